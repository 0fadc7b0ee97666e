/**
 * Hakozushi C: the stone bridge over the river: its two faces are painted cards at an angle, with piers and deck between them.
 */
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { css, mix, Rng } from "../../kit/core.ts";
import { flat } from "../../kit/wood.ts";
import { type World } from "../../kit/solids.ts";
import { WATER } from "./c-plan.ts";

/** pixels to a metre of the painted face */
const PPM = 40;
const LONG = 78,
  HIGH = 9.4;
/** the height of the deck above the water, and each arch's centre and half its span, in metres along the face */
const DECK = 6.6;
const ARCHES: [number, number][] = [
  [13, 10],
  [38, 11.5],
  [64, 10],
];
const YAW = -0.52,
  AT: [number, number] = [-4, 45],
  DEEP = 7;

/** One face of the bridge in flat stone tones, its arches cut out. */
function face(light: string, mid: string, dark: string): Canvas {
  const c = createCanvas(LONG * PPM, HIGH * PPM),
    x = c.getContext("2d"),
    r = new Rng(4);
  const up = (z: number) => (HIGH - z) * PPM;
  x.fillStyle = mid;
  x.fillRect(0, up(DECK), c.width, DECK * PPM);
  // cut stone: some blocks paler, some darker, a few joints
  for (let z = 0; z < DECK; z += 0.55)
    for (let s = -r.range(0, 1.4); s < LONG;) {
      const w = r.range(1, 2);
      const tone = r.g();
      if (Math.abs(tone) > 0.8) {
        x.fillStyle = css(mix(mid, tone > 0 ? light : dark, 0.45));
        x.fillRect(s * PPM + 2, up(z + 0.52), w * PPM - 4, 0.5 * PPM);
      }
      x.fillStyle = css(dark, 0.5);
      if (r.chance(0.6)) x.fillRect(s * PPM, up(z + 0.55), w * PPM * r.range(0.4, 1), 2.5);
      s += w;
    }
  for (const [at, half] of ARCHES) {
    const ring = (grow: number) => {
      x.beginPath();
      x.ellipse(at * PPM, up(0), (half + grow) * PPM, (DECK - 1.7 + grow) * PPM, 0, Math.PI, 0);
      x.closePath();
      x.fill();
    };
    x.fillStyle = dark;
    ring(0.95);
    x.fillStyle = light;
    ring(0.82);
    x.fillStyle = dark;
    for (let k = 1; k < 24; k++) {
      const a = Math.PI * (1 + k / 24);
      x.beginPath();
      x.moveTo((at + Math.cos(a) * half) * PPM, up(0) + Math.sin(a) * (DECK - 1.7) * PPM);
      x.lineTo((at + Math.cos(a) * (half + 0.8)) * PPM, up(0) + Math.sin(a) * (DECK - 0.9) * PPM);
      x.lineWidth = 3;
      x.strokeStyle = dark;
      x.stroke();
    }
    x.globalCompositeOperation = "destination-out";
    ring(0);
    x.globalCompositeOperation = "source-over";
  }
  // cornice, balusters, rail, lamps
  const course = (z: number, h: number, c1: string) => {
    x.fillStyle = c1;
    x.fillRect(0, up(z + h), c.width, h * PPM);
  };
  course(DECK - 0.1, 0.32, light);
  course(DECK - 0.24, 0.14, dark);
  for (let s = 0.2; s < LONG; s += 0.62) {
    x.fillStyle = mid;
    x.fillRect(s * PPM, up(DECK + 1), 0.3 * PPM, PPM);
    x.fillStyle = dark;
    x.fillRect((s + 0.22) * PPM, up(DECK + 1), 0.1 * PPM, PPM);
  }
  course(DECK + 0.95, 0.24, light);
  for (const s of [1.4, 25.6, 51, 76]) {
    x.fillStyle = light;
    x.fillRect((s - 0.5) * PPM, up(DECK + 1.5), PPM, 1.6 * PPM);
    x.fillStyle = "#3f3a48";
    x.fillRect((s - 0.07) * PPM, up(DECK + 2.4), 0.14 * PPM, 0.95 * PPM);
    x.fillStyle = "#ffe2a4";
    x.beginPath();
    x.ellipse(s * PPM, up(DECK + 2.45), 0.26 * PPM, 0.3 * PPM, 0, 0, 7);
    x.fill();
  }
  return c;
}
/** a point `along` the near face from its left end, `back` from it */
const on = (along: number, back: number): [number, number] => {
  const [c, s] = [Math.cos(YAW), Math.sin(YAW)],
    a = along - LONG / 2;
  return [AT[0] + c * a - s * back, AT[1] + s * a + c * back];
};
export function bridge(w: World) {
  const painted = flat("#fff", { emit: 0.86, line: 0.7, ghost: true });
  const near = face("#f6d9a2", "#cb9b6e", "#7b5a5c"),
    far = face("#8a7a86", "#6f6274", "#574d62");
  w.card(...on(LONG / 2, 0), WATER, LONG, HIGH, near, painted, YAW);
  w.card(...on(LONG / 2, DEEP), WATER, LONG, HIGH, far, painted, YAW);
  const shade = flat("#6a5c70", { emit: 0.8, line: 0.4, ghost: true });
  w.turned(
    [...on(LONG / 2, DEEP / 2), WATER + DECK - 0.3],
    [LONG / 2, DEEP / 2 - 0.1, 0.3],
    shade,
    YAW,
  );
  for (const [from, to] of [
    [0, 3],
    [23, 26.5],
    [49.5, 54],
    [74, 78],
  ])
    w.turned(
      [...on((from + to) / 2, DEEP / 2), WATER + 1.6],
      [(to - from) / 2 - 0.1, DEEP / 2 - 0.1, 1.6],
      shade,
      YAW,
    );
}
