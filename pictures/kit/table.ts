/**
 * table: objects seen straight from above: a painted height map with light from one side and its own key lines. Units are design
 * pixels.
 */
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import {
  W,
  H,
  PW,
  PH,
  SS,
  type Layer,
  type RGB,
  type Col,
  clamp,
  lerp,
  sstep,
  layer,
  getPx,
  putPx,
  rgb,
  tick,
} from "./core.ts";

/** one point of the table while it is being painted */
export interface Spot {
  /** height above the board in pixels */
  h: number;
  c: RGB;
  /** sharpness of the highlight: 0 dry .. 1 wet lacquer */
  gloss: number;
  id: number;
  /** strength of a line drawn on the object (0..1); it goes to the key block */
  ink: number;
}
export type Box = [number, number, number, number];

/** rounded edge of a solid: d = distance inside its edge, r = radius of the rounding */
export const shoulder = (d: number, r: number) =>
  d <= 0 ? 0 : d >= r ? r : Math.sqrt(r * r - (r - d) * (r - d));
/** signed distance inside a rounded rectangle (positive inside) */
export const inRect = (x: number, y: number, b: Box, r = 0) => {
  const qx = Math.abs(x - (b[0] + b[2]) / 2) - (b[2] - b[0]) / 2 + r,
    qy = Math.abs(y - (b[1] + b[3]) / 2) - (b[3] - b[1]) / 2 + r;
  return -(Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - r);
};
export const blend = (a: RGB, b: RGB, t: number): RGB => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2], b[2], t),
];

export class Table {
  h = new Float32Array(PW * PH);
  col = new Float32Array(PW * PH * 3);
  gloss = new Float32Array(PW * PH);
  ink = new Float32Array(PW * PH);
  id = new Int16Array(PW * PH);
  private ids = 0;

  /** places an object: `fn` gets what is already there and returns false outside of the object */
  lay(b: Box, fn: (x: number, y: number, s: Spot) => boolean | void, own = true): number {
    const me = own ? ++this.ids : this.ids;
    const i0 = Math.max(0, Math.floor(b[0] * SS)),
      i1 = Math.min(PW, Math.ceil(b[2] * SS)),
      j0 = Math.max(0, Math.floor(b[1] * SS)),
      j1 = Math.min(PH, Math.ceil(b[3] * SS));
    const s: Spot = { h: 0, c: [0, 0, 0], gloss: 0, id: 0, ink: 0 };
    for (let j = j0; j < j1; j++)
      for (let i = i0; i < i1; i++) {
        const o = j * PW + i;
        s.h = this.h[o];
        s.c = [this.col[o * 3], this.col[o * 3 + 1], this.col[o * 3 + 2]];
        s.gloss = this.gloss[o];
        s.id = own ? me : this.id[o];
        s.ink = own ? 0 : this.ink[o];
        if (fn((i + 0.5) / SS, (j + 0.5) / SS, s) === false) continue;
        this.h[o] = s.h;
        this.col.set(s.c, o * 3);
        this.gloss[o] = s.gloss;
        this.id[o] = s.id;
        this.ink[o] = s.ink;
      }
    return me;
  }
  all(fn: (x: number, y: number, s: Spot) => boolean | void) {
    return this.lay([0, 0, W, H], fn);
  }

