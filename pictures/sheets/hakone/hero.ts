/** The teahouse among cedars, early on a June morning: a heavy triangle of thatch, one lit doorway, wet stones leading to it. */
import {
  bokashi,
  type Col,
  clamp,
  elapsed,
  H,
  layer,
  lerp,
  mix,
  type Pt,
  Rng,
  SS,
  sstep,
  stamp,
  tick,
  W,
} from "../../kit/core.ts";
import { stroke } from "../../kit/brush.ts";
import { cedarTrunk, fern } from "../../kit/flora.ts";
import { cedarSpray, rankCedar, sasa } from "../../kit/grove.ts";
import { save } from "../../kit/out.ts";
import { carve, inkFigure, pilgrim, placeFig } from "../../kit/people.ts";
import { mistBand, Print, seal } from "../../kit/print.ts";
import { paveRoad } from "../../kit/stoneroad.ts";
import { type Cam, proj } from "../../kit/terrain.ts";
import { door, drawTeahouse } from "./teahouse.ts";
import { earth, keyColour, leaf, mist, moss, stone } from "./road-ink.ts";
import { pts, stops } from "../../kit/points.ts";

const P = new Print(53, "#e9e2cc");
const cam: Cam = { x: 0, y: 0, z: 1.5, f: 1180, cx: 800, hy: 570 };
const house = { corner: [-1.2, 17.2] as Pt, along: [0.885, -0.466] as Pt };
const haze = (d: number) => 0.95 * clamp(1 - Math.exp(-Math.max(0, d - 6) / 30));

/** From the lower left the road bends to the door. */
const centre = (y: number) =>
  -1.3 + 0.0023 * Math.max(0, y - 2.8) ** 3 - 0.1 * Math.max(0, 4.4 - y);
const half = 1.2;
function land(x: number, y: number) {
  const across = x - centre(y),
    out = Math.abs(across);
  const yard = Math.exp(-((x - 3.5) ** 2) / 20 - (y - 14.6) ** 2 / 12);
  const bank = across < 0 ? 0.8 * sstep(1.3, 3.4, out) : 0.5 * sstep(1.3, 3.2, out);
  return 0.012 * y + bank * (1 - clamp(yard * 1.5)) * sstep(26, 9, y);
}

// ---------- sky of mist, and three ranks of cedars ----------
P.block(
  (x) => {
    x.fillStyle = bokashi(
      x,
      0,
      0,
      0,
      760,
      stops("0 #4c6a6c, 0.2 #86a09a, 0.55 #c3cfc3, 0.85 #e2e2d0, 1 #e9e3cb"),
    );
    x.fillRect(0, 0, W, 860);
  },
  { grain: 0.16 },
);
interface Rank {
  readonly trunks: readonly (readonly [x: number, width: number])[];
  readonly foot: number;
  readonly ink: { tone: Col; dark: Col; light: Col };
  readonly sprays: number;
  readonly reach: number;
}
const ranks: Rank[] = [
  {
    trunks: pts(
      "56,34 196,30 262,40 352,28 430,36 520,30 566,24 640,34 705,26 816,32 930,30 1040,36 1168,28 1262,34 1390,30 1500,36",
    ),
    foot: 600,
    ink: { tone: "#a9bcb2", dark: "#97ada5", light: "#bccabe" },
    sprays: 5,
    reach: 62,
  },
  {
    trunks: pts("150,62 318,56 476,66 612,52 884,54 1130,62 1440,60"),
    foot: 640,
    ink: { tone: "#6d8c87", dark: "#587a77", light: "#89a399" },
    sprays: 6,
    reach: 105,
  },
  {
    trunks: pts("262,104 1330,100 560,88"),
    foot: 690,
    ink: { tone: "#3d5f5c", dark: "#2b4a4a", light: "#5f7f76" },
    sprays: 5,
    reach: 150,
  },
];
for (const [depth, rank] of ranks.entries()) {
  const r = new Rng(60 + depth);
  const L = layer();
  for (const [x, width] of rank.trunks) {
    rankCedar(L.x, [x, rank.foot + r.range(-14, 14)], width, -10, r, {
      ...rank.ink,
      mist: mix("#dfe2d2", rank.ink.tone, 0.08),
      rise: 330 - depth * 40,
      lit: x < 800 ? 1 : -1,
    });
    for (let k = 0; k < rank.sprays; k++)
      cedarSpray(
        L.x,
        [x + r.range(-0.3, 0.3) * width, r.range(-40, 330 - depth * 40)],
        rank.reach * r.range(0.6, 1.2),
        r.chance(0.5) ? 1 : -1,
        r,
        [
          mix(rank.ink.dark, "#24463f", 0.2),
          mix(rank.ink.tone, "#53785f", 0.25),
          mix(rank.ink.light, "#8ba47c", 0.25),
        ],
      );
  }
  P.put(L, { occlude: 1 });
  P.mist(
    mistBand(P.noise, 610 - depth * 6, 210 - depth * 40, 120, {
      max: [0.8, 0.62, 0.5][depth],
      amp: 34,
    }),
    "#e1e3d3",
    { grain: 0.1 },
  );
}
tick("ranks");

