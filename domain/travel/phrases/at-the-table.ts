import { phrase, word } from "./phrase.ts";
import { allergens, full, yes, yesOrNo } from "./words.ts";

export const atTheTable = [
  phrase("open-now", "Are you open now?", "Ima, eigyō shite imasu ka.", ["今、", "営業して", "いますか。"], {
    words: yesOrNo,
  }),
  phrase(
    "no-booking",
    "I have no booking. May I come in?",
    "Yoyaku wa nai no desu ga, hairemasu ka.",
    ["予約は", "ないのですが、", "入れますか。"],
    { words: [yes, word("Please wait a little", "少々お待ちください"), full] },
  ),
  phrase(
    "ticket-machine",
    "Could you show me how the ticket machine works?",
    "Kenbaiki no tsukaikata o oshiete itadakemasu ka.",
    ["券売機の", "使い方を", "教えて", "いただけますか。"],
  ),
  phrase(
    "one-of-these",
    "One of these, please.",
    "Kore o hitotsu onegai shimasu.",
    ["これを", "一つ", "お願いします。"],
    { hint: "Point at the menu." },
  ),
  phrase(
    "allergy",
    "I have an allergy. Is this in it?",
    "Arerugī ga arimasu. Kore wa haitte imasu ka.",
    ["アレルギーが", "あります。", "これは", "入っていますか。"],
    { words: [...allergens, ...yesOrNo], hint: "Point at what you can’t eat." },
  ),
  phrase(
    "no-meat-or-fish",
    "Is there a dish without meat or fish, even in the stock?",
    "Niku ya sakana o, dashi ni mo tsukatte inai ryōri wa arimasu ka.",
    ["肉や魚を、", "だしにも", "使っていない", "料理は", "ありますか。"],
    { words: yesOrNo },
  ),
  phrase("pork", "Is there pork in it?", "Butaniku wa haitte imasu ka.", ["豚肉は", "入っていますか。"], {
    words: yesOrNo,
  }),
  phrase(
    "alcohol",
    "Is there alcohol in it?",
    "Arukōru wa haitte imasu ka.",
    ["アルコールは", "入っていますか。"],
    { words: yesOrNo },
  ),
  phrase("card", "Can I pay by card?", "Kādo de haraemasu ka.", ["カードで", "払えますか。"], {
    words: [yes, word("Cash only", "現金だけです")],
  }),
  phrase("takeaway", "To take away, please.", "Mochikaeri de onegai shimasu.", [
    "持ち帰りで",
    "お願いします。",
  ]),
  phrase(
    "eat-by",
    "How soon should I eat it?",
    "Itsu made ni tabereba ii desu ka.",
    ["いつまでに", "食べれば", "いいですか。"],
    { words: [word("Today", "今日中"), word("By tomorrow", "明日まで")] },
  ),
  phrase("bill", "The bill, please.", "Okaikei o onegai shimasu.", ["お会計を", "お願いします。"]),
];
