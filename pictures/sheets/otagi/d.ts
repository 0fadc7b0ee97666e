/** The main hall's tiled roof from the slope above it, the valley of Saga opening below; December dusk, leaves burning. */
import {
  bokashi,
  type Col,
  clamp,
  css,
  elapsed,
  H,
  layer,
  mix,
  type Pt,
  Rng,
  SS,
  sstep,
  stamp,
  tick,
  type V3,
  W,
} from "../../kit/core.ts";
import { dab, poly, roughen, Tones } from "../../kit/brush.ts";
import { cedarCrown, limb, mapleSpray } from "../../kit/flora.ts";
import { save } from "../../kit/out.ts";
import { mistBand, Print, seal } from "../../kit/print.ts";
import { ink, randomPose, relief, reliefAspect, reliefBase } from "../../kit/rakan.ts";
import { printRoof, type RoofShape } from "../../kit/templeroof.ts";
import { type Cam, proj } from "../../kit/terrain.ts";
import { pts, stops } from "../../kit/points.ts";

const P = new Print(91, "#efe2cf");
const n = P.noise;
const keyColour = "#1a1c2a";
/** From well above the roof's ridge, looking down the valley. */
const cam: Cam = { x: 0, y: 0, z: 15.5, f: 1250, cx: 800, hy: 340, yaw: 0 };
const rose = "#e7b3a0";

