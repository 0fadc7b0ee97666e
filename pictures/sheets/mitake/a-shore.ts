/** Rocks in and around the pool; the worshipper stands on the flat one. */
import { mix, Rng, sstep, stamp } from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";
import { type Block, cutRock } from "./a-cliff.ts";
import { KEY } from "./a-plan.ts";

/** edge, top, foot, half width, depth of its top face */
const stones: [x: number, top: number, foot: number, half: number, tread: number][] = [
  [900, 1196, 1240, 46, 24],
  [1010, 1216, 1300, 90, 40],
  [1130, 1262, 1400, 130, 56],
  [540, 1206, 1246, 44, 20],
  [318, 1226, 1300, 76, 34],
  [226, 1262, 1380, 110, 44],
  [830, 1290, 1318, 34, 18],
  [440, 1372, 1446, 150, 52],
  [250, 1404, 1530, 150, 60],
  [1090, 1420, 1600, 170, 64],
  [930, 1500, 1610, 110, 46],
  [640, 1476, 1520, 62, 26],
  [330, 1520, 1640, 160, 60],
  [1200, 1330, 1540, 120, 60],
];
export function shore(
  P: Print,
  ink: { slate: readonly string[]; warm: readonly string[]; moss: readonly string[] },
) {
  const r = new Rng(5);
  const blocks: Block[] = stones.map(([x, top, foot, half, tread]) => {
    const out = half * 0.55;
    return {
      x: x + half * r.range(-0.3, 0.3),
      lean: r.range(-0.2, 0.2),
      top,
      foot: foot - 20,
      out,
      left: (out / half) * r.range(0.9, 1.15),
      right: (out / half) * r.range(0.9, 1.15),
      tread: out / tread,
      warm: r.u() * 0.8,
    };
  });
  const rock = cutRock(blocks, {
    ...ink,
    within: () => true,
    bare: 0,
    mossy: (x, y) =>
      Math.hypot(x - 440, (y - 1372) * 2) < 190 ? 0 : 0.5 + 0.2 * sstep(1300, 1500, y),
    light: (_x, y) => 0.5 - 0.8 * sstep(1300, 1560, y),
    from: () => 0.4,
    veil: (_x, y, c) => mix(c, "#dfe6dc", 0.3 * sstep(1320, 1200, y)),
    key: KEY,
  });
  P.put(rock.colour, { occlude: 1 });
  stamp(P.key.x, rock.line);
}
