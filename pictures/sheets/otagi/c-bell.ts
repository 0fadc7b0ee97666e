/** One great bell of old bronze, in three tones and green patina, seen from below its rim. */
import { type Ctx, css, layer, lerp, mix, type Pt, Rng, stamp } from "../../kit/core.ts";
import { brushPath, fillPoly, poly, Tones } from "../../kit/brush.ts";
import { keyColour, n, P, STRUCK } from "./c-stage.ts";
import { hoop, onBell, patch, ringAt } from "./c-bell-shape.ts";
import { mouth } from "./c-mouth.ts";

const SIDES = 1.62;
/** Raised bands around the bell, and their width. */
const BANDS = [
  [0.075, 3.4],
  [0.115, 2],
  [0.2, 2.2],
  [0.3, 4.2],
  [0.335, 2],
  [0.345, 1.4],
  [0.62, 3],
  [0.645, 1.6],
  [0.845, 4.4],
  [0.872, 2],
] as const;
/** Upright bands divide the bell into panels; one meets the lotus where the log strikes. */
const UPRIGHTS = [STRUCK, STRUCK + 1.57, STRUCK + 3.14];

export function printBell() {
  const L = layer(),
    K = layer();
  const rings = Array.from({ length: 61 }, (_, i) => ringAt(Math.min(0.998, i / 60)));
  const body = (grow: number, fill: string, x = L.x) => {
    x.fillStyle = x.strokeStyle = fill;
    x.lineWidth = grow;
    for (const ring of rings) {
      poly(x, ring);
      x.fill();
      if (grow) x.stroke();
    }
  };
  body(7, keyColour);
  body(0, "#456f69");
  L.x.save();
  L.x.globalCompositeOperation = "source-atop";
  tones(L.x);
  L.x.restore();
  relief(L.x, K.x);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  mouth();
}

function tones(x: Ctx) {
  const whole = [0, 1] as const;
  fillPoly(x, patch([0.34, SIDES], whole, 0.07, 1), "#2a4550");
  fillPoly(x, patch([0.92, 1.36], whole, 0.06, 2), "#1d2c3c");
  fillPoly(x, patch([-SIDES, -0.42], whole, 0.08, 3), "#82a386");
  fillPoly(x, patch([-1.28, -0.8], [0.03, 0.9], 0.06, 4), "#d8c48c");
  fillPoly(x, patch([-1.16, -0.98], [0.08, 0.6], 0.05, 5), "#f6e6b4");
  // shade below the shoulder's band and below the rim
  for (const [low, high] of [
    [0.822, 0.844],
    [0.05, 0.072],
    [0.278, 0.299],
    [0.6, 0.618],
  ] as const) {
    fillPoly(x, hoop([-0.9, 0.36], [low, high]), "#33565a");
    fillPoly(x, hoop([0.3, SIDES], [low, high]), "#18242f");
  }
  runs(x);
}

/** Patina in flat tongues below the bands. */
function runs(x: Ctx) {
  const r = new Rng(9),
    T = new Tones();
  for (let i = 0; i < 210; i++) {
    const from = r.pick([0.845, 0.845, 0.62, 0.3]) - r.range(0.004, 0.024),
      long = 0.02 + 0.26 * r.u() ** 2.6,
      at = r.range(-1.45, 1.45);
    if (n.n2(at * 1.6 + 4, from * 5) < 0.12) continue;
    const dark = at > 0.4,
      line = Array.from({ length: 9 }, (_, k) => {
        const t = from - (long * k) / 8;
        return onBell(at + 0.02 * n.n2(t * 20, at * 5), t);
      });
    const w = r.range(3, 15) * Math.cos(at * 0.9);
    T.add(mix(r.chance(0.3) ? "#26383f" : "#8dbfa9", "#22384a", dark ? 0.52 : 0), (z) =>
      brushPath(z, line, (t) => w * (1 - t) ** 0.7 + 0.6),
    );
  }
  T.flush(x);
}

