/** The cards that stand for the games a person chooses among. */

const FACES: Readonly<Record<string, string>> = {
  classic: "treasure",
  "saboteur-2": "boss",
  anniversary: "chest-a",
  tournament: "greedy",
  everything: "dragon",
};

/** The name of the card, and whether it lies in the forest. */
export const faceOf = (preset: string): { name: string; forest: boolean } =>
  preset === "lost-mines"
    ? { name: "mine-jewels", forest: true }
    : { name: FACES[preset] ?? "treasure", forest: false };
