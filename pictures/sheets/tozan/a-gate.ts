/** Tozan Shrine, A: the slope beyond the railway, its stair, and on the terrace the porcelain torii, pale in the mist. */
import { bokashi, type Col, css, type Ctx, lerp, Noise, type Pt, type V3 } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { FOOT, HALF, LEVEL, onPaper, TERRACE } from "./a-plan.ts";

const n = new Noise(81);
/** The slope with its stair: each step a thread of light, few and uneven. */
export function slope(x: Ctx) {
  const [far, high] = TERRACE;
  const at = (u: number, t: number): V3 => [u, lerp(FOOT, far, t), high * t];
  const w = HALF * 0.8;
  const flank = catmull(
    [
      onPaper([-34, far - 6, high * 0.55]),
      onPaper([-14, far - 2, high * 0.86]),
      onPaper([-4.4, far, high]),
      onPaper([4.4, far, high]),
      onPaper([12, far - 2, high * 0.8]),
      onPaper([26, far - 6, high * 0.45]),
      onPaper([52, far - 10, high * 0.2]),
    ],
    10,
  );
  fillPoly(
    x,
    [...flank, [1660, LEVEL + 90], [-60, LEVEL + 90]],
    bokashi(x, 0, onPaper(at(0, 1))[1] - 10, 0, LEVEL - 60, [
      [0, "#64828a"],
      [0.5, "#7f9a9c"],
      [1, "#9cb1ac"],
    ]),
  );
  const [l0, r0, r1, l1] = [at(-w, 0), at(w, 0), at(w, 1), at(-w, 1)].map((p) => onPaper(p));
  fillPoly(
    x,
    [l0, r0, r1, l1],
    bokashi(x, 0, l1[1], 0, l0[1], [
      [0, "#a9bdbb"],
      [1, "#b4c4bc"],
    ]),
  );
  const rows = 34;
  for (let i = 1; i < rows; i++) {
    const t = i / rows;
    x.fillStyle = css("#72909a", 0.62 - 0.2 * (1 - t));
    x.beginPath();
    brushPath(
      x,
      Array.from({ length: 9 }, (_, k) => onPaper(at(lerp(-w, w, k / 8), t))),
      (q) => 2.2 * (0.7 + 0.5 * n.n2(q * 2 + i, i * 3.1)),
    );
    x.fill();
  }
  // the lip of the terrace
  x.fillStyle = css("#c3d0ca", 0.8);
  x.beginPath();
  brushPath(
    x,
    Array.from({ length: 9 }, (_, k) => onPaper([lerp(-4.4, 4.4, k / 8), far, high])),
    (t) => 2.6 * Math.sin(Math.PI * (0.1 + 0.8 * t)),
  );
  x.fill();
  // the cheeks of the stair
  for (const s of [-1, 1]) {
    const a = [at(s * w, 0), at(s * w, 1), at(s * (w + 0.5), 1), at(s * (w + 0.5), 0)].map((p) =>
      onPaper(p),
    );
    fillPoly(x, a, s < 0 ? "#8ba5a8" : "#c3cfc8");
  }
}
/** White glaze with a few strokes of cobalt, pale in the mist. */
export function torii(x: Ctx) {
  const [far, high] = TERRACE;
  const y = far + 1.4;
  const S = 1.34; // as it stands before the wood, a little larger than in life
  const p = (u: number, z: number, back = 0): Pt => onPaper([u * S, y + back, high + z * S]);
  const LIT = "#d0ddda",
    SIDE = "#afc3c8",
    DEEP = "#8fa9b5";
  for (const s of [-1, 1]) {
    const [foot, head] = [1.52 * s, 1.3 * s];
    const post = (from: number, to: number, tone: Col) =>
      fillPoly(
        x,
        [
          p(foot + from * 0.25, 0),
          p(foot + to * 0.25, 0),
          p(head + to * 0.21, 3.3),
          p(head + from * 0.21, 3.3),
        ],
        tone,
      );
    post(-1, 1, LIT);
    post(0.25, 1, SIDE);
    // its stone socket
    fillPoly(
      x,
      [p(foot - 0.36, -0.1), p(foot + 0.36, -0.1), p(foot + 0.32, 0.2), p(foot - 0.32, 0.2)],
      "#9fb4b6",
    );
    fillPoly(
      x,
      [p(head - 0.2, 3.06), p(head + 0.2, 3.06), p(head + 0.2, 3.28), p(head - 0.2, 3.28)],
      DEEP,
    );
  }
  fillPoly(x, [p(-1.86, 2.36), p(1.86, 2.36), p(1.86, 2.7), p(-1.86, 2.7)], LIT);
  fillPoly(x, [p(-1.86, 2.36), p(1.86, 2.36), p(1.86, 2.44), p(-1.86, 2.44)], SIDE);
  fillPoly(x, [p(-0.22, 2.7), p(0.22, 2.7), p(0.22, 3.28), p(-0.22, 3.28)], SIDE);
  const beam = (half: number, z0: number, z1: number, lift: number, tone: Col) => {
    const run = (z: number, dir: number) =>
      Array.from({ length: 21 }, (_, i): Pt => {
        const u = dir * lerp(-1, 1, i / 20);
        return p(u * half * (1 + 0.02 * (z - z0)), z + lift * u * u);
      });
    fillPoly(x, [...run(z0, 1), ...run(z1, -1)], tone);
  };
  beam(2.04, 3.26, 3.5, 0.13, SIDE);
  beam(2.3, 3.48, 3.82, 0.19, LIT);
  beam(2.34, 3.78, 3.9, 0.2, "#dde7e2");
  // the painted vine, from here a few strokes
  x.fillStyle = css("#6388ae", 0.55);
  const vine = (from: Pt, to: Pt, turns: number, amp: number, wide: number) => {
    x.beginPath();
    brushPath(
      x,
      Array.from({ length: 41 }, (_, i): Pt => {
        const t = i / 40,
          [a, b] = [lerp(from[0], to[0], t), lerp(from[1], to[1], t)],
          off = amp * Math.sin(t * turns * Math.PI);
        return p(a, b + off + 0.16 * (a / 2) ** 2 * (b > 3 ? 1 : 0));
      }),
      (t) => wide * (0.75 + 0.35 * Math.sin(t * 23)),
    );
    x.fill();
  };
  for (const s of [-1, 1])
    for (const z of [0.5, 0.62, 2.06, 2.16]) {
      const mid = s * (1.52 - (0.22 * z) / 3.3);
      x.beginPath();
      brushPath(x, [p(mid - 0.2, z), p(mid, z - 0.03), p(mid + 0.2, z)], () => 1.5);
      x.fill();
    }
  vine([-1.7, 2.55], [1.7, 2.55], 9, 0.045, 1.6);
  vine([-2.0, 3.63], [2.0, 3.63], 11, 0.045, 1.6);
}
