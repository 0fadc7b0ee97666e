/** Two stone disciples shoulder to shoulder in the June rain; one raises a red cup. Grey-green, with that one warm accent. */
import {
  bokashi,
  type Col,
  clamp,
  css,
  elapsed,
  H,
  layer,
  mix,
  Noise,
  type Pt,
  ramp,
  Rng,
  SS,
  stamp,
  tick,
  W,
} from "../../kit/core.ts";
import { brushPath, dab, Tones } from "../../kit/brush.ts";
import { fern, mapleSpray } from "../../kit/flora.ts";
import { sasa } from "../../kit/grove.ts";
import { save } from "../../kit/out.ts";
import { mistBand, Print, seal } from "../../kit/print.ts";
import {
  ink,
  type Pose,
  randomPose,
  type Relief,
  relief,
  reliefAspect,
  reliefBase,
} from "../../kit/rakan.ts";
import { pts, stops } from "../../kit/points.ts";

const P = new Print(88, "#e2e2d4");
const keyColour = "#141c20";
const mist = "#c4cec2";
const green = ramp(stops("0 #0f211f, 0.28 #254035, 0.55 #4b6a4c, 0.8 #84985f, 1 #c3c78c"));
const stoneStops: [number, Col][] = stops(
  "0 #161f24, 0.25 #38464a, 0.5 #6b7875, 0.75 #a3aca0, 1 #dcdcc9",
);
const mossStops: [number, Col][] = stops(
  "0 #12251f, 0.3 #2c4a38, 0.58 #56744a, 0.82 #90a261, 1 #c9cb8d",
);

// ---------- the wood behind, in rain ----------
P.block(
  (x) => {
    x.fillStyle = bokashi(
      x,
      0,
      0,
      0,
      H,
      stops("0 #27413f, 0.3 #5f7a70, 0.6 #9fb0a2, 0.85 #7f9484, 1 #2a4238"),
    );
    x.fillRect(0, 0, W, H);
  },
  { grain: 0.2 },
);

interface Sitting {
  readonly pose: Pose;
  /** Where the middle of its base stands, and how tall a whole relief is. */
  readonly x: number;
  readonly y: number;
  readonly tall: number;
}
/** Prints one disciple; the far ones as hardly more than a tint. */
function seat(
  s: Sitting,
  o: { haze: number; bright: number; mossLevel: number; rows: number },
): Relief {
  const carved = relief(s.pose, o.rows);
  const image = ink(carved, {
    stone: stoneStops,
    moss: mossStops,
    mossLevel: o.mossLevel,
    light: [-0.45, 0.85, 0.45],
    bright: o.bright,
    key: [18, 26, 30],
    keyA: 0.92,
    seed: s.pose.seed,
    tint: [150, 168, 154],
    tintA: o.haze,
    steps: 6,
  });
  const L = layer();
  const wide = s.tall * reliefAspect;
  L.x.imageSmoothingQuality = "high";
  L.x.drawImage(image, s.x - wide / 2, s.y - s.tall * (1 - reliefBase), wide, s.tall);
  P.put(L, { occlude: 1 });
  return carved;
}
const rows = (n: number) => Math.round(n * Math.min(1.5, SS));
{
  const r = new Rng(4);
  for (const [x, y, tall] of [
    [150, 560, 330],
    [420, 520, 300],
    [760, 500, 290],
    [1130, 505, 300],
    [1400, 545, 320],
    [10, 760, 430],
    [1560, 740, 430],
    [300, 720, 400],
    [1290, 715, 400],
  ] as const)
    seat(
      { pose: { ...randomPose(r.int(1, 30)) }, x, y, tall },
      { haze: y < 600 ? 0.62 : 0.4, bright: 0.82, mossLevel: 0.5, rows: 200 },
    );
}
P.mist(mistBand(P.noise, 640, 230, 160, { max: 0.5, amp: 30 }), mist, { grain: 0.1 });
P.block(
  (x) => {
    x.fillStyle = bokashi(
      x,
      0,
      800,
      0,
      H,
      stops("0 #5c7565, 0.25 #35503f, 1 #142720"),
      pts("0,0 0.2,1 1,1"),
    );
    x.fillRect(0, 800, W, 400);
  },
  { grain: 0.12 },
);
{
  const r = new Rng(12);
  for (let i = 0; i < 130; i++) {
    const x = r.range(-40, W + 40),
      y = 800 + 300 * (i / 130) + r.range(-30, 30);
    if (r.chance(0.5))
      fern(P.base.x, x, y, r.range(120, 210), r, (t) => mix(green.at(t * 0.9), mist, 0.24), 7);
    else
      sasa(P.base.x, null, x, y, r.range(90, 140), r, (t) => mix(green.at(t), mist, 0.24), {
        light: 0.36,
      });
  }
}
tick("wood");