// ---------- the road ----------
const ground = paveRoad(
  P,
  { cam, centre, half, land, stones: [2.1, 1.75], relief: 0.1, far: 60, seed: 4 },
  {
    stone: stone.at,
    earth: earth.at,
    moss: moss.at,
    tints: ["#6f6a70", "#4f7078", "#868468"],
    mossy: -0.12,
    light: [0.1, 0.62, 0.6],
    haze,
    hazeColour: mix(mist, "#a9bdb8", 0.25),
    key: [18, 26, 38],
  },
);
tick("road");
const on = (x: number, y: number): [number, number, number] => proj(cam, x, y, ground.height(x, y));
const fogged = (d: number) => (c: Col) => mix(c, mist, Math.round(haze(d) * 16) / 16);

P.mist(mistBand(P.noise, 588, 90, 74, { max: 0.95, amp: 22, rag: 0.5 }), "#dfe2d3", { grain: 0.1 });

// ---------- what stands beside the road, from back to front ----------
interface Thing {
  readonly d: number;
  readonly draw: () => void;
}
const things: Thing[] = [];

things.push({
  d: 15.6,
  draw() {
    const [x, y] = house.corner;
    const fog = fogged(8.5);
    const tea = drawTeahouse(cam, [x, y, land(3, 15) - 0.06], house.along, fog, fog(keyColour));
    P.put(tea.colour, { occlude: 1 });
    stamp(P.key.x, tea.key);
    smokeFrom(tea.at(4.5, 3, 7.7));
    const middle = (door.from + door.to) / 2;
    lightAt(tea.at(middle, -0.2, 0.9), tea.at(middle, -1.8, 0));
  },
});

function smokeFrom(top: Pt) {
  P.mist(
    (x, y) => {
      const t = (top[1] - y) / 260;
      if (t < 0 || t > 1) return 0;
      const middle = top[0] - 60 * t + 24 * Math.sin(t * 5 + 1) * t - 60 * t * t;
      const wide = 12 + 90 * t;
      const curl = 0.6 + 0.5 * P.noise.fbm(x * 0.012, y * 0.012, 3);
      return 0.55 * Math.exp(-(((x - middle) / wide) ** 2)) * (1 - t) * curl;
    },
    "#eceadb",
    { key: 0.5 },
  );
}
/** The hearth's glow in the doorway, and the warm patch it throws on the yard. */
function lightAt(lamp: Pt, yard: Pt) {
  P.light((x) => {
    for (const [[cx, cy], radius, strength, squash] of [
      [lamp, 170, 0.5, 1],
      [yard, 330, 0.62, 0.46],
    ] as const) {
      x.save();
      x.translate(cx, cy);
      x.scale(1, squash);
      const glow = x.createRadialGradient(0, 0, 3, 0, 0, radius);
      glow.addColorStop(0, `rgba(255,178,84,${strength})`);
      glow.addColorStop(0.5, `rgba(235,140,60,${strength * 0.35})`);
      glow.addColorStop(1, "rgba(235,130,60,0)");
      x.fillStyle = glow;
      x.fillRect(-radius, -radius, radius * 2, radius * 2);
      x.restore();
    }
  });
}

things.push({
  d: 9.8,
  draw() {
    const [sx, sy, d] = on(centre(9.8) - 0.3, 9.8);
    P.block(
      (x) => {
        x.translate(sx - 8, sy + 3);
        x.scale(1.3, 0.24);
        const shadow = x.createRadialGradient(0, 0, 1, 0, 0, 46);
        shadow.addColorStop(0, "rgba(12,20,30,.7)");
        shadow.addColorStop(1, "rgba(12,20,30,0)");
        x.fillStyle = shadow;
        x.fillRect(-50, -50, 100, 100);
      },
      { occlude: 0 },
    );
    const walker = pilgrim({
      id: "tokaido-2",
      yaw: 2.75,
      mats: {
        0: { c: "#c89a76" },
        1: { c: "#1b1822" },
        2: { c: "#25406a" },
        3: { c: "#2c4676" },
        4: { c: "#a8402e" },
        5: { c: "#dfbc78" },
        6: { c: "#7d6242" },
        7: { c: "#dcd6c4" },
        8: { c: "#9c7c50" },
        9: { c: "#33251f" },
      },
    });
    const image = inkFigure(walker, carve(walker, SS > 1.2 ? 620 : 400), {
      amb: "#8fa5a6",
      ambI: 0.55,
      lamps: [
        { dir: [0.1, 0.8, -0.6], c: "#f3f0da", i: 0.8, wrap: 0.2 },
        { dir: [0.9, 0.15, -0.1], c: "#ffb566", i: 0.7 },
      ],
      key: keyColour,
      keyA: 0.9,
      fog: mist,
      fogA: 0.06,
    });
    placeFig(P.base.x, P.key.x, image, walker, sx, sy + 3, (cam.f / d) * 0.92);
  },
});

