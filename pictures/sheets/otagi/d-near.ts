/** Stone disciples on the slope, and a bare maple close by. */
import { css, layer, mix, type Pt, Rng, SS, stamp, W } from "../../kit/core.ts";
import { limb, mapleSpray } from "../../kit/flora.ts";
import { ink, randomPose, relief, reliefAspect, reliefBase } from "../../kit/rakan.ts";
import { pts, stops } from "../../kit/points.ts";
import { P, keyColour } from "./d-stage.ts";

/** Some of the twelve hundred. */
export function seatDisciples() {
  const r = new Rng(66);
  const L = layer();
  const poses = Array.from({ length: 12 }, (_, i) => randomPose(i + 1));
  const inked = poses.map((pose) =>
    ink(relief(pose, SS > 1 ? 144 : 90), {
      stone: stops("0 #1b1d30, 0.3 #3b3c56, 0.6 #6c6880, 0.85 #a990a0, 1 #ecc3b0"),
      moss: stops("0 #1d2633, 0.5 #43554e, 1 #a59a7c"),
      mossLevel: 0.62,
      light: [-0.5, 0.55, 0.3],
      bright: 0.95,
      key: [24, 24, 40],
      keyA: 0.85,
      seed: pose.seed,
    }),
  );
  for (let row = 0; row < 10; row++) {
    const y = 800 + row * 40 + row * row * 0.9,
      tall = 46 + row * 6.5;
    const from = 1260 - 12 * row + (row % 2) * tall * 0.5;
    for (let x = from; x < W + 60; x += tall * r.range(1.0, 1.3)) {
      const at = y + r.range(-6, 6) - (x - 1400) * 0.07;
      L.x.fillStyle = css("#15162a", 0.55);
      L.x.beginPath();
      L.x.ellipse(x + tall * 0.1, at, tall * 0.42, tall * 0.1, 0, 0, 7);
      L.x.fill();
      L.x.imageSmoothingQuality = "high";
      L.x.drawImage(
        r.pick(inked),
        x - (tall * reliefAspect) / 2,
        at - tall * (1 - reliefBase),
        tall * reliefAspect,
        tall,
      );
    }
  }
  P.put(L, { occlude: 1 });
}

/** A few last leaves. */
export function printMaple() {
  const L = layer(),
    K = layer(),
    r = new Rng(41);
  const bark = { body: "#1d1a26", light: "#4b4250", key: keyColour };
  const boughs: [Pt[], number, number][] = [
    [pts("-40,1160 60,960 70,760 150,600 172,430 150,300 176,210"), 62, 3],
    [pts("74,800 180,690 330,640 450,560"), 24, 5],
    [pts("120,650 60,520 90,400 40,300"), 18, 4],
    [pts("160,520 250,440 300,340 380,290"), 14, 3],
    [pts("300,648 380,660 470,640"), 8, 2],
    [pts("250,440 330,430 400,400"), 7, 2],
  ];
  for (const [line, from, to] of boughs) limb(L.x, K.x, line, from, to, r, bark);
  for (const [x, y, wide] of [
    [450, 556, 130],
    [380, 292, 120],
    [470, 644, 110],
    [400, 404, 90],
    [50, 306, 110],
    [176, 214, 100],
  ] as const)
    mapleSpray(L.x, x, y, wide, 34, r, {
      leaf: 11,
      ramp: (t) => mix("#5d1c2a", "#d9663c", t),
      dens: 0.5,
      under: 0.2,
    });
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