// ---------- the pair ----------
const left: Sitting = {
  pose: {
    ...randomPose(5),
    seed: 9115,
    hands: 5,
    mouth: 0,
    eyes: 0,
    roll: -0.2,
    yaw: 0.12,
    pitch: -0.1,
    lean: 0.07,
    bodyYaw: 0.1,
    girth: 1.02,
    headS: 1.24,
    headW: 1.04,
    jaw: 1.1,
    cap: 0,
    robe: 2,
    hairline: 0.2,
    cheek: 1.25,
  },
  x: 560,
  y: 1098,
  tall: 1120,
};
const right: Sitting = {
  pose: {
    ...randomPose(8),
    seed: 9118,
    hands: 4,
    mouth: 2,
    eyes: 1,
    roll: 0.24,
    yaw: -0.16,
    pitch: 0.06,
    lean: -0.06,
    bodyYaw: -0.14,
    girth: 1.05,
    headS: 1.2,
    headW: 1.0,
    jaw: 0.95,
    cap: 0,
    robe: 1,
    hairline: 0.8,
    cheek: 1.05,
  },
  x: 1085,
  y: 1130,
  tall: 1060,
};
for (const [s, mossLevel] of [
  [left, 0.62],
  [right, 0.5],
] as const) {
  const carved = seat(s, { haze: 0, bright: 0.98, mossLevel, rows: rows(720) });
  tuft(s, carved, mossLevel);
}
tick("pair");
drawCup();

/** Moss stands on what faces the sky: single tufts over the printed moss. */
function tuft(s: Sitting, carved: Relief, level: number) {
  const r = new Rng(s.pose.seed),
    tufts = new Tones(),
    L = layer();
  const wide = s.tall * reliefAspect;
  for (let i = 0; i < 26000; i++) {
    const u = r.u(),
      v = r.u();
    const k = Math.floor(v * carved.h) * carved.w + Math.floor(u * carved.w);
    if (!carved.a[k] || carved.moss[k] < level + 0.05 + r.g() * 0.08) continue;
    const x = s.x - wide / 2 + u * wide,
      y = s.y - s.tall * (1 - reliefBase) + v * s.tall;
    const light = clamp(
      0.3 + 0.5 * (carved.ny[k] - 0.3 * carved.nx[k]) * carved.ao[k] + r.g() * 0.13,
    );
    const long = r.range(4, 9);
    tufts.add(green.at(Math.round(light * 6) / 6), (z) =>
      dab(z, x, y + 2, long, long * 0.45, -1.57 + r.g() * 0.6 + carved.nx[k] * 0.5),
    );
  }
  tufts.flush(L.x);
  P.put(L);
}

