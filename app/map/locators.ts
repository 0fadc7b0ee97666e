/** The small maps, listed by scripts/map/draw.ts. */
import type { GemId } from "../../domain/gems/catalogue.ts";
import gem1 from "./pictures/gem-1.svg?url";
import gem2 from "./pictures/gem-2.svg?url";
import gem3 from "./pictures/gem-3.svg?url";
import gem4 from "./pictures/gem-4.svg?url";
import gem5 from "./pictures/gem-5.svg?url";
import gem6 from "./pictures/gem-6.svg?url";
import gem7 from "./pictures/gem-7.svg?url";
import gem8 from "./pictures/gem-8.svg?url";
import gem9 from "./pictures/gem-9.svg?url";
import gem10 from "./pictures/gem-10.svg?url";
import gem11 from "./pictures/gem-11.svg?url";
import gem12 from "./pictures/gem-12.svg?url";

/** A small map: its address, and the names on it with the points at which they begin or end. */
interface SmallMap {
  readonly address: string;
  readonly names: readonly (readonly [name: string, x: number, y: number, isEnd: boolean])[];
}

/** The small maps, by gem id. */
export const locators: Readonly<Record<number, SmallMap>> = {
  1: {
    address: gem1,
    names: [
      ["Osaka", 586, 623, false],
      ["Nagoya", 1170, 376, true],
    ],
  },
  2: { address: gem2, names: [] },
  3: { address: gem3, names: [["Kyoto", 744, 286, true]] },
  4: { address: gem4, names: [["Tokyo", 940, 179, true]] },
  5: {
    address: gem5,
    names: [
      ["Kyoto", 637, 280, false],
      ["Osaka", 482, 431, true],
      ["Nagoya", 1102, 184, true],
    ],
  },
  6: { address: gem6, names: [["Fukuoka", 880, 247, true]] },
  7: {
    address: gem7,
    names: [
      ["Kyoto", 157, 723, false],
      ["Nagoya", 658, 627, false],
    ],
  },
  8: { address: gem8, names: [["Tokyo", 1163, 105, true]] },
  9: { address: gem9, names: [["Tokyo", 904, 491, true]] },
  10: { address: gem10, names: [["Kanazawa", 807, 86, true]] },
  11: {
    address: gem11,
    names: [
      ["Osaka", 523, 559, false],
      ["Nagoya", 1107, 312, true],
    ],
  },
  12: {
    address: gem12,
    names: [
      ["Osaka", 531, 630, false],
      ["Nagoya", 1115, 383, true],
    ],
  },
} satisfies Record<GemId, SmallMap>;
