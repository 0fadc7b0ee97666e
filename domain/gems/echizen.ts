import * as prints from "../prints/pictures.ts";
import type { Gem } from "./gem.ts";
import { blocks, fact, inShort, merged, source, statement } from "./sources.ts";

const jrOdekake = source("JR Odekake", "https://guide.jr-odekake.net/spot/4579", "2024-03");
const tourism = source(
  "Echizen tourism",
  "https://echizen-tourism.jp/travel_echizen/experience_detail/27?page=1",
);
const thisIsFukui = source(
  "This is Fukui",
  "https://this-is-fukui.com/2019/07/22/%E8%B6%8A%E5%89%8D%E5%92%8C%E7%B4%99%E3%81%AE%E9%87%8C/",
  "2019-07",
);
const cozre = source("Cozre", "https://feature.cozre.jp/item/7888");

const navitime = source("Navitime", "https://travel.navitime.com/ja/area/jp/spot/02301-t1243/");

export const names = {
  kanji: ["越前和紙の里", "越前和紙の里 ― 紙の女神の谷", "岡太神社", "大瀧神社"],
  kana: ["えちぜんわしのさと", "おかもとじんじゃ", "おおたきじんじゃ"],
  romaji: ["Echizen Washi no Sato", "Okamoto Jinja", "Ōtaki Jinja", "Otaki Jinja"],
} as const satisfies Gem["names"];

export const echizen = {
  id: 10,
  title: "Echizen Washi Village",
  location: "Echizen",
  description:
    "Too little farmland, very clear water: the stranger who appeared up the Okamoto River some fifteen hundred years ago, so the legend goes, took one look and taught the villagers to make paper. She became Kawakami Gozen, goddess of the trade, and her advice has lasted. Court and samurai wrote on Echizen paper, and woodblock printers still prize it.\n\n" +
    "In Echizen Washi no Sato (越前和紙の里) the Udatsu house, a papermaker’s home of 1748, shows every step by hand, from bark to sheets drying in the sun. Twenty minutes at the Papyrus House gets you a sheet of your own, pressed flowers optional. To swing the screen properly, reserve a turn at Udatsu. Then stroll up the valley to the goddess’s shrine, whose bark roof breaks into so many gables that it is called the most complicated in Japan. Winter water makes the best paper and the coldest hands.",
  inBrief: "Papermaking village · 10 min by car from Echizen-Takefu · winter",
  category: "activities",
  categoryTitle: "Activities & Workshops",
  tags: ["art", "traditional", "authentic", "hands-on", "washi paper"],
  icon: "📜",
  image: prints.echizenHero,
  additionalImages: [prints.echizenA, prints.echizenB, prints.echizenC, prints.echizenD],
  rating: 4.8,
  reviews: 289,
  season: "winter",
  highlights: [
    // No source gives months: the span is the meteorological winter.
    {
      span: ["12-01", "02-29"],
      when: "winter",
      what: "paper made with winter water",
      where: "in Echizen",
      isPeak: false,
    },
  ],
  printSeasons: {
    spring: [prints.echizenA],
    autumn: [prints.echizenB, prints.echizenC],
    winter: [prints.echizenHero, prints.echizenD],
  },
  names,
  place: {
    position: { latitude: 35.9116, longitude: 136.2459 },
    goodTo: 500,
    point: "the middle of the quarter",
    sources: [blocks],
    directions: {
      address: "福井県越前市新在家町8-44",
      town: "福井県越前市新在家町",
      landmark: "パピルス館",
      sources: [thisIsFukui, cozre],
    },
  },
  facts: {
    checkedOn: "2026-11-22",
    contact: {
      officialSite: "http://www.echizenwashi.jp/",
      telephone: {
        number: "0778-42-1363",
        sources: [
          cozre,
          source("Fuku-e", "https://fuku-e.com/business/educational/learning/detail_1131.html"),
        ],
      },
    },
    opening: {
      kind: "hours",
      of: "the Udatsu house",
      open: "9:30",
      lastEntry: "16:30",
      close: "17:00",
      closedWeekdays: [2],
      closedSpans: [["12-28", "01-04"]],
    },
    facts: {
      hours: merged(
        "Udatsu house 9:30–17:00, last entry 16:30; Papyrus House 9:00–16:00",
        statement(
          "Udatsu house and Paper Museum 9:30–17:00, last entry 16:30; Papyrus House 9:00–16:00",
          jrOdekake,
          tourism,
          thisIsFukui,
          cozre,
        ),
      ),
      closed: merged(
        "Tuesdays but not holidays, 28 December–4 January",
        statement(
          "Udatsu house and museum: Tuesdays, unless a public holiday, and 28 December to 4 January",
          jrOdekake,
          tourism,
          thisIsFukui,
        ),
      ),
      cost: inShort(
        "¥200–300",
        merged(
          "¥200–300 for both museums",
          statement(
            "¥300 for both museums, free up to high school",
            tourism,
            source("Echizen washi cooperative", "https://washi.jp/view/view3.html"),
          ),
          statement(
            "¥200 for both museums, ¥300 during special exhibitions",
            navitime,
            source("Urala", "https://urala.today/53563/", "2020-01"),
            source("Renew", "https://renew-fukui.com/2018/exhibitor/echizenwashi-bunka/", "2018"),
          ),
        ),
      ),
      wayThere: inShort(
        "Bus from Takefu Station",
        merged(
          "Bus from Takefu to Washi-no-sato",
          statement(
            "Fukutetsu bus from Takefu Station to Washi-no-sato, or 10 minutes by car from Echizen-Takefu (Hokuriku Shinkansen)",
            jrOdekake,
            thisIsFukui,
            cozre,
          ),
        ),
      ),
      timeNeeded: inShort(
        "20 min to make a sheet",
        merged(
          "20 minutes to make a sheet",
          statement("About 20 minutes to make a sheet in the Papyrus House", thisIsFukui),
        ),
      ),
      booking: merged(
        "Book ahead to swing the screen",
        statement(
          "Book ahead to swing a papermaker’s screen at the Udatsu house",
          source("Udatsu house, signboard", "https://nk.qrtranslator.com/0008000021/000007"),
        ),
      ),
      cash: merged(
        "No credit cards at the Udatsu house",
        statement("The Udatsu house takes no credit cards", navitime),
      ),
      icCard: merged(
        "On the bus",
        statement(
          "IC cards work on the Fukutetsu bus since February 2024",
          source("Railway Press Net", "https://news.railway-pressnet.com/archives/60552", "2024-01"),
          source(
            "Fukui Shimbun, by Nordot",
            "https://nordot.app/1118450430900584741?c=427849843378390113",
            "2024-01",
          ),
        ),
      ),
      children: fact("All ages can make a sheet", thisIsFukui, cozre),
    },
  },
} as const satisfies Gem;
