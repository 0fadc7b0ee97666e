/** Satta D, the post town: two rows of dark lattice houses with low tiled eaves, a lane of earth, mandarins for sale */
import { Noise, clamp, lerp, sstep, type Rng } from "../../kit/core.ts";
import { type Mat, type World } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { flat, plaster, timber } from "../../kit/wood.ts";
import { tiles } from "../../kit/town.ts";

const n = new Noise(23);
export const LEFT = -3.0,
  RIGHT = 3.6;

const ROOF = tiles("#333c4c", "#8493a6");
const SLATE = flat("#6b7486", { line: 0.7 });
const POST = timber({ dark: "#33251e", light: "#94704e", along: "z" });
const BEAM = timber({ dark: "#33251e", light: "#94704e", along: "y" });
const PLANK = timber({ dark: "#4e3a30", light: "#b99368", plank: 0.2, along: "z", foot: 0.35 });
const PLASTER = plaster({ dark: "#cfc3a8", light: "#fbf3de" });
const RAFTER = timber({ dark: "#33251e", light: "#8d6848" });
const GLOOM = flat("#2c2430", { line: 0.6 });

/** bars in front of a dark room, as a texture for distant houses */
const farLattice: Mat = {
  c: linear("#4a3426"),
  line: 0.7,
  tex: (h, o) => {
    const f = h.y / 0.11 - Math.floor(h.y / 0.11);
    const k = sstep(0.4, 0.5, f) * sstep(1, 0.9, f);
    const A = linear("#171218"),
      B = linear("#6d4d37");
    for (let i = 0; i < 3; i++) o[i] = lerp(A[i], B[i], k);
  },
};

/** a roof slab that slopes towards the lane from the wall at x, its rafters, a fascia, and small round tile ends */
function eave(
  w: World,
  side: number,
  x: number,
  y0: number,
  y1: number,
  z: number,
  out: number,
  drop: number,
) {
  const xe = x - side * out;
  w.turned(
    [(x + xe) / 2, (y0 + y1) / 2, z - drop / 2],
    [(y1 - y0) / 2, Math.hypot(out, drop) / 2, 0.035],
    ROOF,
    side > 0 ? -Math.PI / 2 : Math.PI / 2,
    Math.atan2(drop, out),
  );
  for (let y = y0 + 0.1; y < y1; y += 0.3)
    w.beam([x, y, z - 0.09], [xe, y, z - drop - 0.09], 0.06, 0.07, RAFTER);
  w.box(xe - 0.03, y0, z - drop - 0.09, xe + 0.03, y1, z - drop, RAFTER);
  w.box(xe - 0.02, y0, z - drop, xe + 0.02, y1, z - drop + 0.05, SLATE);
  for (let y = y0 + 0.13; y < y1; y += 0.26)
    w.rod(
      [xe - side * 0.035, y, z - drop + 0.07],
      [xe + side * 0.06, y, z - drop + 0.08],
      0.046,
      SLATE,
    );
}

export interface HouseOpt {
  /** which parts of the front have lattice; the rest has boards */
  readonly bays: readonly [number, number][];
  readonly upper: "plaster" | "boards";
  /** bars are cut one by one */
  readonly near: boolean;
  readonly eave: number;
}

/** one house: side -1 is on the left of the lane, 1 on the right */
export function house(w: World, side: number, x: number, y0: number, y1: number, o: HouseOpt) {
  const out = (d: number) => x - side * d;
  const slab = (d0: number, d1: number, ya: number, yb: number, za: number, zb: number, m: Mat) =>
    w.box(out(d0), ya, za, out(d1), yb, zb, m);
  slab(-0.3, 0, y0, y1, 0, o.eave, PLANK);
  slab(0, 0.12, y0, y1, 0, 0.16, flat("#8f8a80"));
  for (const [a, b] of o.bays) {
    slab(0, 0.015, a, b, 0.62, 2.25, o.near ? GLOOM : farLattice);
    if (o.near)
      for (let y = a + 0.05; y < b; y += 0.105) slab(0.02, 0.065, y, y + 0.036, 0.62, 2.25, POST);
    for (const z of [0.58, 1.45, 2.22])
      slab(0, z === 1.45 ? 0.05 : 0.1, a - 0.05, b + 0.05, z, z + (z === 1.45 ? 0.04 : 0.08), BEAM);
  }
  const posts = Math.round((y1 - y0) / 1.9);
  for (let i = 0; i <= posts; i++) {
    const y = lerp(y0 + 0.07, y1 - 0.07, i / posts);
    slab(0, 0.09, y - 0.07, y + 0.07, 0.1, o.eave, POST);
  }
  slab(0, 0.1, y0, y1, 2.42, 2.58, BEAM);
  eave(w, side, out(-0.02), y0 - 0.05, y1 + 0.05, o.eave + 0.25, 1.0, 0.36);
  // the low upper storey, set back, with its close-barred window
  slab(-0.75, -0.5, y0, y1, o.eave, o.eave + 1.75, o.upper === "plaster" ? PLASTER : PLANK);
  const m = (y0 + y1) / 2,
    half = (y1 - y0) * 0.3;
  slab(-0.5, -0.48, m - half, m + half, o.eave + 0.62, o.eave + 1.25, GLOOM);
  for (let y = m - half; y < m + half; y += o.near ? 0.14 : 0.2)
    slab(
      -0.48,
      -0.43,
      y,
      y + 0.06,
      o.eave + 0.62,
      o.eave + 1.25,
      o.upper === "plaster" ? PLASTER : POST,
    );
  for (const z of [0.56, 1.25])
    slab(-0.5, -0.4, m - half - 0.1, m + half + 0.1, o.eave + z, o.eave + z + 0.07, BEAM);
  eave(w, side, out(-0.5), y0 - 0.12, y1 + 0.12, o.eave + 2.1, 0.9, 0.38);
  w.turned(
    [out(-2.0), m, o.eave + 2.7],
    [(y1 - y0) / 2 + 0.12, 1.75, 0.06],
    ROOF,
    side > 0 ? -Math.PI / 2 : Math.PI / 2,
    0.4,
  );
}

