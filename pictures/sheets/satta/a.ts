/** Satta Pass, A: the expressway on its piers at night, two bands of light along the bay below a moonlit Fuji. */
import {
  PW,
  SS,
  W,
  Noise,
  Rng,
  clamp,
  css,
  lerp,
  mix,
  ramp,
  sstep,
  tick,
  type Pt,
  type RGB,
} from "../../kit/core.ts";
import { Print, mistBand } from "../../kit/print.ts";
import { renderHeight, type Cam, shadeDepth } from "../../kit/terrain.ts";
import { brushPath } from "../../kit/brush.ts";
import { ripple, surf } from "../../kit/sea.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { MOON, nightSky } from "./a-sky.ts";
import { orchards } from "./a-orchard.ts";
import * as bay from "./bay.ts";
import { lamps, moonRoad, nightBoats, ribbons, town, train } from "./a-lights.ts";

const cam: Cam = { x: 30, y: 40, z: 70, f: 1750, cx: 620, hy: 400 };
const P = new Print(29, "#e9dcc4");
const n = P.noise,
  r = new Rng(29),
  chopN = new Noise(78);

nightSky(P, r);
tick("sky and fuji");
// dark low hills across the water
{
  const pts: Pt[] = [];
  for (let x = -10; x <= W + 10; x += 3)
    pts.push([
      x,
      398 -
        22 * Math.exp(-(((x - 1420) / 190) ** 2)) -
        14 * Math.exp(-(((x - 520) / 260) ** 2)) -
        9 * n.fbm(x * 0.006, 4, 4),
    ]);
  P.block(
    (x) => {
      x.fillStyle = "#22365f";
      x.beginPath();
      x.moveTo(-10, 440);
      for (const p of pts) x.lineTo(p[0], p[1]);
      x.lineTo(W + 10, 440);
      x.fill();
    },
    { grain: 0.12 },
  );
  P.mist(mistBand(n, 396, 14, 18, { amp: 4, max: 0.5, sx: 0.003 }), "#6d80a4", { grain: 0.12 });
}

const G = renderHeight(cam, bay.ground, 40, 14000, 0.0019, 0.14);
tick("march");
const sea = ramp([
  [0, "#0a1530"],
  [0.35, "#12264b"],
  [0.7, "#24426f"],
  [1, "#4a628c"],
]);
const hillInk = ramp([
  [0, "#070d1e"],
  [0.4, "#0f1c36"],
  [0.75, "#1d3352"],
  [1, "#3d5876"],
]);
P.put(
  shadeDepth(G.dep, (i, o, x) => {
    const d = G.dep[i];
    const wx = G.wx[i],
      wy = G.wy[i],
      wz = G.wz[i],
      inl = bay.inland(wx, wy);
    o[3] = 255;
    let C: RGB;
    if (wz < 0.3 && inl < 0.5) {
      const far = clamp((Math.log(d) - Math.log(130)) / (Math.log(9000) - Math.log(130)));
      const c = ripple(chopN, wx, wy, d, cam.f, 64),
        b = ripple(chopN, wx + 90, wy, d, cam.f, 230);
      let t = far * 0.95 + 0.05 * b;
      if (c > 0.28) t += 0.1 * (1 - 0.6 * far);
      else if (c < -0.34) t -= 0.07;
      C = sea.at(clamp(t));
      // the moon is behind us to the left: it lights a few waves
      if (c > 0.5 && b > 0.05)
        C = mix(C, "#8ea6c6", 0.35 * sstep(1500, 500, Math.abs(x - 1150) * 2));
      const f =
        surf(chopN, -inl, wy * 1.4, { reach: 10 + d * 0.006, lines: 2 }) * sstep(5200, 1700, d);
      C = mix(C, "#7288a8", f * 0.75);
      // the warm light of the deck on the water below it
      const off = Math.abs(-inl + bay.expressway(wy));
      C = mix(C, "#7c5a48", 0.5 * sstep(30, 9, off) * sstep(1300, 900, wy));
    } else if (inl < 0.5) {
      if (wz > bay.deck - 0.9) C = mix("#2e3a58", "#8a6f58", 0.3);
      else if (wz > bay.deck - 3) C = [24, 34, 60];
      else C = wy % 26 < 5 ? [44, 50, 74] : [10, 19, 42];
    } else {
      const e = 0.35 + d * 0.0016,
        h0 = bay.ground(wx, wy);
      const gx = (bay.ground(wx + e, wy) - h0) / e,
        gy = (bay.ground(wx, wy + e) - h0) / e;
      let t =
        0.2 +
        0.3 * clamp((gx * 0.5 - gy * 0.5 + 0.3) / Math.hypot(gx, gy, 1)) +
        0.1 * chopN.fbm(wx * 0.06, wy * 0.06, 3);
      if (inl < bay.SHORE) t += 0.18;
      else t += 0.26 * sstep(1.1, 2.2, Math.hypot(gx, gy)) * (0.6 + 0.4 * chopN.n2(wy * 0.5, wz));
      const k = 5,
        q = Math.floor(t * k);
      t = (q + sstep(0.25, 0.75, t * k - q)) / k;
      C = hillInk.at(clamp(t));
      // on the shore: asphalt and two pairs of rails under the lamps
      if (inl < bay.SHORE) {
        if (Math.abs(inl - bay.route) < 6.5)
          C = Math.abs(Math.abs(inl - bay.route) - 6) < 0.4 ? [98, 92, 96] : [40, 42, 60];
        else if (Math.abs(inl - bay.rail) < 4.4)
          C = Math.abs(Math.abs(inl - bay.rail) - 1.7) < 0.3 ? [120, 116, 118] : [28, 30, 46];
        C = mix(
          C,
          "#a8713e",
          0.34 * sstep(22, 4, Math.abs(inl - bay.route)) * sstep(1500, 900, wy),
        );
      }
    }
    const hz = clamp(1 - Math.exp(-Math.max(0, d - 300) / 2200)) * 0.7,
      HC = [64, 86, 128];
    for (let c = 0; c < 3; c++) o[c] = lerp(C[c], HC[c], wz < 0.3 && inl < 0.5 ? hz * 0.5 : hz);
  }),
  { occlude: 1 },
);
tick("bay");
// orchards: dark trees on dark ground, moonlight from one side
P.block((x) => orchards(x, cam, G, new Rng(6)));
P.block((x) => {
  town(x, cam, G, r);
  lamps(x, cam, G);
  moonRoad(x, G, MOON[0]);
  nightBoats(x, r);
});
P.light((x) => ribbons(x, cam, G, 6), { op: "screen", alpha: 0.12, blur: 9 });
P.block((x) => ribbons(x, cam, G, 1));
P.block((x) => train(x, cam, 330));
tick("lights");
// edge of the near hill, dark in front of the water
{
  const edge: Pt[] = [];
  for (let i = 0; i < PW; i += 3) if (i / SS < 150) edge.push([i / SS, G.top[i]]);
  P.lines((x) => {
    x.fillStyle = css("#060a18", 0.8);
    x.beginPath();
    brushPath(x, edge, (t) => 2 + Math.sin(t * 40));
    x.fill();
  });
}
await finishSheet(P, "satta-a", {
  seal: { mark: "夜", at: [1512, 1104] },
  wood: 0.12,
  woodMask: (_x, y) => (y < 400 ? 1 : 0.55),
  kuwahara: 0.8,
  blocks: 13,
  blockMix: 0.85,
  sat: 1.05,
});
