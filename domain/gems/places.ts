import { source, type Source, type Sources } from "./evidence.ts";

/** WGS84, in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** The position of a gem. */
export interface Place {
  readonly position: Position;
  /** The accuracy in metres: the real place is within this distance of the position. */
  readonly goodTo: number;
  /** What is at the position. */
  readonly point: string;
  readonly sources: Sources;
  /** For a driver, in Japanese: the address if a source has one, else a town; and a landmark to ask for. */
  readonly directions: {
    /** The name of the shop or building, when the gem itself is named after something else: a dish, a craft, a road. */
    readonly shop?: string;
    readonly address: string | null;
    readonly town: string;
    readonly landmark: string | null;
    /** Whether visitors leave at night, when there is hardly a bus. */
    readonly needsTaxiBack?: true;
    readonly sources: readonly Source[];
  };
}

const blocks = source(
  "Geolonia, Japanese addresses",
  "https://github.com/geolonia/japanese-addresses",
  "2024-01",
);
const stations = source("Station database", "https://github.com/Seo-4d696b75/station_database", "2026-05");
const otagiMirror = source(
  "Japanese Wikipedia, mirrored",
  "https://chikapedia.jppj.jp/wiki?url=https%3A%2F%2Fja.wikipedia.org%2Fwiki%2F%E6%84%9B%E5%AE%95%E5%BF%B5%E4%BB%8F%E5%AF%BA",
);

