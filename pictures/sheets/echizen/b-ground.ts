/** The ground below the halls: the stone stair, its mossy walls, autumn leaves. */
import { type Col, type Pt, type Rng, bokashi, lerp } from "../../kit/core.ts";
import { Tones, fillPoly } from "../../kit/brush.ts";
import { type Pen, line, shape } from "../../kit/figures.ts";
import { fan, gold } from "./b-leaves.ts";

const AXIS = 640;
/** height and half length of a step on the sheet: small far up, large nearby */
const STEPS = 10;
const rise = (i: number) => lerp(1222, 1640, (i / STEPS) ** 1.35);
const reach = (y: number) => lerp(196, 420, (y - 1222) / 400);
const stairX = (y: number) => AXIS - 90 * ((y - 1222) / 400) ** 1.3;

export function stair(p: Pen, r: Rng) {
  fillPoly(
    p.x,
    [
      [-10, 1200],
      [1210, 1200],
      [1210, 1610],
      [-10, 1610],
    ],
    bokashi(p.x, 0, 1200, 0, 1600, [
      [0, "#8f8a5a"],
      [0.35, "#6f6a3f"],
      [1, "#3f4630"],
    ]),
  );
  for (let i = 0; i < STEPS; i++) {
    const y = rise(i),
      y1 = rise(i + 1),
      tread = lerp(y, y1, 0.45);
    // a worn edge: it sags in its middle
    const edge = (at: number): Pt[] =>
      Array.from({ length: 13 }, (_, q): Pt => {
        const u = q / 6 - 1;
        return [stairX(at) + u * reach(at), at + 5 * (1 - u * u) + r.range(-1, 1)];
      });
    const [back, lip, foot] = [edge(y), edge(tread), edge(y1)];
    shape(p, [...lip, ...foot.toReversed()], "#77757a", { smooth: false, line: 0.8 });
    shape(p, [...back, ...lip.toReversed()], ["#cdc6b0", "#bfb8a6", "#d8d0b8"][(i * 2) % 3], {
      smooth: false,
      line: 0,
    });
    // the lip is a bold line, broken where feet have worn it
    const worn = r.int(3, 8);
    line(p, lip.slice(0, worn), 1.5, undefined, false);
    line(p, lip.slice(worn + 1), 1.2, undefined, false);
    // each step is of a few stones, each stone of its own length
    for (let u = r.range(-0.95, -0.6); u < 0.9; u += r.range(0.34, 0.8)) {
      const x = stairX(tread) + u * reach(tread);
      line(
        p,
        [
          [stairX(y) + u * reach(y), y + 4],
          [x, tread + 4],
          [x + 3, y1],
        ],
        1.1,
        undefined,
        false,
      );
    }
    mossy(p, y, tread, y1, r);
  }
  for (const s of [-1, 1]) parapet(p, s, r);
}
/** moss that creeps in from both walls, where nobody treads */
function mossy(p: Pen, y: number, tread: number, y1: number, r: Rng) {
  for (const s of [-1, 1]) {
    const far = r.range(0.1, 0.42),
      on = (u: number, at: number): Pt => [stairX(at) + s * (1 - u) * reach(at), at];
    const patch = [
      on(0, y + 2),
      on(far * 0.6, y + 4),
      on(far, tread),
      on(far * 0.5, tread + 5),
      on(0, tread + 4),
    ];
    fillPoly(p.x, patch, "#8f9158");
    fillPoly(
      p.x,
      [on(0, tread + 6), on(far * 0.7, tread + 8), on(far * 0.4, y1 - 3), on(0, y1)],
      "#5f6a48",
    );
  }
}
/** the mossy wall beside the stair */
function parapet(p: Pen, s: number, r: Rng) {
  const inner = (y: number): Pt => [stairX(y) + s * reach(y), y];
  const outer = (y: number): Pt => [
    stairX(y) + s * (reach(y) + lerp(34, 96, (y - 1222) / 400)),
    y - lerp(26, 60, (y - 1222) / 400),
  ];
  const ys = Array.from({ length: 9 }, (_, i) => lerp(1222, 1650, i / 8));
  for (let i = 0; i < 8; i++) {
    const j = () => r.range(-4, 4);
    const block = [inner(ys[i]), outer(ys[i]), outer(ys[i + 1]), inner(ys[i + 1])].map(
      ([x, y]): Pt => [x + j(), y + j()],
    );
    shape(p, block, r.pick(["#6c7450", "#7f815c", "#5d6a4a"]), { smooth: false, line: 1.2 });
  }
}
/** ginkgo leaves on the ground: many beside the stair, drifts in the corners of its treads, a heap where it is swept */
export function carpet(p: Pen, r: Rng, [hx, hy]: Pt) {
  const T = new Tones();
  for (let i = 0; i < 3400; i++) {
    const y = lerp(1215, 1600, r.u() ** 0.8),
      x = r.range(0, 1200);
    const off = Math.abs(x - stairX(y)) - reach(y);
    const many = off > 70 ? 0.95 : off > -30 ? 0.5 : 0.035;
    if (!r.chance(many)) continue;
    const s = lerp(4, 15, (y - 1200) / 400) * r.range(0.7, 1.2);
    const c: Col = r.chance(0.22) ? "#9a6a1e" : r.pick(gold);
    T.add(c, (z) => fan(z, x, y, s, r.range(0, 6.28), r.range(0.35, 0.6)));
  }
  for (let i = 0; i < STEPS; i++)
    for (const s of [-1, 1]) {
      const y = lerp(rise(i), rise(i + 1), 0.42),
        grow = lerp(0.4, 1, i / STEPS) * r.range(0.4, 1.2);
      for (let k = 0; k < 34 * grow; k++) {
        const inward = 110 * grow * r.u() ** 1.7;
        T.add(r.pick(gold), (z) =>
          fan(
            z,
            stairX(y) + s * (reach(y) - inward),
            y - (1 - inward / 120) * 9 * r.u(),
            lerp(4, 13, (y - 1200) / 400),
            r.range(0, 6.28),
            r.range(0.35, 0.6),
          ),
        );
      }
    }
  for (let k = 0; k < 190; k++) {
    const a = r.range(0, 6.283),
      d = Math.sqrt(r.u());
    T.add(k < 70 ? "#9a6a1e" : r.pick(gold), (z) =>
      fan(
        z,
        hx + 74 * d * Math.cos(a) + 20 * r.g(),
        hy - 17 + 22 * d * Math.sin(a) - 16 * (1 - d),
        r.range(8, 13),
        r.range(0, 6.28),
        r.range(0.4, 0.8),
      ),
    );
  }
  T.flush(p.x);
}
