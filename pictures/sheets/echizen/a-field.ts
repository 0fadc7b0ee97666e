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
import { type Cam, proj } from "../../kit/terrain.ts";
import { FIELD } from "./a-plan.ts";

const ROW = 0.78;

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
const MERGED = 3.6;
/** rape: flat bands of yellow beyond, parted by thin green furrows; flower by flower only in the nearest rows */
export function rape(x: Ctx, cam: Cam, n: Noise) {
  bands(x, cam, n);
  const r = new Rng(31);
  const T = new Tones();
  // single plants lean out over the path all along the field's edge
  for (let y = 15; y > MERGED; y *= 0.965) {
    for (let i = 0; i < 2; i++)
      clump(T, r, cam, FIELD + 0.12 + 0.1 * r.g(), y, r.range(0.5, 0.85), cam.f / y);
    T.flush(x);
  }
  for (let y = MERGED; y > 1.75; y -= 0.04 * y) {
    const unit = cam.f / (y - cam.y);
    const last = Math.min(70, Math.ceil(((W + 60 - cam.cx) / unit + cam.x - FIELD) / ROW));
    for (let row = last; row >= 0; row--) {
      const at = FIELD + row * ROW + 0.07 * r.g();
      const tall = r.range(0.5, 0.78);
      clump(T, r, cam, at, y, tall, unit);
    }
    T.flush(x);
  }
}
/** the rows behind one another, each a torn band: its lit heads, the shade below them, stalks */
function bands(x: Ctx, cam: Cam, n: Noise) {
  for (let y = 60; y > 2.15; y *= 0.955) {
    const [left, ground] = proj(cam, FIELD + 0.05 * n.n2(y * 3, 1), y, 0),
      unit = cam.f / y;
    const band = (z: number, c: Col, rough: number) => {
      const top: Pt[] = [];
      for (let px = left; px < W + 20; px += 4) {
        const u = (px - cam.cx) / unit;
        const round = 1 - Math.max(0, 1 - (px - left) / (0.22 * unit)) ** 2;
        const torn = n.n2(u * 1.3, y * 3) + 0.7 * n.n2(u * 5, y) + 0.5 * n.n2(u * 17, y);
        top.push([px, ground - unit * round * (z + rough * torn)]);
      }
      fillPoly(x, [...top, [W + 20, ground + 4], [left, ground + 2]], c);
    };
    const far = 0.6 * Math.min(1, y / 40);
    band(0.68, mix("#f9dc55", "#f0e2a6", far), 0.06);
    band(0.5, mix("#dba92c", "#e6d08a", far), 0.08);
    band(0.34, mix("#5d8a3e", "#bdb974", far), 0.08);
  }
}
/** a plant: upright stalks and their leaves, and round heads of four dabs each; none of it lies on the yard */
function clump(T: Tones, r: Rng, cam: Cam, at: number, y: number, tall: number, unit: number) {
  const put = (c: Col, dx: number, z: number, len: number, wide: number, ang: number) => {
    const [px, py] = proj(cam, Math.max(FIELD, at + dx), y, z);
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
  for (let i = 0; i < 9; i++) {
    const dx = 0.15 * r.g(),
      up = r.u(),
      z = tall * (0.66 + 0.42 * up);
    put("#c2902a", dx, z - 0.012, 0.07, 0.045, 0);
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
