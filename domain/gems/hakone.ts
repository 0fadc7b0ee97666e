import { checked, conflicting, fromOneSource, old, source, statement } from "./evidence.ts";
import type { GemFacts } from "./gem-facts.ts";

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

export const hakone: GemFacts = {
  checkedOn: "2026-11-22",
  opening: { kind: "hours", of: "the teahouse", open: "7:00", close: "17:30" },
  facts: {
    hours: conflicting(
      statement("The teahouse 7:00–17:30", chamber, hatiri, allAbout, keizai),
      statement(
        "The teahouse 7:00–17:00",
        source("We Are Japan", "https://wearejapan.com/fr/articles/drink-tea-on-the-old-tokaido-road-hakone"),
      ),
    ),
    closed: checked("The teahouse: no closing day", chamber, hatiri, allAbout),
    cost: old(
      "A cup of amazake ¥400",
      source("Hakone Gourmet", "https://hakonegourmet.blogspot.com/2014/10/blog-post_6.html", "2014-10"),
      keizai,
    ),
    wayThere: checked(
      "Bus on the old road between Hakone-Yumoto and Moto-Hakone: the stop Amazake-chaya is at the door",
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
    wayBack: conflicting(
      statement("Bus from Hatajuku to Hakone-Yumoto: 25 minutes, every 30 minutes", lonelyPlanet),
      statement(
        "Bus from the teahouse to Hakone-Yumoto: about 25 minutes",
        source("Kojitusanso", "https://www.kojitusanso.jp/tozan-report/detail/?fm=11291", "2014-05"),
      ),
    ),
    timeNeeded: checked(
      "Moto-Hakone to Hatajuku by way of the teahouse: about 90 minutes on foot",
      lonelyPlanet,
      justGola,
    ),
    manners: fromOneSource(
      "The stones are slippery in the rain and on the day after: wear soles that grip",
      lonelyPlanet,
    ),
  },
};