/** A shallow lacquered cup on the raised hand, rain beading in it. */
function drawCup() {
  const scale = right.tall / 1.21;
  const at = (x: number, y: number): Pt => [right.x + x * scale, right.y - y * scale];
  const [cx, cy] = at(0.142, 0.662);
  const wide = 0.07 * scale;
  const L = layer(),
    K = layer();
  const bowl = (x: typeof L.x) => {
    x.beginPath();
    x.moveTo(cx - wide, cy);
    x.bezierCurveTo(
      cx - wide * 0.9,
      cy + wide * 0.5,
      cx - wide * 0.5,
      cy + wide * 0.62,
      cx - wide * 0.3,
      cy + wide * 0.66,
    );
    x.lineTo(cx - wide * 0.34, cy + wide * 0.84);
    x.lineTo(cx + wide * 0.34, cy + wide * 0.84);
    x.lineTo(cx + wide * 0.3, cy + wide * 0.66);
    x.bezierCurveTo(
      cx + wide * 0.5,
      cy + wide * 0.62,
      cx + wide * 0.9,
      cy + wide * 0.5,
      cx + wide,
      cy,
    );
    x.closePath();
  };
  L.x.fillStyle = bokashi(
    L.x,
    cx - wide,
    0,
    cx + wide,
    0,
    stops("0 #d9583a, 0.35 #c23a26, 1 #6d1c20"),
  );
  bowl(L.x);
  L.x.fill();
  L.x.fillStyle = "#e0674a";
  L.x.beginPath();
  L.x.ellipse(cx, cy, wide, wide * 0.24, 0, 0, 7);
  L.x.fill();
  L.x.fillStyle = bokashi(
    L.x,
    0,
    cy - wide * 0.2,
    0,
    cy + wide * 0.2,
    stops("0 #8d2620, 1 #efd9b8"),
  );
  L.x.beginPath();
  L.x.ellipse(cx, cy + 1, wide * 0.88, wide * 0.185, 0, 0, 7);
  L.x.fill();
  K.x.strokeStyle = css(keyColour, 0.9);
  K.x.lineWidth = 2.4;
  bowl(K.x);
  K.x.stroke();
  K.x.beginPath();
  K.x.ellipse(cx, cy, wide, wide * 0.24, 0, 0, 7);
  K.x.stroke();
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}

// ---------- ferns on shoulders and at the feet ----------
{
  const r = new Rng(31);
  const lit = (t: number) => green.at(clamp(t * 1.02));
  for (const [x, y, size] of [
    [305, 690, 120],
    [352, 676, 90],
    [1318, 690, 130],
    [1270, 668, 92],
    [1340, 740, 100],
    [812, 930, 110],
    [842, 960, 90],
  ] as const)
    fern(P.base.x, x, y, size, r, lit, 7);
  for (let i = 0; i < 70; i++) {
    const x = r.range(-40, W + 40),
      y = 1150 + r.range(-20, 90) - 60 * Math.abs(x / W - 0.5);
    const size = r.range(130, 240) * (0.6 + 0.8 * Math.abs(x / W - 0.5));
    if (r.chance(0.6)) fern(P.base.x, x, y + 40, size, r, (t) => green.at(t * 0.86), 7);
    else
      sasa(P.base.x, P.key.x, x, y + 40, size * 0.7, r, (t) => green.at(t), {
        light: 0.34,
        rim: "#8fa07a",
      });
  }
}

// ---------- rain ----------
{
  const r = new Rng(99),
    L = layer();
  const gust = new Noise(2);
  for (let i = 0; i < 620; i++) {
    const x = r.range(0, W),
      y = r.range(-160, H),
      long = r.range(90, 260);
    if (gust.n2(x * 0.006, y * 0.002) < -0.35) continue;
    L.x.fillStyle = css("#eef0e6", r.range(0.12, 0.44));
    L.x.beginPath();
    brushPath(
      L.x,
      [
        [x, y],
        [x - 2, y + long / 2],
        [x - 4, y + long],
      ],
      (t) => 1.6 * Math.sin(Math.PI * (0.1 + 0.85 * t)),
    );
    L.x.fill();
  }
  P.put(L);
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, 0, 0, 280, stops("0 #12262a, 1 #12262a"), pts("0,0.8 1,0"));
      x.fillRect(0, 0, W, 280);
    },
    { occlude: 0, grain: 0.22 },
  );
}
// ---------- a green maple hangs into the corners ----------
{
  const L = layer(),
    r = new Rng(7);
  const leaves = (t: number) => mix(green.at(0.12 + 0.62 * t), "#27413f", 0.25);
  for (const [x, y, wide] of [
    [60, 60, 420],
    [260, 20, 420],
    [130, 150, 300],
    [1500, 40, 460],
    [1330, 0, 380],
    [1560, 130, 260],
    [470, -6, 300],
  ] as const)
    mapleSpray(L.x, x, y, wide, 100, r, { leaf: 15, ramp: leaves, dens: 0.8, droop: 0.25 });
  P.put(L, { occlude: 1 });
}
const sheet = P.finish({ wood: 0.08, vignette: 0.14, kuwahara: 0.7, blocks: 14, blockMix: 0.5 });
seal(sheet.getContext("2d"), 1508, 1092, "雨", 34);
await save(sheet, "out/otagi-b.png");
console.log("total", elapsed().toFixed(1));
