/** print: the woodblock "press" - colour blocks, key block, grain, mist, registration drift, washi. */
import { createCanvas, type Canvas } from "@napi-rs/canvas";
import {
  W,
  H,
  PW,
  PH,
  SS,
  Noise,
  Rng,
  layer,
  stamp,
  getPx,
  putPx,
  clamp,
  lerp,
  sstep,
  css,
  type Ctx,
  type Layer,
  type Col,
  type Stops,
  bokashi,
  ramp,
  hex,
  rgb,
  tick,
} from "./core.ts";

function fieldCanvas(fn: (x: number, y: number) => number, c: Col = "#000000"): Canvas {
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
/** masame/itame wood grain 0..1 (streaks run horizontally, as on a landscape plank) */
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

export interface BlockOpt {
  grain?: number;
  speckle?: number;
  op?: string;
  alpha?: number;
  occlude?: number;
  blur?: number;
  dx?: number;
  dy?: number;
  clip?: (x: Ctx) => void;
  rim?: number;
}
export class Print {
  base: Layer;
  key: Layer;
  noise: Noise;
  rng: Rng;
  wood: Canvas;
  speck: Canvas;
  private tmp: Layer;
  woodF: (x: number, y: number) => number;
  seed: number;
  constructor(seed: number, paper: Col = "#efe5d0") {
    this.seed = seed;
    this.base = layer();
    this.key = layer();
    this.tmp = layer();
    this.noise = new Noise(seed);
    this.rng = new Rng(seed);
    this.base.x.fillStyle = css(paper);
    this.base.x.fillRect(0, 0, W, H);
    this.woodF = grainField(seed);
    this.wood = fieldCanvas((x, y) => this.woodF(x, y));
    const n = new Noise(seed + 77);
    this.speck = fieldCanvas((x, y) => {
      const v = n.n2(x * 0.5, y * 0.5) * 0.5 + n.n2(x * 1.3, y * 1.3) * 0.5;
      return clamp(v * 1.6 - 0.1);
    });
    tick("press ready");
  }
  /** cut one colour block: draw -> grain -> print onto the sheet; hides key lines beneath it */
  block(draw: (x: Ctx) => void, o: BlockOpt = {}) {
    const t = this.tmp;
    const x = t.x;
    x.save();
    x.setTransform(1, 0, 0, 1, 0, 0);
    x.clearRect(0, 0, PW, PH);
    x.restore();
    x.save();
    draw(x);
    x.restore();
    if ((o.occlude ?? 1) > 0)
      stamp(this.key.x, t, { op: "destination-out", alpha: o.occlude ?? 1 });
    if (o.grain) stamp(x, this.wood, { op: "destination-out", alpha: o.grain });
    if (o.speckle) stamp(x, this.speck, { op: "destination-out", alpha: o.speckle });
    stamp(this.base.x, t, { op: o.op, alpha: o.alpha, blur: o.blur, dx: o.dx, dy: o.dy });
  }
  lines(draw: (x: Ctx) => void, o: { alpha?: number; op?: string } = {}) {
    const x = this.key.x;
    x.save();
    x.globalAlpha = o.alpha ?? 1;
    if (o.op) x.globalCompositeOperation = o.op as any;
    draw(x);
    x.restore();
  }
  put(L: Layer, o: BlockOpt = {}) {
    if ((o.occlude ?? 0) > 0) stamp(this.key.x, L, { op: "destination-out", alpha: o.occlude });
    stamp(this.base.x, L, o);
  }
  /** layered mist: soft below, crisper above; also swallows key lines */
  mist(
    f: (x: number, y: number) => number,
    c: Col,
    o: { c2?: Col; key?: number; grain?: number } = {},
  ) {
    const L = createCanvas(PW, PH);
    const im = getPx(L);
    const d = im.data;
    const A = rgb(c),
      inv = 1 / SS;
    const gr = o.grain ?? 0.06;
    for (let j = 0, i = 0; j < PH; j++)
      for (let k = 0; k < PW; k++, i += 4) {
        const a = clamp(f((k + 0.5) * inv, (j + 0.5) * inv));
        d[i] = A[0];
        d[i + 1] = A[1];
        d[i + 2] = A[2];
        d[i + 3] = a * 255;
      }
    putPx(L, im);
    stamp(this.key.x, L, { op: "destination-out", alpha: o.key ?? 1 });
    if (gr) {
      const x = L.getContext("2d");
      stamp(x, this.wood, { op: "destination-out", alpha: gr });
    }
    stamp(this.base.x, L);
  }
  light(draw: (x: Ctx) => void, o: { op?: string; alpha?: number; blur?: number } = {}) {
    const t = layer();
    t.x.save();
    draw(t.x);
    t.x.restore();
    stamp(this.base.x, t, { op: o.op ?? "screen", alpha: o.alpha, blur: o.blur });
  }

  finish(
    o: {
      key?: Col;
      keyAlpha?: number;
      misreg?: [number, number];
      wobble?: number;
      wood?: number;
      woodMask?: (x: number, y: number) => number;
      paper?: number;
      kuwahara?: number;
      blocks?: number;
      blockMix?: number;
      vignette?: number;
      sat?: number;
      contrast?: number;
    } = {},
  ): Canvas {
    let base: Canvas = this.base.c;
    if (o.kuwahara) {
      base = kuwahara(base, o.kuwahara * SS);
      tick("kuwahara");
    }
    if (o.blocks) {
      blockify(base, this.wood, o.blocks, o.blockMix ?? 0.6, this.seed);
      tick("cut blocks");
    }
    base = warp(base, o.wobble ?? 0.9, 26, this.seed + 5);
    // key block: slightly dry, drifted off register
    stamp(this.key.x, this.speck, { op: "destination-out", alpha: 0.35 });
    const key = warp(
      this.key.c,
      o.wobble ?? 0.9,
      31,
      this.seed + 6,
      (o.misreg ?? [0.9, -0.6])[0],
      (o.misreg ?? [0.9, -0.6])[1],
    );
    tick("registration drift");
    const out = createCanvas(PW, PH);
    const x = out.getContext("2d");
    x.drawImage(base, 0, 0);
    x.globalCompositeOperation = "multiply";
    x.globalAlpha = o.keyAlpha ?? 0.92;
    x.drawImage(key, 0, 0);
    x.globalAlpha = 1;
    x.globalCompositeOperation = "source-over";
    // sheet-wide: wood grain, baren mottling, washi fibre, tone
    const im = getPx(out);
    const d = im.data;
    const n = new Noise(this.seed + 33),
      rr = new Rng(this.seed + 44);
    const inv = 1 / SS;
    const wd = o.wood ?? 0.1,
      pp = o.paper ?? 0.05,
      vg = o.vignette ?? 0.1,
      sat = o.sat ?? 1,
      con = o.contrast ?? 1;
    const fib = fibres(this.seed);
    const fd = getPx(fib).data;
    const wdat = getPx(this.wood).data;
    for (let j = 0, i = 0; j < PH; j++)
      for (let k = 0; k < PW; k++, i += 4) {
        const X = k * inv,
          Y = j * inv;
        const wg = wdat[i + 3] / 255 - 0.42;
        const mk = o.woodMask ? o.woodMask(X, Y) : 1;
        const baren = n.n2(X * 0.004, Y * 0.006) * 0.5 + n.n2(X * 0.013 + 4, Y * 0.016) * 0.35;
        const fine = rr.r() - 0.5;
        let m =
          1 -
          wd * mk * wg -
          pp * 0.7 * (baren * 0.6) +
          pp * fine * 0.9 +
          (fd[i + 3] / 255) * (fd[i] > 128 ? 0.07 : -0.06) * (pp / 0.05);
        if (vg) {
          const dx = (X - W / 2) / (W / 2),
            dy = (Y - H / 2) / (H / 2);
          const r2 = dx * dx * 0.55 + dy * dy * 0.45;
          m *= 1 - vg * sstep(0.35, 1.0, r2);
        }
        let r = d[i],
          g = d[i + 1],
          b = d[i + 2];
        if (con !== 1) {
          r = (r - 118) * con + 118;
          g = (g - 118) * con + 118;
          b = (b - 118) * con + 118;
        }
        if (sat !== 1) {
          const l = 0.3 * r + 0.59 * g + 0.11 * b;
          r = l + (r - l) * sat;
          g = l + (g - l) * sat;
          b = l + (b - l) * sat;
        }
        // thin ink: grain lifts darks toward ink colour as well as darkening lights
        const lift = wd * mk * 26 * wg * -1 * (1 - (r + g + b) / 765);
        d[i] = r * m + lift * 0.9;
        d[i + 1] = g * m + lift * 0.95;
        d[i + 2] = b * m + lift;
      }
    putPx(out, im);
    tick("washi");
    return out;
  }
}

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

/** low-frequency displacement: makes every edge hand-cut, and drifts a block off register */
export function warp(src: Canvas, amp: number, wl: number, seed: number, dx = 0, dy = 0): Canvas {
  const w = src.width,
    h = src.height;
  const s = getPx(src).data;
  const out = createCanvas(w, h);
  const im = getPx(out);
  const d = im.data;
  const n = new Noise(seed);
  const G = 4;
  const gw = Math.ceil(w / G) + 2,
    gh = Math.ceil(h / G) + 2;
  const fx = new Float32Array(gw * gh),
    fy = new Float32Array(gw * gh);
  const f = 1 / (wl * SS);
  for (let j = 0; j < gh; j++)
    for (let i = 0; i < gw; i++) {
      const X = i * G,
        Y = j * G;
      fx[j * gw + i] =
        (n.n2(X * f, Y * f) + 0.45 * n.n2(X * f * 3.1, Y * f * 3.1)) * amp * SS - dx * SS;
      fy[j * gw + i] =
        (n.n2(X * f + 70, Y * f - 33) + 0.45 * n.n2(X * f * 3.1 - 9, Y * f * 3.1 + 5)) * amp * SS -
        dy * SS;
    }
  for (let j = 0; j < h; j++) {
    const gj = (j / G) | 0,
      v = j / G - gj;
    for (let i = 0; i < w; i++) {
      const gi = (i / G) | 0,
        u = i / G - gi;
      const o = gj * gw + gi;
      const a = (1 - u) * (1 - v),
        b = u * (1 - v),
        c = (1 - u) * v,
        e = u * v;
      let sx = i + fx[o] * a + fx[o + 1] * b + fx[o + gw] * c + fx[o + gw + 1] * e,
        sy = j + fy[o] * a + fy[o + 1] * b + fy[o + gw] * c + fy[o + gw + 1] * e;
      if (sx < 0) sx = 0;
      else if (sx > w - 1.001) sx = w - 1.001;
      if (sy < 0) sy = 0;
      else if (sy > h - 1.001) sy = h - 1.001;
      const ix = sx | 0,
        iy = sy | 0,
        p = sx - ix,
        q = sy - iy;
      const k = (iy * w + ix) * 4,
        k2 = k + w * 4;
      const t = (j * w + i) * 4;
      const w00 = (1 - p) * (1 - q),
        w10 = p * (1 - q),
        w01 = (1 - p) * q,
        w11 = p * q;
      const A = s[k + 3] * w00 + s[k + 7] * w10 + s[k2 + 3] * w01 + s[k2 + 7] * w11;
      d[t + 3] = A;
      if (A > 0) {
        const ia = 1 / A;
        for (let m = 0; m < 3; m++)
          d[t + m] =
            (s[k + m] * s[k + 3] * w00 +
              s[k + 4 + m] * s[k + 7] * w10 +
              s[k2 + m] * s[k2 + 3] * w01 +
              s[k2 + 4 + m] * s[k2 + 7] * w11) *
            ia;
      }
    }
  }
  putPx(out, im);
  return out;
}

/** 4-sector Kuwahara: flattens noise into brush-like patches while keeping edges */
export function kuwahara(src: Canvas, radius: number): Canvas {
  const R = Math.max(1, Math.round(radius));
  const w = src.width,
    h = src.height;
  const s = getPx(src).data;
  const out = createCanvas(w, h);
  const im = getPx(out);
  const d = im.data;
  const W1 = w + 1;
  const S = [0, 1, 2, 3].map(() => new Float64Array(W1 * (h + 1)));
  for (let j = 0; j < h; j++) {
    let a = 0,
      b = 0,
      c = 0,
      e = 0;
    for (let i = 0; i < w; i++) {
      const k = (j * w + i) * 4;
      const r = s[k],
        g = s[k + 1],
        bb = s[k + 2],
        l = 0.3 * r + 0.59 * g + 0.11 * bb;
      a += r;
      b += g;
      c += bb;
      e += l * l;
      const o = (j + 1) * W1 + i + 1,
        u = o - W1;
      S[0][o] = S[0][u] + a;
      S[1][o] = S[1][u] + b;
      S[2][o] = S[2][u] + c;
      S[3][o] = S[3][u] + e;
    }
  }
  const q = (k: number, x0: number, y0: number, x1: number, y1: number) =>
    S[k][(y1 + 1) * W1 + x1 + 1] -
    S[k][y0 * W1 + x1 + 1] -
    S[k][(y1 + 1) * W1 + x0] +
    S[k][y0 * W1 + x0];
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) {
      let best = 1e18,
        br = 0,
        bg = 0,
        bb = 0;
      for (let k = 0; k < 4; k++) {
        const x0 = Math.max(0, k & 1 ? i : i - R),
          x1 = Math.min(w - 1, k & 1 ? i + R : i),
          y0 = Math.max(0, k & 2 ? j : j - R),
          y1 = Math.min(h - 1, k & 2 ? j + R : j);
        const n = (x1 - x0 + 1) * (y1 - y0 + 1);
        const r = q(0, x0, y0, x1, y1) / n,
          g = q(1, x0, y0, x1, y1) / n,
          b = q(2, x0, y0, x1, y1) / n,
          l = 0.3 * r + 0.59 * g + 0.11 * b;
        const v = q(3, x0, y0, x1, y1) / n - l * l;
        if (v < best) {
          best = v;
          br = r;
          bg = g;
          bb = b;
        }
      }
      const t = (j * w + i) * 4;
      d[t] = br;
      d[t + 1] = bg;
      d[t + 2] = bb;
      d[t + 3] = 255;
    }
  putPx(out, im);
  return out;
}

