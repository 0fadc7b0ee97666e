import { phrase, word } from "./phrase.ts";
import { clock, durations, full, price, yes, yesOrNo } from "./words.ts";

export const atATemple = [
  phrase(
    "photographs",
    "May I take photographs here?",
    "Koko de shashin o totte mo ii desu ka.",
    ["ここで", "写真を", "撮っても", "いいですか。"],
    {
      words: [
        word("Please do", "はい、どうぞ"),
        word("Without flash", "フラッシュなしで"),
        word("Please don’t", "ご遠慮ください"),
      ],
    },
  ),
  phrase(
    "shoes",
    "Should I take off my shoes?",
    "Kutsu wa nuida hō ga ii desu ka.",
    ["靴は", "脱いだほうが", "いいですか。"],
    { words: yesOrNo },
  ),
  phrase("touch", "May I touch it?", "Sawatte mo ii desu ka.", ["触っても", "いいですか。"], {
    words: yesOrNo,
  }),
  phrase(
    "open-until",
    "What time do you close?",
    "Nanji made aite imasu ka.",
    ["何時まで", "開いて", "いますか。"],
    { words: clock },
  ),
  phrase("seal", "Could I have a seal (goshuin), please?", "Goshuin o itadakemasu ka.", [
    "御朱印を",
    "いただけますか。",
  ]),
  phrase(
    "join-today",
    "Can I take part today without a booking?",
    "Kyō, yoyaku nashi de taiken dekimasu ka.",
    ["今日、", "予約なしで", "体験できますか。"],
    { words: [yes, word("You need to book", "予約が必要です"), full] },
  ),
  phrase(
    "how-long",
    "How long does it take?",
    "Jikan wa dono kurai kakarimasu ka.",
    ["時間は", "どのくらい", "かかりますか。"],
    { words: durations },
  ),
  phrase("how-much", "How much is this?", "Kore wa ikura desu ka.", ["これは", "いくらですか。"], {
    words: price,
  }),
  phrase("wrap", "Could you wrap it so that it doesn’t break?", "Warenai yō ni tsutsunde itadakemasu ka.", [
    "割れないように",
    "包んで",
    "いただけますか。",
  ]),
];
