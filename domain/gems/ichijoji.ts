import { checked, fromOneSource, old, source } from "./evidence.ts";
import type { GemFacts } from "./gem-facts.ts";

const express22 = source(
  "Express22, station visit 469",
  "https://express22.xsrv.jp/maintarminal/%e9%96%a2%e8%a5%bf%e5%90%84%e9%a7%85%e6%8e%a2%e8%a8%aa%e7%ac%ac469%e5%9b%9e%e5%8f%a1%e5%b1%b1%e9%9b%bb%e9%89%84%e4%b8%80%e4%b9%97%e5%af%ba%e9%a7%85/",
);
const tvOsaka = source("TV Osaka, summary", "https://spo-gel.com/news/tv-osaka-466");

export const ichijoji: GemFacts = {
  checkedOn: "2026-11-22",
  opening: { kind: "varies" },
  facts: {
    cost: old(
      "¥600 to ¥1,000 a bowl",
      source("The Kyoto Project", "https://thekyotoproject.org/english/ichijoji-ramen", "2015"),
    ),
    wayThere: checked(
      "Eizan Railway from Demachiyanagi to Ichijoji, then a few minutes on foot to the west. Pay on the train",
      express22,
      tvOsaka,
    ),
    season: checked(
      "In November the train slows for a tunnel of maples further up the line",
      source("Dot117", "http://dot117.minibird.jp/wp/?p=89294", "2021-11"),
      tvOsaka,
    ),
    manners: fromOneSource(
      "One bowl for each person, even when you share",
      source("Sase", "https://sase.org/kyoto/ramen-in-the-ichijoji-area"),
    ),
  },
};
