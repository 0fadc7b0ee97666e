import { checked, fromOneSource, source } from "./evidence.ts";
import type { GemFacts } from "./gem-facts.ts";

const goTokyo = source("GO TOKYO", "https://www.gotokyo.org/en/spot/429/index.html");
const agata = source("Agata Japan", "https://agatajapan.com/en?p=38444");
const helloJapan = source(
  "Hello Japan",
  "https://www.hellojapan.asia/en/travel-guide/mukojima-hyakkaen-garden.html",
);
const sumida = source("Sumida Keizai Shimbun", "http://sumida.keizai.biz/headline/1330", "2025-10");
const thirdNews = source(
  "Third News",
  "https://news.3rd-in.co.jp/article/6529b90c-3927-11ef-bd1b-9ca3ba083d71",
  "2024-07",
);

export const hyakkaen: GemFacts = {
  checkedOn: "2026-11-22",
  opening: {
    kind: "hours",
    open: "9:00",
    lastEntry: "16:30",
    close: "17:00",
    closedSpans: [["12-29", "01-03"]],
  },
  facts: {
    hours: checked(
      "9:00–17:00, last entry 16:30; until 21:00 on the moon-viewing and insect-listening nights",
      sumida,
      thirdNews,
      agata,
      helloJapan,
    ),
    closed: checked("29 December to 3 January", agata, helloJapan),
    cost: checked("¥150, over-65s ¥70", sumida, goTokyo),
    wayThere: checked(
      "8 minutes on foot from Higashi-Mukojima (Tobu Skytree Line), 13 from Keisei Hikifune",
      goTokyo,
      agata,
      helloJapan,
    ),
    season: checked("Bush clover from mid-September to early October", sumida, thirdNews),
    manners: fromOneSource(
      "The bush-clover tunnel is narrow: wait for a gap",
      source("Itta me", "https://itta.me/article/11678"),
    ),
  },
};
