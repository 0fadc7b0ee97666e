/** Ichijoji, the hero: a wet street in December, two lit shops, a cloud of steam, the one-car train crossing */
import { fadeEdge, sky } from "../../kit/stage.ts";
import { W, bokashi, stamp, sstep, tick, lerp } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { type Cam, proj } from "../../kit/terrain.ts";
import { expose, linear, skyLight } from "../../kit/expose.ts";
import { keyLines } from "../../kit/plate.ts";
import { rain } from "../../kit/weather.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { street } from "./street.ts";
import { printLantern } from "./hero-lantern.ts";
import { printSteam } from "./hero-steam.ts";
import { printWalkers } from "./hero-walker.ts";
import { wetStreet } from "./hero-wet.ts";

const P = new Print(121, "#1b2338");
const KEY = "#090c18";
const cam: Cam = { x: -0.55, y: 0, z: 1.62, f: 1150, cx: 620, hy: 705 };

const onRoad = (x: number, y: number): [number, number] => {
  const [px, py] = proj(cam, x, y, 0);
  return [px, py];
};
const { world, lights } = street();
world.build();
const hz = linear("#3a4a74"),
  up = linear("#0f1834"),
  warm = linear("#6a5a74");
const pl = expose({
  cam,
  world,
  points: lights.map((l) => ({ ...l, shadow: true })),
  ambient: skyLight([0.085, 0.11, 0.22], [0.02, 0.026, 0.05], [0.55, 0.45]),
  ao: 4,
  aoLen: 0.9,
  mirror: 6,
  skyShown: false,
  sky: (_dx, _dy, dz, o) => {
    const t = sstep(0, 0.55, dz);
    for (let i = 0; i < 3; i++) o[i] = lerp(lerp(hz[i], warm[i], sstep(0.12, 0, dz)), up[i], t);
    return true;
  },
  air: { c: linear("#2c3860"), k: 0.012, from: 6 },
});
// ---------- sky: a graded block, the hill behind the town ----------
sky(
  P,
  725,
  [
    [0, "#0d1631"],
    [0.28, "#1c2b4c"],
    [0.62, "#3a4c74"],
    [0.88, "#6d7493"],
    [1, "#a3929a"],
  ],
  0.18,
  805,
);
P.block(
  (x) => {
    x.fillStyle = bokashi(x, 0, 485, 0, 725, [
      [0, "#22304e"],
      [1, "#465575"],
    ]);
    x.beginPath();
    x.moveTo(0, 805);
    for (let q = 0; q <= W; q += 8)
      x.lineTo(
        q,
        575 -
          95 * Math.exp(-(((q - 720) / 210) ** 2)) -
          40 * Math.exp(-(((q - 480) / 160) ** 2)) +
          10 * P.noise.fbm(q * 0.006, 3, 4),
      );
    x.lineTo(W, 805);
    x.fill();
  },
  { grain: 0.14 },
);
P.put(pl.img, { occlude: 1 });
wetStreet(P, cam, pl, 0);
stamp(P.key.x, keyLines(world, pl, { c: KEY, a: 0.85, far: 11, crease: 0.7 }));
P.light((x) => stamp(x, pl.glow), { blur: 8, alpha: 0.3 });
P.light((x) => stamp(x, pl.glow), { blur: 46, alpha: 0.5 });
tick("town");
printLantern(P, cam, [2.43, 8.75, 2.14], false);
printLantern(P, cam, [2.24, 4.2, 2.14], true);
printLantern(P, cam, [2.24, 3.22, 2.14], true);
printSteam(P);
const AWAY = 11;
printWalkers(P, onRoad(0.2, AWAY), (0.01 * cam.f) / AWAY);
tick("steam");
// ---------- rain ----------
P.block((x) => rain(x, 5, 1100, { a: 0.45, long: 1.5 }), { occlude: 0 });
// bokashi band along the top edge
P.light((x) => fadeEdge(x, "top", 170, "#060a1e", 0.6), { op: "multiply" });
await finishSheet(P, "ichijoji-hero", {
  seal: { mark: "麺", at: [44, 1088], size: 34 },
  wood: 0.08,
  woodMask: (_x, y) => (y < 585 ? 1 : 0.5),
  wobble: 0.5,
  kuwahara: 1.0,
  blocks: 12,
  blockMix: 0.8,
  sat: 1.05,
});
