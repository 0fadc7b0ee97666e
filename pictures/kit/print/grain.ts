/** grain: the wood grain of the blocks, and the fibres of the paper. */
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import {
  clamp,
  type Col,
  getPx,
  H,
  layer,
  Noise,
  PH,
  putPx,
  PW,
  rgb,
  Rng,
  SS,
  W,
} from "../core.ts";

/** a canvas with an alpha value computed for each pixel */
export function fieldCanvas(fn: (x: number, y: number) => number, c: Col = "#000000"): Canvas {
  const cv = createCanvas(PW, PH);
  const im = getPx(cv);
  const d = im.data;
  const [r, g, b] = rgb(c);
  const inv = 1 / SS;
  for (let j = 0, i = 0; j < PH; j++)
    for (let k = 0; k < PW; k++, i += 4) {
      d[i] = r;
      d[i + 1] = g;
      d[i + 2] = b;
      d[i + 3] = clamp(fn(k * inv, j * inv)) * 255;
    }
  putPx(cv, im);
  return cv;
}
/** wood grain 0..1 (masame and itame patterns; streaks run horizontally) */
export function grainField(seed: number) {
  const n = new Noise(seed + 901);
  return (x: number, y: number) => {
    const yy = y + 34 * n.n2(x * 0.0009, y * 0.0042) + 5 * n.n2(x * 0.005, y * 0.02);
    const dens = 0.27 + 0.09 * n.n2(3.1, yy * 0.006);
    const ph = yy * dens + 2.2 * n.n2(x * 0.0006 + 9, yy * 0.012);
    let ring = 0.5 + 0.5 * Math.sin(ph);
    ring = ring * ring * ring;
    const fine = 0.5 + 0.5 * n.n2(x * 0.006, y * 0.55),
      fine2 = 0.5 + 0.5 * n.n2(x * 0.02 + 40, y * 1.1);
    return 0.42 * ring + 0.34 * fine * fine + 0.24 * fine2;
  };
}

/** light and dark fibres of washi, scattered over the sheet */
export function fibres(seed: number): Canvas {
  const L = layer();
  const r = new Rng(seed + 300);
  const x = L.x;
  for (let i = 0; i < 1500; i++) {
    const px = r.range(-20, W + 20),
      py = r.range(-20, H + 20),
      a = r.range(0, 6.28),
      l = r.range(8, 46),
      k = r.range(-0.5, 0.5);
    x.strokeStyle = r.chance(0.6)
      ? `rgba(255,255,255,${r.range(0.15, 0.6)})`
      : `rgba(0,0,0,${r.range(0.1, 0.4)})`;
    x.lineWidth = r.range(0.35, 0.9);
    x.beginPath();
    x.moveTo(px, py);
    x.quadraticCurveTo(
      px + Math.cos(a + k) * l * 0.5,
      py + Math.sin(a + k) * l * 0.5,
      px + Math.cos(a) * l,
      py + Math.sin(a) * l,
    );
    x.stroke();
  }
  return L.c;
}