  /** lights the table from direction l (x right, y down, z up); shadows are coloured, not grey */
  lit(o: {
    l?: [number, number, number];
    amb?: number;
    shade: Col;
    reach?: number;
    relief?: number;
    shine?: Col;
    steps?: number;
  }): Layer {
    const [lx, ly, lz] = o.l ?? [-0.5, -0.62, 0.6];
    const ll = Math.hypot(lx, ly, lz);
    const ux = lx / Math.hypot(lx, ly),
      uy = ly / Math.hypot(lx, ly),
      slope = lz / Math.hypot(lx, ly);
    const L = layer(),
      im = getPx(L.c),
      d = im.data;
    const sh = rgb(o.shade),
      shine = rgb(o.shine ?? "#fff6e4");
    const amb = o.amb ?? 0.5,
      rel = o.relief ?? 1,
      reach = o.reach ?? 110;
    const hollow = blurred(this.h, Math.round(9 * SS));
    const at = (i: number, j: number) => this.h[clamp(j, 0, PH - 1) * PW + clamp(i, 0, PW - 1)];
    const e = Math.max(1, Math.round(SS));
    for (let j = 0; j < PH; j++)
      for (let i = 0; i < PW; i++) {
        const p = j * PW + i;
        const gx = ((at(i + e, j) - at(i - e, j)) / (2 * e)) * SS * rel,
          gy = ((at(i, j + e) - at(i, j - e)) / (2 * e)) * SS * rel;
        const il = 1 / Math.hypot(gx, gy, 1);
        const nl = clamp(((-gx * lx - gy * ly + lz) * il) / ll);
        let dark = 0;
        for (let s = 2; s < reach; s *= 1.11) {
          const over =
            at(Math.round(i + ux * s * SS), Math.round(j + uy * s * SS)) - this.h[p] - s * slope;
          if (over > 0) dark = Math.max(dark, clamp(over / (2 + s * 0.12)));
          if (dark >= 1) break;
        }
        const ao = clamp((hollow[p] - this.h[p]) * 0.035);
        let t = amb + (1 - amb) * (nl / (lz / ll)) * (1 - dark * 0.9) - 0.35 * ao;
        const k = o.steps ?? 9,
          f = t * k - Math.floor(t * k);
        t = (Math.floor(t * k) + sstep(0.25, 0.75, f)) / k;
        // mirror reflection: light back to a viewer straight above
        const nz = il,
          hz = (2 * ((-gx * lx - gy * ly + lz) * il) * nz - lz) / ll;
        const spec =
          this.gloss[p] *
          sstep(0.9, 0.985, hz + 0.12 * this.gloss[p]) *
          (1 - dark) *
          sstep(0.0, 0.2, Math.hypot(gx, gy));
        for (let c = 0; c < 3; c++) {
          const base = this.col[p * 3 + c];
          const low = (base * sh[c]) / 255;
          let v = t < 1 ? lerp(low * 0.55, base, clamp(t)) : base * Math.min(1.18, t);
          v = lerp(v, shine[c], spec * 0.8);
          d[p * 4 + c] = v;
        }
        d[p * 4 + 3] = 255;
      }
    putPx(L.c, im);
    tick("table lit");
    return L;
  }
  /** key lines around each object, and the lines drawn on it */
  lines(c: Col, a = 0.85, width = 1.4): Canvas {
    const cv = createCanvas(PW, PH),
      im = getPx(cv),
      d = im.data;
    const C = rgb(c),
      r = Math.max(1, Math.round(width * SS));
    for (let j = 0; j < PH - r; j++)
      for (let i = 0; i < PW - r; i++) {
        const o = j * PW + i;
        let k = this.ink[o];
        if (this.id[o] !== this.id[o + r] || this.id[o] !== this.id[o + r * PW]) k = 1;
        if (k <= 0.02) continue;
        d[o * 4] = C[0];
        d[o * 4 + 1] = C[1];
        d[o * 4 + 2] = C[2];
        d[o * 4 + 3] = 255 * clamp(k) * a;
      }
    putPx(cv, im);
    return cv;
  }
}
/** two box passes: the mean height round each point */
function blurred(src: Float32Array, r: number): Float32Array {
  let a = src;
  for (const [step, n, m] of [
    [1, PW, PH],
    [PW, PH, PW],
  ] as const) {
    const out = new Float32Array(src.length);
    const other = step === 1 ? PW : 1;
    for (let j = 0; j < m; j++) {
      const b = j * other;
      let sum = 0;
      for (let k = -r; k <= r; k++) sum += a[b + clamp(k, 0, n - 1) * step];
      for (let i = 0; i < n; i++) {
        out[b + i * step] = sum / (2 * r + 1);
        sum += a[b + clamp(i + r + 1, 0, n - 1) * step] - a[b + clamp(i - r, 0, n - 1) * step];
      }
    }
    a = out;
  }
  return a;
}
