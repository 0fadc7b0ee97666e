/** press: the blocks of one sheet. Colour blocks and a key block are drawn in turn and combined at the end. */
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import {
  clamp,
  type Col,
  css,
  type Ctx,
  getPx,
  H,
  type Layer,
  layer,
  Noise,
  PH,
  putPx,
  PW,
  rgb,
  Rng,
  SS,
  stamp,
  tick,
  W,
} from "../core.ts";
import { blockify } from "./blocks.ts";
import { fieldCanvas, grainField } from "./grain.ts";
import { kuwahara } from "./kuwahara.ts";
import { type FinishOpt, layOnPaper } from "./paper.ts";
import { warp } from "./warp.ts";

export interface BlockOpt {
  grain?: number;
  speckle?: number;
  op?: GlobalCompositeOperation;
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
  /** one colour block: draws it, adds grain and prints it; erases the key lines below it */
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
  lines(draw: (x: Ctx) => void, o: { alpha?: number; op?: GlobalCompositeOperation } = {}) {
    const x = this.key.x;
    x.save();
    x.globalAlpha = o.alpha ?? 1;
    if (o.op) x.globalCompositeOperation = o.op;
    draw(x);
    x.restore();
  }
  put(L: Layer, o: BlockOpt = {}) {
    if ((o.occlude ?? 0) > 0) stamp(this.key.x, L, { op: "destination-out", alpha: o.occlude });
    stamp(this.base.x, L, o);
  }
  /** layered mist: soft below, sharper above; also hides key lines */
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
  light(
    draw: (x: Ctx) => void,
    o: { op?: GlobalCompositeOperation; alpha?: number; blur?: number } = {},
  ) {
    const t = layer();
    t.x.save();
    draw(t.x);
    t.x.restore();
    stamp(this.base.x, t, { op: o.op ?? "screen", alpha: o.alpha, blur: o.blur });
  }

  /** puts the key block over the colour blocks and prints both on the sheet's paper */
  finish(o: FinishOpt = {}): Canvas {
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
    // the key block: slightly dry and misregistered
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
    layOnPaper(out, this.wood, this.seed, o);
    tick("washi");
    return out;
  }
}
