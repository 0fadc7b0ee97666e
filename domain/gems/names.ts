import type { CategoryTitle, Location } from "./gem.ts";

/** The Japanese names of a place or a category: kanji or mixed writing, and readings in hiragana. */
type JapaneseNames = readonly string[];

/** Japanese names of the places. */
export const locationNames: Readonly<Record<Location, JapaneseNames>> = {
  Kyoto: ["京都", "きょうと"],
  Tokyo: ["東京", "とうきょう"],
  Nara: ["奈良", "なら"],
  Osaka: ["大阪", "おおさか"],
  Arita: ["有田", "ありた"],
  Hakone: ["箱根", "はこね"],
  Seki: ["関", "せき"],
  Uji: ["宇治", "うじ"],
  Shizuoka: ["静岡", "しずおか"],
  Echizen: ["越前", "えちぜん"],
};

/** Japanese names of the categories. */
export const categoryNames: Readonly<Record<CategoryTitle, JapaneseNames>> = {
  "Nature & Gardens": ["自然と庭園", "自然", "庭園", "しぜん", "ていえん"],
  "Food & Dining": ["食と料理", "食べ物", "料理", "グルメ", "たべもの", "りょうり"],
  "Culture & Heritage": ["文化と遺産", "文化", "文化遺産", "ぶんか"],
  "Activities & Workshops": ["体験と工房", "体験", "工房", "ワークショップ", "たいけん", "こうぼう"],
  "History & Heritage": ["歴史と遺産", "歴史", "史跡", "れきし", "しせき"],
};
