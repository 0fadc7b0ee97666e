/** behind the drying yard in April: low wooded hills in mist, and rape in flower along the path */
import {
  type Col,
  type Ctx,
  type Noise,
  type Pt,
  type Stops,
  Rng,
  W,
  layer,
  mix,
} from "../../kit/core.ts";
import { Tones, dab, fillPoly } from "../../kit/brush.ts";
import { printRidge, skyline } from "../../kit/horizon.ts";
import { type Print, mistBand } from "../../kit/print.ts";
import { forest } from "../../kit/snow.ts";
import { cam, fieldEdge } from "./a-plan.ts";

/** a round hill: the position of its top, its width, the height of its cedars */
const hill = (n: Noise, [cx, top]: Pt, spread: number, tree: number) =>
  skyline((x) => {
    const t = Math.exp(-(Math.abs((x - cx) / spread) ** 2.2));
    return (
      545 -
      (545 - top) * t -
      10 * n.fbm(x * 0.012, cx, 3) -
      tree * Math.abs(n.n2(x * 0.08, top)) * (0.5 + 0.5 * Math.abs(n.n2(x * 0.3, 3)))
    );
  });
/** back to front: three low wooded hills with mist between them */
export function hills(P: Print, n: Noise, key: Col) {
  const put = (line: Pt[], from: number, colours: Stops, keyA: number) => {
    printRidge(P, line, { from, to: 555, colours, foot: 580, grain: 0.14, key, keyA });
    P.mist(mistBand(n, 548, 40, 30, { max: 0.75, amp: 7 }), "#f4ecd6");
  };
  put(
    hill(n, [1360, 372], 300, 6),
    370,
    [
      [0, "#8eabc4"],
      [0.6, "#b4c9cf"],
      [1, "#f0e8d2"],
    ],
    0.3,
  );
  put(
    hill(n, [1600, 420], 260, 14),
    420,
    [
      [0, "#5f8f92"],
      [0.6, "#90b3a6"],
      [1, "#e2e3c8"],
    ],
    0.45,
  );
  put(
    hill(n, [1120, 470], 170, 18),
    470,
    [
      [0, "#3d7266"],
      [0.6, "#6f9a7c"],
      [1, "#d3d9b4"],
    ],
    0.55,
  );
  // the village's cedars at the end of the field
  const cedars = layer();
  forest(cedars.x, new Rng(14), 960, W + 10, () => 562, 14, 44, {
    dark: "#24564c",
    mist: "#5b8a78",
    snow: "#6f9a6a",
  });
  P.put(cedars, { occlude: 1 });
}
/** how far away a row's flowers run together */
const MERGED = 8;
/** rape: flat bands of yellow beyond, parted by thin green furrows; flower by flower only close by and along the yard */
export function rape(x: Ctx, n: Noise) {
  bands(x, n);
  const r = new Rng(31);
  const T = new Tones();
  for (let far = 17; far > MERGED; far *= 0.965) {
    for (let i = 0; i < 2; i++) clump(T, r, [fieldEdge(far) + (0.1 * r.g() * cam.f) / far, far]);
    T.flush(x);
  }
  for (let far = MERGED; far > 1.9; far -= 0.035 * far) {
    const step = ((0.22 + 0.05 * far) * cam.f) / far;
    for (let px = W + 40; px > fieldEdge(far) - 10; px -= step * r.range(0.8, 1.3))
      clump(T, r, [px, far * r.range(0.98, 1.02)]);
    T.flush(x);
  }
}
const ground = (far: number) => cam.hy + (cam.f * cam.z) / far;
/** the rows behind one another, each a torn band: its lit heads, the shade below them, stalks */
function bands(x: Ctx, n: Noise) {
  for (let far = 70; far > 2; far *= 0.955) {
    const left = fieldEdge(far) + (0.05 * n.n2(far * 3, 1) * cam.f) / far,
      foot = ground(far),
      unit = cam.f / far;
    const band = (z: number, c: Col, rough: number) => {
      const top: Pt[] = [];
      for (let px = left; px < W + 20; px += 4) {
        const u = (px - cam.cx) / unit;
        const round = 1 - Math.max(0, 1 - (px - left) / (0.22 * unit)) ** 2;
        const torn = n.n2(u * 1.3, far * 3) + 0.7 * n.n2(u * 5, far) + 0.5 * n.n2(u * 17, far);
        top.push([px, foot - unit * round * (z + rough * torn)]);
      }
      if (top.length < 2) return;
      fillPoly(x, [...top, [W + 20, foot + 4], [left, foot + 2]], c);
    };
    const haze = 0.6 * Math.min(1, far / 44);
    band(0.68, mix("#f9dc55", "#f0e2a6", haze), 0.06);
    band(0.5, mix("#dba92c", "#e6d08a", haze), 0.08);
    band(0.34, mix("#5d8a3e", "#bdb974", haze), 0.08);
  }
}
/** a plant: upright stalks and their leaves, and round heads of four dabs each; none of it lies on the yard */
function clump(T: Tones, r: Rng, [px0, far]: Pt) {
  const unit = cam.f / far,
    tall = r.range(0.5, 0.8),
    edge = fieldEdge(far) - 0.06 * unit;
  const put = (c: Col, dx: number, z: number, len: number, wide: number, ang: number) => {
    const px = Math.max(edge, px0 + dx * unit),
      py = ground(far) - z * unit;
    T.add(c, (q) => dab(q, px, py, Math.max(2, len * unit), Math.max(1.2, wide * unit), ang, 0.15));
  };
  for (let i = 0; i < 12; i++)
    put(
      ["#1f4a33", "#2f6a3a", "#5d9147"][i % 3],
      0.13 * r.g(),
      r.range(0.02, 0.72) * tall,
      0.16,
      0.026,
      -1.57 + 0.22 * r.g(),
    );
  for (let i = 0; i < 4; i++)
    put(i % 2 ? "#2f6a3a" : "#4d8240", 0.1 * r.g(), 0, tall * 0.95, 0.022, -1.57 + 0.1 * r.g());
  for (let i = 0; i < 9; i++) {
    const dx = 0.15 * r.g(),
      up = r.u(),
      z = tall * (0.66 + 0.42 * up);
    put("#c99a30", dx, z - 0.014, 0.05, 0.03, 0);
    for (const [ox, oz] of [
      [-0.02, 0.004],
      [0.018, 0.01],
      [0, 0.026],
      [0.004, -0.006],
    ])
      put(
        up > 0.5 ? "#fbe276" : "#f2cc46",
        dx + ox + 0.004 * r.g(),
        z + oz,
        0.036,
        0.026,
        r.range(0, 3.1),
      );
  }
}
