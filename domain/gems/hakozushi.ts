import { checked, fromOneSource, old, source } from "./evidence.ts";
import type { GemFacts } from "./gem-facts.ts";

const futonten = source(
  "Futonten diary",
  "https://www.futonten.info/wordpress/diary/diary-gourmet/11423",
  "2025-10",
);
const goo = source(
  "A visitor’s blog (kdice68)",
  "https://blog.goo.ne.jp/kdice68/e/00b8440e331ae5047d7677354f7bbb84",
  "2022",
);
const naninomu = source("Naninomu", "https://naninomu.jp/dent/76872");
const navitime = source("Navitime", "https://japantravel.navitime.com/ja/area/jp/spot/02301-1900141/");
const shinise = source("Shinise", "http://shinise.tv/yoshinosushi-osaka");
const soundtrip = source("Osaka Soundtrip", "https://osaka-soundtrip.com/nos-spot/gourmet5150", "2023-04");

export const hakozushi: GemFacts = {
  checkedOn: "2026-11-22",
  opening: { kind: "ask" },
  facts: {
    closed: old(
      "Saturdays and Sundays; the shop’s own page has public holidays too",
      source("Yoshino, the shop’s own page", "http://yoshino-sushi.co.jp/history/index.htm", "2011"),
      source(
        "A visitor’s blog (somethingatsecondhand)",
        "http://somethingatsecondhand.hatenablog.jp/entry/2016/01/06/000121",
        "2016-01",
      ),
    ),
    cost: old(
      "¥2,900 for a box, sold at Shin-Osaka Station",
      source(
        "A visitor’s blog (jimkan)",
        "https://blog.goo.ne.jp/jimkan/e/775c3d0eb247632d05d02aca3a225e9f",
        "2020-07",
      ),
    ),
    wayThere: checked(
      "3 to 5 minutes on foot from Yodoyabashi, 5 from Hommachi (both Midosuji Line)",
      shinise,
      navitime,
      naninomu,
      soundtrip,
    ),
    timeNeeded: fromOneSource("A short wait: the smallest box is made to order", goo),
    booking: checked("Takeaway only: no eating in", futonten, goo),
  },
};
