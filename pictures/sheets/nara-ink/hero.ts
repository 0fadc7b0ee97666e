/** Nara ink, the hero: the dark soot room, hundreds of small flames in rows, one craftsman turning a lid */
import { fadeEdge } from "../../kit/stage.ts";
import { W, SS, PW, PH, layer, stamp, clamp, sstep, tick, lerp, Rng } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { type Cam, proj } from "../../kit/terrain.ts";
import { expose, skyLight } from "../../kit/expose.ts";
import { keyLines } from "../../kit/plate.ts";
import { flat } from "../../kit/wood.ts";
import { worker } from "../../kit/workers.ts";
import { type Lamp, type Mats, figureImage } from "../../kit/people.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { sootRoom } from "./soot-room.ts";

const P = new Print(510, "#14110f");
const KEY = "#070505";
const cam: Cam = { x: -0.12, y: 0, z: 1.52, f: 900, cx: 720, hy: 590 };
const LIFT = { side: 1, y: 3.92, tier: 2 };

// ---------- the craftsman, lit from below by the open flame ----------
const mats: Mats = {
  0: { c: "#d99a68" },
  1: { c: "#120e10" },
  2: { c: "#4a4a58" },
  3: { c: "#2b2830" },
  4: { c: "#6a5a48" },
  5: { c: "#8a7452" },
  6: { c: "#15110f" },
  8: { c: "#cbbfa6" },
};
const lamps: Lamp[] = [
  { dir: [0.95, -0.05, 0.05], c: "#ff9a3c", i: 2.9, wrap: 0.02 },
  { dir: [0.1, -0.1, -0.9], c: "#e0762a", i: 0.3, wrap: 0.1 },
  { dir: [-0.95, 0.0, 0.1], c: "#d2691f", i: 0.7, wrap: 0.0 },
];
const fig = worker({
  id: "nara-hero3",
  yaw: 1.75,
  bend: 0.36,
  kerchief: true,
  mats,
  hands: [
    [0.14, 1.46, 0.62],
    [-0.14, 1.43, 0.6],
  ],
});
const img = figureImage(fig, { detail: [640, 420], amb: "#6a6076", ambI: 0.4, lamps, key: KEY });

const { world, lights, flames } = sootRoom(LIFT);
const [bx0, bx1, by0, by1] = fig.bounds;
world.card(
  0.5,
  4.25,
  by0,
  bx1 - bx0,
  by1 - by0,
  img,
  flat("#ffffff", { emit: 1, line: 0.3, ghost: true }),
);
// the lid he has lifted
const lid = flat("#6b4630");
world.rod([1.15, 3.9, 1.6], [1.09, 3.9, 1.69], 0.125, lid, 0.07);
world.build();
const pl = expose({
  cam,
  world,
  points: lights,
  ambient: skyLight([0.04, 0.037, 0.05], [0, 0, 0], [0.7, 0.3]),
  ao: 4,
  aoLen: 0.5,
  air: { c: [0.075, 0.04, 0.022], k: 0.1, from: 3.8 },
});
P.put(pl.img, { occlude: 1 });
stamp(P.key.x, keyLines(world, pl, { c: KEY, a: 0.8, far: 6, crease: 0.5 }));
tick("room");

// ---------- flames ----------
const glow = layer(),
  fire = layer();
const r = new Rng(3);
const far = flames
  .map((f) => ({ f, q: proj(cam, f.p[0], f.p[1], f.p[2]) }))
  .sort((a, b) => b.q[2] - a.q[2]);
for (const { f, q } of far) {
  const [x, y, d] = q;
  const s = cam.f / d;
  const tall = Math.max(8, 0.105 * s) * (f.k > 1 ? 1.7 : r.range(0.85, 1.15)),
    wide = Math.max(1.9, 0.025 * s) * (f.k > 1 ? 1.4 : 1);
  const ix = clamp(Math.round(x * SS), 0, PW - 1),
    iy = Math.round((y - tall * 0.4) * SS);
  if (iy < 0 || iy >= PH || x < -50 || x > W + 50) continue;
  const seen = pl.dep[iy * PW + ix] > d - 0.12;
  if (!seen) continue;
  const lean = r.range(-0.12, 0.12) * tall;
  const drop = (k: number, c: string) => {
    fire.x.fillStyle = c;
    fire.x.beginPath();
    fire.x.moveTo(x + lean, y - tall * (0.35 + 0.65 * k));
    fire.x.bezierCurveTo(
      x + wide * k * 0.6,
      y - tall * 0.55 * k,
      x + wide * k * 1.5,
      y - tall * 0.08,
      x,
      y + wide * 0.3 * k,
    );
    fire.x.bezierCurveTo(
      x - wide * k * 1.5,
      y - tall * 0.08,
      x - wide * k * 0.6,
      y - tall * 0.55 * k,
      x + lean,
      y - tall * (0.35 + 0.65 * k),
    );
    fire.x.fill();
  };
  drop(1, "#e8801f");
  drop(0.74, "#ffc24e");
  drop(0.46, "#fff3c2");
  const R = s * (f.k > 1 ? 0.75 : 0.26);
  const g = glow.x.createRadialGradient(x, y - tall * 0.4, 0, x, y - tall * 0.4, R);
  const a = (f.k > 1 ? 0.8 : 0.62) * lerp(1, 0.7, sstep(2, 7, d));
  g.addColorStop(0, `rgba(255,150,50,${a})`);
  g.addColorStop(0.35, `rgba(235,110,30,${a * 0.4})`);
  g.addColorStop(1, "rgba(200,80,20,0)");
  glow.x.fillStyle = g;
  glow.x.fillRect(x - R, y - R - tall, R * 2, R * 2 + tall);
}
P.light((x) => stamp(x, glow));
P.put(fire, { occlude: 0 });
tick("flames");
// ---------- smoke under the ceiling, and a quiet dark band along the top ----------
P.mist(
  (x, y) => 0.42 * sstep(430, 150, y) * sstep(-0.35, 0.5, P.noise.fbm(x * 0.0013, y * 0.009, 4)),
  "#54463b",
  { key: 0.7, grain: 0.3 },
);
P.light((x) => fadeEdge(x, "top", 300, "#080606", 0.85), { op: "multiply" });
await finishSheet(P, "nara-ink-hero", {
  seal: { mark: "墨", at: [44, 1088], size: 34 },
  wood: 0.12,
  wobble: 0.6,
  kuwahara: 1.2,
  blocks: 12,
  blockMix: 0.6,
  sat: 1.04,
});
