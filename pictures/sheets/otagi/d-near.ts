/** Stone disciples on the slope, and a bare maple nearby. */
import { css, layer, mix, type Pt, Rng, SS, stamp, W } from "../../kit/core.ts";
import { brushPath, catmull, dab, mapleLeaf, Tones } from "../../kit/brush.ts";
import { limb } from "../../kit/flora.ts";
import { ink, randomPose, relief, reliefAspect, reliefBase } from "./rakan.ts";
import { pts, stops } from "../../kit/points.ts";
import { cam, keyColour, n, onYard, P } from "./d-stage.ts";

/** Their positions: on mounds of moss, in uneven groups. */
const companies = {
  far: { from: [7, 38.5], to: [24, 46], apart: 1.5, most: 62, seed: 66 },
  near: { from: [9.6, 24.4], to: [18, 29.4], apart: 0.95, most: 44, seed: 71 },
} as const;

function seats({ from, to, apart, most, seed }: (typeof companies)[keyof typeof companies]): Pt[] {
  const r = new Rng(seed),
    taken: Pt[] = [];
  for (let i = 0; i < 4000 && taken.length < most; i++) {
    const x = r.range(from[0], to[0]),
      y = r.range(from[1], to[1]);
    if (onMound(x, y) < 0 || (y < 30 && x < 10 + (y - 24) * 0.5)) continue;
    const room = apart * (0.8 + 0.5 * n.n2(x * 0.4, y * 0.4));
    if (taken.every(([a, b]) => Math.hypot(a - x, (b - y) * 0.8) > room)) taken.push([x, y]);
  }
  return taken.toSorted((a, b) => b[1] - a[1]);
}
const onMound = (x: number, y: number) =>
  n.fbm(x * 0.13 + 3, y * 0.15 + 8, 2) + (y < 30 ? 0.34 : 0.1);

/** The mounds: dark moss on the gravel. */
export function printMounds() {
  const T = new Tones(),
    r = new Rng(18);
  for (let i = 0; i < 9000; i++) {
    const x = r.range(5, 26),
      y = r.range(24, 47);
    const high = onMound(x, y);
    if (high < -0.06 || (y > 29.6 && y < 37.5) || (y < 30 && x < 9.4 + (y - 24) * 0.5)) continue;
    const [px, py] = onYard(x, y),
      size = (cam.f / y) * r.range(0.1, 0.26);
    if (px > W + 20) continue;
    T.add(mix("#27344a", r.chance(0.3) ? "#5c6560" : "#34414f", Math.round(r.u() * 3) / 3), (z) =>
      dab(z, px - size, py, size * 2, size * 0.5, r.g() * 0.12, 0.1),
    );
  }
  T.flush(P.base.x);
}

/** Some of the twelve hundred. */
export function seatDisciples(company: keyof typeof companies) {
  const near = company === "near",
    r = new Rng(companies[company].seed + 1);
  const L = layer();
  const inked = Array.from({ length: near ? 30 : 16 }, (_, i) => {
    const pose = randomPose(i + (near ? 40 : 1));
    return ink(relief(pose, SS > 1 ? 200 : 110), {
      stone: stops(
        near
          ? "0 #171a30, 0.3 #35395a, 0.56 #6e688a, 0.78 #c08c86, 1 #ffc592"
          : "0 #171a30, 0.3 #35395a, 0.6 #6b6a8a, 0.85 #b79aa6, 1 #f2c6b0",
      ),
      moss: stops("0 #1d2633, 0.5 #43554e, 1 #a59a7c"),
      mossLevel: r.range(0.45, 0.8),
      light: [near ? -0.7 : -0.5, 0.5, near ? 0.1 : 0.3],
      bright: r.range(0.8, 1.05),
      key: [24, 24, 40],
      keyA: 0.85,
      steps: 4,
      warm: near ? [255, 150, 92] : undefined,
      seed: pose.seed,
    });
  });
  for (const [i, [x, y]] of seats(companies[company]).entries()) {
    const [px, py] = onYard(x, y),
      tall = (cam.f / y) * r.range(0.95, 1.5);
    if (px > W + 90) continue;
    L.x.fillStyle = css("#101228", 0.6);
    L.x.beginPath();
    L.x.ellipse(px + tall * 0.16, py, tall * 0.5, tall * 0.12, 0, 0, 7);
    L.x.fill();
    L.x.imageSmoothingQuality = "high";
    L.x.save();
    L.x.translate(px, py);
    L.x.rotate(r.g() * 0.05);
    L.x.drawImage(
      inked[i % inked.length],
      (-tall * reliefAspect) / 2,
      -tall * (1 - reliefBase),
      tall * reliefAspect,
      tall,
    );
    L.x.restore();
  }
  P.put(L, { occlude: 1 });
}

/** An almost bare maple nearby. */
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
  /** A twig with one fork; a few still have a leaf. */
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
