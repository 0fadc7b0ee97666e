import { checked, conflicting, fromOneSource, source, statement } from "./evidence.ts";
import type { GemFacts } from "./gem-facts.ts";

const allAbout = source("All About", "https://allabout.co.jp/gm/gc/378362");
const wowcar = source(
  "Wowcar",
  "https://wowcar.jp/%E5%A5%88%E8%89%AF%E7%9C%8C%E3%82%92%E3%83%89%E3%83%A9%E3%82%A4%E3%83%96%E3%80%90%E5%9C%B0%E5%85%83%E3%81%AE%E4%BC%9D%E7%B5%B1%E5%B7%A5%E8%8A%B8%E3%82%92%E4%BD%93%E9%A8%93%E3%80%91/",
  "2021",
);

export const naraInk: GemFacts = {
  checkedOn: "2026-11-22",
  opening: { kind: "booking" },
  facts: {
    hours: fromOneSource("8:00–18:00, by booking", allAbout),
    closed: fromOneSource("Irregular", allAbout),
    cost: conflicting(statement("¥1,500", wowcar), statement("¥1,050", allAbout)),
    wayThere: fromOneSource(
      "4 minutes on foot from JR Nara Station",
      source("Shodo", "https://shodo.co.jp/blog/staff-new/1226"),
    ),
    // Both tell of other workshops of the town: the season is that of the craft.
    season: checked(
      "Ink is made in the cold months",
      source("Nakagawa Masashichi", "https://story.nakagawa-masashichi.jp/5242"),
      source("Narakanko Enjoy", "https://narakanko-enjoy.com/?p=21656"),
    ),
    timeNeeded: conflicting(statement("40 to 60 minutes", wowcar), statement("30 to 40 minutes", allAbout)),
    booking: checked(
      "Needed",
      source(
        "A visitor’s blog (rosegarden-to-koge)",
        "http://rosegarden-to-koge.hatenablog.com/entry/2018/06/04/021027",
        "2018-06",
      ),
      allAbout,
    ),
  },
};
