import * as prints from "../prints/pictures.ts";
import type { Gem } from "./gem.ts";
import { blocks, fact, inShort, merged, source, statement } from "./sources.ts";

const keizai = source(
  "Odawara-Hakone Keizai Shimbun",
  "http://odawara-hakone.keizai.biz/headline/193",
  "2009-04",
);
const allAbout = source("All About", "https://allabout.co.jp/gm/gc/404662");
const hatiri = source("Hatiri Blog", "https://hatiriblog.com/2020/11/amazake-house", "2020-11");
const chamber = source(
  "Odawara-Hakone Chamber of Commerce",
  "https://www.odawara-cci.or.jp/goodretailer/2023_11_amasakechaya.html",
  "2023-11",
);
const lonelyPlanet = source(
  "Lonely Planet",
  "https://www.lonelyplanet.com/japan/west-of-tokyo/hakone/activities/old-hakone-highway/a/poi-act/1309393/356819",
);
const justGola = source("JustGola", "https://m.justgola.com/a/hakone-stone-paved-road-1978049944", "2016-02");

const hikersBlog = source(
  "A hiker’s blog (trip-climbing-camp-health)",
  "https://trip-climbing-camp-health.com/hakonekyuukaidoutorekkingu-yumotokaraamazakewohete2",
);

export const names = {
  kanji: ["箱根旧街道", "甘酒茶屋", "箱根旧街道の石畳と甘酒茶屋"],
  kana: ["はこねきゅうかいどう", "あまざけちゃや"],
  romaji: ["Hakone Kyū-kaidō", "Hakone Kyu-kaido", "Amazake-chaya", "Amasake-chaya"],
} as const satisfies Gem["names"];