/** A line with a lit upper edge; its width varies, and it breaks where the light is strongest. */
function band(x: Ctx, k: Ctx, line: Pt[], width: number, phase: number) {
  x.fillStyle = css("#e6d29a", 0.75);
  x.beginPath();
  brushPath(
    x,
    line.slice(4, Math.round(line.length * 0.46)).map(([a, b]): Pt => [a, b - width * 0.9]),
    (t) => width * 0.6 * Math.sin(Math.PI * t),
  );
  x.fill();
  k.fillStyle = css(keyColour, 0.95);
  k.beginPath();
  brushPath(
    k,
    line,
    (t) => width * (0.62 + 0.5 * Math.sin(t * 8 + phase) * Math.sin(t * 3)) * (0.55 + 0.6 * t),
  );
  k.fill();
}

function relief(x: Ctx, k: Ctx) {
  for (const [i, [t, width]] of BANDS.entries())
    band(x, k, ringAt(t, 1, -1.54, 1.54, 60), width, i * 1.7);
  for (const at of UPRIGHTS)
    for (const side of [-0.075, -0.03, 0.03, 0.075]) {
      if (Math.abs(at + side) > 1.45) continue;
      const line = Array.from({ length: 30 }, (_, i) =>
        onBell(at + side, lerp(0.12, 0.84, i / 29)),
      );
      k.fillStyle = css(keyColour, 0.9);
      k.beginPath();
      brushPath(
        k,
        line,
        (t) => (Math.abs(side) > 0.05 ? 2.6 : 1.4) * (0.75 + 0.4 * Math.sin(t * 11 + at)),
      );
      k.fill();
    }
  studs(x);
  lotus(x, k);
}

/** Four rows of knobs at the shoulder, in each panel. */
function studs(x: Ctx) {
  for (let rank = 0; rank < 4; rank++)
    for (let col = -9; col < 9; col++) {
      const at = STRUCK + 0.2 + col * 0.235 + 0.39 * Math.floor(col / 5);
      if (Math.abs(at) > 1.42) continue;
      const t = 0.675 + rank * 0.045;
      const [px, py] = onBell(at, t, 1.02);
      const wide = 11.5 * Math.cos(at) + 2,
        high = 11;
      for (const [dx, dy, grow, tone] of [
        [1.5, -2, 1.2, keyColour],
        [-1, 1, 0.86, at > 0.3 ? "#2f4f5b" : at > -0.5 ? "#5d8a7c" : "#a9b184"],
        [-2.5, 3, 0.42, at > 0.3 ? "#4d7378" : at > -0.5 ? "#9dbb94" : "#f3e2ae"],
      ] as const) {
        x.fillStyle = tone;
        x.beginPath();
        x.ellipse(px + dx, py + dy, wide * grow, high * grow, 0, 0, 7);
        x.fill();
      }
    }
}

/** Where the log strikes: a lotus, seen from the side. */
function lotus(x: Ctx, k: Ctx) {
  const at = (a: number, d: number): Pt =>
    onBell(STRUCK + d * Math.cos(a), 0.245 + 0.42 * d * Math.sin(a), 1.03);
  const ring = (d: number, wave = 0) =>
    Array.from({ length: 65 }, (_, i) => {
      const a = (i / 64) * 2 * Math.PI;
      return at(a, d * (1 + wave * Math.abs(Math.sin(a * 4))));
    });
  for (const [d, wave, tone] of [
    [0.26, 0.2, keyColour],
    [0.24, 0.2, "#8f9a72"],
    [0.13, 0, keyColour],
    [0.11, 0, "#dcc992"],
  ] as const)
    fillPoly(x, ring(d, wave), tone);
  k.fillStyle = css(keyColour, 0.8);
  k.beginPath();
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 2 * Math.PI;
    brushPath(k, [at(a, 0.13), at(a, 0.25)], () => 1.6);
  }
  k.fill();
}
