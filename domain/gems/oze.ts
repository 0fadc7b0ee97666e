import { checked, conflicting, fromOneSource, source, statement } from "./evidence.ts";
import type { GemFacts } from "./gem-facts.ts";

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

export const oze: GemFacts = {
  checkedOn: "2026-11-22",
  opening: { kind: "booking", season: ["05-11", "10-15"] },
  facts: {
    hours: conflicting(
      statement(
        "Boarding 18:50 until 15 June, 19:10 until 15 August, 19:00 until 15 September, then 18:30",
        association,
      ),
      statement("Boarding 18:50 until June, 19:00 in July and August, then 18:30", boats),
    ),
    closed: checked(
      "16 October to 10 May, and when the river is high",
      season2025,
      source("Miyakyo", "https://miyakyo0001.com/ozeukai", "2016"),
    ),
    cost: fromOneSource("¥3,700, children ¥2,600, on a shared boat", season2025),
    wayThere: conflicting(
      statement(
        "Bus from JR Gifu to Seki City Terminal, about 55 minutes, then about 10 by taxi",
        association,
      ),
      statement("Bus of the Seki-Itatori line from JR Gifu to Oze-yusen-mae", manabu),
    ),
    season: checked("11 May to 15 October", season2025, manabu),
    timeNeeded: fromOneSource("Over an hour on the water; be at the office 30 minutes before", boats),
    booking: checked(
      "Needed",
      manabu,
      source("A staff blog of Seki", "http://yokoyama.blog.jp/archives/32479097.html", "2018"),
    ),
  },
};
