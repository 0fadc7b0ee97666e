import type { CategoryTitle, Location } from "./gem.ts";

/**
 * The Japanese names of a gem, for the "Did you mean" help (docs/product.md §10). The first entries of `kanji` and of
 * `romaji` are the names that the description uses. `kanji` also holds the Japanese title and other usual spellings,
 * `kana` the readings without spaces, `romaji` each name with and without macrons.
 */
export interface GemNames {
  readonly kanji: readonly string[];
  readonly kana: readonly string[];
  readonly romaji: readonly string[];
}

/** Japanese names by gem id. */
export const gemNames: Readonly<Record<number, GemNames>> = {
  1: {
    kanji: ["愛宕念仏寺", "愛宕念仏寺 ― 千二百の顔をもつ寺"],
    kana: ["おたぎねんぶつじ"],
    romaji: ["Otagi Nenbutsu-ji", "Otagi Nenbutsuji", "Otagi"],
  },
  2: {
    kanji: ["向島百花園", "向島百花園 ― 百花が咲きつぐ庭"],
    kana: ["むこうじまひゃっかえん"],
    romaji: ["Mukōjima Hyakkaen", "Mukojima Hyakkaen", "Hyakkaen"],
  },
  3: {
    kanji: ["箱寿司", "大阪の箱寿司 ― 二寸六分のモザイク", "吉野鯗", "吉野寿司"],
    kana: ["はこずし", "よしのすし"],
    romaji: ["hakozushi", "Yoshino Sushi"],
  },
  4: {
    kanji: ["箱根旧街道", "甘酒茶屋", "箱根旧街道の石畳と甘酒茶屋"],
    kana: ["はこねきゅうかいどう", "あまざけちゃや"],
    romaji: ["Hakone Kyū-kaidō", "Hakone Kyu-kaido", "Amazake-chaya", "Amasake-chaya"],
  },
  5: {
    kanji: ["にぎり墨", "奈良墨", "奈良墨 ― 手のかたちの「にぎり墨」", "錦光園"],
    kana: ["にぎりずみ", "ならすみ", "きんこうえん"],
    romaji: ["nigiri-zumi", "Nara sumi", "Kinkōen", "Kinkoen"],
  },
  6: {
    kanji: ["陶山神社", "陶山神社 ― 磁器の鳥居"],
    kana: ["とうざんじんじゃ", "すえやまじんじゃ"],
    romaji: ["Tōzan Jinja", "Tozan Jinja", "Sueyama Jinja"],
  },
  7: {
    kanji: ["小瀬鵜飼", "小瀬鵜飼 ― 篝火の長良川"],
    kana: ["おぜうかい"],
    romaji: ["Oze ukai", "ukai"],
  },
  8: {
    kanji: ["薩埵峠", "さった峠", "薩埵峠 ― 広重が見た富士"],
    kana: ["さったとうげ"],
    romaji: ["Satta-tōge", "Satta-toge"],
  },
  9: {
    kanji: ["御岳山ロックガーデン", "御岳山ロックガーデン ― 苔の渓谷", "岩石園"],
    kana: ["みたけさんロックガーデン"],
    romaji: ["Mitake-san Rokku Gāden", "Mitake-san Rokku Gaden", "Mitake-san"],
  },
  10: {
    kanji: ["越前和紙の里", "越前和紙の里 ― 紙の女神の谷", "岡太神社", "大瀧神社"],
    kana: ["えちぜんわしのさと", "おかもとじんじゃ", "おおたきじんじゃ"],
    romaji: ["Echizen Washi no Sato", "Okamoto Jinja", "Ōtaki Jinja", "Otaki Jinja"],
  },
  11: {
    kanji: ["黄檗山萬福寺", "黄檗山萬福寺 ― 茶の里の明朝寺院", "万福寺"],
    kana: ["おうばくさんまんぷくじ"],
    romaji: ["Ōbaku-san Manpuku-ji", "Obaku-san Manpuku-ji", "Manpukuji", "Ōbaku", "Obaku"],
  },
  12: {
    kanji: ["一乗寺ラーメン街道"],
    kana: ["いちじょうじラーメンかいどう"],
    romaji: ["Ichijōji Rāmen Kaidō", "Ichijoji Ramen Kaido", "Ichijōji", "Ichijoji"],
  },
};

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

/** The Japanese name of a gem by its id; null when it has none. */
export const japaneseNameOf = (id: number): string | null => gemNames[id]?.kanji[0] ?? null;