/** earth, paler where people walk, with a stone gutter on both sides */
const LANE: Mat = {
  c: linear("#cdb893"),
  line: 0.3,
  tex: (h, o) => {
    const A = linear("#a48b68"),
      B = linear("#ecdcb8");
    const worn = sstep(2.3, 0.6, Math.abs(h.x + 0.2 + 0.4 * n.n2(h.y * 0.12, 4)));
    const t = clamp(
      0.34 +
        0.4 * worn +
        0.34 * n.fbm(h.x * 0.9, h.y * 0.55, 4) +
        (0.22 * n.n2(h.x * 11, h.y * 9)) / (1 + h.t * 0.12),
    );
    const q = Math.round(t * 5) / 5;
    for (let i = 0; i < 3; i++) o[i] = lerp(A[i], B[i], lerp(t, q, 0.6));
  },
};
const GUTTER: Mat = {
  c: linear("#9a958a"),
  line: 0.45,
  tex: (h, o) => {
    const v = h.y / 0.7,
      e = Math.min(v - Math.floor(v), Math.ceil(v) - v);
    const t = 0.85 + 0.14 * Math.sin(Math.floor(v) * 12.9) + 0.12 * n.fbm(h.x * 5, h.y * 4, 3);
    const c = linear("#aaa497");
    for (let i = 0; i < 3; i++) o[i] = c[i] * t * (e < 0.02 && h.t < 9 ? 0.45 : 1);
  },
};

export function lane(w: World) {
  w.box(-30, -2, -0.2, 30, 150, 0, LANE);
  for (const [a, b] of [
    [LEFT + 0.55, LEFT + 0.85],
    [RIGHT - 0.85, RIGHT - 0.55],
  ]) {
    w.box(a - 0.02, -2, -0.1, b + 0.02, 60, 0.006, flat("#2b2a30", { line: 0 }));
    w.box(a - 0.14, -2, -0.1, a, 60, 0.05, GUTTER);
    w.box(b, -2, -0.1, b + 0.14, 60, 0.05, GUTTER);
  }
}

/** a bench in front of the house with two shallow boxes of mandarins, and a potted plant */
export function stall(w: World, y: number, r: Rng) {
  const wood = timber({ dark: "#6b4a2c", light: "#c49a66", along: "y" });
  const x = LEFT + 0.42;
  w.box(x - 0.22, y - 0.75, 0.42, x + 0.24, y + 0.75, 0.47, wood);
  for (const q of [-0.66, 0.66])
    w.box(x - 0.2, y + q - 0.03, 0, x + 0.22, y + q + 0.03, 0.42, POST);
  for (const c of [-0.36, 0.36]) {
    w.box(
      x - 0.2,
      y + c - 0.31,
      0.47,
      x + 0.22,
      y + c + 0.31,
      0.58,
      timber({ dark: "#8d6a40", light: "#e0bf88", along: "y" }),
    );
    for (let i = 0; i < 4; i++)
      for (let j = 0; j < 6; j++)
        for (const top of [0, 1]) {
          if (top && (i > 2 || j > 4 || r.chance(0.3))) continue;
          const s = 0.05 * r.range(0.9, 1.08);
          w.ball(
            [
              x - 0.15 + (i + top * 0.5) * 0.106 + r.g() * 0.004,
              y + c - 0.26 + (j + top * 0.5) * 0.104 + r.g() * 0.004,
              0.6 + top * 0.07,
            ],
            [s, s, s * 0.86],
            flat(r.pick(["#e8912d", "#ee9c33", "#df8226", "#f0a63f"]), { line: 0.75 }),
          );
        }
  }
}

/** glazed indigo jars with lids at the dyer's door */
export function jars(w: World, x: number, y: number) {
  const glaze: Mat = {
    c: linear("#4d3a30"),
    line: 0.12,
    tex: (h, o) => {
      const A = linear("#6a4a38"),
        B = linear("#2b4a78");
      const k = sstep(0.03, -0.03, h.z - 0.34 - 0.07 * n.n2(h.x * 7, h.y * 7));
      for (let i = 0; i < 3; i++) o[i] = lerp(B[i], A[i], k);
    },
  };
  // the body of a jar, from foot to rim, in rings
  const belly = [0.19, 0.235, 0.27, 0.292, 0.3, 0.295, 0.272, 0.23, 0.2];
  for (const [dx, dy, s] of [
    [0, 0, 1],
    [-0.06, 0.85, 0.9],
    [0.08, 1.65, 0.8],
  ] as const) {
    belly.slice(1).forEach((rad, i) => {
      const z = i * 0.08 * s;
      w.rod([x + dx, y + dy, z], [x + dx, y + dy, z + 0.08 * s], belly[i] * s, glaze, rad * s);
    });
    w.rod(
      [x + dx, y + dy, 0.64 * s],
      [x + dx, y + dy, 0.68 * s],
      0.245 * s,
      timber({ dark: "#6b4a2c", light: "#c49a66", along: "x" }),
    );
  }
}
