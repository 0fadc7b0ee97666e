import type { Gem } from "./gem.ts";

/** The characters of a Japanese name: kanji, kana and the punctuation used between them. */
const japanese = /[\u3005\u3040-\u30ff\u3400-\u9fff]+/;

/** The gem's Japanese name, as its description gives it; null when it gives none. */
export const japaneseName = ({ description }: Pick<Gem, "description">): string | null =>
  japanese.exec(description)?.[0] ?? null;
