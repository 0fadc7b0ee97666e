// Written by scripts/list-gems.ts from the gems in this folder.
import type { GemId } from "./catalogue.ts";
import type { GemNames } from "./gem.ts";
import { names as otagi } from "./otagi.ts";
import { names as hyakkaen } from "./hyakkaen.ts";
import { names as hakozushi } from "./hakozushi.ts";
import { names as hakone } from "./hakone.ts";
import { names as naraInk } from "./nara-ink.ts";
import { names as tozan } from "./tozan.ts";
import { names as oze } from "./oze.ts";
import { names as satta } from "./satta.ts";
import { names as mitake } from "./mitake.ts";
import { names as echizen } from "./echizen.ts";
import { names as manpukuji } from "./manpukuji.ts";
import { names as ichijoji } from "./ichijoji.ts";

/**
 * The Japanese names of every gem by its id, for the search help. The browser loads them when a search finds nothing, and
 * loads nothing else of the gems' files: therefore each file exports its names separately.
 */
export const gemNames: Readonly<Record<number, GemNames>> = {
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
} satisfies Record<GemId, GemNames>;
