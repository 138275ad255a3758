/** A mission as large as the long one: 46 Story, 51 Common and 38 Personal cards, made of plain pieces. */
export function generatedMission(): Map<string, string> {
  const files = new Map<string, string>();
  const words = new Map<string, string>();
  const key = (
    name: string,
    text = `Words for ${name}, long enough to be a card that somebody could tell.`,
  ): string => {
    words.set(name, text);
    return name;
  };
  const recs = ["amy", "anton", "doug", "inez"];
  const LOCS = [5, 5, 4, 4, 4, 5, 5, 3];
  let item = 0;
  const nextItem = (): number => (item < 40 ? ++item : 40);
  const tests = (id: string, at: number): string =>
    `[ { id: ${id}, attribute: ${["strength", "confidence", "dexterity"][at % 3]}, difficulty: { base: ${2 + (at % 3)} }, results: { fail: { text: ${key(`${id}.f`)}, effects: [ { azrak: { lose: 1, who: self } } ] }, critical: same, success: { text: ${key(`${id}.s`)}, effects: [ { take: { item: ${nextItem()} } } ] } } } ]`;
  LOCS.forEach((count, loc) => {
    const id = `L${loc + 1}`;
    const letters = ["A", "B", "C", "D", "E"].slice(0, count);
    const cards = letters.map((letter, at) => {
      const card = `${id}.${letter}`;
      if (letter === "A")
        return `  - { id: "card:${card}", caption: ${key(`${card}.c`)}, alt: ${key("alt")}, back: { readAloud: true, text: ${key(`${card}.t`)} } }`;
      const end =
        id === "L8" && letter === "C"
          ? `, options: [ { id: ${card}.end, text: ${key("opt.end", "End it")}, public: true, commits: true, effects: [ { end: end:good } ] } ]`
          : "";
      return `  - { id: "card:${card}", caption: ${key(`${card}.c`)}, alt: ${key("alt")}, back: { text: ${key(`${card}.t`)}, effects: [ { read: { interaction: ${1 + ((loc + at) % 7)} } } ], tests: ${tests(`${card}.x`, loc + at)}${end} } }`;
    });
    files.set(
      `locations/${id}.yaml`,
      `id: loc:${id}\nname: ${key(`${id}.n`)}\npanorama: [${letters.map((letter) => `"card:${id}.${letter}"`).join(", ")}]\ncards:\n${cards.join("\n")}\n`,
    );
  });
  const items = Array.from({ length: 43 }, (_, at) => {
    const n = at + 1;
    const colour = n <= 14 ? "green" : n <= 27 ? "yellow" : n <= 37 ? "red" : "white";
    const effects =
      n === 20
        ? ", effects: [ { read: { snap: true } } ]"
        : n >= 28 && n <= 30
          ? `, effects: [ { take: { item: ${n + 13} } } ]`
          : "";
    return `- { id: "item:${n}", colour: ${colour}, name: ${key(`i${n}.n`)}, text: ${key(`i${n}.t`)}${effects} }`;
  });
  files.set("items.yaml", `${items.join("\n")}\n`);
  files.set(
    "destiny.yaml",
    "- { value: -2 }\n- { value: -1 }\n- { value: 0 }\n- { value: 0, shuffle: true }\n- { value: 1 }\n- { value: 2 }\n",
  );
  files.set("tokens.yaml", `- { id: coin, shape: coin, name: ${key("coin")}, copies: 12 }\n`);
  files.set(
    "receptacles.yaml",
    recs
      .map(
        (rec, at) => `- id: rec:${rec}
  name: ${key(`${rec}.n`)}
  story: [${key(`${rec}.s`)}]
  attributes: { strength: ${1 + (at % 4)}, confidence: ${1 + ((at + 1) % 4)}, dexterity: ${1 + ((at + 2) % 4)} }
  azrak: ${[4, 5, 5, 4][at]}
  coins: 2
  gear: { id: gear:${rec}, name: ${key(`${rec}.g`)}, text: ${key(`${rec}.gt`)} }
  snap: { id: snap:${rec}, text: ${key(`${rec}.r`)} }
  interactions: [ ${Array.from({ length: 7 }, (_, n) => `{ id: "inter:${rec}.${n + 1}", npc: ${key(`npc${n}`)}, text: ${key(`${rec}.i${n}`)} }`).join(", ")} ]`,
      )
      .join("\n"),
  );
  files.set(
    "mission.yaml",
    `tsm: 1
id: generated
version: 1.0.0
title: ${key("title", "Generated")}
age: 12
minutes: [60, 90]
languages: [en, fr]
counts: { story: 46, common: 51, personal: 38, azrak: 18, destiny: 6 }
covers: { story: 1, common: 1, personal: 2 }
params:
  azrakTotal: 18
  byReceptacles:
    2: { forced: [rec:amy, rec:anton], bonusEach: 1, freeExplore: each, freeUpdates: 2, support: { first: 3, others: 3 } }
    3: { forced: [rec:amy, rec:anton, rec:doug], bonusShared: 2, freeExplore: captain, freeUpdates: 1, support: { first: 2, others: 1 } }
    4: { freeExplore: none, freeUpdates: 0, support: { first: 1, others: 1 } }
setup:
  order: ${key("order")}
  return: ${key("return")}
  prologue: [ ${[1, 2, 3, 4].map((n) => `{ id: "card:P${n}", text: ${key(`P${n}`)}, alt: ${key("alt")} }`).join(", ")} ]
map:
  base:
    spots: [ ${LOCS.map((_, at) => `{ id: "spot:L${at + 1}", loc: "loc:L${at + 1}" }`).join(", ")} ]
performance:
  byReceptacles: { 2: [ { max: 18, grade: gold } ], 3: [ { max: 18, grade: gold } ], 4: [ { max: 18, grade: gold } ] }
endings:
  - { id: "end:good", outcome: success, text: ${key("end.good")} }
`,
  );
  const text = [...words].map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join("\n");
  files.set("text/en.yaml", text);
  files.set("text/fr.yaml", text);
  return files;
}
