/** Dusk over ridge behind ridge, the village, the cedars, the smoke. */
import {
  bokashi,
  type Col,
  css,
  layer,
  mix,
  type Pt,
  Rng,
  sstep,
  tick,
  W,
} from "../../kit/core.ts";
import { dab, poly } from "../../kit/brush.ts";
import { cedarCrown } from "../../kit/flora.ts";
import { mistBand } from "../../kit/print.ts";
import { stops } from "../../kit/points.ts";
import { P, n, rose } from "./d-stage.ts";

/** Graded dusk and thin cloud. */
export function printSky() {
  P.block(
    (x) => {
      x.fillStyle = bokashi(
        x,
        0,
        0,
        0,
        520,
        stops("0 #2e3c5e, 0.3 #6d7496, 0.55 #c09aa4, 0.8 #ecb99c, 1 #f5dcb4"),
      );
      x.fillRect(0, 0, W, 700);
    },
    { grain: 0.22 },
  );
  P.block(
    (x) => {
      const r = new Rng(3);
      for (let i = 0; i < 9; i++) {
        const y = 90 + i * 26 + r.range(-8, 8),
          px = r.range(-100, W - 300),
          long = r.range(260, 700);
        x.fillStyle = css(mix("#f3cdb2", "#8f86a0", r.u()), 0.5);
        x.beginPath();
        dab(x, px, y, long, r.range(8, 20), 0, r.range(-0.01, 0.01));
        x.fill();
      }
    },
    { grain: 0.3 },
  );
}

export const ridges: readonly (readonly [y: number, rise: number, colour: Col, foot: Col])[] = [
  [318, 34, "#a88a9c", "#e3b4a4"],
  [352, 46, "#87768f", "#d9ab9f"],
  [398, 62, "#655f7e", "#c79f9c"],
  [462, 80, "#4a4b69", "#b7949a"],
];

/** Ridge behind ridge. */
export function printRidges() {
  for (const [i, [y, rise, colour, foot]] of ridges.entries()) {
    const top = (x: number) =>
      y -
      rise * (0.5 + n.fbm(x * 0.0017 + i * 13, i * 5, 4)) * (1 + 0.7 * Math.abs(x / W - 0.55)) -
      60 * i * sstep(0.42, 1, Math.abs(x / W - 0.52) * 2);
    P.block(
      (x) => {
        const line: Pt[] = [];
        for (let px = -10; px <= W + 10; px += 5) line.push([px, top(px) + 3 * n.n2(px * 0.09, i)]);
        x.fillStyle = bokashi(x, 0, y - rise, 0, y + 130, [
          [0, colour],
          [0.4, colour],
          [1, foot],
        ]);
        poly(x, [...line, [W + 10, 900], [-10, 900]]);
        x.fill();
      },
      { grain: 0.16 },
    );
    P.mist(mistBand(n, y + 62, 30, 60, { max: 0.55, amp: 14 }), mix(rose, "#f3e0c8", 0.5), {
      grain: 0.1,
    });
  }
  printVillage();
  tick("valley");
}

/** Small roofs and first lamps on the valley floor, in haze. */
export function printVillage() {
  const L = layer(),
    r = new Rng(8);
  for (let row = 0; row < 7; row++) {
    const y = 520 + row * 17;
    for (let i = 0; i < 26 - row; i++) {
      const x = 380 + ((i + r.u()) / (26 - row)) * 860 + r.range(-10, 10);
      if (r.chance(0.25)) continue;
      const wide = (13 + row * 4) * r.range(0.7, 1.3),
        high = wide * 0.34;
      L.x.fillStyle = css(mix(mix("#5a5870", "#41425c", r.u()), "#caa49e", 0.5 - row * 0.06));
      poly(L.x, [
        [x - wide, y],
        [x - wide * 0.62, y - high],
        [x + wide * 0.62, y - high],
        [x + wide, y],
      ]);
      L.x.fill();
      L.x.fillStyle = css(mix("#d9c2b0", "#8b7f8c", 0.4 + 0.3 * r.u()));
      L.x.fillRect(x - wide * 0.82, y, wide * 1.64, high * 0.7);
      if (r.chance(0.34)) {
        L.x.fillStyle = "#ffd58a";
        L.x.fillRect(x + r.range(-0.5, 0.3) * wide, y + 1, wide * 0.26, high * 0.5);
      }
    }
    for (let i = 0; i < 14; i++) {
      const x = r.range(300, 1300);
      L.x.fillStyle = css(mix("#3a4658", "#a58d95", 0.45 - row * 0.05));
      L.x.beginPath();
      L.x.ellipse(x, y + 4, r.range(3, 8), r.range(3, 6), 0, 0, 7);
      L.x.fill();
    }
  }
  P.put(L, { occlude: 1 });
  P.mist(mistBand(n, 520, 40, 60, { max: 0.5, amp: 16 }), "#eac5ae", { grain: 0.1 });
}

/** Cedars on the flanks of the valley. */
export function printCedars() {
  for (const [side, tone, lit] of [
    [-1, "#39485a", "#6d7480"],
    [1, "#39485a", "#73757f"],
    [-1, "#1f3040", "#4a5a62"],
    [1, "#1f3040", "#4f5c62"],
  ] as const) {
    const near = tone === "#1f3040";
    const L = layer(),
      r = new Rng(near ? 20 + side : 30 + side);
    for (let i = 0; i < (near ? 7 : 8); i++) {
      const away = (near ? 0 : 130) + i * (near ? 62 : 66);
      const x = side < 0 ? -40 + away : W + 40 - away;
      const top = (near ? 330 : 380) + i * (near ? 48 : 34) + r.range(-26, 26);
      cedarCrown(L.x, x, top, (near ? 900 : 700) + i * 10, r.range(64, 90), r, {
        s: near ? 2.6 : 1.8,
        dens: 0.9,
        lightDir: -side,
        col: (t, y) => mix(mix(tone, lit, t), "#b7949a", near ? 0.25 * sstep(520, 900, y) : 0.35),
      });
    }
    P.put(L, { occlude: 1 });
  }
  tick("cedars");
}

export const fire: Pt = [1130, 742];

/** Thin and straight, then bending. */
export function printSmoke() {
  P.light((x) => {
    const glow = x.createRadialGradient(fire[0], fire[1], 2, fire[0], fire[1], 120);
    glow.addColorStop(0, "rgba(255,150,70,.9)");
    glow.addColorStop(0.3, "rgba(240,110,60,.4)");
    glow.addColorStop(1, "rgba(240,110,60,0)");
    x.fillStyle = glow;
    x.fillRect(fire[0] - 130, fire[1] - 130, 260, 260);
  });
  P.mist(
    (x, y) => {
      const t = (fire[1] - y) / 640;
      if (t < 0 || t > 1) return 0;
      const middle = fire[0] + 16 * Math.sin(t * 9) * t - 230 * Math.max(0, t - 0.5) ** 1.6;
      const wide = 7 + 54 * t * t;
      const curl = 0.7 + 0.5 * n.fbm(x * 0.012, y * 0.008, 3);
      return 0.85 * Math.exp(-(((x - middle) / wide) ** 2)) * (1 - t) ** 0.6 * curl;
    },
    "#f1e6da",
    { key: 0.7, grain: 0.1 },
  );
}