/** re-cut continuous tone as overlapping colour blocks: lightness steps in OKLab whose edges break along the wood grain */
export function blockify(c: Canvas, wood: Canvas, K: number, mixAmt: number, seed: number) {
  const im = getPx(c),
    d = im.data,
    wd = getPx(wood).data,
    n = new Noise(seed + 61),
    inv = 1 / SS;
  const cb = new Float32Array(256),
    q = new Float32Array(3);
  for (let i = 0; i < 256; i++) {
    const v = i / 255;
    cb[i] = v <= 0.04045 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4);
  }
  const enc = new Uint8ClampedArray(4097);
  for (let i = 0; i <= 4096; i++) {
    const v = i / 4096;
    enc[i] = 255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * Math.pow(v, 1 / 2.4) - 0.055);
  }
  const E = (v: number) => enc[v <= 0 ? 0 : v >= 1 ? 4096 : (v * 4096) | 0];
  for (let j = 0, i = 0; j < PH; j++)
    for (let k = 0; k < PW; k++, i += 4) {
      const r = cb[d[i]],
        g = cb[d[i + 1]],
        b = cb[d[i + 2]];
      const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
        m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
        s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
      let L = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
      const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
        B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
      const t =
          (L + 0.022 * (wd[i + 3] / 255 - 0.42) + 0.01 * n.n2(k * inv * 0.012, j * inv * 0.02)) * K,
        f0 = Math.floor(t),
        f = t - f0;
      const u = f <= 0.32 ? 0 : f >= 0.68 ? 1 : (f - 0.32) / 0.36;
      const L2 = (f0 + u * u * (3 - 2 * u)) / K;
      L = L + (L2 - L) * mixAmt;
      const l1 = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3,
        m1 = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3,
        s1 = (L - 0.0894841775 * A - 1.291485548 * B) ** 3;
      d[i] = E(4.0767416621 * l1 - 3.3077115913 * m1 + 0.2309699292 * s1);
      d[i + 1] = E(-1.2684380046 * l1 + 2.6097574011 * m1 - 0.3413193965 * s1);
      d[i + 2] = E(-0.0041960863 * l1 - 0.7034186147 * m1 + 1.707614701 * s1);
    }
  putPx(c, im);
}