/** Places by gem id. They were not measured on site: `goodTo` tells how accurate each one is. */
export const places: Readonly<Record<number, Place>> = {
  1: {
    position: { latitude: 35.0314, longitude: 135.6611 },
    goodTo: 50,
    point: "the temple",
    sources: [otagiMirror],
    directions: {
      address: "京都市右京区嵯峨鳥居本深谷町2-5",
      town: "京都市右京区嵯峨鳥居本",
      landmark: "愛宕寺前バス停",
      sources: [
        source("Souda Kyoto", "https://souda-kyoto.jp/guide/spot/otaginenbutsuji.html"),
        source("Kyoto Travel Info", "https://kyototravel.info/otaginenbutsuji", "2014-12"),
      ],
    },
  },
  2: {
    position: { latitude: 35.7241, longitude: 139.8149 },
    goodTo: 150,
    point: "the middle of the block of houses",
    sources: [blocks],
    directions: {
      address: "東京都墨田区東向島3-18-3",
      town: "東京都墨田区東向島",
      landmark: "東向島駅",
      sources: [source("Agata Japan", "https://agatajapan.com/en?p=38444"), blocks],
    },
  },
  3: {
    position: { latitude: 34.6869, longitude: 135.5022 },
    goodTo: 150,
    point: "the middle of the block of houses",
    sources: [blocks],
    directions: {
      shop: "吉野寿司",
      address: "大阪市中央区淡路町3-4-14",
      town: "大阪市中央区淡路町",
      landmark: "淀屋橋駅",
      sources: [
        source("Osaka Soundtrip", "https://osaka-soundtrip.com/nos-spot/gourmet5150", "2023-04"),
        source("Naninomu", "https://naninomu.jp/dent/76872"),
      ],
    },
  },
  4: {
    position: { latitude: 35.203, longitude: 139.045 },
    goodTo: 1000,
    point: "the teahouse, estimated from the way to it",
    sources: [source("Fujicho, the old road", "http://fujicho.com/hakone/kyukaido1.html"), blocks],
    directions: {
      shop: "甘酒茶屋",
      // Without the branch number: the chamber of commerce says 395-28, the two other sources 395-1.
      address: "神奈川県足柄下郡箱根町畑宿二子山395",
      town: "神奈川県足柄下郡箱根町畑宿",
      landmark: "甘酒茶屋バス停",
      sources: [
        source(
          "Odawara-Hakone Chamber of Commerce",
          "https://www.odawara-cci.or.jp/goodretailer/2023_11_amasakechaya.html",
          "2023-11",
        ),
        source("All About", "https://allabout.co.jp/gm/gc/404662"),
        source("Enjoy Tokyo", "http://www.enjoytokyo.jp/style/106397/", "2016-04"),
      ],
    },
  },
  5: {
    position: { latitude: 34.6805, longitude: 135.8222 },
    goodTo: 200,
    point: "the middle of the quarter",
    sources: [blocks],
    directions: {
      shop: "錦光園",
      address: "奈良県奈良市三条町547",
      town: "奈良県奈良市三条町",
      landmark: "JR奈良駅",
      sources: [source("All About", "https://allabout.co.jp/gm/gc/378362")],
    },
  },
  6: {
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
      sources: [
        source("Asobo Saga", "https://asobo-saga.jp/experiences/detail/28a57d5b-1b72-4149-810d-c9444d6f0d3e"),
        source("Hontake", "https://hontake.jp/blog/jinja/227-toyama", "2013-08"),
      ],
    },
  },
  7: {
    position: { latitude: 35.5035, longitude: 136.8911 },
    goodTo: 700,
    point: "the Ayunose bridge; the boats fish above it",
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
      sources: [
        source("Seki tourist association", "https://sekikanko.jp/event/detail_1009.html"),
        source("Houcyou Manabu", "https://houcyoumanabu.com/ozeukai/"),
      ],
    },
  },
  8: {
    position: { latitude: 35.0717, longitude: 138.5412 },
    goodTo: 100,
    point: "the pass; the lookout may lie up to 2 km further along the path",
    sources: [
      source("Chinese Wikipedia, mirrored", "https://wiwiki.kfd.me/wiki/%E8%96%A9%E5%9F%B5%E5%B3%A0"),
      source("Yamareco", "http://www.yamareco.com/modules/yamainfo/ptinfo.php?ptid=14459", "2016-11"),
    ],
    directions: {
      address: null,
      town: "静岡県静岡市清水区",
      landmark: "薩埵峠の駐車場",
      sources: [
        source("Yamareco", "http://www.yamareco.com/modules/yamainfo/ptinfo.php?ptid=14459", "2016-11"),
      ],
    },
  },
  9: {
    position: { latitude: 35.7755, longitude: 139.1405 },
    goodTo: 1000,
    point: "the ravine, estimated from the summit",
    sources: [source("Yamatabitabi", "https://yamatabitabi.com/archives/183709")],
    directions: {
      address: "東京都青梅市御岳2-483",
      town: "東京都青梅市御岳",
      landmark: "御岳登山鉄道 滝本駅",
      sources: [
        source(
          "Japanese Wikipedia, mirrored",
          "https://ja-wiki.pages.dev/wiki/%E5%BE%A1%E5%B2%B3%E5%B1%B1%E9%A7%85",
        ),
        source("Another Tokyo TAMA", "https://at-tama.tokyo/lang_en/culture/mitake-tozan-railway/"),
      ],
    },
  },
  10: {
    position: { latitude: 35.9116, longitude: 136.2459 },
    goodTo: 500,
    point: "the middle of the quarter",
    sources: [blocks],
    directions: {
      address: "福井県越前市新在家町8-44",
      town: "福井県越前市新在家町",
      landmark: "パピルス館",
      sources: [
        source(
          "This is Fukui",
          "https://this-is-fukui.com/2019/07/22/%E8%B6%8A%E5%89%8D%E5%92%8C%E7%B4%99%E3%81%AE%E9%87%8C/",
          "2019-07",
        ),
        source("Cozre", "https://feature.cozre.jp/item/7888"),
      ],
    },
  },
  11: {
    position: { latitude: 34.9142, longitude: 135.8061 },
    goodTo: 200,
    point: "the temple",
    sources: [
      source("Japanese Wikipedia", "https://ja.wikipedia.org/wiki/%E8%90%AC%E7%A6%8F%E5%AF%BA"),
      stations,
    ],
    directions: {
      address: "京都府宇治市五ケ庄三番割34",
      town: "京都府宇治市五ケ庄",
      landmark: "黄檗駅",
      sources: [
        source("Souda Kyoto", "https://souda-kyoto.jp/guide/spot/manpukuji.html"),
        source("Ocha no Kyoto", "http://ochanokyoto.jp/spot/detail.php?sid=68"),
      ],
    },
  },
  12: {
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
};
