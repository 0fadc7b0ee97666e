import * as prints from "../prints/pictures.ts";
import type { Gem } from "./gem.ts";
import { blocks, fact, inShort, merged, source, statement } from "./sources.ts";

const allAbout = source("All About", "https://allabout.co.jp/gm/gc/378362");
const wowcar = source(
  "Wowcar",
  "https://wowcar.jp/%E5%A5%88%E8%89%AF%E7%9C%8C%E3%82%92%E3%83%89%E3%83%A9%E3%82%A4%E3%83%96%E3%80%90%E5%9C%B0%E5%85%83%E3%81%AE%E4%BC%9D%E7%B5%B1%E5%B7%A5%E8%8A%B8%E3%82%92%E4%BD%93%E9%A8%93%E3%80%91/",
  "2021",
);

const cityCost = source(
  "City-Cost",
  "https://city-cost.com/blogs/helloalissa/z4Wxk-living_education_nara_shi_nara",
  "2024-08",
);

export const names = {
  kanji: ["にぎり墨", "奈良墨", "奈良墨 ― 手のかたちの「にぎり墨」", "錦光園"],
  kana: ["にぎりずみ", "ならすみ", "きんこうえん"],
  romaji: ["nigiri-zumi", "Nara sumi", "Kinkōen", "Kinkoen"],
} as const satisfies Gem["names"];

export const naraInk = {
  id: 5,
  title: "Hand-Pressed Ink of Nara",
  location: "Nara",
  description:
    "Make a fist around the warm black lump and let go. You have designed an ink stick. It is called nigiri-zumi (にぎり墨) and keeps your fingerprints for as long as you can bear not to use it. More than nine tenths of Japan’s solid ink is Nara sumi (奈良墨), and fewer than ten makers are left. They knead soot, hide glue and fragrance with hands and bare feet, press the mix in pear-wood moulds and dry it for months. It is winter work: warm hide glue smells much as you would fear.\n\n" +
    "Kinkōen, a family workshop in its seventh generation, tells you the story, shows you the moulding and hands over the raw ink. Your stick travels home in a paulownia box, which must stay shut for about three months. Groups are small, the teaching is in Japanese, and a place must be booked. The deer will wait.",
  inBrief: "Ink workshop · 4 min from JR Nara · the cold months",
  category: "activities",
  categoryTitle: "Activities & Workshops",
  tags: ["art", "traditional", "authentic", "unique", "hands-on"],
  icon: "🖌️",
  image: prints.naraInkHero,
  additionalImages: [prints.naraInkA, prints.naraInkB, prints.naraInkC, prints.naraInkD],
  rating: 4.9,
  reviews: 156,
  season: "winter",
  highlights: [
    // The span is a choice within “about October to May” (Kinkōen): the meteorological winter, and March.
    {
      span: ["12-01", "03-31"],
      when: "the cold months",
      what: "ink pressed by hand",
      where: "in Nara",
      isPeak: false,
    },
  ],
  printSeasons: {
    spring: [prints.naraInkC],
    winter: [prints.naraInkHero, prints.naraInkA, prints.naraInkD],
  },
  names,
  place: {
    position: { latitude: 34.6805, longitude: 135.8222 },
    goodTo: 200,
    point: "the middle of the quarter",
    sources: [blocks],
    directions: {
      destination: { name: "錦光園", kana: "きんこうえん", romaji: "Kinkōen" },
      address: "奈良県奈良市三条町547",
      town: "奈良県奈良市三条町",
      landmark: "JR奈良駅",
      sources: [allAbout],
    },
  },
  facts: {
    checkedOn: "2026-11-22",
    opening: { kind: "booking" },
    contact: {
      officialSite: "https://kinkoen.jp/en/",
      telephone: { number: "0742-22-3319", sources: [allAbout] },
    },
    facts: {
      hours: fact("8:00–18:00, by booking", allAbout),
      closed: fact("Irregular", allAbout),
      cost: merged("¥1,050–1,500", statement("¥1,500", wowcar), statement("¥1,050", allAbout)),
      wayThere: inShort(
        "4 min from JR Nara",
        merged(
          "4 minutes on foot from JR Nara",
          statement(
            "4 minutes on foot from JR Nara Station",
            source("Shodo", "https://shodo.co.jp/blog/staff-new/1226"),
          ),
        ),
      ),
      // The last two tell of another workshop of the town: the season is that of the craft.
      season: inShort(
        "the cold months",
        merged(
          "The cold months, when ink is made",
          statement(
            "Ink is made in the cold months; Kinkōen says from about October to May",
            source("Kinkōen", "http://kinkoen.jp/about/workshop/"),
            source("Nakagawa Masashichi", "https://story.nakagawa-masashichi.jp/5242"),
            source("Narakanko Enjoy", "https://narakanko-enjoy.com/?p=21656"),
          ),
        ),
      ),
      timeNeeded: inShort(
        "allow an hour",
        merged(
          "30–60 minutes",
          statement("40 to 60 minutes", wowcar, cityCost),
          statement("30 to 40 minutes", allAbout),
        ),
      ),
      booking: fact(
        "Needed",
        cityCost,
        source(
          "A visitor’s blog (rosegarden-to-koge)",
          "http://rosegarden-to-koge.hatenablog.com/entry/2018/06/04/021027",
          "2018-06",
        ),
        allAbout,
      ),
      icCard: merged(
        "On the train",
        statement(
          "Works on trains to Nara",
          source("Tozaisen", "https://tozaisen.com/category9/entry116.html"),
        ),
      ),
    },
  },
} as const satisfies Gem;
