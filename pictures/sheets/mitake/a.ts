/** Mount Mitake A: the Ayahiro Falls at dawn, one white stroke between dark walls, a worshipper in white below. */
import { shadeEdge } from "../../kit/stage.ts";
import {
  clamp,
  H,
  layer,
  lerp,
  mix,
  type RGB,
  Rng,
  sstep,
  stamp,
  tick,
  W,
} from "../../kit/core.ts";
import { fern, mapleSpray } from "../../kit/flora.ts";
import { mossAmount, mossPile } from "../../kit/moss.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { kimono, standFigure } from "../../kit/people.ts";
import { Print } from "../../kit/print.ts";
import { at, contours, crevices, steps } from "../../kit/scene.ts";
import { proj, shadeDepth } from "../../kit/terrain.ts";
import { BACK, buildFalls, cam, chute, gn, isPool, mid } from "./falls.ts";
import { plunge } from "./a-water.ts";
import { ropeAcross } from "./a-rope.ts";
import { KEY, rock, moss, MIST, pool } from "./a-plan.ts";
import { gap } from "./a-sky.ts";

const P = new Print(29, "#e6e6da"),
  r = P.rng;
gap(P);
const s = buildFalls();
tick("cleft");

// ---------- stone ----------
const fog = (d: number) => clamp((d - 9) / 16) * 0.5;
const shut = crevices(s, cam.f, 0.5);
const fall = proj(cam, 0.35, BACK, 4);
P.put(
  shadeDepth(s.dep, (i, o, px, py) => {
    const d = s.dep[i];
    const x = s.wx[i],
      y = s.wy[i],
      z = s.wz[i];
    let C: RGB;
    // spray hangs about the foot of the fall and pales the stone near it
    const spray =
      sstep(430, 60, Math.hypot(px - fall[0], (py - 900) * 0.8)) * 0.55 +
      sstep(190, 40, Math.abs(px - fall[0])) * 0.18;
    if (s.id[i] === 0 && isPool(x, y)) {
      const rip = gn.n2(x * 1.5, y * 5) * 0.6 + gn.n2(x * 4, y * 13) * 0.4;
      const mirror = sstep(200, 20, Math.abs(px - fall[0] + 50 * rip));
      let t =
        0.12 +
        0.62 * mirror * sstep(-0.45, 0.25, rip) +
        0.12 * rip +
        0.5 * sstep(11.4, 13.6, y) * sstep(2.2, 0.8, Math.abs(x - 0.35));
      t *= 1 - 0.45 * sstep(1.4, 2.6, Math.abs(x - 0.2));
      s.tone[i] = -2;
      C = pool.at(steps(t, 6));
    } else {
      // light drops in from the gap above and behind
      const nl = s.nz[i] * 0.78 - s.ny[i] * 0.12 + s.nx[i] * (px < fall[0] ? 0.42 : -0.42);
      const bed =
        gn.n2(z * 3.2 + 0.5 * gn.n2(x, y), s.id[i] * 0.21) * 0.6 +
        gn.n3(x * 5, y * 5, z * 11) * 0.4;
      let t =
        0.09 + 0.62 * Math.pow(clamp(nl), 1.3) + 0.07 * bed + 0.2 * clamp(z / 10) * clamp(nl + 0.4);
      t += 0.1 * spray;
      t *= 1 - 0.8 * shut(px, py);
      t *= 0.6 + 0.4 * sstep(0, 0.5, z);
      const m =
        mossAmount(s, i, gn, -0.12) *
        sstep(0.08, 0.3, z) *
        sstep(0.4, 0.9, Math.abs(x - mid(z)) - chute(z) + 0.3);
      const q = steps(t, 7, 0.16);
      s.tone[i] = m > 0.5 ? q : -1;
      C = mix(rock.at(q), s.id[i] % 4 === 0 ? "#3b3f58" : "#35585c", 0.14);
      C = mix(C, moss.at(clamp(q + 0.05)), m * 0.92);
      // the first sun comes over the brink: it gilds what looks up, high above
      C = mix(C, "#f2cf92", 0.5 * sstep(6.6, 9.4, z) * sstep(0.1, 0.6, nl));
    }
    const h = clamp(fog(d) + spray * 0.5);
    for (let c = 0; c < 3; c++) o[c] = lerp(C[c], MIST[c], h);
    o[3] = 255;
  }),
  { occlude: 1 },
);
tick("stone");
mossPile(P.base.x, s, r, 90000, {
  far: 16,
  size: 46,
  ramp: moss,
  keep: (i) => s.tone[i] >= 0,
  fog: (d) => ({ c: MIST, a: fog(d) }),
});
stamp(
  P.key.x,
  contours(s, gn, { c: KEY, w: 2.2, far: 22, jump: 0.012, skip: (i) => s.tone[i] === -2 }),
);
plunge(P, s, new Rng(4));
tick("water");
ropeAcross(P, s);

