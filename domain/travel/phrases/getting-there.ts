import { phrase, word } from "./phrase.ts";
import { clock, digits, durations, yesOrNo } from "./words.ts";

const showPlace = "Show the place on its taxi card first.";

export const gettingThere = [
  phrase("taxi", "Could you call a taxi for me, please?", "Takushī o yonde itadakemasu ka.", [
    "タクシーを",
    "呼んで",
    "いただけますか。",
  ]),
  phrase("bus-stop", "Where is the bus stop?", "Basutei wa doko desu ka.", ["バス停は", "どこですか。"]),
  phrase(
    "get-off",
    "Where do I get off?",
    "Doko de orireba ii desu ka.",
    ["どこで", "降りれば", "いいですか。"],
    { hint: showPlace },
  ),
  phrase("tell-me", "Could you tell me when we get there?", "Tsuitara oshiete itadakemasu ka.", [
    "着いたら",
    "教えて",
    "いただけますか。",
  ]),
  phrase(
    "fare",
    "When do I pay the fare?",
    "Unchin wa, itsu haraeba ii desu ka.",
    ["運賃は、", "いつ払えば", "いいですか。"],
    { words: [word("Getting on", "乗るとき"), word("Getting off", "降りるとき")] },
  ),
  phrase("platform", "Which platform is it?", "Nanban noriba desu ka.", ["何番のりば", "ですか。"], {
    words: digits,
    hint: showPlace,
  }),
  phrase(
    "last-one",
    "What time is the last one back?",
    "Kaeri no saishū wa nanji desu ka.",
    ["帰りの", "最終は", "何時ですか。"],
    { words: clock, hint: "For a bus, a train or a cable car." },
  ),
  phrase(
    "on-foot",
    "How long does it take on foot?",
    "Aruite dono kurai kakarimasu ka.",
    ["歩いて", "どのくらい", "かかりますか。"],
    { words: durations, hint: showPlace },
  ),
  phrase(
    "right-way",
    "Is this the right way?",
    "Kono michi de atte imasu ka.",
    ["この道で", "合っていますか。"],
    { words: yesOrNo, hint: showPlace },
  ),
  phrase(
    "path",
    "Is this path open today?",
    "Kyō, kono michi wa tōremasu ka.",
    ["今日、", "この道は", "通れますか。"],
    { words: yesOrNo },
  ),
  phrase(
    "bears",
    "Have bears been seen around here lately?",
    "Saikin, kono atari de kuma wa dete imasu ka.",
    ["最近、", "この辺りで", "クマは", "出ていますか。"],
    { words: yesOrNo },
  ),
  phrase(
    "weather",
    "Will the weather hold today?",
    "Kyō no tenki wa daijōbu-sō desu ka.",
    ["今日の天気は", "大丈夫そう", "ですか。"],
    { words: [...yesOrNo, word("Hard to say", "わかりません")] },
  ),
  phrase(
    "boats",
    "Will the boats go out tonight?",
    "Kon’ya, fune wa demasu ka.",
    ["今夜、", "船は", "出ますか。"],
    { words: yesOrNo },
  ),
];
