import * as prints from "../prints/pictures.ts";
import type { Gem } from "./gem.ts";
import { fact, inShort, merged, source, statement } from "./sources.ts";

const souda = source("Souda Kyoto", "https://souda-kyoto.jp/guide/spot/otaginenbutsuji.html");
const wikipedia = source(
  "Japanese Wikipedia, mirrored",
  "https://chikapedia.jppj.jp/wiki?url=https%3A%2F%2Fja.wikipedia.org%2Fwiki%2F%E6%84%9B%E5%AE%95%E5%BF%B5%E4%BB%8F%E5%AF%BA",
);
const sparkle = source("Sparkle", "https://sparkle.travel/en/place/8280cf36-dc5c-11ee-9b39-c7c8948f11a7");
const templeGuide = source("Kyoto Temple Guide", "https://www.kyototempleguide.com/kyoto/otagi-nenbutsuji");
const kyotoTravel = source("Kyoto Travel Info", "https://kyototravel.info/otaginenbutsuji", "2014-12");
const explorest = source(
  "Explorest",
  "https://explorest.com/places/japan/kyoto/ukyo-ward/otagi-nenbutsu-ji-temple-buddha-rakan-statues",
);
const pomusan = source(
  "Pomusan no heya",
  "https://pomusannoheya.com/%e6%84%9b%e5%ae%95%e5%bf%b5%e4%bb%8f%e5%af%ba%e3%81%ab%e8%a1%8c%e3%81%a3%e3%81%a6%e3%81%8d%e3%81%be%e3%81%97%e3%81%9f",
);

const cityGuide = source(
  "Kyoto City’s travel guide",
  "https://ja.kyoto.travel/tourism/single02.php?category_id=7&tourism_id=247",
);
const visitors = source("Visitors’ reports", "https://apese.net/?id=10147094");

export const names = {
  kanji: ["愛宕念仏寺", "愛宕念仏寺 ― 千二百の顔をもつ寺"],
  kana: ["おたぎねんぶつじ"],
  romaji: ["Otagi Nenbutsu-ji", "Otagi Nenbutsuji", "Otagi"],
} as const satisfies Gem["names"];

export const otagi = {
  id: 1,
  title: "Otagi Nenbutsu-ji, Temple of 1,200 Faces",
  location: "Kyoto",
  description:
    "Somebody on this hillside is laughing at you. Roughly twelve hundred stone figures sit in mossy rows at Otagi Nenbutsu-ji (愛宕念仏寺), every one a disciple of the Buddha and no two with the same face. Some pray, some daydream, a few have brought a camera or a bottle of sake. Visitors carved the lot between 1981 and 1991, amateurs for the most part, under the eye of the priest Kocho Nishimura.\n\n" +
    "Founded in 766, lost to a flood, revived, then wrecked by a typhoon, the temple had some cheer coming. You may ring its three bells and lay hands on one Kannon made for the purpose. The others prefer not to be touched. Walk up from Arashiyama through the old street of Saga-Toriimoto, or wait for a bus that sees no reason to hurry. Late November puts red leaves on all those round heads.",
  inBrief: "Temple · 30–40 min from Arashiyama · late November",
  category: "culture",
  categoryTitle: "Culture & Heritage",
  tags: ["temple", "art", "photography", "unique", "autumn leaves"],
  icon: "🗿",
  image: prints.otagiHero,
  additionalImages: [prints.otagiA, prints.otagiB, prints.otagiC, prints.otagiD],
  rating: 4.8,
  reviews: 1284,
  season: "autumn",
  highlights: [
    {
      span: ["11-20", "11-30"],
      when: "late November",
      what: "maples",
      where: "at Otagi Nenbutsu-ji",
      isPeak: true,
    },
  ],
  printSeasons: {
    summer: [prints.otagiB],
    autumn: [prints.otagiHero, prints.otagiC, prints.otagiD],
  },
  names,
  place: {
    position: { latitude: 35.0314, longitude: 135.6611 },
    goodTo: 50,
    point: "the temple",
    sources: [wikipedia],
    directions: {
      address: "京都市右京区嵯峨鳥居本深谷町2-5",
      town: "京都市右京区嵯峨鳥居本",
      landmark: "愛宕寺前バス停",
      sources: [souda, kyotoTravel],
    },
  },
  facts: {
    checkedOn: "2026-11-22",
    contact: {
      officialSite: "http://www.otagiji.com/",
      telephone: { number: "075-285-1549", sources: [souda, cityGuide] },
    },
    opening: { kind: "hours", open: "9:00", lastEntry: "16:15", close: "16:30" },
    facts: {
      hours: merged(
        "9:00–16:30 by every source, some say from 8:00; last entry 16:15",
        statement("9:00–16:30, last entry 16:15", souda, wikipedia, sparkle),
        statement("8:00–16:30", explorest, cityGuide),
        statement("8:00–17:00", kyotoTravel),
      ),
      closed: merged(
        "No fixed day, but a visitor found it shut",
        statement("No regular closing day", wikipedia, kyotoTravel, sparkle, cityGuide),
        statement("A visitor came on a closing day", visitors),
      ),
      cost: merged(
        "¥300–500",
        statement("¥500, children ¥300", sparkle),
        statement("¥500, free up to junior high school", visitors),
        statement("¥400", souda),
        statement("¥300", templeGuide, explorest, pomusan, kyotoTravel),
      ),
      wayThere: inShort(
        "Bus from Arashiyama, hourly",
        merged(
          "Kiyotaki bus to Otagidera-mae, hourly; on foot 30–40 minutes",
          statement(
            "Kyoto Bus for Kiyotaki to Otagidera-mae, at the gate, about one an hour in the day; on foot from Arashiyama 30–40 minutes, uphill",
            souda,
            wikipedia,
            templeGuide,
            pomusan,
          ),
        ),
      ),
      wayBack: merged(
        "The same bus",
        statement(
          "The same bus; on Saturdays and holidays it does not stop at Arashiyama Station of the Keifuku line",
          wikipedia,
        ),
      ),
      season: inShort(
        "late November",
        merged(
          "Late November, for the maples",
          statement(
            "Maples at the end of autumn, at their best in late November",
            templeGuide,
            sparkle,
            source("Kyoto Hana", "http://kyoto-hana.net/autumn1017.html"),
          ),
        ),
      ),
      timeNeeded: inShort(
        "allow 90 min",
        merged(
          "30–90 minutes",
          statement("60 to 90 minutes", templeGuide),
          statement("About 30 minutes", pomusan),
        ),
      ),
      manners: fact("Don’t touch or climb on the statues", templeGuide),
      icCard: merged(
        "On the bus",
        statement(
          "IC cards work on the Kyoto Bus; they cannot be topped up on board",
          source("Kyoto Travels", "https://kyototravels.com/tipsiccard/"),
        ),
      ),
      steps: merged(
        "Not step-free",
        statement(
          "Slopes and steps, not step-free",
          templeGuide,
          source(
            "A visitor’s blog (mahopika)",
            "https://mahopika.seesaa.net/article/201707article_8.html",
            "2017-07",
          ),
        ),
      ),
      children: merged(
        "¥300 at most, perhaps free",
        statement("¥300", sparkle),
        statement("Free up to junior high school", visitors),
      ),
    },
  },
} as const satisfies Gem;