// ---------- dusk ----------
P.block(
  (x) => {
    x.fillStyle = bokashi(
      x,
      0,
      0,
      0,
      520,
      stops("0 #2e3c5e, 0.3 #6d7496, 0.55 #c09aa4, 0.8 #ecb99c, 1 #f5dcb4"),
    );
    x.fillRect(0, 0, W, 700);
  },
  { grain: 0.22 },
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

// ---------- ridge behind ridge, then the valley floor ----------
const ridges: readonly (readonly [y: number, rise: number, colour: Col, foot: Col])[] = [
  [318, 34, "#a88a9c", "#e3b4a4"],
  [352, 46, "#87768f", "#d9ab9f"],
  [398, 62, "#655f7e", "#c79f9c"],
  [462, 80, "#4a4b69", "#b7949a"],
];
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

/** Small roofs and first lamps on the valley floor, in haze. */
function printVillage() {
  const L = layer(),
    r = new Rng(8);
  for (let row = 0; row < 7; row++) {
    const y = 520 + row * 17;
    for (let i = 0; i < 26 - row; i++) {
      const x = 380 + ((i + r.u()) / (26 - row)) * 860 + r.range(-10, 10);
      if (r.chance(0.25)) continue;
      const wide = (13 + row * 4) * r.range(0.7, 1.3),
        high = wide * 0.34;
      L.x.fillStyle = css(mix(mix("#5a5870", "#41425c", r.u()), "#caa49e", 0.5 - row * 0.06));
      poly(L.x, [
        [x - wide, y],
        [x - wide * 0.62, y - high],
        [x + wide * 0.62, y - high],
        [x + wide, y],
      ]);
      L.x.fill();
      L.x.fillStyle = css(mix("#d9c2b0", "#8b7f8c", 0.4 + 0.3 * r.u()));
      L.x.fillRect(x - wide * 0.82, y, wide * 1.64, high * 0.7);
      if (r.chance(0.34)) {
        L.x.fillStyle = "#ffd58a";
        L.x.fillRect(x + r.range(-0.5, 0.3) * wide, y + 1, wide * 0.26, high * 0.5);
      }
    }
    for (let i = 0; i < 14; i++) {
      const x = r.range(300, 1300);
      L.x.fillStyle = css(mix("#3a4658", "#a58d95", 0.45 - row * 0.05));
      L.x.beginPath();
      L.x.ellipse(x, y + 4, r.range(3, 8), r.range(3, 6), 0, 0, 7);
      L.x.fill();
    }
  }
  P.put(L, { occlude: 1 });
  P.mist(mistBand(n, 520, 40, 60, { max: 0.5, amp: 16 }), "#eac5ae", { grain: 0.1 });
}

// ---------- cedars on the flanks of the valley ----------
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
tick("cedars");

// ---------- smoke from burning leaves, thin and straight, then bending ----------
const fire: Pt = [1130, 742];
P.light((x) => {
  const glow = x.createRadialGradient(fire[0], fire[1], 2, fire[0], fire[1], 120);
  glow.addColorStop(0, "rgba(255,150,70,.9)");
  glow.addColorStop(0.3, "rgba(240,110,60,.4)");
  glow.addColorStop(1, "rgba(240,110,60,0)");
  x.fillStyle = glow;
  x.fillRect(fire[0] - 130, fire[1] - 130, 260, 260);
});
P.mist(
  (x, y) => {
    const t = (fire[1] - y) / 640;
    if (t < 0 || t > 1) return 0;
    const middle = fire[0] + 16 * Math.sin(t * 9) * t - 230 * Math.max(0, t - 0.5) ** 1.6;
    const wide = 7 + 54 * t * t;
    const curl = 0.7 + 0.5 * n.fbm(x * 0.012, y * 0.008, 3);
    return 0.85 * Math.exp(-(((x - middle) / wide) ** 2)) * (1 - t) ** 0.6 * curl;
  },
  "#f1e6da",
  { key: 0.7, grain: 0.1 },
);

// ---------- the hall ----------
const shape: RoofShape = {
  middle: [0, 0],
  long: 10.4,
  deep: 8.6,
  eave: 5.2,
  ridge: 11.4,
  gable: 6.1,
  gableFoot: 0.46,
  lift: 0.75,
  sag: 1.35,
};
{
  const turn = -0.5;
  const origin: V3 = [-2.6, 27.6, -1.6];
  const place = ([u, v, w]: V3): Pt => {
    const q = proj(
      cam,
      origin[0] + u * Math.cos(turn) - v * Math.sin(turn),
      origin[1] + u * Math.sin(turn) + v * Math.cos(turn),
      origin[2] + w,
    );
    return [q[0], q[1]];
  };
  const L = layer(),
    K = layer();
  printYard(place);
  // what shows of the walls under the eaves
  const wall = (a: V3, b: V3, c: Col) => {
    L.x.fillStyle = css(c);
    poly(L.x, [
      place([a[0], a[1], 0]),
      place([b[0], b[1], 0]),
      place([b[0], b[1], 5.4]),
      place([a[0], a[1], 5.4]),
    ]);
    L.x.fill();
  };
  wall([-7.6, -6, 0], [7.6, -6, 0], "#2a2530");
  wall([7.6, -6, 0], [7.6, 6, 0], "#221f2c");
  printRoof(
    L.x,
    K.x,
    place,
    shape,
    {
      tile: "#5b6479",
      dark: "#262b3d",
      light: "#a9a8b4",
      sideTile: "#434b61",
      gableFill: "#3f323c",
      gableEdge: "#2d2530",
      key: keyColour,
      shade: (c, v) => mix(mix(c, "#e2a892", 0.26 * (1 - v)), "#1d2236", 0.3 * sstep(0.7, 1, v)),
    },
    new Rng(5),
    1,
    0.42,
  );
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
tick("hall");

/** Raked gravel round the hall, edged with moss and fallen leaves. */
function printYard(place: (p: V3) => Pt) {
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, 640, 0, H, stops("0 #6f6f6e, 0.3 #4c5456, 1 #1c2530"));
      poly(
        x,
        roughen(
          [
            [-20, 790],
            [260, 690],
            [700, 640],
            [1200, 690],
            [W + 20, 800],
            [W + 20, H + 20],
            [-20, H + 20],
          ],
          n,
          14,
          0.01,
          14,
        ),
      );
      x.fill();
    },
    { grain: 0.16 },
  );
  const T = new Tones(),
    r = new Rng(15);
  for (let i = 0; i < 9000; i++) {
    const [px, py] = place([r.range(-22, 22), r.range(-20, 14), 0]);
    if (py < 690 || px < -20 || px > W + 20) continue;
    const drift = n.fbm(px * 0.005, py * 0.009, 3);
    if (drift < -0.05 + 0.25 * r.u()) continue;
    const c = mix(mix("#5b2430", "#b8503a", clamp(0.4 + drift + r.g() * 0.2)), "#453f52", 0.25);
    T.add(c, (z) => dab(z, px, py, r.range(5, 11), r.range(3, 6), r.range(0, 3)), 0.9);
  }
  const L = layer();
  T.flush(L.x);
  P.put(L);
}

