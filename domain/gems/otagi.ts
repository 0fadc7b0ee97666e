import { checked, conflicting, fromOneSource, source, statement } from "./evidence.ts";
import type { GemFacts } from "./gem-facts.ts";

const souda = source("Souda Kyoto", "https://souda-kyoto.jp/guide/spot/otaginenbutsuji.html");
const wikipedia = source(
  "Japanese Wikipedia, mirrored",
  "https://chikapedia.jppj.jp/wiki?url=https%3A%2F%2Fja.wikipedia.org%2Fwiki%2F%E6%84%9B%E5%AE%95%E5%BF%B5%E4%BB%8F%E5%AF%BA",
);
const sparkle = source("Sparkle", "https://sparkle.travel/en/place/8280cf36-dc5c-11ee-9b39-c7c8948f11a7");
const templeGuide = source("Kyoto Temple Guide", "https://www.kyototempleguide.com/kyoto/otagi-nenbutsuji");
const kyotoTravel = source("Kyoto Travel Info", "https://kyototravel.info/otaginenbutsuji", "2014-12");
const explorest = source(
  "Explorest",
  "https://explorest.com/places/japan/kyoto/ukyo-ward/otagi-nenbutsu-ji-temple-buddha-rakan-statues",
);
const pomusan = source(
  "Pomusan no heya",
  "https://pomusannoheya.com/%e6%84%9b%e5%ae%95%e5%bf%b5%e4%bb%8f%e5%af%ba%e3%81%ab%e8%a1%8c%e3%81%a3%e3%81%a6%e3%81%8d%e3%81%be%e3%81%97%e3%81%9f",
);

export const otagi: GemFacts = {
  checkedOn: "2026-11-22",
  opening: { kind: "hours", open: "9:00", lastEntry: "16:15", close: "16:30" },
  facts: {
    hours: conflicting(
      statement("9:00–16:30, last entry 16:15", souda, wikipedia, sparkle),
      statement("8:00–16:30", explorest),
      statement("8:00–17:00", kyotoTravel),
    ),
    closed: checked("No regular closing day", wikipedia, kyotoTravel, sparkle),
    cost: conflicting(
      statement("¥300", templeGuide, explorest, pomusan, kyotoTravel),
      statement("¥400", souda),
      statement("¥500, children ¥300", sparkle),
    ),
    wayThere: checked(
      "Kyoto Bus towards Kiyotaki to Otagidera-mae, at the gate: about one an hour in the day. On foot from Arashiyama 30 to 40 minutes, uphill",
      souda,
      wikipedia,
      templeGuide,
      pomusan,
    ),
    wayBack: fromOneSource(
      "The same bus. On Saturdays and holidays it does not stop at Arashiyama Station of the Keifuku line",
      wikipedia,
    ),
    season: checked(
      "Maples at the end of autumn",
      templeGuide,
      source("Kyoto Hana", "http://kyoto-hana.net/autumn1017.html"),
    ),
    timeNeeded: conflicting(
      statement("60 to 90 minutes", templeGuide),
      statement("About 30 minutes", pomusan),
    ),
    manners: fromOneSource(
      "Do not touch the statues or climb on them. Slopes and steps: not step-free",
      templeGuide,
    ),
  },
};
