/** The gate's lower storey: the passage, and the guardians. */
import { bokashi, css, lerp, mix, type Pt } from "../../kit/core.ts";
import { brushPath, poly } from "../../kit/brush.ts";
import { pts, stops } from "../../kit/points.ts";
import { f, type GatePen, red, size } from "./gate-pen.ts";

/** Where the light at the far side of the passage is drawn: nearer than it is, so that one sees through the gate. */
const FAR = f * 0.3;

/** The passage: light at the far side, and a view of the steps. */
export function drawPassage({ x, place, plane }: GatePen) {
  const near = [-1.26, 1.26] as const;
  const p0 = place([0, f, size.floor])[1],
    p1 = place([0, f, 3.4])[1];
  plane(
    [
      [near[0], f, size.floor],
      [near[1], f, size.floor],
      [near[1], f, 3.4],
      [near[0], f, 3.4],
    ],
    bokashi(x, 0, p1, 0, p0, stops("0 #1d1218, 0.6 #3a1f20, 1 #6a3a2c")),
  );
  const g = bokashi(x, 0, p1, 0, p0, stops("0 #7f9a6a, 0.5 #c4cc98, 1 #dcd9b8"));
  plane(
    [
      [-0.92, FAR, size.floor],
      [1.08, FAR, size.floor],
      [1.08, FAR, 3.05],
      [-0.92, FAR, 3.05],
    ],
    g,
  );
  for (let i = 0; i < 7; i++) {
    const w = size.floor + 0.1 + i * 0.19;
    plane(
      [
        [-0.7 + i * 0.05, FAR, w],
        [0.9 - i * 0.05, FAR, w],
        [0.9 - i * 0.05, FAR, w + 0.1],
        [-0.7 + i * 0.05, FAR, w + 0.1],
      ],
      mix("#8c8f80", "#c9c8ae", i / 7),
      0.6,
    );
  }
}

/** A guardian in each side bay: a large shape behind bars. */
export function drawGuardianBay({ x, place, plane }: GatePen, s: number) {
  const a = s < 0 ? -size.half + 0.24 : 1.74,
    b = s < 0 ? -1.74 : size.half - 0.24;
  const at = (u: number, w: number) =>
    place([lerp(a, b, u), f + 0.06, lerp(size.floor + 0.2, 3.45, w)]);
  plane(
    [
      [a, f + 0.05, size.floor + 0.2],
      [b, f + 0.05, size.floor + 0.2],
      [b, f + 0.05, 3.45],
      [a, f + 0.05, 3.45],
    ],
    "#1d151c",
  );
  x.fillStyle = css("#54262a", 1);
  const body: Pt[] = pts(
    "0.3,0 0.27,0.3 0.36,0.5 0.24,0.62 0.3,0.7 0.42,0.68 0.43,0.78 0.5,0.86 0.58,0.78 0.58,0.68 0.72,0.74 0.8,0.92 0.87,0.9 0.82,0.66 0.66,0.54 0.72,0.3 0.7,0",
  );
  poly(
    x,
    body.map(([u, w]) => at(s < 0 ? u : 1 - u, w)),
  );
  x.fill();
  x.fillStyle = css("#7d3f34", 1);
  poly(
    x,
    body
      .slice(0, 9)
      .map(([u, w]) => at(s < 0 ? lerp(u, 0.5, 0.35) : 1 - lerp(u, 0.5, 0.35), w * 0.96)),
  );
  x.fill();
  const bars = 13;
  for (let i = 0; i <= bars; i++) {
    x.fillStyle = css(i % 2 ? "#9b3427" : "#b63d2a");
    x.beginPath();
    brushPath(x, [at(i / bars, 0), at(i / bars, 1)], () => 3.6);
    x.fill();
  }
  for (const w of [0.02, 0.36, 0.7, 0.99]) {
    x.fillStyle = css(red.face);
    x.beginPath();
    brushPath(x, [at(-0.02, w), at(1.02, w)], () => 6);
    x.fill();
  }
}
