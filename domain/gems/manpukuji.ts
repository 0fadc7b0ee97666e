import { checked, fromOneSource, source } from "./evidence.ts";
import type { GemFacts } from "./gem-facts.ts";

const souda = source("Souda Kyoto", "https://souda-kyoto.jp/guide/spot/manpukuji.html");
const kansaiGuide = source("The Kansai Guide", "https://the-kansai-guide.com/ja/premium/article/item/10051");
const ochanokyoto = source("Ocha no Kyoto", "http://ochanokyoto.jp/spot/detail.php?sid=68");

export const manpukuji: GemFacts = {
  checkedOn: "2026-11-22",
  opening: { kind: "hours", open: "9:00", lastEntry: "16:30", close: "17:00" },
  facts: {
    hours: checked("9:00–17:00, last entry 16:30", souda, ochanokyoto, kansaiGuide),
    closed: checked("No closing day", kansaiGuide, ochanokyoto),
    cost: checked("¥500", souda, kansaiGuide, ochanokyoto),
    wayThere: checked(
      "5 minutes on foot from Obaku Station (JR Nara Line and Keihan Uji Line)",
      kansaiGuide,
      ochanokyoto,
    ),
    booking: checked(
      "Temple lunch (fucha ryori) 11:30–14:30: book three days ahead",
      souda,
      source("Deep Kyoto", "https://jp.deepkyoto.com/%E8%90%AC%E7%A6%8F%E5%AF%BA/"),
    ),
    manners: fromOneSource("The temple lunch is shared by four at a table, from big dishes", kansaiGuide),
  },
};
