/** The cedar avenue at noon in winter, after a light snow: a colonnade of rust trunks, a narrow wedge of sky, two walkers. */
import {
  bokashi,
  type Col,
  type Ctx,
  css,
  clamp,
  elapsed,
  H,
  layer,
  mix,
  Noise,
  type Pt,
  ramp,
  Rng,
  sstep,
  SS,
  stamp,
  tick,
  W,
} from "../../kit/core.ts";
import { dab } from "../../kit/brush.ts";
import { cedarCrown, cedarTrunk } from "../../kit/flora.ts";
import { cedarSpray, rankCedar, sasa } from "../../kit/grove.ts";
import { save } from "../../kit/out.ts";
import { carve, inkFigure, pilgrim, placeFig } from "../../kit/people.ts";
import { mistBand, Print, seal } from "../../kit/print.ts";
import { paveRoad } from "../../kit/stoneroad.ts";
import { type Cam, proj } from "../../kit/terrain.ts";
import { earth, keyColour, leaf, moss, stone } from "./road-ink.ts";
import { pts, stops } from "../../kit/points.ts";

const P = new Print(61, "#efe9da");
const cam: Cam = { x: 0, y: 0, z: 1.7, f: 1240, cx: 780, hy: 800 };
const air = "#dfe6e4";
const haze = (d: number) => 0.93 * clamp(1 - Math.exp(-Math.max(0, d - 7) / 34));
const fogged = (d: number) => (c: Col) => mix(c, air, Math.round(haze(d) * 20) / 20);
const half = 2.1;
const snow = ramp(stops("0 #3f5a74, 0.3 #7b97ab, 0.6 #bccdd4, 0.85 #e6ebe6, 1 #fbf8ec"));

// ---------- a wedge of winter sky ----------
P.block(
  (x) => {
    x.fillStyle = bokashi(
      x,
      0,
      0,
      0,
      840,
      stops("0 #2f5f8c, 0.22 #6c9bb8, 0.55 #b9d0d6, 0.85 #e7e9df, 1 #efe9d6"),
    );
    x.fillRect(0, 0, W, 860);
  },
  { grain: 0.18 },
);

// ---------- woods on both sides, pale ----------
for (const [rank, [tone, count, high]] of (
  [
    ["#a9c0c8", 22, 330],
    ["#7fa0aa", 16, 250],
  ] as const
).entries()) {
  const L = layer(),
    r = new Rng(40 + rank);
  for (let i = 0; i < count; i++) {
    const x = ((i + r.range(0.1, 0.9)) / count) * (W + 200) - 100;
    const aside = Math.abs(x - cam.cx);
    if (aside < 90 + rank * 90) continue;
    const top = 640 - high * sstep(60, 620, aside) + r.range(-40, 40);
    cedarCrown(L.x, x, top, 830, r.range(40, 62) * (1 + rank * 0.3), r, {
      s: 1.5 + rank * 0.4,
      dens: 0.8,
      lightDir: -1,
      col: (t, y) =>
        mix(mix(tone, "#f2f3ec", t > 0.45 ? 0.75 : t * 0.3), air, sstep(620, 830, y) * 0.85),
    });
  }
  P.put(L, { occlude: 1 });
}

// ---------- the road under light snow ----------
const drift = new Noise(12);
const land = (x: number, _y: number) =>
  0.75 * sstep(half + 0.1, half + 2.2, Math.abs(x)) + 0.05 * Math.max(0, Math.abs(x) - 5);
const ground = paveRoad(
  P,
  {
    cam,
    centre: () => 0,
    half,
    land,
    stones: [1.5, 1.3],
    relief: 0.09,
    rough: 0.45,
    far: 90,
    seed: 8,
  },
  {
    stone: stone.at,
    earth: earth.at,
    moss: moss.at,
    tints: ["#6f6a70", "#4f7078", "#868468"],
    mossy: -0.25,
    light: [-0.35, 0.3, 0.72],
    haze,
    hazeColour: air,
    key: [26, 38, 54],
    coverInk: snow.at,
    cover: (x, y, up, onRoad, edge) => {
      const patch = drift.fbm(x * 1.3, y * 0.9, 3) + 0.6 * drift.n2(x * 5, y * 5) * 0.4;
      if (!onRoad) return sstep(-0.75, -0.5, patch + (up - 0.9));
      const worn = 0.55 * Math.exp(-((x / 0.75) ** 2)); // walked thin along the middle
      return sstep(0.05, 0.14, edge) * sstep(-0.02, 0.12, patch + 0.24 - worn + (up - 0.93));
    },
  },
);
tick("road");
const on = (x: number, y: number): [number, number, number] => proj(cam, x, y, ground.height(x, y));

