// Written by scripts/list-gems.ts from the gems in this folder.
import type { Gem } from "./gem.ts";
import { otagi } from "./otagi.ts";
import { hyakkaen } from "./hyakkaen.ts";
import { hakozushi } from "./hakozushi.ts";
import { hakone } from "./hakone.ts";
import { naraInk } from "./nara-ink.ts";
import { tozan } from "./tozan.ts";
import { oze } from "./oze.ts";
import { satta } from "./satta.ts";
import { mitake } from "./mitake.ts";
import { echizen } from "./echizen.ts";
import { manpukuji } from "./manpukuji.ts";
import { ichijoji } from "./ichijoji.ts";

/** Every gem, in the order of the ids. */
export const allGems = [
  otagi,
  hyakkaen,
  hakozushi,
  hakone,
  naraInk,
  tozan,
  oze,
  satta,
  mitake,
  echizen,
  manpukuji,
  ichijoji,
] as const satisfies readonly Gem[];