// ---------- some of the twelve hundred sit on the slope ----------
{
  const r = new Rng(66);
  const L = layer();
  const poses = Array.from({ length: 12 }, (_, i) => randomPose(i + 1));
  const inked = poses.map((pose) =>
    ink(relief(pose, SS > 1 ? 144 : 90), {
      stone: stops("0 #1b1d30, 0.3 #3b3c56, 0.6 #6c6880, 0.85 #a990a0, 1 #ecc3b0"),
      moss: stops("0 #1d2633, 0.5 #43554e, 1 #a59a7c"),
      mossLevel: 0.62,
      light: [-0.5, 0.55, 0.3],
      bright: 0.95,
      key: [24, 24, 40],
      keyA: 0.85,
      seed: pose.seed,
    }),
  );
  for (let row = 0; row < 10; row++) {
    const y = 800 + row * 40 + row * row * 0.9,
      tall = 46 + row * 6.5;
    const from = 1260 - 12 * row + (row % 2) * tall * 0.5;
    for (let x = from; x < W + 60; x += tall * r.range(1.0, 1.3)) {
      const at = y + r.range(-6, 6) - (x - 1400) * 0.07;
      L.x.fillStyle = css("#15162a", 0.55);
      L.x.beginPath();
      L.x.ellipse(x + tall * 0.1, at, tall * 0.42, tall * 0.1, 0, 0, 7);
      L.x.fill();
      L.x.imageSmoothingQuality = "high";
      L.x.drawImage(
        r.pick(inked),
        x - (tall * reliefAspect) / 2,
        at - tall * (1 - reliefBase),
        tall * reliefAspect,
        tall,
      );
    }
  }
  P.put(L, { occlude: 1 });
}

// ---------- a bare maple close by, a few last leaves ----------
{
  const L = layer(),
    K = layer(),
    r = new Rng(41);
  const bark = { body: "#1d1a26", light: "#4b4250", key: keyColour };
  const boughs: [Pt[], number, number][] = [
    [pts("-40,1160 60,960 70,760 150,600 172,430 150,300 176,210"), 62, 3],
    [pts("74,800 180,690 330,640 450,560"), 24, 5],
    [pts("120,650 60,520 90,400 40,300"), 18, 4],
    [pts("160,520 250,440 300,340 380,290"), 14, 3],
    [pts("300,648 380,660 470,640"), 8, 2],
    [pts("250,440 330,430 400,400"), 7, 2],
  ];
  for (const [line, from, to] of boughs) limb(L.x, K.x, line, from, to, r, bark);
  for (const [x, y, wide] of [
    [450, 556, 130],
    [380, 292, 120],
    [470, 644, 110],
    [400, 404, 90],
    [50, 306, 110],
    [176, 214, 100],
  ] as const)
    mapleSpray(L.x, x, y, wide, 34, r, {
      leaf: 11,
      ramp: (t) => mix("#5d1c2a", "#d9663c", t),
      dens: 0.5,
      under: 0.2,
    });
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
const sheet = P.finish({
  wood: 0.1,
  vignette: 0.12,
  kuwahara: 0.7,
  blocks: 13,
  blockMix: 0.5,
  sat: 1.05,
});
seal(sheet.getContext("2d"), 1508, 70, "暮", 34);
await save(sheet, "out/otagi-d.png");
console.log("total", elapsed().toFixed(1));
