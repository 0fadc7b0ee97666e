import * as prints from "../prints/pictures.ts";
import type { Gem } from "./gem.ts";
import { fact, inShort, merged, source, statement } from "./sources.ts";

const association = source("Seki tourist association", "https://sekikanko.jp/event/detail_1009.html");
const season2025 = source(
  "Seki tourist association, season 2025",
  "https://sekikanko.jp/special_post/4680",
  "2025",
);
const boats = source(
  "Seki Yusen, the boats",
  "http://www.ozeukai.net/%E5%B0%8F%E7%80%AC%E9%B5%9C%E9%A3%BC%E3%81%A8%E3%81%AF/%E9%B5%9C%E9%A3%BC%E8%A6%B3%E8%A6%A7%E3%81%AE%E3%81%AA%E3%81%8C%E3%82%8C/",
);
const manabu = source("Houcyou Manabu", "https://houcyoumanabu.com/ozeukai/");

const fmGifu = source("FM Gifu", "https://fmgifu.com/blog/detail_12681_3_0_202104.html", "2021-04");

export const names = {
  kanji: ["小瀬鵜飼", "小瀬鵜飼 ― 篝火の長良川"],
  kana: ["おぜうかい"],
  romaji: ["Oze ukai", "ukai"],
} as const satisfies Gem["names"];

export const oze = {
  id: 7,
  title: "Firelight Cormorant Fishing at Oze",
  location: "Seki",
  description:
    "First it has to get properly dark. Then a boat comes down the Nagara River by pole and oar, a basket of burning pine over its bow, and in the red light a master works about ten sea cormorants on cords. The birds dive, surface and give up their sweetfish; a loose ring at the neck lets the small ones slip down.\n\n" +
    "Oze ukai (小瀬鵜飼) is a working fishery, not a show. The province had cormorant fishing on its books in the eighth century. Three masters work from here, and since 1890 their post has belonged to the imperial household. The big fleet and the town lights are downstream. You watch from a roofed boat that drifts beside theirs, no engine on either. The season runs from May into October and a high river cancels the night, so check before you go. Book, and arrange the taxi back too.",
  inBrief: "Boats by night · bus and taxi from Gifu · 11 May to 15 October",
  category: "culture",
  categoryTitle: "Culture & Heritage",
  tags: ["traditional", "authentic", "unique", "local", "river"],
  icon: "🔥",
  image: prints.ozeHero,
  additionalImages: [prints.ozeA, prints.ozeB, prints.ozeC, prints.ozeD],
  rating: 4.6,
  reviews: 274,
  season: "summer",
  highlights: [
    {
      span: ["05-11", "10-15"],
      when: "11 May to 15 October",
      what: "cormorant fishing by firelight",
      where: "at Oze",
      isPeak: false,
    },
  ],
  printSeasons: {
    summer: [prints.ozeC],
  },
  names,
  place: {
    position: { latitude: 35.5035, longitude: 136.8911 },
    goodTo: 700,
    point: "the Ayunose bridge",
    advice: "The boats fish just above it",
    sources: [
      source(
        "Japanese Wikipedia, the bridge",
        "https://ja.m.wikipedia.org/wiki/%E9%AE%8E%E4%B9%8B%E7%80%AC%E6%A9%8B",
      ),
    ],
    directions: {
      address: "岐阜県関市小瀬76-3",
      town: "岐阜県関市小瀬",
      landmark: "鮎ノ瀬橋",
      needsTaxiBack: true,
      sources: [association, manabu],
    },
  },
  facts: {
    checkedOn: "2026-11-22",
    opening: { kind: "booking", season: ["05-11", "10-15"] },
    contact: {
      officialSite: "http://www.ozeukai.net/",
      telephone: { number: "0575-22-2506", sources: [association] },
    },
    facts: {
      hours: merged(
        "Boarding 18:30–19:10, latest in summer",
        statement(
          "Boarding 18:50 until 15 June, 19:10 until 15 August, 19:00 until 15 September, then 18:30",
          association,
        ),
        statement("Boarding 18:50 until June, 19:00 in July and August, then 18:30", boats),
      ),
      closed: merged(
        "16 October–10 May, and at high water",
        statement(
          "16 October to 10 May, and when the river is high",
          season2025,
          source("Miyakyo", "https://miyakyo0001.com/ozeukai", "2016"),
        ),
      ),
      cost: inShort("¥3,700", fact("¥3,700 on a shared boat", season2025)),
      wayThere: inShort(
        "Bus and taxi from JR Gifu",
        merged(
          "55 minutes by bus from JR Gifu, 10 by taxi",
          statement(
            "Bus from JR Gifu to Seki City Terminal, about 55 minutes, then about 10 by taxi",
            association,
          ),
          statement("Bus of the Seki-Itatori line from JR Gifu to Oze-yusen-mae", manabu),
        ),
      ),
      season: inShort("11 May–15 October", fact("11 May to 15 October", season2025, manabu)),
      timeNeeded: inShort(
        "over an hour afloat",
        merged(
          "Over an hour; arrive 30 minutes before",
          statement("Over an hour on the water; be at the office 30 minutes before", boats),
        ),
      ),
      booking: fact(
        "Needed",
        manabu,
        fmGifu,
        source("A staff blog of Seki", "http://yokoyama.blog.jp/archives/32479097.html", "2018"),
      ),
      bins: merged(
        "Take your rubbish home",
        statement("You may bring food and drink; take your rubbish home", fmGifu),
      ),
      icCard: merged(
        "On the bus",
        statement(
          "IC cards work on almost all lines of Gifu Bus since March 2024",
          source("NHK", "https://www3.nhk.or.jp/tokai-news/20240220/3000034280.html", "2024-02"),
          source("Gifu Broadcasting", "https://zf-web.com/news/2024/02/16/194100.html", "2024-02"),
        ),
      ),
      children: fact("¥2,600 up to primary school, free under 3", season2025),
    },
  },
} as const satisfies Gem;
