/** Dusk over ridge behind ridge, the village, the cedars, the smoke. */
import { sky } from "../../kit/stage.ts";
import {
  bokashi,
  type Col,
  type Ctx,
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
import { pts, stops } from "../../kit/points.ts";
import { P, n, rose } from "./d-stage.ts";

/** Graded dusk and thin cloud. */
export function printSky() {
  sky(
    P,
    520,
    stops("0 #22304f, 0.22 #4d5b84, 0.45 #a3859f, 0.64 #e2a293, 0.8 #f3c295, 1 #f8dfae"),
    0.22,
    700,
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

const ridges: readonly (readonly [y: number, rise: number, colour: Col, foot: Col])[] = [
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

/** Roofs in knots among fields, and first lamps, on the valley floor in haze. */
function printVillage() {
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, 480, 0, 700, stops("0 #cf9f9a, 0.4 #93809a, 1 #54567a"));
      x.fillRect(0, 506, W, 300);
    },
    { grain: 0.16 },
  );
  const L = layer(),
    r = new Rng(8);
  for (let row = 0; row < 9; row++) {
    const y = 520 + row * 15 + row * row * 0.5,
      haze = 0.6 - row * 0.06;
    // the edges of fields
    for (let i = 0; i < 5; i++) {
      const x = r.range(200, 1400);
      L.x.fillStyle = css(mix("#6f6686", "#d9a89c", haze + 0.2 * r.u()));
      L.x.beginPath();
      dab(
        L.x,
        x - 120,
        y + r.range(-4, 8),
        r.range(160, 340),
        r.range(3, 7) + row * 0.5,
        r.range(-0.02, 0.02),
      );
      L.x.fill();
    }
    for (let i = 0; i < 40; i++) {
      const x = 260 + r.u() * 1080;
      const knot = n.fbm(x * 0.005 + 3, row * 0.45, 3);
      if (knot < 0.06) continue;
      cottage(L.x, x, y + r.range(-4, 4), (7 + row * 2.1) * r.range(0.75, 1.25), haze, r);
    }
  }
  P.put(L, { occlude: 1 });
  P.mist(mistBand(n, 512, 40, 70, { max: 0.62, amp: 16 }), "#f0c9aa", { grain: 0.1 });
}

/** A gabled cottage no bigger than a thumbnail: two slopes, a wall, perhaps a lit pane. */
function cottage(x: Ctx, cx: number, y: number, s: number, haze: number, r: Rng) {
  const fade = (c: string) => css(mix(c, "#d8a9a0", haze));
  const dir = r.chance(0.5) ? 1 : -1;
  const shape = (c: string, p: Pt[]) => {
    x.fillStyle = c;
    poly(
      x,
      p.map(([a, b]): Pt => [cx + dir * a * s, y + b * s]),
    );
    x.fill();
  };
  shape(fade("#8d7f8e"), pts("-1,0 0.5,0 0.5,-0.5 -1,-0.5"));
  shape(fade("#5d5870"), pts("0.5,0 1.2,-0.08 1.2,-0.5 0.9,-0.95 0.5,-0.5"));
  shape(fade("#34384f"), pts("-1.2,-0.44 0.56,-0.44 0.94,-1 -0.76,-1"));
  shape(fade("#23273c"), pts("0.56,-0.44 0.94,-1 1.34,-0.48 1.24,-0.42 0.94,-0.86 0.62,-0.4"));
  if (r.chance(0.45)) {
    x.fillStyle = "rgba(255,200,110,.28)";
    x.beginPath();
    x.ellipse(cx - dir * 0.3 * s, y - 0.2 * s, s * 0.9, s * 0.6, 0, 0, 7);
    x.fill();
    shape("#ffdf97", pts("-0.6,-0.06 -0.1,-0.06 -0.1,-0.38 -0.6,-0.38"));
  }
}

/** Cedars on the flanks of the valley, and those below the yard, of which only the heads are seen. */
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
  belowYard();
  tick("cedars");
}

function belowYard() {
  for (const [row, [tone, lit, base]] of (
    [
      ["#33465a", "#71707f", 690],
      ["#1b2c3c", "#4d5a66", 742],
    ] as const
  ).entries()) {
    const L = layer(),
      r = new Rng(90 + row);
    for (let i = 0; i < 24; i++) {
      const x = ((i + r.range(0.1, 0.9)) / 24) * (W + 160) - 80;
      const dip = 46 * Math.exp(-(((x - 900) / 300) ** 2));
      cedarCrown(
        L.x,
        x,
        base - 104 + dip + r.range(-84, 44) + row * 20,
        base + 120,
        r.range(34, 78),
        r,
        {
          s: 2 + row * 0.4,
          dens: 0.9,
          lightDir: -1,
          col: (t) => mix(tone, lit, t),
        },
      );
    }
    P.put(L, { occlude: 1 });
    if (row === 0)
      P.mist(mistBand(n, 690, 40, 60, { max: 0.4, amp: 18 }), "#8f84a0", { grain: 0.1 });
  }
}
