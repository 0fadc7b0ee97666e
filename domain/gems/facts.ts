import { echizen } from "./echizen.ts";
import { hakone } from "./hakone.ts";
import { hakozushi } from "./hakozushi.ts";
import { hyakkaen } from "./hyakkaen.ts";
import { ichijoji } from "./ichijoji.ts";
import { manpukuji } from "./manpukuji.ts";
import { mitake } from "./mitake.ts";
import { naraInk } from "./nara-ink.ts";
import { otagi } from "./otagi.ts";
import { oze } from "./oze.ts";
import { satta } from "./satta.ts";
import { tozan } from "./tozan.ts";
import type { GemFacts } from "./gem-facts.ts";

/** Facts by gem id; `docs/facts.md` lists them with their dates and tells how to check them again. */
export const gemFacts: Readonly<Record<number, GemFacts>> = {
  1: otagi,
  2: hyakkaen,
  3: hakozushi,
  4: hakone,
  5: naraInk,
  6: tozan,
  7: oze,
  8: satta,
  9: mitake,
  10: echizen,
  11: manpukuji,
  12: ichijoji,
};
