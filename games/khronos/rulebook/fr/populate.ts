import type { Chapter } from "@chronarium/kernel";

export const populate: Chapter = {
  id: "populate",
  title: "Peupler",
  paragraphs: [
    {
      rules: ["KH-90"],
      text:
        "Sur Raison, 1 carte bleue place 1 cube de votre réserve dans un bâtiment civil. Vous pouvez " +
        "recommencer, même dans le même bâtiment.",
    },
    {
      rules: ["KH-91"],
      text: "Un hameau loge 1 cube, un bourg 3, une cité 5, tous joueurs confondus.",
    },
    {
      rules: ["KH-92"],
      text: "Les cubes de plusieurs joueurs peuvent partager un bâtiment.",
    },
    {
      rules: ["KH-93", "KH-94"],
      text:
        "Sans cube en réserve, vous ne pouvez pas peupler. Ni bonus, ni surcoût ; un cube posé ne se " +
        "déplace ni ne se reprend.",
    },
    {
      rules: ["KH-100"],
      text:
        "Les bâtiments civils de Raison sont les hameaux imprimés, ainsi que les bourgs et cités venus par " +
        "une onde. Les tuiles hameau n’y parviennent jamais.",
    },
    {
      rules: ["KH-95"],
      text:
        "Quand un bâtiment civil grandit, ses habitants restent. Un cube sur un hameau imprimé passe dans " +
        "le bourg ou la cité qui le recouvre.",
    },
    {
      rules: ["KH-96"],
      text: "Quand un bourg ou une cité est détruit sur Raison, tous ses cubes rentrent chez eux.",
    },
    {
      rules: ["KH-97"],
      text:
        "Une exception : si un hameau imprimé se trouvait dessous, le joueur qui avait le plus de cubes " +
        "dans le bâtiment perdu en laisse exactement un sur le hameau. Le reste rentre.",
    },
    {
      rules: ["KH-98"],
      text:
        "Si plusieurs joueurs sont à égalité, le joueur actif, s’il en est, se retire et reprend tous ses " +
        "cubes. S’il en reste plus d’un, le joueur actif désigne qui laisse le cube. Si le joueur actif " +
        "était seul dans le bâtiment, il a le plus de cubes et en laisse un.",
    },
    {
      rules: ["KH-99"],
      text:
        "Une copie civile qui recouvre un hameau imprimé sur Raison reprend le cube qui s’y trouve, qu’il " +
        "vienne d’y être laissé ou qu’il y ait été avant. Aucun cube ne reste jamais sous une tuile.",
    },
  ],
};