function greatCedar(x: number, y: number, diameter: number, seed: number) {
  things.push({
    d: y,
    draw() {
      const [sx, sy, d] = on(x, y);
      const r = new Rng(seed);
      const width = (cam.f / d) * diameter;
      const L = layer(),
        K = layer();
      cedarTrunk(L.x, K.x, sx, sy + 8, width, -30, r, {
        dark: "#131a22",
        mid: "#2f3336",
        light: "#62584f",
        rim: "#a89a7c",
        key: keyColour,
        keyA: 0.9,
        lit: sx < 800 ? 1 : -1,
        fade: fogged(d),
        lean: r.range(-0.01, 0.01),
        detail: 0.9,
        moss: "#6f8a4a",
      });
      P.put(L, { occlude: 1 });
      stamp(P.key.x, K);
    },
  });
}
greatCedar(-3.3, 5.4, 1.05, 31);
greatCedar(4.15, 6.1, 0.85, 52);

/** Bamboo grass and ferns crowd both sides of the road. */
const r = new Rng(70);
for (let k = 0; k < 760; k++) {
  const y = 2.2 + Math.pow(r.u(), 1.7) * 17,
    side = r.chance(0.56) ? -1 : 1;
  const x = centre(y) + side * (half + 0.2 + Math.pow(r.u(), 0.8) * (side < 0 ? 4.6 : 4));
  if (side > 0 && y > 12.2 && x < 6.4) continue;
  things.push({
    d: y,
    draw() {
      const [sx, sy, d] = on(x, y);
      if (sx < -90 || sx > W + 90 || sy > H + 120) return;
      const fog = fogged(d);
      // the light lies on what stands near the road; corners stay dark
      const lit =
        0.52 - 0.3 * sstep(0.8, 3.2, Math.abs(x - centre(y)) - half) - 0.14 * sstep(900, 1180, sy);
      const size = (cam.f / d) * r.range(0.24, 0.42);
      if (r.chance(0.72))
        sasa(P.base.x, P.key.x, sx, sy + 4, size, r, (t) => fog(leaf.at(t)), {
          leaves: d < 5 ? 26 : 18,
          light: lit,
          rim: d < 7 ? fog("#93a480") : undefined,
        });
      else fern(P.base.x, sx, sy, size * 1.05, r, (t) => fog(moss.at(t * 0.92)), 7);
    },
  });
}
things.push({
  d: 17.5,
  draw: () =>
    P.mist(mistBand(P.noise, 596, 60, 46, { max: 0.5, amp: 16, rag: 0.6 }), "#d9dfd2", {
      key: 0.5,
    }),
});
for (const thing of things.toSorted((a, b) => b.d - a.d)) thing.draw();
tick("roadside");

// ---------- dripping boughs close overhead ----------
{
  const q = new Rng(91);
  const L = layer();
  const tones = ["#0c1e22", "#1a3a37", "#3b6150"] as const;
  for (let i = 0; i < 26; i++) {
    const left = i % 2 === 0;
    const x = left ? q.range(-60, 420) : q.range(1240, 1660);
    const y = q.range(-70, left ? 90 - x * 0.14 : (x - 1240) * 0.22 - 10);
    cedarSpray(L.x, [x, y], q.range(110, 190), left ? 1 : -1, q, tones);
  }
  P.put(L, { occlude: 1 });
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, 960, 0, H, stops("0 #0c2024, 1 #0c2024"), pts("0,0 1,0.62"));
      x.fillRect(0, 960, W, 240);
    },
    { occlude: 0, grain: 0.2 },
  );
  const drops = layer();
  for (let i = 0; i < 26; i++) {
    const x = q.range(0, W),
      y = q.range(120, 900);
    stroke(
      drops.x,
      [
        [x, y],
        [x - 0.6, y + q.range(8, 20)],
      ] as Pt[],
      1,
      "#eef0e2",
      { a: 0.5 },
    );
  }
  P.put(drops);
}
tick("boughs");

const sheet = P.finish({
  wood: 0.09,
  woodMask: (x, y) => lerp(1, 0.4, sstep(420, 620, y)),
  vignette: 0.16,
  kuwahara: 0.8,
  blocks: 13,
  blockMix: 0.5,
  sat: 1.05,
});
seal(sheet.getContext("2d"), 1512, 1096, "道", 34);
await save(sheet, "out/hakone-hero.png");
console.log("total", elapsed().toFixed(1));
