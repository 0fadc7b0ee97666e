import * as prints from "../prints/pictures.ts";
import type { Gem } from "./gem.ts";
import { blocks, fact, inShort, merged, source, statement, stations } from "./sources.ts";

const express22 = source(
  "Express22, station visit 469",
  "https://express22.xsrv.jp/maintarminal/%e9%96%a2%e8%a5%bf%e5%90%84%e9%a7%85%e6%8e%a2%e8%a8%aa%e7%ac%ac469%e5%9b%9e%e5%8f%a1%e5%b1%b1%e9%9b%bb%e9%89%84%e4%b8%80%e4%b9%97%e5%af%ba%e9%a7%85/",
);
const tvOsaka = source("TV Osaka, summary", "https://spo-gel.com/news/tv-osaka-466");

export const names = {
  kanji: ["一乗寺ラーメン街道"],
  kana: ["いちじょうじラーメンかいどう"],
  romaji: ["Ichijōji Rāmen Kaidō", "Ichijoji Ramen Kaido", "Ichijōji", "Ichijoji"],
} as const satisfies Gem["names"];

export const ichijoji = {
  id: 12,
  title: "Ichijoji Ramen Street",
  location: "Kyoto",
  description:
    "Nobody goes to Kyoto for the pork fat, which leaves a whole street of ramen to the students. They make up about a tenth of the city, and the street has grown up around their appetite, three stops along the little Eizan railway from Demachiyanagi. On and around Ichijōji Rāmen Kaidō (一乗寺ラーメン街道) some thirty kitchens compete within a few minutes’ walk, and the nickname, gekisenku, means a zone of fierce battle.\n\n" +
    "Delicacy is off the menu. Choose between dark soy with pork and back fat, or chicken boiled down to a dense cream, and let the steam see to your glasses. Everybody orders a bowl, sharers included. Cold weekday evenings are best, or the hungry end of an autumn walk up the line, where the train slows for a tunnel of maples. Each kitchen keeps its own hours and holidays. With thirty to try, one will be lit.",
  inBrief: "Ramen street · a few minutes from Ichijoji · November",
  category: "food",
  categoryTitle: "Food & Dining",
  tags: ["ramen", "local", "authentic", "late night", "student town"],
  icon: "🍜",
  image: prints.ichijojiHero,
  additionalImages: [prints.ichijojiA, prints.ichijojiB, prints.ichijojiC, prints.ichijojiD],
  rating: 4.3,
  reviews: 706,
  season: "autumn",
  highlights: [
    {
      span: ["11-01", "11-30"],
      when: "November",
      what: "maples up the line",
      where: "from Ichijoji",
      isPeak: false,
    },
  ],
  printSeasons: {
    spring: [prints.ichijojiC],
    winter: [prints.ichijojiA, prints.ichijojiD],
  },
  names,
  place: {
    position: { latitude: 35.0447, longitude: 135.7852 },
    goodTo: 200,
    point: "the middle of the street",
    sources: [blocks, stations],
    directions: {
      address: null,
      town: "京都市左京区一乗寺",
      landmark: "叡山電鉄 一乗寺駅",
      sources: [stations],
    },
  },
  facts: {
    checkedOn: "2026-11-22",
    opening: { kind: "varies", note: "every kitchen keeps its own hours" },
    facts: {
      cost: inShort(
        "¥600–1,000 a bowl in 2015",
        merged(
          "¥600–1,000 a bowl in 2015",
          statement(
            "¥600–1,000 a bowl in 2015, so expect more now",
            source("The Kyoto Project", "https://thekyotoproject.org/english/ichijoji-ramen", "2015"),
          ),
        ),
      ),
      wayThere: inShort(
        "Train from Demachiyanagi",
        merged(
          "Eizan train to Ichijoji, then west on foot",
          statement(
            "Eizan Railway from Demachiyanagi to Ichijoji, then a few minutes west on foot; pay on the train",
            express22,
            tvOsaka,
          ),
        ),
      ),
      season: inShort(
        "November",
        merged(
          "November, for the maple tunnel",
          statement(
            "November, when the train slows for a tunnel of maples further up the line",
            source("Dot117", "http://dot117.minibird.jp/wp/?p=89294", "2021-11"),
            tvOsaka,
          ),
        ),
      ),
      timeNeeded: inShort(
        "allow for a queue",
        fact(
          "Allow for a queue",
          source(
            "A visitor’s blog (matsunaru23)",
            "https://blog.goo.ne.jp/matsunaru23/e/db75398499ebe2ce52daa161457d8123",
            "2016-05",
          ),
          source("Osumituki", "http://osumituki.com/hack/kyotokanko/kyoto-ramen/85061.html", "2016-12"),
        ),
      ),
      manners: merged(
        "One bowl a person, even when sharing",
        statement(
          "One bowl a person, even when you share",
          source("Sase", "https://sase.org/kyoto/ramen-in-the-ichijoji-area"),
        ),
      ),
      cash: merged(
        "Ticket machines in many shops",
        statement(
          "Ticket machines are common",
          source("A ramen blog (0505ms)", "https://ameblo.jp/0505ms/entry-12927101375.html"),
          source("A visitor’s blog (kyoudocchikai)", "http://kyoudocchikai.blog.jp/archives/6051920.html"),
        ),
      ),
      icCard: merged(
        "On the train",
        statement(
          "IC cards work on the Eizan Railway",
          source("Train Shiori", "https://train-shiori.com/eizandensha-iccard"),
          source("Your News Online", "https://yournewsonline.net/?p=2389", "2016-02"),
        ),
      ),
      steps: merged(
        "Only steps to the station’s platforms",
        statement(
          "Only steps lead from the road to the platforms of Ichijoji Station",
          source("Japanese Wiki", "https://www.japanesewiki.com/railway/Ichijoji%20Station.html"),
        ),
      ),
    },
  },
} as const satisfies Gem;
