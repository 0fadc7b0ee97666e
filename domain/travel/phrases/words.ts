import { word, type Word } from "./phrase.ts";

export const yes = word("Yes", "はい");
const no = word("No", "いいえ");
export const yesOrNo = [yes, no];
export const full = word("We are full", "いっぱいです");

export const digits: readonly Word[] = Array.from("0123456789", (japanese) => ({ japanese }));
/** Digits for a time of day, and for a price. */
export const clock = [...digits, word("hour", "時"), word("min", "分")];
export const price = [...digits, word("yen", "円")];

export const durations = [
  word("5 minutes", "5分"),
  word("10 minutes", "10分"),
  word("20 minutes", "20分"),
  word("30 minutes", "30分"),
  word("1 hour", "1時間"),
  word("2 hours", "2時間"),
  word("Longer", "それ以上"),
];

/** The foods that labels in Japan must name, and others that many people cannot eat. */
export const allergens = [
  word("egg", "卵"),
  word("dairy", "乳製品"),
  word("wheat", "小麦"),
  word("buckwheat", "そば"),
  word("peanut", "ピーナッツ"),
  word("walnut", "くるみ"),
  word("other nuts", "ナッツ類"),
  word("prawn", "えび"),
  word("crab", "かに"),
  word("fish", "魚"),
  word("soya", "大豆"),
  word("sesame", "ごま"),
];

export const belongings = [
  word("bag", "かばん"),
  word("wallet", "財布"),
  word("phone", "携帯電話"),
  word("passport", "パスポート"),
  word("camera", "カメラ"),
  word("coat", "上着"),
  word("umbrella", "傘"),
];
