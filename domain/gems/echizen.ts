import { checked, conflicting, fromOneSource, source, statement } from "./evidence.ts";
import type { GemFacts } from "./gem-facts.ts";

const jrOdekake = source("JR Odekake", "https://guide.jr-odekake.net/spot/4579", "2024-03");
const tourism = source(
  "Echizen tourism",
  "https://echizen-tourism.jp/travel_echizen/experience_detail/27?page=1",
);
const thisIsFukui = source(
  "This is Fukui",
  "https://this-is-fukui.com/2019/07/22/%E8%B6%8A%E5%89%8D%E5%92%8C%E7%B4%99%E3%81%AE%E9%87%8C/",
  "2019-07",
);
const cozre = source("Cozre", "https://feature.cozre.jp/item/7888");

export const echizen: GemFacts = {
  checkedOn: "2026-11-22",
  opening: {
    kind: "hours",
    of: "the Udatsu house",
    open: "9:30",
    lastEntry: "16:30",
    close: "17:00",
    closedWeekdays: [2],
    closedSpans: [["12-28", "01-04"]],
  },
  facts: {
    hours: checked(
      "Udatsu house and Paper Museum 9:30–17:00, last entry 16:30; Papyrus House 9:00–16:00",
      jrOdekake,
      tourism,
      thisIsFukui,
      cozre,
    ),
    closed: checked(
      "Udatsu house and Paper Museum: Tuesdays that are no public holiday, and 28 December to 4 January",
      jrOdekake,
      tourism,
      thisIsFukui,
    ),
    cost: conflicting(
      statement("¥300 for both museums, free up to high school", tourism),
      statement("¥200 for both museums", thisIsFukui),
    ),
    wayThere: checked(
      "10 minutes by car from Echizen-Takefu (Hokuriku Shinkansen), or Fukutetsu bus from Takefu Station to Washi-no-sato",
      jrOdekake,
      thisIsFukui,
      cozre,
    ),
    timeNeeded: fromOneSource("About 20 minutes to make a sheet in the Papyrus House", thisIsFukui),
    booking: fromOneSource(
      "The papermaker’s own scoop in the Udatsu house must be booked",
      source("Udatsu house, signboard", "https://nk.qrtranslator.com/0008000021/000007"),
    ),
  },
};
