/** One maple branch before the sun: a dark mass, a second tone on its sunny side, and twenty single leaves. */
import { brushPath, catmull, mapleLeaf, Tones } from "../../kit/brush.ts";
import { clamp, css, type Ctx, layer, lerp, type Pt, Rng } from "../../kit/core.ts";
import { pts } from "../../kit/points.ts";
import { gn, P } from "./hero-stage.ts";

/** spine and half width of the boughs that make up the mass */
const BOUGHS: readonly [string, readonly number[]][] = [
  ["1660,40 1500,66 1340,84 1190,120 1070,150 960,196", [96, 88, 70, 52, 32, 6]],
  ["1660,150 1530,176 1420,190 1310,222 1220,262", [80, 66, 54, 36, 5]],
  ["1660,-20 1460,-14 1280,10 1120,34 1010,66", [60, 62, 48, 30, 5]],
];
const WOOD: readonly [string, number, number][] = [
  ["1640,20 1500,62 1340,92 1190,124 1060,158 968,196", 22, 2.5],
  ["1640,130 1530,168 1420,192 1310,226 1226,264", 13, 2.5],
  ["1640,-30 1460,-8 1280,14 1120,40 1014,68", 13, 2],
  ["1340,92 1280,140 1230,166", 7, 2],
  ["1190,124 1130,112 1060,112", 6, 2],
];
const DARK = "#43171f",
  MID = "#6d2228",
  LIT = "#c2452b",
  GLOW = "#dd6a35";

export function printMaple() {
  const L = layer(),
    x = L.x,
    r = new Rng(64);
  const halfAt = (half: readonly number[], t: number) => {
    const v = clamp(t) * (half.length - 1),
      k = Math.min(half.length - 2, Math.floor(v));
    return lerp(half[k], half[k + 1], v - k);
  };
  const T = new Tones();
  /** leaves of one tone within the boughs: the part between two heights, -1 the upper edge, 1 the lower */
  const fill = (
    tone: string,
    high: number,
    low: number,
    share: number,
    size: number,
    shut: number,
  ) => {
    for (const [line, half] of BOUGHS) {
      const spine = catmull(pts(line), 14);
      for (let i = 1; i < spine.length; i++) {
        const [a, b] = [spine[i - 1], spine[i]];
        const h = halfAt(half, i / spine.length) * (0.86 + 0.5 * gn.n2(b[0] * 0.012, 7 + half[0]));
        const count = (Math.hypot(b[0] - a[0], b[1] - a[1]) * 2 * h * share) / (size * size);
        for (let k = 0; k < count + r.u(); k++) {
          const v = r.range(high, low);
          const px = b[0] + r.g() * 6,
            py = b[1] + v * h;
          if (gn.n2(px * 0.011 + 3, py * 0.024 + half[1]) < shut) continue;
          const s = size * r.range(0.7, 1.2),
            turn = 1.57 + r.range(-0.7, 0.7) - 0.25 * v,
            tilt = r.range(0.45, 1);
          T.add(tone, (q) => mapleLeaf(q, px, py, s, turn, tilt, 7));
        }
      }
    }
    T.flush(x);
  };
  fill(DARK, -1, 1, 2.7, 19, -0.46);
  x.fillStyle = css("#2c1c23");
  for (const [line, w0, w1] of WOOD) {
    x.beginPath();
    brushPath(x, catmull(pts(line), 10), (t) => lerp(w0, w1, t) * (1 + 0.12 * gn.n2(t * 9, w0)));
    x.fill();
  }
  fill(MID, -1, 0.6, 1.6, 18, 0.16);
  singles(x);
  P.put(L, { occlude: 1 });
}
/** twenty leaves apart from the mass; the sun shines through those at its edge, some fall */
function singles(x: Ctx) {
  const r = new Rng(12);
  const at = pts(
    "938,206 962,222 1002,186 1034,178 1082,190 1124,172 1204,276 1222,292 1262,262 1300,254 1352,246 1000,84 984,72 1040,70 1410,262 1466,250 1010,132",
  );
  at.forEach((p, i) =>
    leaf(x, p, r.range(17, 25), 1.57 + r.g() * 0.45, r.range(0.6, 1), i % 3 ? LIT : GLOW),
  );
  // falling
  leaf(x, [886, 330], 15, 2.3, 0.6, LIT);
  leaf(x, [822, 668], 17, 0.7, 0.55, LIT);
}
/** leaves that have come down below the branch, muted by the shade */
export function printFallen() {
  const L = layer(),
    r = new Rng(8);
  for (const [px, py] of pts("1342,1086 1376,1104 1352,1140 1436,1128"))
    leaf(
      L.x,
      [px, py],
      r.range(17, 27) * (py / 1120),
      r.range(0, 6),
      r.range(0.35, 0.5),
      r.chance(0.3) ? "#a5382c" : "#7d2d2c",
    );
  leaf(L.x, [1010, 884], 17, 2.2, 0.45, LIT);
  leaf(L.x, [1112, 1000], 20, 0.6, 0.5, "#a5332a");
  leaf(L.x, [962, 770], 11, 1.2, 0.45, "#a5332a");
  P.put(L);
}
function leaf(x: Ctx, [px, py]: Pt, size: number, turn: number, tilt: number, tone: string) {
  x.fillStyle = css(tone);
  x.beginPath();
  mapleLeaf(x, px, py, size, turn, tilt, 7);
  x.fill();
  x.beginPath();
  brushPath(
    x,
    [
      [px, py],
      [px - Math.cos(turn + 0.2) * size * 0.3, py - Math.sin(turn + 0.2) * size * 0.3],
      [px - Math.cos(turn) * size * 0.62, py - Math.sin(turn) * size * 0.62],
    ],
    () => size * 0.06,
  );
  x.fill();
}
