import * as prints from "../prints/pictures.ts";
import type { Gem } from "./gem.ts";
import { blocks, fact, inShort, merged, source, statement } from "./sources.ts";

const goTokyo = source("GO TOKYO", "https://www.gotokyo.org/en/spot/429/index.html");
const agata = source("Agata Japan", "https://agatajapan.com/en?p=38444");
const helloJapan = source(
  "Hello Japan",
  "https://www.hellojapan.asia/en/travel-guide/mukojima-hyakkaen-garden.html",
);
const sumida = source("Sumida Keizai Shimbun", "http://sumida.keizai.biz/headline/1330", "2025-10");
const thirdNews = source(
  "Third News",
  "https://news.3rd-in.co.jp/article/6529b90c-3927-11ef-bd1b-9ca3ba083d71",
  "2024-07",
);

export const names = {
  kanji: ["向島百花園", "向島百花園 ― 百花が咲きつぐ庭"],
  kana: ["むこうじまひゃっかえん"],
  romaji: ["Mukojima-Hyakkaen", "Mukōjima Hyakkaen", "Mukojima Hyakkaen", "Hyakkaen"],
} as const satisfies Gem["names"];

export const hyakkaen = {
  id: 2,
  title: "Mukojima-Hyakkaen, Garden of a Hundred Flowers",
  location: "Tokyo",
  description:
    "Most famous gardens of Edo were laid out for lords; this one was the idea of an antique dealer. Sahara Kikuu opened it around 1804 for townspeople like himself. Friends gave 360 plum trees, poets and painters lent a hand, and the planting list came out of classical verse. Mukojima-Hyakkaen (向島百花園) is the only flower garden of the period left, a little shaggy, in a neighbourhood nobody crosses town to see. Skytree rises beyond the pond, looking surprised to be here.\n\n" +
    "Late September is the moment, when bush clover trained over split bamboo closes into a mauve tunnel some thirty metres long, barely wide enough for two to pass. One evening in late August visitors let bell crickets go in the grass and listen; around the harvest moon there are lanterns and a koto. Dates shift, so look up this year’s.",
  inBrief: "Garden · 8 min from Higashi-Mukojima · mid-September to early October",
  category: "nature",
  categoryTitle: "Nature & Gardens",
  tags: ["nature", "traditional", "local", "photography", "seasonal flowers"],
  icon: "🌼",
  image: prints.hyakkaenHero,
  additionalImages: [prints.hyakkaenA, prints.hyakkaenB, prints.hyakkaenC, prints.hyakkaenD],
  rating: 4.4,
  reviews: 367,
  season: "autumn",
  highlights: [
    {
      span: ["09-15", "10-05"],
      when: "mid-September to early October",
      what: "bush clover in flower",
      where: "at Mukojima-Hyakkaen",
      isPeak: true,
    },
  ],
  printSeasons: {
    summer: [prints.hyakkaenA, prints.hyakkaenD],
    autumn: [prints.hyakkaenHero, prints.hyakkaenC],
    winter: [prints.hyakkaenB],
  },
  names,
  place: {
    position: { latitude: 35.7241, longitude: 139.8149 },
    goodTo: 150,
    point: "the middle of its block",
    sources: [blocks],
    directions: {
      address: "東京都墨田区東向島3-18-3",
      town: "東京都墨田区東向島",
      landmark: "東向島駅",
      sources: [agata, blocks],
    },
  },
  facts: {
    checkedOn: "2026-11-22",
    contact: { officialSite: "https://www.tokyo-park.or.jp/english/park/detail_07.html" },
    opening: {
      kind: "hours",
      open: "9:00",
      lastEntry: "16:30",
      close: "17:00",
      closedSpans: [["12-29", "01-03"]],
    },
    facts: {
      hours: merged(
        "9:00–17:00, last entry 16:30; some nights to 21:00",
        statement(
          "9:00–17:00, last entry 16:30; until 21:00 on moon-viewing and insect-listening nights",
          sumida,
          thirdNews,
          agata,
          helloJapan,
        ),
      ),
      closed: fact("29 December to 3 January", agata, helloJapan),
      cost: inShort("¥150", fact("¥150, over-65s ¥70", sumida, goTokyo)),
      wayThere: inShort(
        "8 min from Higashi-Mukojima",
        merged(
          "8 minutes on foot from Higashi-Mukojima",
          statement(
            "8 minutes on foot from Higashi-Mukojima (Tobu Skytree Line), 13 from Keisei Hikifune",
            goTokyo,
            agata,
            helloJapan,
          ),
        ),
      ),
      season: inShort(
        "mid-Sept to early Oct",
        merged(
          "Mid-September to early October",
          statement("Bush clover from mid-September to early October", sumida, thirdNews),
        ),
      ),
      manners: merged(
        "The tunnel is narrow: wait for a gap",
        statement(
          "The bush-clover tunnel is narrow, so wait for a gap",
          source("Itta me", "https://itta.me/article/11678"),
        ),
      ),
      toilets: merged(
        "Yes, accessible",
        statement("Toilets, one of them accessible, with nappy changing; wheelchairs are lent", goTokyo),
      ),
      cash: merged(
        "Cash or cards",
        statement("Cash, Visa, JCB, Mastercard, Amex, UnionPay or Alipay", goTokyo),
      ),
      icCard: merged(
        "On the train",
        statement(
          "PASMO, Suica and other IC cards work on the Tobu railway",
          source(
            "Weblio",
            "https://www.weblio.jp/content/PASMO%E5%88%A9%E7%94%A8%E6%99%82%E3%81%AE%E9%81%8B%E8%B3%83%E8%A8%88%E7%AE%97",
            "2022-08",
          ),
        ),
      ),
      steps: merged(
        "Gravel paths",
        statement(
          "Narrow gravel paths",
          source(
            "A visitor’s blog (Tsuquba)",
            "https://www.dsndsndrya.xyz/entry/2019/10/15/204403",
            "2019-10",
          ),
        ),
      ),
      children: merged(
        "Free up to primary school",
        statement(
          "Free up to primary school",
          source("Yuruilog", "https://www.yuruilog.com/entry/2017/11/28/000000", "2017-11"),
          source("Welcome Kitasenju", "http://welcome-kitasenju.com/archives/1730"),
        ),
      ),
    },
  },
} as const satisfies Gem;
