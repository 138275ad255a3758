import type { Chapter } from "@chronarium/kernel";

export const building: Chapter = {
  id: "building",
  title: "Constructing, upgrading, demolishing",
  paragraphs: [
    {
      rules: ["KH-23"],
      text:
        "Construct: choose a type, a size and the top-left square. The footprint is the block of 1, 4 or 9 " +
        "squares to the right and below. It must lie wholly on the board. Tiles are square, so there is " +
        "nothing to turn.",
    },
    {
      rules: ["KH-24"],
      text:
        "Every square of the footprint must be free on that board, without tile and without printed " +
        "hamlet. Pawns never block.",
    },
    {
      rules: ["KH-25"],
      text:
        "The price is as many cards of the building’s colour as its size, plus the terrain surcharge in " +
        "cards of any colour.",
    },
    {
      rules: ["KH-27"],
      text: "A tile of that kind must be left in the stock.",
    },
    {
      rules: ["KH-28"],
      text:
        "On a military or religious building put one of your cubes from your stock: you are its owner. " +
        "Civil buildings on Might and Faith belong to nobody and carry no cube.",
    },
    {
      rules: ["KH-29"],
      text:
        "You receive a bonus at once: 1 Ecu on Might, 2 Ecus on Faith, whatever the type and size. Copies " +
        "made by a ripple pay nothing. You may spend the bonus in the same turn.",
    },
    {
      rules: ["KH-30"],
      text: "You may build far from everything. A building on its own is a domain of one.",
    },
    {
      rules: ["KH-31"],
      text:
        "Upgrade: replace one building on Might or Faith by a larger one of the same type. Civil buildings " +
        "may be upgraded by anyone, printed hamlets included. Military and religious ones only by their " +
        "owner.",
    },
    {
      rules: ["KH-32"],
      text:
        "The new footprint contains the whole old one, and all its other squares are free. You cannot " +
        "merge two buildings into one.",
    },
    {
      rules: ["KH-33"],
      text:
        "You pay one card of the colour for each step in size, and the terrain surcharge of the whole new " +
        "footprint, old squares included. From size 1 straight to 3 costs 2 cards. The owner’s cube stays, " +
        "the old tile returns to the stock, a printed hamlet stays beneath.",
    },
    {
      rules: ["KH-34"],
      text:
        "An upgrade pays the same bonus of 1 or 2 Ecus and must pass the same tests: river, Dominion, " +
        "Hierarchy and a tile in stock.",
    },
    {
      rules: ["KH-35"],
      text:
        "Demolish: on Might or Faith remove a Hamlet, Watchtower or Chapel tile, whoever owns it. It costs " +
        "1 Ecu and 1 card of its colour. There is no surcharge and no bonus.",
    },
    {
      rules: ["KH-36"],
      text:
        "A printed hamlet cannot be demolished, nor can anything of size 2 or 3. Large buildings fall only " +
        "to paradoxes, junctions and divisions.",
    },
    {
      rules: ["KH-37"],
      text:
        "The cube on a demolished tile goes back to its owner. Small buildings have no shadows, so later " +
        "boards do not notice.",
    },
    {
      rules: ["KH-38"],
      text:
        "If a demolition splits a domain, the parts are put in order at once, and you are the active " +
        "player. The chapter on junctions tells how.",
    },
  ],
};