// ---------- the worshipper ----------
{
  const F = kimono({
    id: "misogi",
    yaw: 2.6,
    man: true,
    mats: {
      0: { c: "#dcae88" },
      1: { c: "#14141c" },
      2: { c: "#fbf7ea" },
      3: { c: "#f4efe0" },
      4: { c: "#f0e6cc" },
      5: { c: "#efe8d8" },
      6: { c: "#dcae88" },
      7: { c: "#fdfaf0" },
      8: { c: "#fff" },
      9: { c: "#5a4030" },
    },
  });
  const [sx, sy, d] = proj(cam, -1.32, 11.35, 0.2);
  standFigure(P, F, {
    detail: [460, 320],
    amb: "#d4e4ea",
    ambI: 0.98,
    lamps: [{ dir: [0.8, 0.5, -0.2], c: "#fbfff4", i: 0.75, wrap: 0.3 }],
    key: KEY,
    keyA: 0.85,
    at: [sx, sy],
    scale: cam.f / d,
  });
}
// shafts of the first sun slant in through the gap
P.mist(
  (x, y) => {
    const k = (x - fall[0] - 10) / Math.max(1, y);
    const shaft =
      Math.exp(-(((k + 0.36) / 0.07) ** 2)) +
      0.8 * Math.exp(-(((k + 0.66) / 0.05) ** 2)) +
      0.8 * Math.exp(-(((k - 0.4) / 0.06) ** 2));
    return 0.17 * shaft * sstep(90, 260, y) * sstep(900, 200, y);
  },
  "#f7dfae",
  { grain: 0.06 },
);
// ferns in the cracks, and leaves leaning in above
{
  const q = new Rng(50);
  const spots: [number, number, number][] = [];
  for (let k = 0; k < 2600 && spots.length < 120; k++) {
    const px = q.range(0, W),
      py = q.range(80, H),
      i = at(px, py),
      d = s.dep[i];
    if (!(d < 15) || s.tone[i] < 0 || s.tone[i] > 0.35 || Math.abs(px - fall[0]) < 130) continue;
    spots.push([px, py, d]);
  }
  spots.sort((a, b) => b[2] - a[2]);
  for (const [px, py, d] of spots)
    fern(
      P.base.x,
      px,
      py,
      (cam.f / d) * q.range(0.16, 0.4),
      q,
      (t) => mix(moss.at(clamp(t * 0.9)), MIST, fog(d)),
      7,
    );
  const L = layer();
  for (const [x, y, w, h] of [
    [60, 40, 380, 80],
    [230, 20, 340, 70],
    [110, 120, 300, 60],
    [390, 6, 260, 50],
    [20, 210, 200, 60],
    [1540, 40, 380, 80],
    [1370, 16, 340, 70],
    [1500, 120, 300, 60],
    [1230, 0, 240, 44],
    [1590, 220, 200, 60],
  ])
    mapleSpray(L.x, x, y, w, h, q, {
      leaf: 12,
      ramp: (t) => moss.at(clamp(t * 0.85)),
      dens: 0.9,
      under: 0.6,
      light: -0.08,
    });
  P.put(L, { occlude: 1 });
}
P.light((x) => shadeEdge(x, "bottom", 260, "#0c1a2c", 0.6), { op: "multiply" });
await finishSheet(P, "mitake-a", {
  seal: { mark: "滝", at: [1512, 1096], size: 34 },
  wood: 0.09,
  woodMask: (_x, y) => (y < 300 ? 1 : 0.5),
  kuwahara: 0.8,
  blocks: 14,
  blockMix: 0.45,
  sat: 1.03,
});
