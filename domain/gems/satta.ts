import { checked, conflicting, source, statement } from "./evidence.ts";
import type { GemFacts } from "./gem-facts.ts";

const kzLifelog = source("KZ Lifelog", "https://kzlifelog.com/entry/satta-pass-walking-report");
const tabiannai = source("Tabiannai", "https://tabiannnai.net/satta-hiking/", "2023-06");
const yamano = source("Yamano Blog", "https://yamanoblog.com/?p=28925", "2023-03");

export const satta: GemFacts = {
  checkedOn: "2026-11-22",
  opening: { kind: "ask" },
  facts: {
    closed: conflicting(
      statement("The path to the lookout was shut by a landslip", tabiannai, yamano),
      statement(
        "A visitor reached the lookout again",
        source("A visitor’s report", "https://apese.net/?id=1655982", "2025"),
      ),
    ),
    wayThere: checked(
      "On foot from Okitsu or Yui Station, each about 20 minutes from Shizuoka on the Tokaido Line",
      kzLifelog,
      source("KITs travel diary", "http://turumigawa915.hatenablog.com/entry/2017/06/03/000000", "2017-06"),
    ),
    timeNeeded: checked("Okitsu to Yui: about 7 km, 2 to 3 hours", tabiannai, kzLifelog),
  },
};
