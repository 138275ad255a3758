import type { Chapter } from "@chronarium/kernel";

export const holdem: Chapter = {
  id: "holdem",
  title: "La variante Hold’em",
  paragraphs: [
    {
      rules: ["KH-130"],
      option: "holdem",
      text:
        "Avant la donne, sortez du paquet une carte de chaque couleur et posez les trois face visible à " +
        "côté. Mélangez les 52 autres et distribuez les mains.",
    },
    {
      rules: ["KH-131"],
      option: "holdem",
      text:
        "Chaque fois que vous piochez, lors d’un échange ou de la phase de pioche, prenez chaque carte " +
        "dans la rangée ou dans la pioche, à votre choix, carte par carte.",
    },
    {
      rules: ["KH-132"],
      option: "holdem",
      text:
        "La rangée n’est complétée depuis la pioche que lorsque vous avez fini de piocher : vous y prenez " +
        "donc 3 cartes au plus. Ses couleurs peuvent changer. Une pioche vide est d’abord refaite. En " +
        "phase de pioche, vous défaussez votre main avant de prendre la première carte.",
    },
    {
      rules: ["KH-133"],
      option: "holdem",
      text:
        "Rien ne vous oblige à prendre dans la rangée. L’échange payant existe toujours, au début du tour " +
        "comme d’habitude.",
    },
    {
      rules: ["KH-134"],
      option: "holdem",
      text:
        "Tout le monde voit les couleurs que vous prenez dans la rangée. Vous gagnez un choix et livrez un " +
        "secret.",
    },
  ],
};
