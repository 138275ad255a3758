/** What `mission new` writes: one place, three cards, one ending, in English and French. */
const MISSION = (id: string): string => `tsm: 1
id: ${id}
version: 0.1.0
title: t.title
age: 10
minutes: [5, 10]
languages: [en, fr]
counts: { story: 8, common: 9, personal: 7, azrak: 8, destiny: 6 }
covers: { story: 1, common: 1, personal: 1 }
params:
  azrakTotal: 8
  byReceptacles:
    2: { forced: [rec:one, rec:two], freeExplore: each, freeUpdates: 1, support: { first: 3, others: 3 } }
setup:
  order: o.order
  return: o.return
  prologue: []
map:
  base:
    spots: [ { id: spot:L1, loc: loc:L1, at: [500, 150] } ]
performance:
  byReceptacles:
    2: [ { max: 2, grade: gold }, { max: 8, grade: returned } ]
endings:
  - { id: end:good, outcome: success, text: end.good }
`;
const RECEPTACLES = `- id: rec:one
  name: rec.one
  story: [rec.one.story]
  attributes: { strength: 1, confidence: 2, dexterity: 3 }
  azrak: 3
  gear: { id: gear:one, name: gear.one, text: gear.one.body }
  snap: { id: snap:one, text: snap.one }
  interactions: [ { id: inter:one.1, npc: npc.1, text: inter.one.1 } ]
- id: rec:two
  name: rec.two
  story: [rec.two.story]
  attributes: { strength: 3, confidence: 2, dexterity: 1 }
  azrak: 3
  gear: { id: gear:two, name: gear.two, text: gear.two.body }
  snap: { id: snap:two, text: snap.two }
  interactions: [ { id: inter:two.1, npc: npc.1, text: inter.two.1 } ]
`;
const PLACE = `id: loc:L1
name: L1.name
panorama: [card:L1.A, card:L1.B, card:L1.C]
cards:
  - id: card:L1.A
    caption: L1.A.caption
    alt: L1.A.alt
    back: { readAloud: true, keywords: [L1.B.caption, L1.C.caption], text: L1.A.body, clueFor: [item:1] }
  - id: card:L1.B
    caption: L1.B.caption
    alt: L1.B.alt
    back:
      text: L1.B.body
      clueFor: [item:1]
      effects: [ { take: { item: 1 } }, { read: { snap: true } } ]
  - id: card:L1.C
    caption: L1.C.caption
    alt: L1.C.alt
    back:
      text: L1.C.body
      effects: [ { read: { interaction: 1 } } ]
      options:
        - { id: L1.C.open, text: opt.open, when: { has: { item: 1, who: anyone } }, public: true, commits: true, effects: [ { end: end:good } ] }
`;
const ITEMS = `- { id: item:1, colour: green, name: i.1.name, text: i.1.body }
`;
const DESTINY = `- { value: -2 }
- { value: -1 }
- { value: 0 }
- { value: 0 }
- { value: 1 }
- { value: 2 }
`;
const WORDS: readonly (readonly [key: string, en: string, fr: string])[] = [
  ["t.title", "A Door and a Key", "Une porte, une clé"],
  [
    "o.order",
    "**Open the door.** Nobody says what is behind it.",
    "**Ouvrez la porte.** Personne ne dit ce qu’il y a derrière.",
  ],
  ["o.return", "Every crystal here was a detour.", "Chaque cristal ici était un détour."],
  ["rec.one", "Ida", "Ida"],
  ["rec.one.story", "Quick hands.", "Des mains vives."],
  ["rec.two", "Otto", "Otto"],
  ["rec.two.story", "Broad back.", "Un dos large."],
  ["gear.one", "Hairpin", "Épingle"],
  ["gear.one.body", "It has opened worse.", "Elle en a ouvert d’autres."],
  ["gear.two", "Boots", "Bottes"],
  ["gear.two.body", "They creak.", "Elles craquent."],
  [
    "snap.one",
    "You have stood before this door as a child, and ran.",
    "Enfant, vous étiez déjà devant cette porte, et vous avez couru.",
  ],
  [
    "snap.two",
    "You carried this door up the hill, on your back.",
    "Cette porte, c’est vous qui l’avez montée sur votre dos.",
  ],
  ["npc.1", "The porter", "Le portier"],
  ["inter.one.1", "“Again?” says the porter.", "— Encore\u202f? dit le portier."],
  ["inter.two.1", "He lifts his hat to you.", "Il vous tire son chapeau."],
  ["L1.name", "The landing", "Le palier"],
  ["L1.A.caption", "The landing", "Le palier"],
  ["L1.A.alt", "A landing, a bench, a door.", "Un palier, un banc, une porte."],
  [
    "L1.A.body",
    "A **bench**, a **door**, and a lamp that hums.",
    "Un **banc**, une **porte**, et une lampe qui bourdonne.",
  ],
  ["L1.B.caption", "bench", "banc"],
  ["L1.B.alt", "A bench with a coat on it.", "Un banc, et dessus un manteau."],
  [
    "L1.B.body",
    "Somebody has left a coat. There is a key in its pocket, still warm.",
    "Quelqu’un a oublié un manteau. Dans la poche, une clé encore tiède.",
  ],
  ["L1.C.caption", "door", "porte"],
  ["L1.C.alt", "A green door with a brass lock.", "Une porte verte, une serrure de cuivre."],
  [
    "L1.C.body",
    "The lock is old and in a good mood. It wants a key, that is all.",
    "La serrure est vieille et de bonne humeur. Il lui faut une clé, c’est tout.",
  ],
  ["opt.open", "Open the door", "Ouvrir la porte"],
  ["i.1.name", "Key", "Clé"],
  ["i.1.body", "Brass, and heavier than it looks.", "En cuivre, et plus lourde qu’elle n’en a l’air."],
  [
    "end.good",
    "Behind the door there is a garden. It has been waiting.",
    "Derrière la porte, un jardin. Il attendait depuis longtemps.",
  ],
];

export function templateFiles(id: string): readonly (readonly [file: string, text: string])[] {
  const words = (at: 1 | 2): string =>
    `${WORDS.map((row) => `${row[0]}: ${JSON.stringify(row[at])}`).join("\n")}\n`;
  return [
    ["mission.yaml", MISSION(id)],
    ["receptacles.yaml", RECEPTACLES],
    ["locations/L1.yaml", PLACE],
    ["items.yaml", ITEMS],
    ["destiny.yaml", DESTINY],
    ["text/en.yaml", words(1)],
    ["text/fr.yaml", words(2)],
  ];
}
