/** The two-storey main gate at dawn: curved roofs, teak posts, light through the open middle bay. */
import { type Col, css, layer, mix, ramp, Rng, stamp, sstep } from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";
import { soffit, tiledRoof } from "../../kit/roof.ts";
import { type Roof, type RoofPen, roofZ } from "../../kit/roof-parts.ts";
import { onSheet } from "../../kit/terrain.ts";
import { groundFloor, plinth, roundWindow, wall, wood } from "./gate-walls.ts";
import { cam, GATE } from "./court.ts";
import { HAZE } from "./hero-ground.ts";

const KEY = "#201c24";
const tiles = ramp(
  (
    [
      [0, "#1f2b36"],
      [0.3, "#36505a"],
      [0.55, "#5c7d80"],
      [0.8, "#a3b3a0"],
      [1, "#f3d9a6"],
    ] as [number, Col][]
  ).map(([t, c]) => [t, mix(c, HAZE, 0.1)]),
);
export function gate(P: Print) {
  const L = layer(),
    K = layer();
  const p: RoofPen = {
    x: L.x,
    k: K.x,
    key: KEY,
    r: new Rng(3),
    ppm: cam.f / GATE,
    P: (x, y, z) => onSheet(cam, x, y, z),
  };
  const upper: Roof = {
    cx: 0,
    y: GATE + 3,
    run: 6.6,
    ridge: 15.2,
    eave: 10.9,
    half: 5.6,
    wide: 9.1,
    gable: 0.42,
    upturn: 1.5,
    ramp: tiles,
    rim: "#ffdf9c",
    shade: (u, v) => 0.34 + 0.16 * v + 0.2 * sstep(-0.4, 1, u),
  };
  const lower: Roof = {
    cx: 0,
    y: GATE + 0.6,
    run: 4.4,
    ridge: 8.1,
    eave: 6.15,
    half: 6.9,
    wide: 10.4,
    gable: 0.02,
    upturn: 1.2,
    ramp: tiles,
    rim: "#f6cf92",
    shade: (u, v) => 0.28 + 0.2 * v + 0.16 * sstep(-0.4, 1, u),
  };
  wings(p);
  plinth(p);
  groundFloor(p);
  soffit(
    p,
    lower,
    3.4,
    { half: 7.6, z: 5.35 },
    { dark: "#241a20", wood: "#7a5238", tip: wood.tip },
  );
  brackets(p, 7.5, 5.0, 26, GATE);
  tiledRoof(p, lower);
  upperFloor(p);
  soffit(
    p,
    upper,
    3.5,
    { half: 6.5, z: 10.1 },
    { dark: "#241a20", wood: "#7a5238", tip: wood.tip },
  );
  brackets(p, 6.4, 9.75, 24, GATE + 0.5);
  tiledRoof(p, upper);
  jewel(p, upper);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}

