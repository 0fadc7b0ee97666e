/** The rows of the kana table in Hepburn's romanisation. */
const rows: readonly (readonly [kana: string, romaji: string])[] = [
  ["あいうえお", "a i u e o"],
  ["かきくけこ", "ka ki ku ke ko"],
  ["がぎぐげご", "ga gi gu ge go"],
  ["さしすせそ", "sa shi su se so"],
  ["ざじずぜぞ", "za ji zu ze zo"],
  ["たちつてと", "ta chi tsu te to"],
  ["だぢづでど", "da ji zu de do"],
  ["なにぬねの", "na ni nu ne no"],
  ["はひふへほ", "ha hi fu he ho"],
  ["ばびぶべぼ", "ba bi bu be bo"],
  ["ぱぴぷぺぽ", "pa pi pu pe po"],
  ["まみむめも", "ma mi mu me mo"],
  ["やゆよ", "ya yu yo"],
  ["らりるれろ", "ra ri ru re ro"],
  ["わん", "wa n"],
];

const table = new Map(
  rows.flatMap(([kana, romaji]) => {
    const syllables = romaji.split(" ");
    return Array.from(kana, (character, index) => [character, syllables[index] ?? ""] as const);
  }),
);

/** Katakana as hiragana. */
const hiragana = (text: string) =>
  text.replace(/[\u30a1-\u30f6]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0x60));

/** What a particle may also be read as. */
const particles: Readonly<Record<string, string>> = { は: "(?:ha|wa)", を: "o", へ: "(?:he|e)" };

const romajiOf = (character: string): string => particles[character] ?? table.get(character) ?? "";

/** The letters of a reading alone; a long vowel is two, and `ou` sounds like `oo`. */
export const lettersOf = (reading: string): string =>
  reading
    .toLowerCase()
    .normalize("NFD")
    .replace(/([aiueo])\u0304/g, "$1$1")
    .replace(/[^a-z]/g, "")
    .replaceAll("ou", "oo");

/** The pattern of the letters with which Japanese words can be read: its kana as they are, a kanji as anything. */
export function readingPattern(japanese: string): RegExp {
  const pattern = hiragana(japanese)
    .replace(/[、。]/g, "")
    .replace(/[\u4e00-\u9fff]+/g, "[a-z]+")
    .replace(/([きぎしじちにひびぴみり])([ゃゅょ])/g, (_, first: string, second: string) => {
      const glide = { ゃ: "ya", ゅ: "yu", ょ: "yo" }[second] ?? "";
      const beginning = romajiOf(first).replace(/i$/, "");
      return /(?:sh|ch|j)$/.test(beginning) ? beginning + glide.slice(1) : beginning + glide;
    })
    .replace(/[\u3041-\u3096]/g, (character) => (character === "っ" ? character : romajiOf(character)))
    .replace(/っ([a-z])/g, "$1$1")
    .replace(/([aiueo])ー/g, "$1$1")
    .replaceAll("ou", "oo");
  return new RegExp(`^${pattern}$`);
}