// ---------- cedars, from the vanishing point forward ----------
interface Tree {
  readonly x: number;
  readonly y: number;
  readonly girth: number;
}
const trees: Tree[] = [];
{
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
interface Thing {
  readonly d: number;
  readonly draw: () => void;
}
const things: Thing[] = trees.map((tree, i) => ({
  d: tree.y,
  draw: () => drawTree(tree, 100 + i),
}));

function drawTree({ x, y, girth }: Tree, seed: number) {
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
  bedInSnow(sx, sy, width, r, fog);
}

/** Wind-driven snow stuck to one side of the trunk. */
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

/** Boughs start high: near trees show none, far ones close the avenue to a wedge. */
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
    cedarSpray(
      L.x,
      [sx, y],
      Math.min(reach, 300),
      inward,
      r,
      [dark, middle, light],
      fog("#f3f2ea"),
    );
  }
  P.put(L, { occlude: 1 });
}

/** The hollow round the foot: shadow one side, a bank of snow in front. */
function bedInSnow(sx: number, sy: number, width: number, r: Rng, fog: (c: Col) => Col) {
  P.block(
    (x) => {
      for (const [dx, w, colour] of [
        [0.42, 1.35, fog("#86a1b5")],
        [-0.05, 1.12, fog("#e6ebe7")],
      ] as [number, number, Col][]) {
        x.fillStyle = bokashi(
          x,
          0,
          sy - width * 0.02,
          0,
          sy + width * 0.25,
          [
            [0, colour],
            [1, colour],
          ],
          pts("0,1 0.35,1 1,0"),
        );
        x.beginPath();
        const foot: Pt[] = [];
        for (let i = 0; i < 32; i++) {
          const a = (i / 16) * Math.PI;
          const tall = Math.sin(a) > 0 ? 0.17 : 0.07;
          foot.push([
            sx + dx * width + Math.cos(a) * width * w * 0.72,
            sy + width * 0.17 - Math.sin(a) * width * (tall + r.range(-0.02, 0.02)),
          ]);
        }
        foot.forEach(([px, py], i) => (i ? x.lineTo(px, py) : x.moveTo(px, py)));
        x.fill();
      }
    },
    { occlude: 0.6, grain: 0.1 },
  );
}

// ---------- bamboo grass through the snow, two walkers ----------
{
  const r = new Rng(33);
  for (let i = 0; i < 150; i++) {
    const y = 2.6 + Math.pow(r.u(), 1.4) * 20;
    const x = (r.chance(0.5) ? -1 : 1) * (half + r.range(0.35, 4.5));
    things.push({
      d: y,
      draw() {
        const [sx, sy, d] = on(x, y);
        if (sx < -60 || sx > W + 60 || sy > H + 80) return;
        const fog = fogged(d);
        const size = (cam.f / d) * r.range(0.14, 0.26);
        sasa(P.base.x, P.key.x, sx, sy + 3, size, r, (t) => fog(leaf.at(t * 0.8)), {
          leaves: 9,
          light: 0.4,
          rim: fog("#eef0e4"),
        });
      },
    });
  }
}
for (const [x, y, yaw, coat] of [
  [-0.5, 21, 2.95, "#a8402e"],
  [0.32, 22.4, 3.3, "#33508a"],
] as const)
  things.push({
    d: y,
    draw() {
      const [sx, sy, d] = on(x, y);
      const figure = pilgrim({
        id: `snow-${coat}`,
        yaw,
        mats: {
          0: { c: "#c89a76" },
          1: { c: "#1b1822" },
          2: { c: "#25406a" },
          3: { c: coat },
          4: { c: coat },
          5: { c: "#e2c78e" },
          6: { c: coat },
          7: { c: "#dcd6c4" },
          8: { c: coat },
          9: { c: "#33251f" },
        },
      });
      const image = inkFigure(figure, carve(figure, SS > 1.2 ? 430 : 320), {
        amb: "#b4c4cc",
        ambI: 0.6,
        lamps: [{ dir: [-0.5, 0.8, 0.2], c: "#fff4dc", i: 0.7, wrap: 0.25 }],
        key: keyColour,
        keyA: 0.9,
        fog: air,
        fogA: 0.12,
      });
      placeFig(P.base.x, P.key.x, image, figure, sx, sy + 2, cam.f / d);
    },
  });
for (const thing of things.toSorted((a, b) => b.d - a.d)) {
  thing.draw();
  if (Math.abs(thing.d - 30) < 0.7)
    P.mist(mistBand(P.noise, 800, 190, 60, { max: 0.32, amp: 20 }), "#ece9da", { grain: 0.08 });
}
tick("avenue");

const sheet = P.finish({
  wood: 0.08,
  woodMask: (_x, y) => sstep(900, 500, y) * 0.8 + 0.25,
  vignette: 0.1,
  kuwahara: 0.8,
  blocks: 13,
  blockMix: 0.5,
  sat: 1.06,
});
seal(sheet.getContext("2d"), 62, 1096, "杉", 34);
await save(sheet, "out/hakone-a.png");
console.log("total", elapsed().toFixed(1));
