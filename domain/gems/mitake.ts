import * as prints from "../prints/pictures.ts";
import type { Gem } from "./gem.ts";
import { fact, inShort, merged, source, statement } from "./sources.ts";

const timeOut = source("Time Out Tokyo", "http://arch2015.timeout.jp/en/tokyo/feature/2745", "2011-03");
const pedia = source(
  "Pedia",
  "https://pedia.3rd-in.co.jp/wiki/%E5%BE%A1%E5%B2%B3%E7%99%BB%E5%B1%B1%E9%89%84%E9%81%93",
);
const tama = source("Another Tokyo TAMA", "https://at-tama.tokyo/lang_en/culture/mitake-tozan-railway/");
const yamatabitabi = source("Yamatabitabi", "https://yamatabitabi.com/archives/183709");

const sagamier = source("Sagamier", "https://sagamier.com/?p=2700");
const kmp = source("A hiker’s blog (kmp)", "http://kmp.sblo.jp/article/56228021.html");
const wombat = source("Mont Wombat", "https://mont-wombat.com/YamaKiroku/2023/mitakesan/mitake.html", "2023");

export const names = {
  kanji: ["御岳山ロックガーデン", "御岳山ロックガーデン ― 苔の渓谷", "岩石園"],
  kana: ["みたけさんロックガーデン"],
  romaji: ["Mitake-san Rokku Gāden", "Mitake-san Rokku Gaden", "Mitake-san"],
} as const satisfies Gem["names"];

export const mitake = {
  id: 9,
  title: "The Moss Ravine of Mount Mitake",
  location: "Tokyo",
  description:
    "One train, one bus, one cable car, and according to the map you are still in Tokyo. On the ridge some twenty pilgrim inns are kept by priests who inherited the job. Wolves guard the steps of the summit shrine, because a white one, they say, led the hero Yamato Takeru out of the fog. People now bring their dogs to be blessed.\n\n" +
    "The ravine below is Mitake-san Rokku Gāden (御岳山ロックガーデン), and yes, that is “Rock Garden”. Since 1935 a path has picked its way along the stream, boulder by mossy boulder, from Tengu Rock to the Ayahiro Falls. There the water drops ten metres on to anybody who has come to be purified; at least two of the inns take beginners, with a guide. Boots beat trainers on these rocks. July is greenest, and mid-August brings renge-shoma flowers, tens of thousands of them, near the upper station.",
  inBrief: "Ravine · about two hours from Shinjuku · mid-August",
  category: "nature",
  categoryTitle: "Nature & Gardens",
  tags: ["hiking", "nature", "photography", "waterfalls", "pilgrim lodging"],
  icon: "🌲",
  image: prints.mitakeHero,
  additionalImages: [prints.mitakeA, prints.mitakeB, prints.mitakeC, prints.mitakeD],
  rating: 4.7,
  reviews: 958,
  season: "summer",
  highlights: [
    {
      span: ["07-01", "07-31"],
      when: "July",
      what: "moss at its greenest",
      where: "on Mount Mitake",
      isPeak: false,
    },
    {
      span: ["08-11", "08-20"],
      when: "mid-August",
      what: "renge-shoma in flower",
      where: "on Mount Mitake",
      isPeak: true,
    },
  ],
  printSeasons: {
    summer: [prints.mitakeC],
    autumn: [prints.mitakeD],
  },
  names,
  place: {
    position: { latitude: 35.7755, longitude: 139.1405 },
    goodTo: 1000,
    point: "the ravine",
    advice: "Follow the signs for the Rock Garden",
    sources: [yamatabitabi],
    directions: {
      // No road leads to the ravine: the address is that of the station where the cable car leaves.
      destination: {
        name: "御岳登山鉄道 滝本駅",
        kana: "みたけとざんてつどう たきもとえき",
        romaji: "Mitake Tozan Tetsudō, Takimoto-eki",
        isOnTheWay: true,
      },
      address: "東京都青梅市御岳2-483",
      town: "東京都青梅市御岳",
      landmark: null,
      sources: [
        source(
          "Japanese Wikipedia, mirrored",
          "https://ja-wiki.pages.dev/wiki/%E5%BE%A1%E5%B2%B3%E5%B1%B1%E9%A7%85",
        ),
        tama,
      ],
    },
  },
  facts: {
    checkedOn: "2026-11-22",
    contact: {
      officialSite: "https://www.mitaketozan.co.jp/",
      telephone: {
        number: "0428-78-8121",
        sources: [
          source(
            "A rider’s blog (tunawatari21)",
            "http://tunawatari21.blogspot.jp/2012/04/blog-post_15.html",
            "2012-04",
          ),
        ],
      },
    },
    opening: {
      kind: "always",
      note: "a mountain path; check the last cable car down",
    },
    facts: {
      hours: fact("Cable car 7:30–18:30 in 2011", timeOut),
      closed: merged("No closing day", statement("The cable car runs every day", pedia, timeOut)),
      cost: inShort(
        "Cable car ¥600",
        merged(
          "¥600 each way",
          statement(
            "Cable car ¥600 each way, children ¥300",
            source("Railway Press Net", "https://news.railway-pressnet.com/archives/62306", "2024-03"),
            pedia,
          ),
        ),
      ),
      wayThere: inShort(
        "90 min from Shinjuku, then bus",
        merged(
          "90 min from Shinjuku, then bus and cable car",
          statement(
            "About 90 minutes by train from Shinjuku to Mitake, then 10 by bus, 5 uphill on foot, 6 by cable car",
            source(
              "City-Cost",
              "https://city-cost.com/blogs/TheHikingAlto/MP8Vn-living_ome_shi_tokyo_hinode_machi_tokyo",
              "2018-08",
            ),
            sagamier,
            tama,
          ),
        ),
      ),
      wayBack: fact("Last cable car about 18:30 in 2011", timeOut),
      season: inShort(
        "mid-August",
        merged(
          "Mid-August",
          statement("Mid-August for the renge-shoma flowers near the upper station", yamatabitabi),
        ),
      ),
      timeNeeded: inShort(
        "3½ hours on foot",
        merged(
          "3½ hours from the cable car and back",
          statement(
            "About 3½ hours from the cable car and back",
            source("Hikes in Japan", "https://hikesinjapan.yamakei-online.com/course/4.php"),
          ),
        ),
      ),
      toilets: merged(
        "In the ravine",
        statement(
          "The rest house in the Rock Garden has toilets",
          source("One Day Hike", "https://onedayhik.com/recView?recid=y2024091101", "2024-09"),
          source("Must Love Japan", "https://www.mustlovejapan.com/zhtw/subject/rock_garden/"),
          kmp,
        ),
      ),
      icCard: merged(
        "Yes, cable car",
        statement(
          "IC cards work on the cable car",
          sagamier,
          pedia,
          source("A visitor’s blog (chantc)", "https://chantc.blogspot.com/2014/10", "2014-10"),
        ),
      ),
      steps: merged("Steep stairs", statement("Steep stairs on the way", wombat, kmp)),
      children: merged(
        "Primary-school children walk it",
        statement(
          "Primary-school children walk the round",
          source("Sotolover", "https://sotolover.com/2025/02/133159", "2025-02"),
          wombat,
        ),
      ),
    },
  },
} as const satisfies Gem;
