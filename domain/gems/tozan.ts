import * as prints from "../prints/pictures.ts";
import type { Gem } from "./gem.ts";
import { fact, inShort, merged, source, statement } from "./sources.ts";

const asobo = source(
  "Asobo Saga",
  "https://asobo-saga.jp/experiences/detail/28a57d5b-1b72-4149-810d-c9444d6f0d3e",
);
const jpnSpot = source("Jpn Spot", "https://jpnspot.com/sueyamajinjya");
const webMagazine = source("Japan Web Magazine", "https://japan-web-magazine.com/sueyama-jinja", "2024-02");

const hontake = source("Hontake", "https://hontake.jp/blog/jinja/227-toyama", "2013-08");

export const names = {
  kanji: ["陶山神社", "陶山神社 ― 磁器の鳥居"],
  kana: ["とうざんじんじゃ", "すえやまじんじゃ"],
  romaji: ["Tōzan Jinja", "Tozan Jinja", "Sueyama Jinja"],
} as const satisfies Gem["names"];

export const tozan = {
  id: 6,
  title: "The Porcelain Torii of Tozan Shrine",
  location: "Arita",
  description:
    "Look both ways before you pray. The Sasebo Line cuts straight across the approach to Tōzan Jinja (陶山神社, also read Sueyama), with a bell to warn you and no barrier to insist. Once the train has gone by, climb to a gate that most towns would have made of timber. This torii of 1888 is white porcelain, 3.7 metres high and scrolled all over in blue. Fence, lanterns, guardian dogs and the little charms on sale are porcelain too.\n\n" +
    "The shrine has watched over potters since 1658. Among those honoured is Yi Sam-pyeong, one of the Korean potters brought over in the 1590s, remembered for finding porcelain stone nearby in 1616. Five minutes higher stands his monument, above a valley of roofs and kiln chimneys. One week in spring the pottery fair packs the town. The other fifty-one are yours.",
  inBrief: "Shrine · 10–20 min from Kami-Arita",
  category: "history",
  categoryTitle: "History & Heritage",
  tags: ["art", "unique", "photography", "porcelain", "shrine"],
  icon: "⛩️",
  image: prints.tozanHero,
  additionalImages: [prints.tozanA, prints.tozanB, prints.tozanC, prints.tozanD],
  rating: 4.5,
  reviews: 338,
  season: "all year",
  highlights: [
    {
      span: ["04-29", "05-05"],
      when: "29 April to 5 May",
      what: "the pottery fair",
      where: "in Arita",
      isPeak: true,
    },
  ],
  printSeasons: {
    spring: [prints.tozanHero],
    summer: [prints.tozanA],
    autumn: [prints.tozanC, prints.tozanD],
  },
  names,
  place: {
    position: { latitude: 33.1889, longitude: 129.8994 },
    goodTo: 50,
    point: "the shrine",
    sources: [
      source(
        "Japanese Wikipedia",
        "https://ja.wikipedia.org/wiki/%E9%99%B6%E5%B1%B1%E7%A5%9E%E7%A4%BE_%28%E6%9C%89%E7%94%B0%E7%94%BA%29",
        "2011",
      ),
    ],
    directions: {
      address: "佐賀県西松浦郡有田町大樽2-5-1",
      town: "佐賀県西松浦郡有田町大樽",
      landmark: "上有田駅",
      sources: [asobo, hontake],
    },
  },
  facts: {
    checkedOn: "2026-11-22",
    contact: {
      officialSite: "https://arita-toso.net/",
      telephone: { number: "0955-42-3310", sources: [asobo] },
    },
    opening: {
      kind: "always",
      note: "the grounds never close; the office keeps 9:00–17:00",
    },
    facts: {
      hours: fact("Shrine office 9:00–17:00", asobo),
      closed: merged(
        "Never; the grounds stay open",
        statement("Never; the grounds are always open", asobo, jpnSpot),
      ),
      cost: fact("Free", asobo, jpnSpot),
      wayThere: inShort(
        "10–20 min from Kami-Arita",
        merged(
          "10–20 minutes on foot from Kami-Arita",
          statement("20 minutes on foot from Kami-Arita Station", asobo, jpnSpot),
          statement(
            "15 minutes on foot from Kami-Arita Station",
            source(
              "A visitor’s blog (rice-one)",
              "https://rice-one.blog.ss-blog.jp/2022-05-17?amp=1",
              "2022-05",
            ),
          ),
          statement(
            "About 10 minutes on foot from Kami-Arita Station",
            source(
              "A visitor’s report (Homemate)",
              "https://www.homemate-research-religious-building.com/dtl/00000000000000506435/kuchikomidetail/0000000192",
            ),
          ),
        ),
      ),
      season: inShort(
        "29 April–5 May, pottery fair",
        merged(
          "29 April–5 May, the pottery fair",
          statement(
            "The pottery fair fills the town from 29 April to 5 May",
            source("MLIT, texts in many languages", "https://www.mlit.go.jp/tagengo-db/R2-01938.html"),
            source("JR Odekake", "https://guide.jr-odekake.net/spot/2295"),
          ),
        ),
      ),
      manners: merged(
        "Trains cross the steps: stop at the bell",
        statement(
          "The railway crosses the approach with a bell and no barrier; stop when it rings",
          webMagazine,
          source("Akikaeru", "https://akikaeru.xyz/17458/2023/07/17", "2023-07"),
          source("Enjoy Sasebo", "https://enjoysasebo.jp/blog/blog_974", "2020-03"),
        ),
      ),
      icCard: merged(
        "On the train",
        statement(
          "IC cards work at every station of the Sasebo Line since October 2024",
          source(
            "Nagasaki Shimbun",
            "https://nagasaki-np.co.jp/kijis/?kijiid=20cb1b8587cd4d6d8a365578293ce8ae",
            "2024-09",
          ),
          source(
            "Zaikai Kyushu",
            "https://kyushu01.com/zaikaikyushu/news/detail/03f585c4-fb23-46ab-af7a-3057a25411a4",
            "2024-09",
          ),
          source(
            "RKB, by Infoseek",
            "https://news.infoseek.co.jp/amp/article/rkb_1214469749829746957",
            "2024-10",
          ),
        ),
      ),
      steps: merged(
        "Two flights up to the torii",
        statement(
          "Steps up to the railway, and again up to the torii",
          source("Soseki7", "https://soseki7.com/sueyama-jinzya/", "2019-11"),
          hontake,
        ),
      ),
    },
  },
} as const satisfies Gem;
