import * as prints from "../prints/pictures.ts";
import type { Gem } from "./gem.ts";
import { fact, inShort, merged, source, statement, stations } from "./sources.ts";

const souda = source("Souda Kyoto", "https://souda-kyoto.jp/guide/spot/manpukuji.html");
const kansaiGuide = source("The Kansai Guide", "https://the-kansai-guide.com/ja/premium/article/item/10051");
const ochanokyoto = source("Ocha no Kyoto", "http://ochanokyoto.jp/spot/detail.php?sid=68");

export const names = {
  kanji: ["黄檗山萬福寺", "黄檗山萬福寺 ― 茶の里の明朝寺院", "万福寺"],
  kana: ["おうばくさんまんぷくじ"],
  romaji: ["Ōbaku-san Manpuku-ji", "Obaku-san Manpuku-ji", "Manpukuji", "Ōbaku", "Obaku"],
} as const satisfies Gem["names"];

export const manpukuji = {
  id: 11,
  title: "Manpuku-ji, a Ming Monastery in Tea Country",
  location: "Uji",
  description:
    "Lunch is announced by a fish. A long wooden one, ancestor of the temple drum, it hangs before the refectory of Ōbaku-san Manpuku-ji (黄檗山萬福寺) and is struck for meals and services. The Chinese master Ingen founded the monastery in 1661, having landed in Nagasaki seven years earlier for a stay of three. China supplied the next dozen abbots as well. The style is late Ming, with imported teak, round windows, peach charms on the doors and paths of diamond slabs like the scales on a dragon’s back. A golden Hotei, mostly belly, receives you in the first hall.\n\n" +
    "Next door, on days that vary, you can visit Hozo-in and its 60,000 carved blocks of the Buddhist canon, finished in 1678 and still printed by hand. As for that lunch, reserve days ahead and bring three friends: fucha ryori, the vegetarian cooking of the house, comes in big dishes for four.",
  inBrief: "Monastery · 5 min from Obaku",
  category: "culture",
  categoryTitle: "Culture & Heritage",
  tags: ["temple", "traditional", "unique", "zen", "vegetarian"],
  icon: "🐟",
  image: prints.manpukujiHero,
  additionalImages: [prints.manpukujiA, prints.manpukujiB, prints.manpukujiC, prints.manpukujiD],
  rating: 4.6,
  reviews: 445,
  season: "all year",
  highlights: [],
  printSeasons: {
    summer: [prints.manpukujiHero, prints.manpukujiB],
    autumn: [prints.manpukujiC],
    winter: [prints.manpukujiA, prints.manpukujiD],
  },
  names,
  place: {
    position: { latitude: 34.9142, longitude: 135.8061 },
    goodTo: 200,
    point: "the temple",
    sources: [
      source("Japanese Wikipedia", "https://ja.wikipedia.org/wiki/%E8%90%AC%E7%A6%8F%E5%AF%BA"),
      stations,
    ],
    directions: {
      address: "京都府宇治市五ケ庄三番割34",
      town: "京都府宇治市五ケ庄",
      landmark: "黄檗駅",
      sources: [souda, ochanokyoto],
    },
  },
  facts: {
    checkedOn: "2026-11-22",
    contact: {
      officialSite: "https://www.obakusan.or.jp/",
      telephone: { number: "0774-32-3900", sources: [souda, kansaiGuide] },
    },
    opening: { kind: "hours", open: "9:00", lastEntry: "16:30", close: "17:00" },
    facts: {
      hours: fact("9:00–17:00, last entry 16:30", souda, ochanokyoto, kansaiGuide),
      closed: fact("No closing day", kansaiGuide, ochanokyoto),
      cost: fact("¥500", souda, kansaiGuide, ochanokyoto),
      wayThere: inShort(
        "5 min from Obaku",
        merged(
          "5 minutes on foot from Obaku",
          statement(
            "5 minutes on foot from Obaku Station (JR Nara Line and Keihan Uji Line)",
            kansaiGuide,
            ochanokyoto,
          ),
        ),
      ),
      timeNeeded: merged(
        "About an hour",
        statement(
          "More than an hour",
          source(
            "Gosyuin Nagither",
            "http://gosyuin-nagither.com/%e8%90%ac%e7%a6%8f%e5%af%ba%e3%81%ae%e5%be%a1%e6%9c%b1%e5%8d%b0%e3%81%a8%e8%a6%8b%e3%81%a9%e3%81%93%e3%82%8d%e3%81%a8%e3%81%8a%e5%9c%9f%e7%94%a3",
          ),
        ),
        statement(
          "Under an hour",
          source("A reader of Ozmall", "https://check.ozmall.co.jp/travel/kyoto/uji/30783"),
        ),
      ),
      booking: merged(
        "Temple lunch: book three days ahead",
        statement(
          "Temple lunch (fucha ryori), 11:30–14:30: book three days ahead",
          souda,
          source("Deep Kyoto", "https://jp.deepkyoto.com/%E8%90%AC%E7%A6%8F%E5%AF%BA/"),
        ),
      ),
      manners: merged(
        "Four share the temple lunch",
        statement("The temple lunch is shared by four at a table, from big dishes", kansaiGuide),
      ),
      toilets: merged("Yes, accessible", statement("A toilet for all, wheelchairs too", ochanokyoto)),
      cash: merged("Bring cash", statement("Payment in cash", kansaiGuide)),
      icCard: merged(
        "On the train",
        statement(
          "IC cards work at Obaku Station",
          source(
            "Express22, station visit 144",
            "https://express22.xsrv.jp/maintarminal/%E9%96%A2%E8%A5%BF%E5%90%84%E9%A7%85%E6%8E%A2%E8%A8%AA%E7%AC%AC144%E5%9B%9E%EF%BD%9Ejr%E5%A5%88%E8%89%AF%E7%B7%9A%E9%BB%84%E6%AA%97%E9%A7%85%EF%BD%9E",
          ),
          source("Pedia", "https://pedia.3rd-in.co.jp/wiki/%E9%BB%84%E6%AA%97%E9%A7%85"),
        ),
      ),
      children: merged(
        "¥300 up to junior high school",
        statement(
          "Primary and junior high school ¥300",
          kansaiGuide,
          source("Wondertrip", "https://wondertrip.jp/90611/"),
        ),
      ),
    },
  },
} as const satisfies Gem;
