/** Tozan Shrine, A: a country train slides across the stone approach; summer morning. */
import {
  H,
  Noise,
  Rng,
  W,
  bokashi,
  clamp,
  css,
  elapsed,
  layer,
  mix,
  ramp,
  stamp,
  tick,
  type Ctx,
} from "../../kit/core.ts";
import { Print, mistBand, seal } from "../../kit/print.ts";
import { proj, renderHeight, type Cam } from "../../kit/terrain.ts";
import { crown } from "../../kit/leafage.ts";
import { mapleSpray } from "../../kit/flora.ts";
import { viewGate } from "../../kit/torii.ts";
import { sprite } from "../../kit/figures.ts";
import { save } from "../../kit/out.ts";
import { inkGate } from "./gate.ts";
import { TOP, TOP_Y, WIDE, cam, floorZ, inkSteps, nosings } from "./a-steps.ts";
import { train, waiting, warningPost } from "./a-train.ts";

const P = new Print(166, "#f4ecda");
const n = P.noise,
  leafN = new Noise(167);

P.block(
  (x) => {
    x.fillStyle = bokashi(x, 0, 0, 0, 420, [
      [0, "#3f86bd"],
      [0.4, "#9cc9dc"],
      [1, "#f3f0dc"],
    ]);
    x.fillRect(0, 0, W, 700);
  },
  { grain: 0.15 },
);
const leafy = ramp([
  [0, "#12373a"],
  [0.25, "#23583f"],
  [0.5, "#4f8a46"],
  [0.75, "#a3c25c"],
  [1, "#eceb9c"],
]);
/** crowns on both sides of the approach between two distances */
function grove(x: Ctx, y1: number, y0: number, r: Rng, lift: number, rows: number, tone0 = 0) {
  const list: [number, number, number, number][] = [];
  for (let y = y1; y > y0; y -= 1.5 + y * 0.03)
    for (const s of [-1, 1])
      for (let row = 0; row < rows; row++) {
        const wx = s * (WIDE + 1.35 + row * 1.9 + r.range(-0.3, 0.3)),
          z = floorZ(s * (WIDE + 1.5), y) + 0.5 + row * lift + r.range(-0.2, 0.2);
        list.push([wx, y + r.range(-0.4, 0.4), z, r.range(1.1, 1.6)]);
      }
  list.sort((a, b) => b[1] - a[1]);
  for (const [wx, y, z, R] of list) {
    const [a, b, d] = proj(cam, wx, y, z),
      s = (cam.f * R) / d;
    if (a < -s || a > W + s || b < -s) continue;
    const air = clamp((d - 14) / 50) * 0.62,
      tone = leafN.n2(wx * 0.25, y * 0.2) * 0.12 + (wx < 0 ? -0.09 : -0.03) + tone0;
    if (rows > 10) {
      // the wood's own shade behind each far crown
      x.fillStyle = css(mix(leafy.at(0.16), "#cfe2d6", air));
      x.beginPath();
      x.ellipse(a, b + s * 0.1, s * 0.86, s * 0.72, 0, 0, 6.3);
      x.fill();
    }
    crown(
      x,
      a,
      b,
      s,
      s * 0.86,
      clamp(s * 0.085, 3, 13),
      (t) => mix(leafy.at(clamp(t + tone)), "#cfe2d6", air),
      r,
      leafN,
      10,
    );
  }
}
// light stands at the head of the stairs
const light = () =>
  P.light((x) => {
    const [a, b] = proj(cam, 0, TOP_Y, TOP + 2);
    const g = x.createRadialGradient(a, b, 10, a, b, 420);
    g.addColorStop(0, "rgba(255,250,225,.7)");
    g.addColorStop(1, "rgba(255,250,225,0)");
    x.fillStyle = g;
    x.fillRect(0, 0, W, 800);
  });
const gateCam: Cam = { ...cam, y: -TOP_Y - 1.2, z: cam.z - TOP };
const gatePrint = inkGate(
  viewGate(gateCam, {
    foot: 1.52,
    head: 1.36,
    rFoot: 0.235,
    rHead: 0.195,
    tall: 3.1,
    tie: 2.42,
    lintel: 3.2,
    span: 2.12,
    sweep: 0.045,
  }),
);
const G = renderHeight(cam, floorZ, 5, 58, 0.0011, 0.008);
P.put(inkSteps(G), { occlude: 1 });
P.lines((x) => nosings(x));
tick("steps");
P.block((x) => grove(x, 64, 24.9, new Rng(8), 0.72, 17));
light();
P.put(gatePrint, { occlude: 1 });
P.mist(mistBand(n, 330, 80, 90, { amp: 14, max: 0.3, sx: 0.002 }), "#e6efe0", { grain: 0.1 });
{
  const L = layer(),
    K = layer();
  train(L.x, K.x);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
tick("train");
P.block((x) => grove(x, 16.4, 5.6, new Rng(9), 0.42, 8, 0.02));
{
  const L = layer(),
    K = layer();
  warningPost(L.x, K.x, 2.35, 17.6);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  const y = 15.2,
    [a, b, d] = proj(cam, -0.75, y, floorZ(-0.75, y));
  P.block((x) => {
    x.fillStyle = "rgba(40,46,70,.5)";
    x.beginPath();
    x.ellipse(a + 26, b + 1, 44, 8, 0.08, 0, 6.3);
    x.fill();
  });
  const S = sprite(a, b, ((cam.f / d) * 1.62) / 104, false, waiting, "#1b2033", 1.5);
  P.put(S.c, { occlude: 1 });
  stamp(P.key.x, S.k);
}
tick("people");
// leaves overhead, in shade, close the picture
P.block((x) => {
  const q = new Rng(14);
  for (const [cx, cy, w, h] of [
    [60, 10, 420, 90],
    [300, 30, 320, 60],
    [1540, 14, 420, 90],
    [1300, 24, 300, 56],
    [20, 110, 260, 90],
    [1590, 120, 240, 90],
    [170, 90, 240, 50],
    [1440, 96, 240, 50],
  ])
    mapleSpray(x, cx, cy, w, h, q, {
      leaf: 12,
      ramp: (t) => leafy.at(0.04 + 0.8 * t),
      light: -0.06,
      dens: 0.95,
      droop: 0.35,
    });
});
P.light(
  (x) => {
    const g = x.createLinearGradient(0, H, 0, H - 200);
    g.addColorStop(0, "rgba(22,48,84,.6)");
    g.addColorStop(1, "rgba(22,48,84,0)");
    x.fillStyle = g;
    x.fillRect(0, H - 200, W, 200);
  },
  { op: "multiply" },
);
const out = P.finish({
  wood: 0.1,
  woodMask: (_x, y) => (y < 300 ? 0.9 : 0.4),
  vignette: 0.1,
  kuwahara: 0.7,
  blocks: 15,
  blockMix: 0.45,
  wobble: 0.7,
});
seal(out.getContext("2d"), 1512, 1104, "陶");
await save(out, "out/tozan-a.png");
console.log("total", elapsed().toFixed(1));
