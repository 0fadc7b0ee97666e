import { checked, conflicting, fromOneSource, source, statement } from "./evidence.ts";
import type { GemFacts } from "./gem-facts.ts";

const asobo = source(
  "Asobo Saga",
  "https://asobo-saga.jp/experiences/detail/28a57d5b-1b72-4149-810d-c9444d6f0d3e",
);
const jpnSpot = source("Jpn Spot", "https://jpnspot.com/sueyamajinjya");
const webMagazine = source("Japan Web Magazine", "https://japan-web-magazine.com/sueyama-jinja", "2024-02");

export const tozan: GemFacts = {
  checkedOn: "2026-11-22",
  opening: { kind: "hours", of: "the shrine office", open: "9:00", close: "17:00" },
  facts: {
    hours: fromOneSource("Shrine office 9:00–17:00", asobo),
    closed: checked("No closing day: the grounds stand open", asobo, jpnSpot),
    cost: checked("Free", asobo, jpnSpot),
    wayThere: conflicting(
      statement("20 minutes on foot from Kami-Arita Station", asobo, jpnSpot),
      statement(
        "15 minutes on foot from Kami-Arita Station",
        source("A visitor’s blog (rice-one)", "https://rice-one.blog.ss-blog.jp/2022-05-17?amp=1", "2022-05"),
      ),
      statement(
        "About 10 minutes on foot from Kami-Arita Station",
        source(
          "A visitor’s report (Homemate)",
          "https://www.homemate-research-religious-building.com/dtl/00000000000000506435/kuchikomidetail/0000000192",
        ),
      ),
    ),
    season: checked(
      "The pottery fair fills the town from 29 April to 5 May",
      source("MLIT, texts in many languages", "https://www.mlit.go.jp/tagengo-db/R2-01938.html"),
      source("JR Odekake", "https://guide.jr-odekake.net/spot/2295"),
    ),
    manners: checked(
      "The railway crosses the approach with a bell and no barrier: stop when it rings",
      webMagazine,
      source("Akikaeru", "https://akikaeru.xyz/17458/2023/07/17", "2023-07"),
      source("Enjoy Sasebo", "https://enjoysasebo.jp/blog/blog_974", "2020-03"),
    ),
  },
};
