/** The prints' colours, for the seals of people who have no picture. */
export const pigments = ["indigo", "moss", "ochre", "plum", "slate"] as const;

export type Pigment = (typeof pigments)[number];

/** The colour of a person's seal: always the same one, and about as many people have each (FNV-1a over the id). */
export function pigmentOf(userId: string): Pigment {
  let hash = 0x811c9dc5;
  for (const character of userId) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return pigments[(hash >>> 0) % pigments.length] ?? "indigo";
}
