import { checked, fromOneSource, old, source } from "./evidence.ts";
import type { GemFacts } from "./gem-facts.ts";

const timeOut = source("Time Out Tokyo", "http://arch2015.timeout.jp/en/tokyo/feature/2745", "2011-03");
const pedia = source(
  "Pedia",
  "https://pedia.3rd-in.co.jp/wiki/%E5%BE%A1%E5%B2%B3%E7%99%BB%E5%B1%B1%E9%89%84%E9%81%93",
);
const yamatabitabi = source("Yamatabitabi", "https://yamatabitabi.com/archives/183709");

export const mitake: GemFacts = {
  checkedOn: "2026-11-22",
  opening: { kind: "hours", of: "the cable car", open: "7:30", close: "18:30" },
  facts: {
    hours: old("Cable car 7:30–18:30; no hours are told for the path", timeOut),
    closed: checked("The cable car runs every day", pedia, timeOut),
    cost: checked(
      "Cable car ¥600 each way, children ¥300",
      source("Railway Press Net", "https://news.railway-pressnet.com/archives/62306", "2024-03"),
      pedia,
    ),
    wayThere: checked(
      "About 90 minutes by train from Shinjuku to Mitake, 10 by bus to Cable-shita, 5 on foot uphill, 6 by cable car",
      source(
        "City-Cost",
        "https://city-cost.com/blogs/TheHikingAlto/MP8Vn-living_ome_shi_tokyo_hinode_machi_tokyo",
        "2018-08",
      ),
      source("Sagamier", "https://sagamier.com/?p=2700"),
      source("Another Tokyo TAMA", "https://at-tama.tokyo/lang_en/culture/mitake-tozan-railway/"),
    ),
    wayBack: old("Last cable car down about 18:30", timeOut),
    season: fromOneSource("Mid-August for the renge-shoma flowers near the upper station", yamatabitabi),
    timeNeeded: fromOneSource(
      "About 3½ hours from the cable car and back",
      source("Hikes in Japan", "https://hikesinjapan.yamakei-online.com/course/4.php"),
    ),
  },
};
