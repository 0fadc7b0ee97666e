/** The forest of the ravine: the bright gap, dim trunks behind it, green maples above, and rays of noon light. */
import { sky } from "../../kit/stage.ts";
import {
  clamp,
  type Col,
  hex,
  layer,
  mix,
  Rng,
  shade,
  sstep,
  stamp,
  W,
  H,
} from "../../kit/core.ts";
import { type Print, mistBand } from "../../kit/print.ts";
import { cedarCrown, cedarTrunk, fern } from "../../kit/flora.ts";
import { proj } from "../../kit/terrain.ts";
import { at, clipBehind, type Scene } from "../../kit/scene.ts";
import { cam, ground, shore } from "./ravine.ts";
import { leafRamp } from "./hero-canopy.ts";
import { fogAmount, fogColour, GLOW, MIST } from "./hero-paint.ts";

const LIGHT = hex("#fdfae2");
export function backdrop(P: Print) {
  sky(
    P,
    620,
    [
      [0, "#1f5a52"],
      [0.22, "#5f9a80"],
      [0.5, "#cfe0b0"],
      [0.75, "#f3f1cc"],
      [1, "#f6efc8"],
    ],
    0.14,
    800,
  );
  glow(P);
  // far cedars at three distances, around the light
  const depths: [number, number, Col, Col, number][] = [
    [17, 0.9, "#a8c6a6", "#d3dfb4", 90],
    [13, 1.5, "#6fa188", "#b1c99a", 170],
    [9, 2.3, "#3a7566", "#83ab80", 270],
  ];
  depths.forEach(([count, size, dark, light, gap], li) => {
    const L = layer(),
      r = new Rng(30 + li);
    for (let i = 0; i < count; i++) {
      const bx = ((i + r.range(0.1, 0.9)) / count) * (W + 200) - 100,
        off = Math.abs(bx - GLOW[0]);
      if (off < gap) continue;
      const top = 210 - off * 0.5 * (1 + li * 0.3) + r.range(-50, 50),
        bot = 440 - off * 0.12 + r.range(-20, 40);
      L.x.fillStyle = `rgb(${mix(dark, MIST, 0.15).map(Math.round).join(",")})`;
      L.x.fillRect(bx - 4 * size, top + 40, 8 * size, 620 - top);
      cedarCrown(L.x, bx, top, bot, r.range(46, 64) * size * 0.8, r, {
        s: 1.35 * size,
        dens: 0.8,
        lightDir: bx < GLOW[0] ? 1 : -1,
        col: (t, y) => mix(mix(dark, light, t), MIST, sstep(200, 520, y) * 0.8),
      });
    }
    P.put(L, { alpha: 0.95 });
    P.mist(mistBand(P.noise, 430 - li * 30, 150, 190, { max: 0.55, amp: 36 }), "#eef0cd", {
      grain: 0.1,
    });
  });
}

/** ferns between the boulders, back to front */
export function ferns(P: Print, s: Scene) {
  const r = new Rng(71);
  const spots: [number, number, number][] = [];
  for (let k = 0; k < 900 && spots.length < 34; k++) {
    const px = r.range(0, W),
      py = r.range(380, H),
      i = at(px, py),
      d = s.dep[i];
    // they grow where moss is dark: in the gaps, away from the water
    if (!(d < 20) || s.tone[i] < 0 || s.tone[i] > 0.3 || s.id[i] > 0) continue;
    if (shore(s.wx[i], s.wy[i]) < 0.25 || r.u() > 7 / d) continue;
    spots.push([px, py, d]);
  }
  spots.sort((a, b) => b[2] - a[2]);
  for (const [px, py, d] of spots) {
    const h = fogAmount(d),
      f = fogColour(px, py),
      lift = r.range(-0.12, 0.06);
    fern(
      P.base.x,
      px,
      py,
      (cam.f / d) * r.range(0.3, 0.5),
      r,
      (t) => mix(leafRamp.at(clamp(t * 0.7 + lift)), f, h),
      9,
    );
  }
}
/** great ferns in the two lower corners, close to us and in shade */
export function nearFerns(P: Print) {
  const r = new Rng(15),
    L = layer();
  const spots: [number, number, number, number][] = [
    [150, 1236, 300, 0.1],
    [-30, 1180, 330, 0.02],
    [330, 1262, 210, 0.16],
    [1500, 1250, 330, 0.04],
    [1330, 1270, 220, 0.14],
    [1640, 1160, 300, 0],
  ];
  for (const [x, y, size, lift] of spots)
    fern(L.x, x, y, size, r, (t) => leafRamp.at(clamp(t * 0.62 + lift - 0.08)), 9);
  P.put(L, { occlude: 1 });
}

/** trunks on the banks, hidden below by the boulders in front of them */
export function midTrees(P: Print, s: Scene) {
  const trees: [number, number, number][] = [
    [-3.9, 41, 1.3],
    [5.2, 43, 1.4],
    [-8.8, 36, 1.5],
    [9.4, 33, 1.4],
    [-6.4, 25, 1.3],
    [7.8, 24, 1.2],
    [-8.6, 16.5, 1.5],
    [8.3, 12.6, 1.7],
  ];
  trees.forEach(([x, y, w], i) => {
    const L = layer(),
      K = layer(),
      r = new Rng(60 + i * 7);
    const [sx, sy, d] = proj(cam, x, y, ground(x, y) - 0.15);
    const h = fogAmount(d);
    cedarTrunk(L.x, K.x, sx, sy, (cam.f / d) * w, -30, r, {
      dark: "#14191f",
      mid: "#3d3226",
      light: "#7a6a4a",
      rim: "#d8d79a",
      key: mix("#0d1f2a", MIST, h * 0.8),
      keyA: 0.9 * (1 - h * 0.7),
      lit: sx < GLOW[0] ? 1 : -1,
      fade: (c, yy) => mix(c, fogColour(sx, yy), Math.round(h * 20) / 20),
      lean: r.range(-0.05, 0.05) * (sx < 800 ? -1 : 1),
      detail: 0.7,
      moss: "#7f9c48",
    });
    clipBehind(L, s, d - 0.25);
    clipBehind(K, s, d - 0.25);
    P.put(L, { occlude: 1 });
    stamp(P.key.x, K);
  });
}

/** the brightness at the upper end, in three flat tones that tear along the grain */
function glow(P: Print) {
  const n = P.noise;
  P.put(
    shade((x, y, o) => {
      const d =
        Math.hypot(x - GLOW[0], (y - GLOW[1]) * 0.8) +
        34 * n.fbm(x * 0.004, y * 0.008, 3) +
        5 * n.n2(x * 0.008, y * 0.12);
      const k = d < 250 ? 3 : d < 400 ? 2 : d < 540 ? 1 : 0;
      [o[0], o[1], o[2]] = LIGHT;
      o[3] = [0, 90, 165, 245][k];
    }),
  );
}
