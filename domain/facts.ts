import { echizen } from "./facts/echizen.ts";
import { hakone } from "./facts/hakone.ts";
import { hakozushi } from "./facts/hakozushi.ts";
import { hyakkaen } from "./facts/hyakkaen.ts";
import { ichijoji } from "./facts/ichijoji.ts";
import { manpukuji } from "./facts/manpukuji.ts";
import { mitake } from "./facts/mitake.ts";
import { naraInk } from "./facts/nara-ink.ts";
import { otagi } from "./facts/otagi.ts";
import { oze } from "./facts/oze.ts";
import { satta } from "./facts/satta.ts";
import { tozan } from "./facts/tozan.ts";
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
