import { phrase, word } from "./phrase.ts";
import { belongings, yesOrNo } from "./words.ts";

export const help = [
  phrase("ambulance", "Please call an ambulance.", "Kyūkyūsha o yonde kudasai.", [
    "救急車を",
    "呼んでください。",
  ]),
  phrase("police", "Please call the police.", "Keisatsu o yonde kudasai.", ["警察を", "呼んでください。"]),
  phrase(
    "unwell",
    "I feel ill. May I rest here a little?",
    "Guai ga warui desu. Sukoshi yasumasete itadakemasu ka.",
    ["具合が", "悪いです。", "少し", "休ませて", "いただけますか。"],
  ),
  phrase("hurts", "It hurts here.", "Koko ga itai desu.", ["ここが", "痛いです。"], {
    hint: "Point at the place.",
  }),
  phrase("cannot-walk", "I am hurt and can’t walk.", "Kega o shite, arukemasen.", [
    "けがをして、",
    "歩けません。",
  ]),
  phrase(
    "not-back",
    "Somebody who came with me is not back yet.",
    "Issho ni kita hito ga, mada modotte kimasen.",
    ["一緒に", "来た人が、", "まだ", "戻って", "きません。"],
  ),
  phrase(
    "lost",
    "I’m lost. Where are we on the map?",
    "Michi ni mayoimashita. Koko wa, chizu no doko desu ka.",
    ["道に", "迷いました。", "ここは、", "地図の", "どこですか。"],
    { hint: "Hold out a map." },
  ),
  phrase(
    "left-behind",
    "I left something behind. Where can I ask?",
    "Wasuremono o shimashita. Doko ni kikeba ii desu ka.",
    ["忘れ物を", "しました。", "どこに", "聞けば", "いいですか。"],
    { words: belongings },
  ),
  phrase("evacuate", "Where should I evacuate to?", "Hinan basho wa doko desu ka.", [
    "避難場所は",
    "どこですか。",
  ]),
  phrase(
    "telephone",
    "Could you make a telephone call for me?",
    "Kawari ni denwa o kakete itadakemasu ka.",
    ["代わりに", "電話を", "かけて", "いただけますか。"],
    { hint: "Hold out the number." },
  ),
  phrase("english", "Do you speak English here?", "Eigo wa tsūjimasu ka.", ["英語は", "通じますか。"], {
    words: [...yesOrNo, word("A little", "少しだけ")],
  }),
  phrase("write", "Could you write it down, please?", "Kaite itadakemasu ka.", [
    "書いて",
    "いただけますか。",
  ]),
  phrase("toilet", "Where is the toilet?", "Toire wa doko desu ka.", ["トイレは", "どこですか。"]),
  phrase("bin", "Is there a bin?", "Gomibako wa arimasu ka.", ["ゴミ箱は", "ありますか。"], {
    words: yesOrNo,
  }),
];
