/** The cedars of the avenue. */
import { type Col, type Ctx, css, H, layer, Rng, sstep, stamp, W } from "../../kit/core.ts";
import { dab } from "../../kit/brush.ts";
import { cedarTrunk } from "../../kit/flora.ts";
import { rankCedar } from "../../kit/grove.ts";
import { keyColour } from "./road-ink.ts";
import { bankAt, snowySpray } from "./a-snow.ts";
import { P, cam, haze, fogged, drift } from "./a-stage.ts";
import { on } from "./a-road.ts";

export interface Tree {
  readonly x: number;
  readonly y: number;
  readonly girth: number;
}
export const trees: Tree[] = [];

/** Two rows along the road, others behind them. */
export function plantTrees() {
  const r = new Rng(21);
  for (const side of [-1, 1]) {
    for (let y = side < 0 ? 4.9 : 6.2; y < 80; y += r.range(2.9, 4.4) * (1 + y * 0.012))
      trees.push({ x: side * (3.15 + r.range(-0.25, 0.35)), y, girth: r.range(0.95, 1.3) });
    for (let y = 8; y < 60; y += r.range(2.6, 4.6))
      trees.push({ x: side * r.range(5.4, 9.5), y, girth: r.range(0.8, 1.15) });
    for (let y = 15; y < 50; y += r.range(2.4, 4))
      trees.push({ x: side * r.range(9.5, 17), y, girth: r.range(0.7, 1) });
  }
}

export function drawTree({ x, y, girth }: Tree, seed: number) {
  const r = new Rng(seed);
  const [sx, sy, d] = on(x, y);
  const unit = cam.f / d;
  const width = unit * girth;
  if (sx < -width * 1.5 || sx > W + width * 1.5) return;
  const fog = fogged(d);
  const L = layer(),
    K = layer();
  const top = Math.max(-40, cam.hy - unit * 30);
  if (d < 17)
    cedarTrunk(L.x, K.x, sx, sy + width * 0.05, width, top, r, {
      dark: "#241b24",
      mid: "#573733",
      light: "#9a6a52",
      rim: "#dcb890",
      key: fog(keyColour),
      keyA: 0.9 * (1 - haze(d) * 0.7),
      lit: -1,
      fade: (c) => fog(c),
      lean: r.range(-0.008, 0.008),
      detail: 0.85,
    });
  else
    rankCedar(L.x, [sx, sy + 2], width, top, r, {
      tone: fog("#5f4342"),
      dark: fog("#3d2c36"),
      light: fog("#8f685a"),
      mist: fog("#8e8480"),
      tip: top > -40,
      rise: unit * 1.2,
      lit: -1,
    });
  if (d < 30) snowOnBark(L.x, sx, sy, width, top, r, fog);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  hangBoughs(sx, d, unit, Math.sign(x), r, fog);
  P.block((x) => bankAt(x, sx, sy, width, fog), { occlude: 0.6, grain: 0.1 });
}

/** Snow blown against one side of the trunk. */
function snowOnBark(
  x: Ctx,
  sx: number,
  sy: number,
  width: number,
  top: number,
  r: Rng,
  fog: (c: Col) => Col,
) {
  const edgeAt = (y: number) => {
    const up = sy - y;
    const flare = 0.1 * Math.exp(-up / (width * 1.6)) + 0.5 * Math.exp(-up / (width * 0.34));
    return sx - width * 0.5 * (1 - (0.2 * up) / 1600 + flare);
  };
  x.fillStyle = css(fog("#f0f1ea"));
  x.beginPath();
  const from = Math.max(-10, top);
  const count = ((sy - from) / Math.max(3, width * 0.05)) * 1.5;
  for (let i = 0; i < count; i++) {
    const y = r.range(from, sy - width * 0.1);
    if (drift.n2(y / (width * 1.3), sx) < -0.25) continue;
    const inside = Math.pow(r.u(), 3) * width * 0.17;
    const long = width * r.range(0.05, 0.2) * (1 - 3.4 * (inside / width));
    dab(
      x,
      edgeAt(y) + inside,
      y,
      long,
      Math.max(1, width * r.range(0.015, 0.045)),
      1.57 + r.g() * 0.1,
    );
  }
  x.fill();
}

/** Branches start high: near trees show none; far ones close the avenue to a wedge of sky. */
function hangBoughs(
  sx: number,
  d: number,
  unit: number,
  side: number,
  r: Rng,
  fog: (c: Col) => Col,
) {
  const L = layer();
  const dark = fog("#12343a"),
    middle = fog("#2c5a58"),
    light = fog("#5d8a7c");
  const count = d < 12 ? 10 : d < 26 ? 30 : 34;
  for (let i = 0; i < count; i++) {
    const tall = 6.4 + 20 * Math.pow(i / count, 1.1) + r.range(-0.6, 0.6);
    const y = cam.hy - unit * (tall - cam.z);
    if (y < -170 || y > H) continue;
    const inward = r.chance(0.6) ? -side : side;
    const reach =
      unit *
      r.range(1.2, 2.5) *
      (1 - 0.75 * sstep(16, 27, tall)) *
      (inward === -side ? 1 - 0.28 * sstep(8, 22, tall) : 1.15);
    if (reach < 7) continue;
    snowySpray(
      L.x,
      [sx, y],
      Math.min(reach, 300),
      inward,
      r,
      [dark, middle, light],
      [fog("#f3f2ea"), fog("#a9c0cc")],
    );
  }
  P.put(L, { occlude: 1 });
}
