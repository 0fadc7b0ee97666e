/** Stone disciples on the slope, and a bare maple close by. */
import { css, layer, mix, type Pt, Rng, SS, stamp, W } from "../../kit/core.ts";
import { brushPath, catmull, mapleLeaf, Tones } from "../../kit/brush.ts";
import { limb } from "../../kit/flora.ts";
import { ink, randomPose, relief, reliefAspect, reliefBase } from "./rakan.ts";
import { pts, stops } from "../../kit/points.ts";
import { cam, keyColour, onYard, P } from "./d-stage.ts";

/** Some of the twelve hundred. */
export function seatDisciples(near: boolean) {
  const r = new Rng(66);
  const L = layer();
  const poses = Array.from({ length: 12 }, (_, i) => randomPose(i + 1));
  const inked = poses.map((pose) =>
    ink(relief(pose, SS > 1 ? 200 : 110), {
      stone: stops(
        near
          ? "0 #171a30, 0.3 #35395a, 0.56 #6e688a, 0.78 #c08c86, 1 #ffc592"
          : "0 #171a30, 0.3 #35395a, 0.6 #6b6a8a, 0.85 #b79aa6, 1 #f2c6b0",
      ),
      moss: stops("0 #1d2633, 0.5 #43554e, 1 #a59a7c"),
      mossLevel: 0.62,
      light: [-0.5, 0.55, 0.3],
      bright: 0.95,
      key: [24, 24, 40],
      keyA: 0.85,
      seed: pose.seed,
    }),
  );
  const seats: [number, number][] = [];
  for (let row = 0; row < 9; row++) {
    const depth = 27.5 - row * 1.75;
    for (let u = 0; u < 9; u++) {
      const x = 8.4 + row * -0.42 + u * 1.65 + (row % 2) * 0.8 + r.range(-0.35, 0.35);
      seats.push([x, depth + r.range(-0.5, 0.5) - u * 0.12]);
    }
  }
  // ranks under the cedars on the far side of the yard
  for (let row = 0; row < 3; row++)
    for (let u = 0; u < 17; u++)
      if (r.chance(0.8))
        seats.push([
          8.4 + u * 1.45 + (row % 2) * 0.7 + r.g() * 0.3,
          45.5 - row * 2.1 + r.g() * 0.5 + 1.6 * Math.sin(u * 0.45),
        ]);
  seats.sort((a, b) => b[1] - a[1]);
  for (const [x, depth] of seats) {
    if (depth < 36 !== near) continue;
    const [px, py] = onYard(x, depth);
    const tall = (cam.f / depth) * r.range(1.5, 1.85);
    if (px > W + 90 || (depth < 30 && px < 1000 + (1200 - py) * 0.5)) continue;
    L.x.fillStyle = css("#101228", 0.6);
    L.x.beginPath();
    L.x.ellipse(px + tall * 0.14, py, tall * 0.46, tall * 0.12, 0, 0, 7);
    L.x.fill();
    L.x.imageSmoothingQuality = "high";
    L.x.drawImage(
      r.pick(inked),
      px - (tall * reliefAspect) / 2,
      py - tall * (1 - reliefBase),
      tall * reliefAspect,
      tall,
    );
  }
  P.put(L, { occlude: 1 });
}

/** A maple close by, almost bare. */
export function printMaple() {
  const L = layer(),
    K = layer(),
    r = new Rng(44);
  const bark = { body: "#191724", light: "#554a5a", key: keyColour };
  const boughs: [Pt[], number, number][] = [
    [pts("-60,1240 10,1010 28,820 92,640 108,470 90,330 112,200"), 66, 4],
    [pts("40,800 -10,640 -30,520"), 26, 8],
    [pts("88,650 170,540 262,470 330,380 420,330"), 24, 3],
    [pts("104,500 40,410 30,300 -20,230"), 15, 3],
    [pts("250,480 330,470 400,436"), 11, 2],
    [pts("98,400 170,310 190,220 250,160"), 12, 2],
  ];
  const T = new Tones();
  for (const [line, from, to] of boughs) {
    limb(L.x, K.x, line, from, to, r, bark);
    const path = catmull(line, 10);
    for (let i = Math.round(path.length * 0.35); i < path.length; i += 3) {
      if (from > 40 && i < path.length * 0.6) continue;
      twig(path[i], r.range(-2.6, -0.5), r.range(40, 96), 4.2);
    }
  }
  /** A twig that forks once; now and then a leaf is left on it. */
  function twig(p: Pt, angle: number, long: number, wide: number) {
    const bend = r.range(-0.3, 0.3);
    const q: Pt = [p[0] + Math.cos(angle) * long, p[1] + Math.sin(angle) * long];
    const m: Pt = [
      (p[0] + q[0]) / 2 - Math.sin(angle) * long * bend * 0.4,
      (p[1] + q[1]) / 2 + Math.cos(angle) * long * bend * 0.4,
    ];
    L.x.fillStyle = css(bark.body);
    L.x.beginPath();
    brushPath(L.x, catmull([p, m, q], 5), (t) => wide * (1 - 0.75 * t));
    L.x.fill();
    if (wide > 3) {
      twig(m, angle + r.range(0.4, 0.8), long * 0.55, 2.4);
      twig(m, angle - r.range(0.4, 0.8), long * 0.6, 2.4);
    }
    if (!r.chance(0.4)) return;
    const [a, b, s] = [q[0] + r.g() * 5, q[1] + 5, r.range(8, 14)];
    const turn = r.range(0, 6),
      tilt = r.range(0.5, 1);
    T.add(mix("#7a2230", "#e2703f", Math.round(r.u() * 5) / 5), (z) =>
      mapleLeaf(z, a, b, s, turn, tilt, 7),
    );
  }
  T.flush(L.x);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