/** stepped clusters of bracket arms under the eaves */
function brackets(p: RoofPen, half: number, z: number, n: number, y: number) {
  wall(p, -half, half, z - 0.1, z + 0.28, "#3b2926", 0, y);
  for (let i = 0; i <= n; i++) {
    const x = -half + (2 * half * i) / n;
    for (let k = 0; k < 3; k++) {
      const w = 0.1 + k * 0.075;
      wall(
        p,
        x - w,
        x + w,
        z + k * 0.17 - 0.1,
        z + k * 0.17 + 0.03,
        mix("#8a5c3c", "#d2a068", k * 0.3),
        0,
        y - 0.1 * k,
      );
    }
  }
}
function upperFloor(p: RoofPen) {
  const y = GATE + 0.5;
  wall(p, -6.1, 6.1, 7.7, 10.4, "#3a2725", 1, y);
  const bays = [-5.9, -3.9, -1.45, 1.45, 3.9, 5.9];
  for (let i = 0; i < 5; i++) {
    const x0 = bays[i] + 0.14,
      x1 = bays[i + 1] - 0.14;
    if (i === 0 || i === 4) {
      wall(p, x0, x1, 8.3, 9.6, mix(wood.white, "#8d7a78", 0.42), 0.8, y);
      roundWindow(p, (x0 + x1) / 2, 8.98, 0.46);
    } else {
      const n = i === 2 ? 4 : 3;
      for (let k = 0; k < n; k++) {
        const a = x0 + ((x1 - x0) * k) / n;
        wall(
          p,
          a + 0.05,
          a + (x1 - x0) / n - 0.05,
          8.25,
          9.65,
          mix("#5b3b2c", "#7d5539", (k + i) % 2 ? 0.6 : 0.1),
          0.7,
          y,
        );
      }
    }
  }
  for (const x of bays) wall(p, x - 0.18, x + 0.18, 7.8, 10, "#74492f", 1, y - 0.1);
  wall(p, -6.3, 6.3, 9.65, 9.92, "#6a4630", 0.8, y - 0.1);
  // balcony rail: plain posts and three bars
  for (const z of [8.0, 8.32, 8.66])
    wall(p, -7.1, 7.1, z - 0.05, z + 0.06, z > 8.6 ? "#b98052" : "#7a5238", 0.5, GATE - 0.6);
  for (let x = -7; x <= 7.01; x += 1)
    wall(p, x - 0.07, x + 0.07, 7.75, 8.85, "#8a5d40", 0.6, GATE - 0.62);
  // name board without letters: gilt strokes only
  wall(p, -0.62, 0.62, 9.0, 10.35, "#c9974f", 1, GATE - 0.9);
  wall(p, -0.5, 0.5, 9.12, 10.23, "#24324a", 0.6, GATE - 0.92);
  for (let k = 0; k < 3; k++)
    wall(p, -0.16, 0.16, 9.22 + k * 0.34, 9.44 + k * 0.34, "#e8c27a", 0, GATE - 0.94);
}
/** low stair-houses and plaster walls on both sides */
function wings(p: RoofPen) {
  for (const s of [-1, 1]) {
    wall(p, s * 11.5, s * 34, 0, 2.3, mix(wood.white, "#a8968c", 0.3), 1, GATE + 0.4);
    wall(p, s * 11.5, s * 34, 0, 0.6, "#7f7468", 0.8, GATE + 0.38);
    for (let k = 0; k < 5; k++)
      wall(p, s * 11.5, s * 34, 1.2 + k * 0.19, 1.24 + k * 0.19, "#b3a184", 0, GATE + 0.36);
    tiledRoof(p, {
      cx: s * 25.4,
      y: GATE + 0.6,
      run: 0.8,
      ridge: 2.85,
      eave: 2.35,
      half: 13.4,
      wide: 13.6,
      gable: 0.9,
      upturn: 0.02,
      ramp: tiles,
      rim: "#d9bd8c",
      shade: () => 0.42,
      tile: 0.34,
    });
    wall(p, s * 7.2, s * 8.4, 0.3, 3.3, "#3a2725", 0, GATE + 0.3);
    wall(p, s * 8.2, s * 11.8, 0, 3.2, mix(wood.white, "#8d7a78", 0.36), 1);
    wall(p, s * 8.2, s * 11.8, 0, 1.1, "#4a3029", 0.8);
    roundWindow(p, s * 9.9, 2.1, 0.6);
    for (const x of [8.2, 11.4]) wall(p, s * x, s * (x + 0.3), 0.3, 3.3, "#5b3b2c", 0.9);
    tiledRoof(p, {
      cx: s * 9.9,
      y: GATE + 1,
      run: 2.2,
      ridge: 4.9,
      eave: 3.35,
      half: 2.0,
      wide: 2.9,
      gable: 0.8,
      upturn: 0.35,
      ramp: tiles,
      rim: "#f0cf98",
      shade: (_u, v) => 0.34 + 0.12 * v,
    });
  }
}
/** the flame-shaped ornament in the middle of the ridge */
function jewel(p: RoofPen, o: Roof) {
  const c = p.P(0, o.y, roofZ(o, 0, 0) + 1.32),
    R = p.ppm * 0.34;
  for (const [x, col] of [
    [p.x, "#8a5d40"],
    [p.k, KEY],
  ] as const) {
    x.fillStyle = css(col, 0.9);
    x.beginPath();
    x.moveTo(c[0], c[1] - R * 2.3);
    x.bezierCurveTo(
      c[0] + R * 0.2,
      c[1] - R,
      c[0] + R * 1.2,
      c[1] - R * 0.8,
      c[0] + R,
      c[1] + R * 0.3,
    );
    x.quadraticCurveTo(c[0], c[1] + R * 1.5, c[0] - R, c[1] + R * 0.3);
    x.bezierCurveTo(c[0] - R * 1.2, c[1] - R * 0.8, c[0] - R * 0.2, c[1] - R, c[0], c[1] - R * 2.3);
    x.fill();
  }
}