/** suyari-gasumi: banded cloud/mist alpha function */
export function mistBand(
  n: Noise,
  y0: number,
  hUp: number,
  hDn: number,
  o: { amp?: number; sx?: number; max?: number; rag?: number } = {},
) {
  const amp = o.amp ?? 26,
    sx = o.sx ?? 0.0016,
    mx = o.max ?? 0.9,
    rag = o.rag ?? 0.35;
  return (x: number, y: number) => {
    const c = y0 + amp * n.n2(x * sx, y0 * 0.01) + amp * 0.4 * n.n2(x * sx * 3.3, y0 * 0.02 + 5);
    const f = n.fbm(x * 0.0022, y * 0.011, 4) * rag;
    const t = y < c ? 1 - (c - y) / hUp : 1 - (y - c) / hDn;
    return mx * sstep(0, 1, t + f * sstep(1.15, 0.2, t));
  };
}

/** vermilion name seal */
export function seal(x: Ctx, px: number, py: number, chars: string, size = 30, c: Col = "#c23a24") {
  const n = chars.length;
  const w = size * 1.16,
    h = size * n * 1.02 + size * 0.16;
  x.save();
  x.setTransform(SS, 0, 0, SS, 0, 0);
  x.globalAlpha = 0.92;
  x.fillStyle = css(c);
  x.beginPath();
  x.roundRect(px, py, w, h, 3.2);
  x.fill();
  x.fillStyle = "#f4ead6";
  x.font = `${size}px KouzanG`;
  x.textAlign = "center";
  x.textBaseline = "middle";
  for (let i = 0; i < n; i++)
    x.fillText(chars[i], px + w / 2, py + size * 0.1 + size * (i + 0.5) * 1.02);
  x.restore();
}