export const hakone = {
  id: 4,
  title: "The Stone Road and the Amazake Teahouse",
  location: "Hakone",
  description:
    "In 1680 the shogunate lost patience with the mud and paved the steepest stage of the Tokaido with stone. Bamboo, laid anew every year, had been the first answer. Follow the Hakone Kyū-kaidō (箱根旧街道) today and your ankles will tell you about the second: the blocks are mossy and far from level. Near the lake, cryptomerias planted in 1618 shade the way.\n\n" +
    "Some forty minutes from Moto-Hakone a thatched roof comes out of the green. Nine teahouses stood hereabouts until the new road of 1880 took the walkers away; one family, now in its thirteenth generation, stayed open. At Amazake-chaya (甘酒茶屋) you sit on a cedar stump by a smoking fire with rice cakes pounded that morning and a cup of amazake, just rice and koji. Then it is mostly downhill to Hatajuku, the marquetry village. Wet stone is slick as soap, so bring soles that grip.",
  inBrief: "Stone road and teahouse · bus to the door",
  category: "history",
  categoryTitle: "History & Heritage",
  tags: ["hiking", "traditional", "authentic", "nature", "teahouse"],
  icon: "🍵",
  image: prints.hakoneHero,
  additionalImages: [prints.hakoneA, prints.hakoneB, prints.hakoneC, prints.hakoneD],
  rating: 4.7,
  reviews: 893,
  season: "all year",
  highlights: [],
  printSeasons: {
    summer: [prints.hakoneHero],
    autumn: [prints.hakoneB],
    winter: [prints.hakoneA, prints.hakoneC],
  },
  names,
  place: {
    position: { latitude: 35.203, longitude: 139.045 },
    goodTo: 1000,
    point: "the teahouse",
    advice: "Get off at the Amazake-chaya bus stop; it’s at the door",
    sources: [source("Fujicho, the old road", "http://fujicho.com/hakone/kyukaido1.html"), blocks],
    directions: {
      destination: { name: "甘酒茶屋", kana: "あまざけちゃや", romaji: "Amazake-chaya" },
      // Without the branch number: the chamber of commerce says 395-28, the two other sources 395-1.
      address: "神奈川県足柄下郡箱根町畑宿二子山395",
      town: "神奈川県足柄下郡箱根町畑宿",
      landmark: "甘酒茶屋バス停",
      sources: [
        chamber,
        allAbout,
        source("Enjoy Tokyo", "http://www.enjoytokyo.jp/style/106397/", "2016-04"),
      ],
    },
  },
  facts: {
    checkedOn: "2026-11-22",
    contact: {
      officialSite: "https://www.amasake-chaya.jp/",
      telephone: { number: "0460-83-6418", sources: [chamber, allAbout] },
    },
    opening: { kind: "hours", of: "the teahouse", open: "7:00", close: "17:00" },
    facts: {
      hours: merged(
        "Teahouse 7:00–17:00, most say to 17:30",
        statement("The teahouse 7:00–17:30", chamber, hatiri, allAbout, keizai),
        statement(
          "The teahouse 7:00–17:00",
          source(
            "We Are Japan",
            "https://wearejapan.com/fr/articles/drink-tea-on-the-old-tokaido-road-hakone",
          ),
        ),
      ),
      closed: fact("No closing day", chamber, hatiri, allAbout),
      cost: inShort(
        "Amazake ¥400 in 2014",
        merged(
          "Amazake ¥400 in 2014",
          statement(
            "A cup of amazake ¥400 in 2014",
            source(
              "Hakone Gourmet",
              "https://hakonegourmet.blogspot.com/2014/10/blog-post_6.html",
              "2014-10",
            ),
            keizai,
          ),
        ),
      ),
      wayThere: inShort(
        "Bus from Hakone-Yumoto",
        merged(
          "Old-road bus to Amazake-chaya, at the door",
          statement(
            "Old-road bus from Hakone-Yumoto or Moto-Hakone to Amazake-chaya, at the door",
            source(
              "Walkabout",
              "https://on-walkabout.net/2022/07/02/places-in-japan-the-amazake-tea-house/",
              "2022-07",
            ),
            allAbout,
            source(
              "Dmagicube",
              "http://dmagicube.blogspot.com/2015/02/hakone-sightseeing-in-hakone-day-1.html",
              "2015-02",
            ),
          ),
        ),
      ),
      wayBack: merged(
        "Bus to Hakone-Yumoto, about 25 minutes",
        statement("Bus from Hatajuku to Hakone-Yumoto: 25 minutes, every 30 minutes", lonelyPlanet),
        statement(
          "Bus from the teahouse to Hakone-Yumoto: about 25 minutes",
          source("Kojitusanso", "https://www.kojitusanso.jp/tozan-report/detail/?fm=11291", "2014-05"),
        ),
      ),
      timeNeeded: inShort(
        "90 min on foot",
        merged(
          "90 minutes from Moto-Hakone to Hatajuku",
          statement(
            "About 90 minutes on foot from Moto-Hakone by the teahouse to Hatajuku",
            lonelyPlanet,
            justGola,
          ),
        ),
      ),
      manners: merged(
        "Slippery in rain and the day after: wear grip",
        statement("The stones are slippery in rain and the day after; wear soles that grip", lonelyPlanet),
      ),
      toilets: fact(
        "At Hatajuku",
        hikersBlog,
        source("Blue Mountain", "https://www.eonet.ne.jp/~bluemountain/satelite/hakonerod.htm"),
      ),
      icCard: merged(
        "On the bus",
        statement(
          "PASMO works on the Hakone Tozan Bus",
          source("Bus stations, archived", "http://geo.d51498.com/bus_stationpage/tozan.html", "2019-03"),
        ),
      ),
      steps: merged(
        "Many, and steep",
        statement(
          "Many steep steps",
          hikersBlog,
          source("Fujimotos", "https://fujimotos.net/blog/2016/10/27/hakone-tuesday-26-oct", "2016-10"),
        ),
      ),
    },
  },
} as const satisfies Gem;
