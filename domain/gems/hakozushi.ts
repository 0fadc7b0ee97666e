import * as prints from "../prints/pictures.ts";
import type { Gem } from "./gem.ts";
import { blocks, inShort, merged, source, statement } from "./sources.ts";

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

const shop = source("Yoshino, the shop’s own page", "http://yoshino-sushi.co.jp/history/index.htm", "2011");
const timeOut = source(
  "Time Out",
  "https://timeout.jp/tokyo/ja/%E3%83%AC%E3%82%B9%E3%83%88%E3%83%A9%E3%83%B3/yoshino-sushi",
);

export const names = {
  kanji: ["箱寿司", "大阪の箱寿司 ― 二寸六分のモザイク", "吉野鯗", "吉野寿司"],
  kana: ["はこずし", "よしのすし"],
  romaji: ["hakozushi", "Yoshino Sushi"],
} as const satisfies Gem["names"];

export const hakozushi = {
  id: 3,
  title: "Hakozushi, Osaka's Boxed Mosaic",
  location: "Osaka",
  description:
    "Osaka’s own sushi is a mosaic eight centimetres square and four deep. Into a cypress mould go rice, a dark seam of shiitake and nori, more rice, then sea bream, prawn, glazed conger eel and thick yellow omelette, fitted edge to edge and pressed. Lift the mould away and there it is: hakozushi (箱寿司).\n\n" +
    "The pressed kind used to mean cheap fish. In the early Meiji years Yoshino Sushi, a shop in the Semba merchant district, tried fine ingredients and a square mould, and merchants took to giving the boxes as presents, since the flavour settles over hours. The owners say it also gave Japanese its word for a crowded train: sushi-zume, packed like sushi. Their shop, on the same ground since 1841, was takeaway only when last seen. Check before you go, order ahead, and eat by the river at Nakanoshima.",
  inBrief: "Sushi to take away · 3–5 min from Yodoyabashi",
  category: "food",
  categoryTitle: "Food & Dining",
  tags: ["sushi", "traditional", "authentic", "local", "takeaway"],
  icon: "🍣",
  image: prints.hakozushiHero,
  additionalImages: [prints.hakozushiA, prints.hakozushiB, prints.hakozushiC, prints.hakozushiD],
  rating: 4.5,
  reviews: 412,
  season: "all year",
  highlights: [],
  printSeasons: { winter: [prints.hakozushiHero] },
  names,
  place: {
    position: { latitude: 34.6869, longitude: 135.5022 },
    goodTo: 150,
    point: "the middle of its block",
    sources: [blocks],
    directions: {
      destination: { name: "吉野寿司", kana: "よしのすし", romaji: "Yoshino Sushi" },
      address: "大阪市中央区淡路町3-4-14",
      town: "大阪市中央区淡路町",
      landmark: "淀屋橋駅",
      sources: [soundtrip, naninomu],
    },
  },
  facts: {
    checkedOn: "2026-11-22",
    opening: {
      kind: "ask",
      note: "takeaway, probably weekdays only; we couldn’t confirm the hours, so ring the shop",
      isClosedOnDaysOff: true,
    },
    contact: {
      officialSite: "http://yoshino-sushi.co.jp/",
      telephone: { number: "06-6231-7181", sources: [shop] },
    },
    facts: {
      closed: merged(
        "Saturdays, Sundays, perhaps holidays",
        statement(
          "Saturdays and Sundays; by the shop’s own page public holidays too",
          shop,
          source(
            "A visitor’s blog (somethingatsecondhand)",
            "http://somethingatsecondhand.hatenablog.jp/entry/2016/01/06/000121",
            "2016-01",
          ),
        ),
      ),
      cost: merged(
        "¥1,760–2,900 a box",
        statement("¥1,760 a box", timeOut),
        statement(
          "Under ¥2,000 a box",
          source(
            "Lonely Planet",
            "https://www.lonelyplanet.com/japan/osaka/restaurants/yoshino-sushi/a/poi-eat/1551645/356704",
          ),
        ),
        statement(
          "¥2,900 a box, at Shin-Osaka Station",
          source(
            "A visitor’s blog (jimkan)",
            "https://blog.goo.ne.jp/jimkan/e/775c3d0eb247632d05d02aca3a225e9f",
            "2020-07",
          ),
        ),
      ),
      wayThere: inShort(
        "3–5 min from Yodoyabashi",
        merged(
          "3–5 minutes on foot from Yodoyabashi",
          statement(
            "3–5 minutes on foot from Yodoyabashi, 5 from Hommachi (both Midosuji Line)",
            shinise,
            navitime,
            naninomu,
            soundtrip,
          ),
        ),
      ),
      timeNeeded: inShort(
        "a short wait",
        merged(
          "A short wait, pressed to order",
          statement("A short wait: the smallest box is made to order", goo),
        ),
      ),
      booking: merged(
        "No tables to book: takeaway only",
        statement("Takeaway only, no eating in", futonten, timeOut, goo),
      ),
      icCard: merged(
        "On the subway",
        statement(
          "IC cards work on the Osaka Metro; top up beforehand",
          source("Osaka Metro", "https://subway.osakametro.co.jp/guide/page/charge_icoca.php"),
        ),
      ),
    },
  },
} as const satisfies Gem;
