import * as prints from "../prints/pictures.ts";
import type { Gem } from "./gem.ts";
import { fact, inShort, merged, source, statement } from "./sources.ts";

const kzLifelog = source("KZ Lifelog", "https://kzlifelog.com/entry/satta-pass-walking-report");
const tabiannai = source("Tabiannai", "https://tabiannnai.net/satta-hiking/", "2023-06");
const yamareco = source(
  "Yamareco",
  "http://www.yamareco.com/modules/yamainfo/ptinfo.php?ptid=14459",
  "2016-11",
);
const yamano = source("Yamano Blog", "https://yamanoblog.com/?p=28925", "2023-03");

const codekake = source("Codekake", "https://codekake.jp/places/shizuoka-satta-toge");
const shifu = source("Shifu Dsuki", "https://shifu-dsuki.com/sathutatougefujisan.html", "2016-02");
const wayaneko = source(
  "A visitor’s blog (wayaneko)",
  "https://blog.goo.ne.jp/wayaneko/e/5344c4a94c8e5be0856f6901e5e9ba81",
);

export const names = {
  kanji: ["薩埵峠", "さった峠", "薩埵峠 ― 広重が見た富士"],
  kana: ["さったとうげ"],
  romaji: ["Satta-tōge", "Satta-toge"],
} as const satisfies Gem["names"];

export const satta = {
  id: 8,
  title: "Satta Pass, Where Hiroshige Saw Fuji",
  location: "Shizuoka",
  description:
    "Hiroshige drew two travellers gawping at Fuji from this cliff, and a villager tramping past without a glance. They are on his print of the post station of Yui, and up on Satta-tōge (薩埵峠) you find out which of the three you are. Ninety-three metres hardly sounds like a pass, yet it was one of the three hard places of the Tokaido. Cliffs drop straight into Suruga Bay, and before there was a hill road people ran along the beach between waves.\n\n" +
    "His view has since acquired a railway, a trunk road and an expressway, squeezed along the shore like cables behind a desk. The view survives all three. Walk over from Okitsu to Yui, two or three hours past mandarin terraces, with the mountain ahead of you. Cloud often gathers on the summit by midday, so go early. This is landslide country: check the path is open before you set out.",
  inBrief: "Hill path · on foot from Okitsu or Yui",
  category: "history",
  categoryTitle: "History & Heritage",
  tags: ["hiking", "nature", "photography", "mount fuji", "ukiyo-e"],
  icon: "🗻",
  image: prints.sattaHero,
  additionalImages: [prints.sattaA, prints.sattaB, prints.sattaC, prints.sattaD],
  rating: 4.6,
  reviews: 621,
  season: "all year",
  highlights: [],
  printSeasons: {
    autumn: [prints.sattaC],
    winter: [prints.sattaHero, prints.sattaB],
  },
  names,
  place: {
    position: { latitude: 35.0717, longitude: 138.5412 },
    goodTo: 100,
    point: "the pass",
    advice: "The lookout may be up to 2 km further along the path",
    sources: [
      source("Chinese Wikipedia, mirrored", "https://wiwiki.kfd.me/wiki/%E8%96%A9%E5%9F%B5%E5%B3%A0"),
      yamareco,
    ],
    directions: {
      address: null,
      town: "静岡県静岡市清水区",
      landmark: "薩埵峠の駐車場",
      sources: [yamareco],
    },
  },
  facts: {
    checkedOn: "2026-11-22",
    opening: {
      kind: "always",
      note: "a public path with no set hours; landslips have closed it, so check in Yui or Okitsu before setting out",
    },
    facts: {
      closed: merged(
        "Shut by a landslip in 2023, passable in 2025",
        statement(
          "The path to the lookout was shut by a landslip",
          source("Sakuyaoi", "https://www.sakuyaoi.com/entry/sattatoge", "2023-08"),
          tabiannai,
          yamano,
        ),
        statement(
          "A visitor reached the lookout again",
          source("A visitor’s report", "https://apese.net/?id=1655982", "2025"),
        ),
      ),
      cost: fact("Free", codekake, source("Tripbowl", "https://tripbowl.com/sattatouge/", "2017-03"), shifu),
      wayThere: inShort(
        "On foot from Yui or Okitsu",
        merged(
          "On foot from Yui or Okitsu Station",
          statement(
            "On foot from Okitsu or Yui Station, each about 20 minutes from Shizuoka on the Tokaido Line",
            kzLifelog,
            source(
              "KITs travel diary",
              "http://turumigawa915.hatenablog.com/entry/2017/06/03/000000",
              "2017-06",
            ),
          ),
        ),
      ),
      timeNeeded: inShort(
        "2–3 hours on foot",
        merged(
          "2–3 hours, about 7 km",
          statement("2–3 hours from Okitsu to Yui, about 7 km", tabiannai, kzLifelog),
        ),
      ),
      toilets: fact(
        "At the car park",
        source("Ryoko Tanken", "https://ryoko-tanken.net/car/satta-pass"),
        wayaneko,
        shifu,
      ),
      cash: merged(
        "Bring ¥100 coins for the fruit stall",
        statement("Mandarins at an unstaffed stall by the car park, ¥100 a bag", wayaneko),
      ),
      icCard: merged(
        "From Tokyo only as far as Atami",
        statement(
          "IC cards do not work for a journey across Atami, such as from Tokyo",
          source("Ka-realize", "https://ka-realize.com/atami_st"),
          source("Soul Train", "https://soul-train.co.jp/1030500"),
        ),
      ),
      steps: merged(
        "Steep on the Okitsu side",
        statement(
          "Steep steps on the Okitsu side",
          source("A walker’s blog (v3b4)", "https://v3b4.hateblo.jp/entry/2023/04/12/200349", "2023-04"),
          source(
            "The Walking Fool",
            "http://thewalkingfool.blogspot.com/2009/06/day-19-okitsu-fuji-271km.html",
            "2009-06",
          ),
        ),
      ),
      children: merged(
        "From about six: the path is rough",
        statement("A rough path, for children from the first years of primary school", codekake),
      ),
    },
  },
} as const satisfies Gem;
