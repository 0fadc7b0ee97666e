/** Light and air: snow light outside, the sunbeam in the smoke, flames, steam. */
import {
  bokashi,
  css,
  getPx,
  H,
  layer,
  lerp,
  pixels,
  type Pt,
  PH,
  PW,
  putPx,
  SS,
  sstep,
  type V3,
} from "../../kit/core.ts";
import { poly } from "../../kit/brush.ts";
import { flame } from "../../kit/fire.ts";
import { type Plate } from "../../kit/plate.ts";
import { proj } from "../../kit/terrain.ts";
import { stops } from "../../kit/points.ts";
import { back, cam, fire, n, P, pane } from "./c-stage.ts";
import { cupAt } from "./c-tray.ts";

const at = (x: number, y: number, z: number) => proj(cam, x, y, z);

/** The view through the bars: pale sky, cedars in haze, a white bank. */
export function snowOutside() {
  const [x0, x1, z0, z1] = pane;
  const [u0, v0] = at(x0, back, z1),
    [u1, v1] = at(x1, back, z0);
  P.block((x) => {
    x.fillStyle = bokashi(x, 0, v0, 0, v1, stops("0 #9fbdd4, 0.55 #dfe9ec, 1 #f6f3ea"));
    x.fillRect(u0 - 20, v0 - 20, u1 - u0 + 40, v1 - v0 + 40);
    for (let i = 0; i < 13; i++) {
      const u = lerp(u0, u1, (i + 0.5 * n.n2(i * 3.3, 1)) / 12),
        near = i % 3 === 0;
      x.fillStyle = css(near ? "#5d7d94" : "#a9c3d2", 0.9);
      x.fillRect(u, v0 - 20, near ? 15 : 8, v1 - v0 - 20 + 26 * n.n2(i, 7));
    }
    x.fillStyle = css("#f5f6f2");
    poly(x, [
      [u0 - 20, v1 - 66],
      [lerp(u0, u1, 0.3), v1 - 84],
      [lerp(u0, u1, 0.62), v1 - 52],
      [u1 + 20, v1 - 74],
      [u1 + 20, v1 + 30],
      [u0 - 20, v1 + 30],
    ]);
    x.fill();
  });
}
/** The low sun comes through the bars and is visible in the smoke, down to the floor; nearer objects hide it. */
export function beams(sun: V3, plate: Plate) {
  const [x0, x1, z0, z1] = pane;
  const L = layer();
  const down = (q: number, z: number): Pt => {
    const far = z / sun[2];
    const [u, v] = at(q - sun[0] * far, back - sun[1] * far, 0);
    return [u, v];
  };
  const here = (q: number, z: number): Pt => {
    const [u, v] = at(q, back, z);
    return [u, v];
  };
  for (let i = 0; i < 9; i++) {
    const a = lerp(x0, x1, (i + 0.14) / 9),
      b = lerp(x0, x1, (i + 0.86) / 9);
    const A = here(a, z1),
      C = down(b, z1);
    const g = L.x.createLinearGradient(A[0], A[1], C[0], C[1]);
    g.addColorStop(0, css("#cfe4f4", 0.3));
    g.addColorStop(0.6, css("#a9c8e4", 0.2));
    g.addColorStop(1, css("#a9c8e4", 0.04));
    L.x.fillStyle = g;
    poly(L.x, [A, here(b, z1), C, down(a, z1), down(a, z0), here(a, z0)]);
    L.x.fill();
  }
  pixels(L.c, (d) => {
    for (let i = 0; i < PW * PH; i++)
      if (plate.dep[i] < 3.75 - cam.y && plate.nrm[i * 3 + 2] < 90) d[i * 4 + 3] = 0;
  });
  P.put(L, { op: "screen", blur: 3 });
}
/** Small flames below the kettle, behind nearer objects. */
export function flames(plate: Plate) {
  const [u, v, hot] = at(fire[0], fire[1], 0.1);
  for (const [du, wide, high, seed] of [
    [0, 132, 150, 5],
    [-44, 54, 84, 9],
    [50, 56, 74, 2],
  ]) {
    const L = flame(u + du, v + 8, wide, high, seed, 0.05);
    const im = getPx(L.c);
    for (let i = 0; i < PW * PH; i++)
      if (plate.dep[i] < hot - 0.12 || (plate.dep[i] < hot + 0.4 && i / PW < (v - 130) * SS))
        im.data[i * 4 + 3] = 0;
    putPx(L.c, im);
    P.put(L, { occlude: 1 });
  }
}
/** Smoke from the logs, past the hook to the beams: one thin ribbon that widens, twists once and tears. Two flat tones. */
export function smoke() {
  const [sx, sy] = at(fire[0] + 0.34, fire[1], 0.72);
  const body = (x: number, y: number) => {
    const t = (sy - y) / (sy + 30);
    if (t < 0 || t > 1) return 0;
    const middle = sx + 62 * Math.sin(t * 5.6) * (0.25 + t) + 120 * t * t;
    const wide = 6 + 74 * t * t * Math.abs(Math.cos(t * 4.4 - 0.5)) + 20 * t;
    const torn = n.fbm(x * 0.01, y * 0.018, 3);
    return (1 - Math.abs(x - middle) / wide + 0.9 * t * torn) * sstep(0, 0.04, t);
  };
  P.mist(
    (x, y) => {
      const k = body(x, y);
      return k > 0.62 ? 0.5 : k > 0.16 ? 0.26 : 0;
    },
    "#cfd6dc",
    { key: 0.6, grain: 0.16 },
  );
}
/** Steam off the cup. */
export function steam() {
  const [sx, sy] = at(...cupAt);
  const tall = Math.min(260, H);
  P.mist(
    (x, y) => {
      const t = (sy - y) / tall;
      if (t < 0 || t > 1) return 0;
      const wide = 7 + 26 * t;
      const one = sx - 12 + 30 * Math.sin(t * 5.5) * t,
        two = sx + 16 + 26 * Math.sin(t * 5 + 2) * t;
      const puff =
        Math.exp(-(((x - one) / wide) ** 2)) + 0.8 * Math.exp(-(((x - two) / wide) ** 2));
      return 0.55 * puff * sstep(0, 0.1, t) * (1 - t);
    },
    "#f1ead9",
    { key: 0.5, grain: 0.1 },
  );
}
