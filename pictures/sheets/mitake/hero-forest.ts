/** The forest of the ravine: the bright gap, dim trunks behind it, green maples above, and rays of noon light. */
import { sky } from "../../kit/stage.ts";
import { clamp, type Col, layer, mix, Rng, sstep, stamp, W, H } from "../../kit/core.ts";
import { fillPoly, roughen } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { type Print, mistBand } from "../../kit/print.ts";
import { cedarCrown, cedarTrunk, fern } from "../../kit/flora.ts";
import { proj } from "../../kit/terrain.ts";
import { at, clipBehind, type Scene } from "../../kit/scene.ts";
import { cam, ground, shore } from "./ravine.ts";
import { leafRamp } from "./hero-canopy.ts";
import { fogAmount, fogColour, GLOW, MIST } from "./hero-paint.ts";

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
  P.light((x) => {
    const g = x.createRadialGradient(GLOW[0], GLOW[1], 20, GLOW[0], GLOW[1], 520);
    g.addColorStop(0, "rgba(255,250,214,.95)");
    g.addColorStop(1, "rgba(250,248,200,0)");
    x.fillStyle = g;
    x.fillRect(0, 0, W, 900);
  });
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
  for (let k = 0; k < 900 && spots.length < 70; k++) {
    const px = r.range(0, W),
      py = r.range(380, H),
      i = at(px, py),
      d = s.dep[i];
    // they grow where moss is dark: in the gaps, away from the water
    if (!(d < 16) || s.tone[i] < 0 || s.tone[i] > 0.3) continue;
    if (shore(s.wx[i], s.wy[i]) < 0.25 || r.u() > 6 / d) continue;
    spots.push([px, py, d]);
  }
  spots.sort((a, b) => b[2] - a[2]);
  for (const [px, py, d] of spots) {
    const h = fogAmount(d),
      f = fogColour(px, py),
      lift = r.range(-0.05, 0.2);
    fern(
      P.base.x,
      px,
      py,
      (cam.f / d) * r.range(0.14, 0.34),
      r,
      (t) => mix(leafRamp.at(clamp(t * 0.8 + lift)), f, h),
      8,
    );
  }
}

/** trunks on the banks, hidden below by the boulders in front of them */
export function midTrees(P: Print, s: Scene) {
  const trees: [number, number, number][] = [
    [-3.6, 33, 0.9],
    [3.4, 36, 0.9],
    [-6.8, 30, 1.0],
    [6.2, 29, 0.9],
    [-4.6, 22, 0.8],
    [4.7, 21, 0.75],
    [9.4, 24, 1.0],
    [-8.6, 19, 1.0],
    [7.2, 16, 0.85],
    [-5.3, 14, 0.8],
    [-8.0, 11.5, 1.0],
    [6.9, 10.5, 0.9],
    [-4.9, 7.4, 0.75],
    [5.6, 7.0, 0.85],
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

/** two shafts of noon light, flat and hard-edged */
export function shafts(P: Print) {
  P.block(
    (x) => {
      for (const outline of [
        "860 -20, 950 -20, 700 800, 520 800",
        "1130 -20, 1240 -20, 1010 860, 800 860",
      ])
        fillPoly(x, roughen(cut(outline), P.noise, 4, 0.01), "#f6f3c4", 0.13);
    },
    { occlude: 0, grain: 0.15 },
  );
}
