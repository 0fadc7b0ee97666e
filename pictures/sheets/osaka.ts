import {
  W,
  H,
  PW,
  PH,
  SS,
  Noise,
  Rng,
  layer,
  stamp,
  clamp,
  lerp,
  sstep,
  css,
  mix,
  ramp,
  bokashi,
  getPx,
  putPx,
  tick,
  elapsed,
  tweak,
  shade,
  hex,
  type Pt,
  type RGB,
  type Col,
  type Layer,
  type Ctx,
  pixels,
} from "../kit/core.ts";
import { Print, mistBand, seal } from "../kit/print.ts";
import { proj, type Cam } from "../kit/terrain.ts";
import { catmull, poly, stroke, hand, dab, Tones, brushPath } from "../kit/brush.ts";
import { shape, line, type Pen } from "../kit/figures.ts";
import {
  carve,
  inkFigure,
  seated,
  cookFig,
  kimono,
  placeFig,
  type Mats,
  type Figure,
  type Lamp,
} from "../kit/people.ts";
import { chochin } from "../kit/build.ts";
import { save } from "../kit/out.ts";
import { createCanvas } from "@napi-rs/canvas";

const P = new Print(91, "#1a2440");
const n = P.noise,
  KEY = "#0c1020";
const cam: Cam = { x: -0.52, y: 0, z: 1.5, f: 1080, cx: 640, hy: 560 };

const mats = (top: string, bottom: string, belt = "#24407c", hair = "#17141f"): Mats => ({
  0: { c: "#e6ae82" },
  1: { c: hair },
  2: { c: top },
  3: { c: bottom },
  4: { c: belt },
  5: { c: "#dbb170" },
  6: { c: "#241a20" },
  7: { c: "#f3ead8" },
  8: { c: "#7a4a34" },
  9: { c: "#2c1d1c" },
});
const SPR = SS > 1.2 ? 760 : 420;
const COUNTER: Lamp[] = [
  { dir: [0.9, 0.25, -0.28], c: "#ffae58", i: 1.55, wrap: 0.02 },
  { dir: [-0.5, 0.6, 0.5], c: "#8fa4ff", i: 0.28 },
];
const INSIDE: Lamp[] = [
  { dir: [-0.2, 0.9, 0.5], c: "#ffd58c", i: 0.85, wrap: 0.35 },
  { dir: [-0.8, 0.1, 0.5], c: "#ffb765", i: 0.35 },
];
const figs = {
  d1: seated({
    id: "d1",
    yaw: 2.62,
    lean: 0.16,
    nod: 0.42,
    mats: {
      ...mats("#3d4c7c", "#23263a"),
      2: {
        c: "#3b4a7a",
        pat: (x: number, y: number, z: number, b: RGB): RGB => {
          const u = Math.atan2(x, -z) * 7;
          const f = u - Math.floor(u);
          return f < 0.09 ? [128, 146, 190] : f > 0.3 && f < 0.36 ? [38, 46, 84] : b;
        },
      },
    },
  }),
  d2: seated({
    id: "d2",
    yaw: 2.45,
    lean: 0.07,
    hair: "bun",
    nod: 0.2,
    mats: {
      ...mats("#8a3a48", "#3a2a3a"),
      2: {
        c: "#8a3a48",
        pat: (x: number, y: number, z: number, b: RGB): RGB => {
          const u = Math.atan2(x, -z) * 9,
            v = y * 24;
          const k =
            (Math.floor(u) + Math.floor(v)) & 1 &&
            Math.hypot(u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5) < 0.2;
          return k ? [226, 186, 160] : b;
        },
      },
    },
    wide: 0.9,
  }),
  d3: seated({ id: "d3", yaw: 2.3, lean: 0.12, nod: 0.35, mats: mats("#3c4a56", "#26283a") }),
  c1: cookFig({ id: "c1", yaw: -0.85, mats: mats("#fff4df", "#ddd") }),
  c2: cookFig({
    id: "c2",
    yaw: -0.6,
    reach: 0.18,
    nod: 0.55,
    mats: mats("#fff4df", "#ddd", "#8c2a20"),
  }),
  k1: kimono({
    id: "k1",
    yaw: 2.95,
    umbrella: true,
    umbTilt: 0.1,
    mats: {
      ...mats("#4a66ac", "#222", "#dca044"),
      2: {
        c: "#45619f",
        pat: (x, y, z, b) => {
          if (y > 0.62) return b;
          const u = Math.atan2(x, -z) * 7,
            v = y * 13;
          const iu = Math.floor(u),
            iv = Math.floor(v);
          const h = Math.abs(Math.sin(iu * 12.9 + iv * 78.2) * 43758.5) % 1;
          if (h > 0.42 + y * 0.5) return b;
          const du = u - iu - 0.5,
            dv = v - iv - 0.5;
          const a = Math.atan2(dv, du),
            rr = Math.hypot(du, dv);
          return rr < 0.2 + 0.12 * Math.cos(a * 5)
            ? h < 0.2
              ? [236, 214, 190]
              : [214, 110, 84]
            : b;
        },
      },
      8: {
        c: "#d63a26",
        pat: (x, y, z, b) => {
          const r = Math.hypot(x - 0.06, z + 0.03);
          return r > 0.29 && r < 0.41 ? [250, 234, 208] : b;
        },
      },
    },
  }),
  k2: kimono({
    id: "k2",
    yaw: 2.7,
    umbrella: true,
    umbTilt: -0.1,
    man: true,
    mats: { ...mats("#46486a", "#222", "#8a6a50"), 8: { c: "#3d5698" } },
  }),
};
class Night {
  A: Layer;
  E: Layer;
  F: Layer;
  K: Layer;
  r = new Rng(7);
  lights: [number, number, number, number, number, Col][] = [];
  mir: boolean;
  hh: number;
  constructor(mir: boolean, hh = H) {
    this.mir = mir;
    this.hh = hh;
    this.A = layer(W, hh);
    this.E = layer(W, hh);
    this.F = layer(W, hh);
    this.K = layer(W, hh);
  }
  P = (x: number, y: number, z: number): Pt => {
    const q = proj(cam, x, y, this.mir ? -z : z);
    return [q[0], q[1]];
  };
  quad(p: Pt[], fill: any, o: { emit?: boolean; line?: number; a?: number } = {}) {
    const f = typeof fill === "string" || Array.isArray(fill) ? css(fill as Col, o.a ?? 1) : fill;
    const t = o.emit ? this.E.x : this.A.x;
    t.fillStyle = f;
    poly(t, p);
    t.fill();
    for (const e of o.emit ? [this.F.x] : [this.E.x, this.F.x]) {
      e.save();
      e.globalCompositeOperation = "destination-out";
      e.fillStyle = "#000";
      poly(e, p);
      e.fill();
      e.restore();
    }
    const k = this.K.x;
    k.save();
    k.globalCompositeOperation = "destination-out";
    poly(k, p);
    k.fill();
    k.restore();
    const lw = o.line ?? 1.3;
    if (lw > 0) for (let i = 0; i < p.length; i++) this.ln(p[i], p[(i + 1) % p.length], lw);
  }
  ln(a: Pt, b: Pt, w = 1.2, c?: Col, emit = false) {
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (l > 4000) return;
    const h = hand(a, b, this.r, 0.16, 22);
    const t = c ? (emit ? this.E.x : this.A.x) : this.K.x;
    t.fillStyle = css(c ?? KEY, 0.95);
    t.beginPath();
    brushPath(t, h, () => w);
    t.fill();
  }
  /** rectangle on a side wall: y0..y1 along the alley, z0..z1 up, at plane x */
  wall(x: number, y0: number, y1: number, z0: number, z1: number): Pt[] {
    return [this.P(x, y0, z0), this.P(x, y1, z0), this.P(x, y1, z1), this.P(x, y0, z1)];
  }
  px(y: number) {
    return cam.f / y;
  }
  fig(
    x: number,
    y: number,
    z: number,
    f: Figure,
    lamps: Lamp[],
    amb: [Col, number],
    fog: [Col, number] = ["#000000", 0],
    clip?: Pt[],
    tgt: "E" | "F" = "F",
  ) {
    const img = inkFigure(f, carve(f, SPR), {
      amb: amb[0],
      ambI: amb[1],
      lamps,
      key: KEY,
      keyA: 0.8,
      fog: fog[0],
      fogA: fog[1],
    });
    const [sx, sy] = this.P(x, y, z);
    const c = layer(W, this.hh);
    if (clip) {
      poly(c.x, clip);
      c.x.clip();
    }
    placeFig(c.x, null, img, f, sx, sy, this.px(y), { mirrorY: this.mir });
    for (const q of [this.K, this.E, this.F])
      if (q !== this[tgt]) stamp(q.x, c, { op: "destination-out" });
    stamp(this[tgt].x, c);
  }
  light(x: number, y: number, z: number, R: number, i: number, c: Col = "#ffb066") {
    this.lights.push([x, y, z, R, i, c]);
  }
  /** figure/lantern drawn upright in local units, mirrored for reflection */
  sprite(
    x: number,
    y: number,
    z: number,
    unitPerM: number,
    tgt: "A" | "E" | "F",
    draw: (p: Pen) => void,
    flip = false,
    lw = 1.4,
  ) {
    const [sx, sy] = this.P(x, y, z);
    const s = cam.f / y / unitPerM;
    const c = layer(W, this.hh),
      k = layer(W, this.hh);
    for (const q of [c.x, k.x]) {
      q.translate(sx, sy);
      q.scale(flip ? -s : s, this.mir ? -s : s);
    }
    draw({ x: c.x, k: k.x, key: KEY, lw: lw / s });
    for (const q of [this.K, this.E, this.F])
      if (q !== this[tgt]) stamp(q.x, c, { op: "destination-out" });
    stamp(this[tgt].x, c);
    stamp(this.K.x, k);
  }
}
const WARM = ["#fff3c4", "#ffd27a", "#f79f45", "#d8622a"] as const;

function plank(
  N: Night,
  x: number,
  y0: number,
  y1: number,
  z0: number,
  z1: number,
  c: Col,
  step: number,
  horiz = false,
) {
  N.quad(
    N.wall(x, y0, y1, z0, z1),
    bokashi(N.A.x, 0, N.P(x, y0, z1)[1], 0, N.P(x, y0, z0)[1], [
      [0, tweak(c, 0.03)],
      [1, tweak(c, -0.05)],
    ]),
  );
  const r = N.r;
  if (!horiz)
    for (let y = y0 + step; y < y1; y += step) {
      N.ln(N.P(x, y, z0), N.P(x, y, z1), clamp(N.px(y) * 0.008, 0.7, 3));
      N.ln(
        N.P(x, y - step * 0.35, z0),
        N.P(x, y - step * 0.35, z1),
        clamp(N.px(y) * 0.012, 0.6, 4),
        tweak(c, r.range(-0.05, 0.05)),
      );
    }
  else for (let z = z0 + step; z < z1; z += step) N.ln(N.P(x, y0, z), N.P(x, y1, z), 1.6);
  const T = new Tones();
  for (let k = 0; k < (y1 - y0) * 60; k++) {
    const y = r.range(y0, y1),
      za = r.range(z0, z1),
      zb = Math.min(z1, za + r.range(0.15, 0.7));
    const a = N.P(x, y, za),
      b = N.P(x, y, zb);
    const w = clamp(N.px(y) * r.range(0.003, 0.008), 0.5, 3);
    T.add(
      tweak(c, r.pick([-0.07, -0.04, 0.05, 0.08])),
      (q) =>
        brushPath(
          q,
          [a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], b],
          (t) => w * Math.sin(Math.PI * (0.05 + 0.9 * t)),
        ),
      0.7,
    );
  }
  T.flush(N.A.x);
}
function lattice(
  N: Night,
  x: number,
  y0: number,
  y1: number,
  z0: number,
  z1: number,
  glow: number,
  step = 0.085,
  wood: Col = "#4a2f28",
) {
  const q = N.wall(x, y0, y1, z0, z1);
  N.quad(
    q,
    bokashi(N.E.x, 0, q[3][1], 0, q[0][1], [
      [0, mix("#1a1420", WARM[1], glow)],
      [0.6, mix("#1a1420", WARM[2], glow * 0.9)],
      [1, mix("#160f18", WARM[3], glow * 0.6)],
    ]),
    { emit: true },
  );
  for (let y = y0; y <= y1 + 0.001; y += step)
    N.quad(
      [N.P(x, y, z0), N.P(x, y + step * 0.45, z0), N.P(x, y + step * 0.45, z1), N.P(x, y, z1)],
      tweak(wood, N.r.range(-0.03, 0.03)),
      { line: 0 },
    );
  for (const z of [z0, (z0 + z1) / 2, z1])
    N.quad(N.wall(x, y0, y1, z - 0.025, z + 0.03), wood, { line: 0.9 });
}
function shoji(
  N: Night,
  x: number,
  y0: number,
  y1: number,
  z0: number,
  z1: number,
  ny: number,
  nz: number,
  b = 1,
) {
  const q = N.wall(x, y0, y1, z0, z1);
  N.quad(
    q,
    bokashi(N.E.x, 0, q[3][1], 0, q[0][1], [
      [0, mix("#5a2a20", WARM[1], b)],
      [0.45, mix("#5a2a20", WARM[0], b)],
      [1, mix("#5a2a20", WARM[2], b)],
    ]),
    { emit: true },
  );
  for (let i = 0; i <= ny; i++) {
    const y = lerp(y0, y1, i / ny);
    N.ln(
      N.P(x, y, z0),
      N.P(x, y, z1),
      clamp(N.px(y) * (i % 3 === 0 ? 0.022 : 0.009), 0.8, 5),
      "#5a3020",
      true,
    );
  }
  for (let j = 0; j <= nz; j++) {
    const z = lerp(z0, z1, j / nz);
    const a = N.P(x, y0, z),
      c = N.P(x, y1, z);
    N.ln(a, c, clamp(N.px(y1) * 0.012, 0.8, 3), "#5a3020", true);
  }
}
function eave(
  N: Night,
  sd: number,
  x: number,
  y0: number,
  y1: number,
  z: number,
  out: number,
  drop = 0.16,
) {
  const xe = x - sd * out; // underside with rafters
  N.quad([N.P(x, y0, z), N.P(x, y1, z), N.P(xe, y1, z - drop), N.P(xe, y0, z - drop)], "#3c2a2c");
  for (let y = y0 + 0.1; y < y1; y += 0.24) {
    N.quad(
      [N.P(x, y, z), N.P(x, y + 0.08, z), N.P(xe, y + 0.08, z - drop), N.P(xe, y, z - drop)],
      "#5a3d34",
      { line: 0.7 },
    );
  }
  // fascia, tile ends
  N.quad(
    [
      N.P(xe, y0, z - drop - 0.03),
      N.P(xe, y1, z - drop - 0.03),
      N.P(xe, y1, z - drop + 0.05),
      N.P(xe, y0, z - drop + 0.05),
    ],
    "#4b332e",
  );
  const tz = z - drop + 0.05;
  N.quad(
    [N.P(xe, y0, tz), N.P(xe, y1, tz), N.P(xe, y1, tz + 0.14), N.P(xe, y0, tz + 0.14)],
    "#56678c",
    { line: 0.8 },
  );
  for (let y = Math.floor(y1 / 0.17) * 0.17; y >= Math.max(y0, 2.2); y -= 0.17) {
    const c = N.P(xe - sd * 0.01, y, tz + 0.075);
    const rr = N.px(y) * 0.05;
    const t = N.A.x;
    t.fillStyle = bokashi(t, 0, c[1] - rr, 0, c[1] + rr, [
      [0, "#5b6d96"],
      [1, "#b7a59a"],
    ]);
    t.beginPath();
    t.ellipse(c[0], c[1], rr * 0.62, rr, 0, 0, 7);
    t.fill();
    const k = N.K.x;
    k.save();
    k.globalCompositeOperation = "destination-out";
    k.beginPath();
    k.ellipse(c[0], c[1], rr * 0.62, rr, 0, 0, 7);
    k.fill();
    k.restore();
    k.strokeStyle = css(KEY, 0.8);
    k.lineWidth = clamp(rr * 0.12, 0.4, 1.2);
    k.beginPath();
    k.ellipse(c[0], c[1], rr * 0.62, rr, 0, 0, 7);
    k.stroke();
    k.beginPath();
    k.ellipse(c[0], c[1], rr * 0.25, rr * 0.4, 0, 0, 7);
    k.stroke();
  }
  // near end cap of the roof slab
  N.quad(
    [N.P(x, y0, z), N.P(xe, y0, z - drop), N.P(xe, y0, tz + 0.14), N.P(x, y0, z + 0.42)],
    "#1c2440",
  );
}
function upper(
  N: Night,
  sd: number,
  x: number,
  y0: number,
  y1: number,
  z0: number,
  z1: number,
  kind: number,
) {
  plank(N, x, y0, y1, z0, z1, kind === 1 ? "#6d5a50" : "#4d3b3e", 0.32);
  const m = 0.35;
  const a = y0 + m,
    b = y1 - m;
  if (kind === 0) {
    lattice(N, x - sd * 0.02, a, b, z0 + 0.35, z1 - 0.35, 0.42, 0.11);
  } else if (kind === 1) {
    shoji(N, x - sd * 0.02, a, b, z0 + 0.4, z1 - 0.4, 8, 3, 0.62);
    const q = N.wall(x - sd * 0.08, a - 0.1, b + 0.1, z0 + 0.15, z0 + 0.55);
    N.quad(q, "#38282b");
    for (let y = a; y < b; y += 0.16)
      N.ln(N.P(x - sd * 0.08, y, z0 + 0.15), N.P(x - sd * 0.08, y, z0 + 0.55), 1);
  } else {
    const q = N.wall(x - sd * 0.04, a, b, z0 + 0.25, z1 - 0.25);
    N.quad(
      q,
      bokashi(N.E.x, 0, q[3][1], 0, q[0][1], [
        [0, "#33251c"],
        [0.6, "#5f3c20"],
        [1, "#8f5a2a"],
      ]),
      { emit: true },
    );
    for (let z = z0 + 0.28; z < z1 - 0.25; z += 0.06)
      N.ln(
        N.P(x - sd * 0.05, a, z),
        N.P(x - sd * 0.05, b, z),
        clamp(N.px(a) * 0.012, 0.8, 4),
        "#3a2518",
        true,
      );
    for (const y of [a + 0.2, (a + b) / 2, b - 0.2])
      N.ln(
        N.P(x - sd * 0.05, y, z0 + 0.25),
        N.P(x - sd * 0.05, y, z1 - 0.25),
        2.4,
        "#2a1a14",
        true,
      );
  }
}
function lantern(
  N: Night,
  x: number,
  y: number,
  z: number,
  h: number,
  text: string,
  kind: "red" | "white" = "red",
  round = 0.55,
) {
  const s = N.px(y);
  const hp = h * s,
    wp = hp * (kind === "red" ? 0.74 : 0.8);
  N.ln(N.P(x, y, z + h * 0.55), N.P(x, y, z + h * 0.55 + 0.18), clamp(s * 0.008, 0.6, 2.2));
  N.sprite(
    x,
    y,
    z,
    s,
    "E",
    (p) =>
      chochin(p.x, p.k, 0, 0, wp, hp, {
        paper:
          kind === "red"
            ? [
                [0, "#a32016"],
                [0.2, "#e2482a"],
                [0.48, "#ffb45c"],
                [0.62, "#ffa24e"],
                [0.85, "#e0472a"],
                [1, "#9c1f18"],
              ]
            : [
                [0, "#c9823c"],
                [0.25, "#f7cf86"],
                [0.5, "#fff6d6"],
                [0.75, "#f8d48e"],
                [1, "#c9823c"],
              ],
        rib: kind === "red" ? "#6e1410" : "#9a6a34",
        cap: "#151018",
        text,
        ink: kind === "red" ? "#25080c" : "#2a1014",
        font: "Kouzan",
        round,
      }),
    false,
    1,
  );
  N.light(
    x,
    y,
    z,
    kind === "red" ? 1.15 : 1.35,
    kind === "red" ? 0.62 : 0.75,
    kind === "red" ? "#ff8a48" : "#ffd08a",
  );
}
function noren(
  N: Night,
  x: number,
  y0: number,
  y1: number,
  z0: number,
  z1: number,
  nP: number,
  c: Col,
  text: string,
  glow = 0.35,
) {
  for (let i = nP - 1; i >= 0; i--) {
    const a = lerp(y0, y1, (i + 0.03) / nP),
      b = lerp(y0, y1, (i + 0.97) / nP),
      m = (a + b) / 2;
    const w = 0.03 * Math.sin(i * 2.1);
    const q: Pt[] = [
      N.P(x, a, z1),
      N.P(x, b, z1),
      N.P(x + w, b - 0.01, z0 + 0.02),
      N.P(x + w * 0.5, m, z0),
      N.P(x + w, a + 0.01, z0 + 0.01),
    ];
    N.quad(
      q,
      bokashi(N.E.x, 0, q[0][1], 0, q[3][1], [
        [0, mix(c, "#08060c", 0.35)],
        [0.5, mix(c, WARM[2], glow * 0.35)],
        [1, mix(c, WARM[1], glow)],
      ]),
      { emit: true, line: 1.2 },
    );
  }
  const chars = [...text];
  chars.forEach((ch, i) => {
    const t = (i + 0.5) / chars.length;
    const y = x > 0 ? lerp(y1, y0, t) : lerp(y0, y1, t);
    const c0 = N.P(x, y, (z0 + z1) / 2);
    const s = N.px(y) * (z1 - z0) * 0.62;
    const sk = N.P(x, y + 0.1, (z0 + z1) / 2);
    const e = N.E.x;
    e.save();
    e.translate(c0[0], c0[1]);
    const wsc = clamp(Math.abs(sk[0] - c0[0]) / (N.px(y) * 0.1), 0.35, 1);
    e.scale(wsc * 1.15, N.mir ? -1 : 1);
    e.fillStyle = css("#fbeed2", 0.95);
    e.font = `${s}px Kouzan`;
    e.textAlign = "center";
    e.textBaseline = "middle";
    e.fillText(ch, 0, 0);
    e.restore();
  });
}
function signV(
  N: Night,
  sd: number,
  x: number,
  y: number,
  z0: number,
  z1: number,
  text: string,
  w = 0.3,
  emit = true,
) {
  // projecting box sign facing us
  const a = N.P(x, y, z1),
    b = N.P(x - sd * w, y, z1),
    c = N.P(x - sd * w, y, z0),
    d = N.P(x, y, z0);
  const q = [a, b, c, d];
  N.quad(
    [
      N.P(x - sd * w, y, z1),
      N.P(x - sd * w, y + 0.14, z1),
      N.P(x - sd * w, y + 0.14, z0),
      N.P(x - sd * w, y, z0),
    ],
    "#2a1d1e",
  );
  N.quad(
    q,
    emit
      ? bokashi(N.E.x, 0, a[1], 0, d[1], [
          [0, "#ffe3a0"],
          [0.5, "#fff5d6"],
          [1, "#ffcf80"],
        ])
      : "#6a4630",
    { emit, line: 2.2 },
  );
  const t = N.K.x;
  const cx = (a[0] + b[0]) / 2,
    h = Math.abs(d[1] - a[1]);
  const ch = [...text];
  const fs = Math.min(Math.abs(b[0] - a[0]) * 0.82, (h / ch.length) * 0.9);
  t.save();
  t.fillStyle = css("#5c1414");
  t.font = `${fs}px KouzanG`;
  t.textAlign = "center";
  t.textBaseline = "middle";
  ch.forEach((s, i) => {
    t.save();
    t.translate(cx, lerp(a[1], d[1], (i + 0.5) / ch.length));
    t.scale(1, N.mir ? -1 : 1);
    t.fillText(s, 0, 0);
    t.restore();
  });
  t.restore();
  if (emit) N.light(x - sd * w * 0.5, y - 0.1, (z0 + z1) / 2, 0.9, 0.45, "#ffd490");
}
function counter(N: Night, x: number, y0: number, y1: number) {
  const z0 = 0.98,
    z1 = 2.12;
  const op = N.wall(x, y0, y1, z0, z1);
  const e = N.E.x;
  N.quad(op, "#b4692e", { emit: true, line: 0 });
  e.save();
  poly(e, op);
  e.clip();
  const bx = x + 1.5;
  const yn = 0.9;
  const bw = N.wall(bx, yn, y1 + 5, 0.4, 2.9);
  e.fillStyle = bokashi(e, 0, N.P(bx, 4, 2.4)[1], 0, N.P(bx, 4, 0.9)[1], [
    [0, "#f2b860"],
    [0.4, "#d98c3e"],
    [1, "#8c4420"],
  ]);
  poly(e, bw);
  e.fill();
  e.fillStyle = bokashi(e, N.P(x, y1, 1)[0], 0, N.P(bx, y1, 1)[0], 0, [
    [0, "#7a3f20"],
    [1, "#b8702f"],
  ]);
  poly(e, [N.P(x, y1, 0.4), N.P(bx, y1, 0.4), N.P(bx, y1, 2.9), N.P(x, y1, 2.9)]);
  e.fill();
  const rr = new Rng(3);
  for (const z of [1.3, 1.66]) {
    e.fillStyle = css("#8a4c26");
    poly(e, N.wall(bx - 0.05, yn, y1, z - 0.035, z));
    e.fill();
    for (let y = y1 - 0.08; y > yn; y -= 0.13) {
      const hgt = rr.range(0.12, 0.27),
        c = rr.pick(["#3c5a3a", "#7a2c1e", "#2c3c5c", "#e8dcc0", "#b8742e", "#5a2a1c", "#d9c08a"]);
      e.fillStyle = css(c, 0.95);
      poly(e, N.wall(bx - 0.1, y - 0.045, y + 0.045, z, z + hgt * 0.7));
      e.fill();
      if (hgt > 0.17) {
        poly(e, N.wall(bx - 0.1, y - 0.016, y + 0.016, z + hgt * 0.7, z + hgt));
        e.fill();
        e.fillStyle = css("#f6ecd2", 0.85);
        poly(e, N.wall(bx - 0.11, y - 0.035, y + 0.035, z + hgt * 0.2, z + hgt * 0.45));
        e.fill();
      }
    }
  }
  e.restore();
  N.fig(x + 0.62, y1 - 0.7, 0, figs.c1, INSIDE, ["#f0c8a0", 0.7], ["#e0a050", 0.1], op, "E");
  N.fig(x + 0.58, y0 + 1.75, 0, figs.c2, INSIDE, ["#f0c8a0", 0.7], ["#e0a050", 0.04], op, "E");
  N.light(x - 0.3, (y0 + y1) / 2, 1.1, 2.6, 0.95, "#ffb560");
  N.light(x - 0.5, y0 + 0.8, 0.8, 2.2, 0.8, "#ffb560");
  N.light(x - 0.5, y1 - 0.5, 0.7, 1.8, 0.7, "#ffb560");
  N.light(x - 0.7, (y0 + y1) / 2, 0, 2.2, 0.75, "#ffa850");
  plank(N, x, y0, y1, 0.0, 0.9, "#8a5a40", 0.26);
  N.quad(
    [
      N.P(x - 0.3, y0 + 0.02, 0),
      N.P(x + 0.3, y0 + 0.02, 0),
      N.P(x + 0.3, y0 + 0.02, 0.91),
      N.P(x - 0.3, y0 + 0.02, 0.91),
    ],
    "#3d2621",
  );
  const yc = y0 - 0.02;
  N.quad(
    [
      N.P(x + 0.06, yc, 0.98),
      N.P(x + 0.06, y1, 0.98),
      N.P(x - 0.34, y1, 0.98),
      N.P(x - 0.34, yc, 0.98),
    ],
    "#eab26c",
    { emit: true },
  );
  N.quad(
    [
      N.P(x - 0.34, yc, 0.91),
      N.P(x - 0.34, y1, 0.91),
      N.P(x - 0.34, y1, 0.98),
      N.P(x - 0.34, yc, 0.98),
    ],
    "#a8663a",
    { emit: true },
  );
  for (const y of [y1 - 0.5, y1 - 1.35, y0 + 2.1, y0 + 1.2, y0 + 0.45]) {
    N.sprite(
      x - 0.15,
      y,
      0.98,
      100,
      "F",
      (p) => {
        shape(
          p,
          [
            [-7.5, -8],
            [-4.5, 0],
            [4.5, 0],
            [7.5, -8],
            [0, -9.6],
          ],
          bokashi(p.x, -8, 0, 8, 0, [
            [0, "#8c2018"],
            [0.5, "#cf4430"],
            [1, "#f08a50"],
          ]),
        );
        shape(
          p,
          [
            [-7.5, -8],
            [0, -9.8],
            [7.5, -8],
            [0, -6.6],
          ],
          "#ffe2a8",
          { line: 0.5 },
        );
        line(
          p,
          [
            [-2, -8],
            [4, -11],
            [9, -13],
          ],
          0.9,
          "#3a1a14",
        );
      },
      false,
      1,
    );
  }
  for (const y of [y1 - 0.06, y0 + 0.06])
    N.quad(N.wall(x, y - 0.07, y + 0.07, 0.0, 2.3), "#5d3a2c");
  N.quad(N.wall(x, y0, y1, 2.1, 2.3), "#4f3228");
}
function alley(N: Night) {
  for (const sd of [-1, 1]) {
    N.quad(N.wall(sd * 2.05, 1.0, 26, 0, 6.2), "#3a3040", { line: 0 });
  }
  // end of the alley: little temple front with white lanterns
  const ye = 25;
  N.quad(
    [N.P(-4, ye + 4, 0), N.P(4, ye + 4, 0), N.P(4, ye + 4, 4.3), N.P(-4, ye + 4, 4.3)],
    "#0b1230",
    { line: 0 },
  );
  N.quad(
    [N.P(-2.6, ye, 0), N.P(2.6, ye, 0), N.P(2.6, ye, 2.9), N.P(-2.6, ye, 2.9)],
    bokashi(N.E.x, 0, N.P(0, ye, 3)[1], 0, N.P(0, ye, 0)[1], [
      [0, "#8a4a28"],
      [0.3, "#e0903c"],
      [0.7, "#ffd684"],
      [1, "#fff0b8"],
    ]),
    { emit: true, line: 0 },
  );
  for (let i = -4; i <= 4; i++)
    N.quad(
      [
        N.P(i * 0.5 - 0.04, ye, 0),
        N.P(i * 0.5 + 0.04, ye, 0),
        N.P(i * 0.5 + 0.04, ye, 2.6),
        N.P(i * 0.5 - 0.04, ye, 2.6),
      ],
      "#5c2f20",
      { line: 0 },
    );
  {
    const Y = ye - 0.4;
    const c = catmull(
        [N.P(-3.6, Y, 2.62), N.P(-2.6, Y, 2.72), N.P(-1.7, Y, 3.12), N.P(-1.25, Y, 3.66)],
        6,
      ),
      d = catmull([N.P(1.25, Y, 3.66), N.P(1.7, Y, 3.12), N.P(2.6, Y, 2.72), N.P(3.6, Y, 2.62)], 6);
    N.quad(
      [...c, ...d],
      bokashi(N.E.x, 0, N.P(0, Y, 3.7)[1], 0, N.P(0, Y, 2.6)[1], [
        [0, "#070d28"],
        [0.55, "#101740"],
        [1, "#5a2c22"],
      ]),
      { line: 1, emit: true },
    );
    for (let i = -9; i <= 9; i++)
      N.ln(N.P(i * 0.13, Y, 3.62), N.P(i * 0.34, Y, 2.66), 1.1, "#2c3872", true);
    N.quad(
      [N.P(-1.45, Y, 3.62), N.P(1.45, Y, 3.62), N.P(1.45, Y, 3.84), N.P(-1.45, Y, 3.84)],
      "#060a22",
      { line: 0.8, emit: true },
    );
    N.quad(
      [N.P(-1.6, Y, 3.6), N.P(-1.4, Y, 3.6), N.P(-1.4, Y, 4.05), N.P(-1.62, Y, 4.0)],
      "#060a22",
      { line: 0.7, emit: true },
    );
    N.quad([N.P(1.6, Y, 3.6), N.P(1.4, Y, 3.6), N.P(1.4, Y, 4.05), N.P(1.62, Y, 4.0)], "#060a22", {
      line: 0.7,
      emit: true,
    });
  }
  for (const x of [-1.6, -0.8, 0, 0.8, 1.6]) lantern(N, x, ye - 0.6, 2.2, 0.62, "", "white", 0.5);
  N.light(0, ye - 1, 1.6, 6, 1.0, "#ffbe70");
  type Seg = [number, number, number, number, number]; // y0,y1,x,eaveZ,kind
  const L: Seg[] = [
    [19, 25, -1.55, 2.5, 2],
    [14.2, 19, -1.75, 2.62, 1],
    [9.6, 14.2, -1.6, 2.42, 0],
    [5.6, 9.6, -1.72, 2.58, 1],
    [2.4, 5.6, -1.6, 2.46, 0],
    [1.1, 2.4, -1.66, 2.5, 2],
  ];
  const R: Seg[] = [
    [18.5, 25, 1.6, 2.45, 0],
    [13.4, 18.5, 1.72, 2.6, 2],
    [9.2, 13.4, 1.58, 2.42, 1],
    [7.4, 9.2, 1.74, 2.56, 4],
    [2.75, 7.4, 1.66, 2.5, 3],
    [1.2, 2.75, 1.72, 2.44, 2],
  ];
  const seg = (sd: number, s: Seg, i: number) => {
    const [y0, y1, x, ez, k] = s;
    const ax = x;
    upper(N, sd, ax + sd * 0.12, y0, y1, ez + 0.25, ez + 2.35, (i + (sd > 0 ? 1 : 0)) % 3);
    eave(N, sd, ax + sd * 0.1, y0 - 0.05, y1, ez + 2.5, 0.8);
    if (k === 3) counter(N, ax, y0, y1);
    else {
      plank(N, ax, y0, y1, 0, ez, ["#6b4a40", "#7a5444", "#5d4240", "", "#6b4a40"][k], 0.3);
      if (k === 4) lattice(N, ax - sd * 0.03, y0 + 0.2, y1 - 0.2, 0.6, 2.05, 0.7, 0.09);
      else if (k === 0) {
        lattice(N, ax - sd * 0.03, y0 + 0.3, y0 + 2.0, 0.55, 2.05, 0.75);
        const q = N.wall(ax - sd * 0.03, y0 + 2.35, y0 + 3.5, 0.06, 2.05);
        N.quad(
          q,
          bokashi(N.E.x, 0, q[3][1], 0, q[0][1], [
            [0, "#ffd98c"],
            [1, "#c76a2c"],
          ]),
          { emit: true },
        );
        N.light(ax - sd * 0.3, y0 + 2.9, 0.8, 1.6, 0.55);
        noren(N, ax - sd * 0.07, y0 + 2.3, y0 + 3.55, 1.25, 2.08, 3, "#25427e", "味処", 0.3);
      } else if (k === 1) {
        shoji(N, ax - sd * 0.03, y0 + 0.25, y0 + 2.35, 0.75, 2.1, 9, 4, 1);
        N.light(ax - sd * 0.4, y0 + 1.2, 1.2, 1.9, 0.7);
        N.quad(N.wall(ax - sd * 0.05, y0 + 0.2, y0 + 2.4, 0.62, 0.75), "#5c3b2c");
        const q = N.wall(ax - sd * 0.03, y0 + 2.7, y1 - 0.35, 0.06, 2.05);
        N.quad(
          q,
          bokashi(N.E.x, 0, q[3][1], 0, q[0][1], [
            [0, "#ffdf9a"],
            [1, "#d07030"],
          ]),
          { emit: true },
        );
        N.light(ax - sd * 0.3, y0 + 3.3, 0.8, 1.7, 0.6);
        noren(N, ax - sd * 0.07, y0 + 2.65, y1 - 0.3, 1.2, 2.1, 4, "#b5301f", "お好み", 0.42);
      } else {
        lattice(N, ax - sd * 0.03, y0 + 0.15, Math.max(y0 + 0.5, y1 - 1.5), 0.6, 2.1, 0.6, 0.1);
        const q = N.wall(ax - sd * 0.03, Math.max(y0 + 0.6, y1 - 1.25), y1 - 0.2, 0.06, 2.0);
        N.quad(q, "#4a3230");
        lattice(N, ax - sd * 0.04, Math.max(y0 + 0.65, y1 - 1.2), y1 - 0.25, 0.5, 1.95, 0.45, 0.12);
      }
    }
    eave(N, sd, ax, y0 - 0.05, y1, ez, 0.72);
  };
  const li =
    (sd: number) =>
    (y: number, z: number, h: number, t: string, k: "red" | "white" = "red", dx = 0.86) =>
      lantern(N, sd * dx, y, z, h, t, k);
  const lL = li(-1),
    lR = li(1);
  // interleave sides, far to near
  for (let i = 0; i < 6; i++) {
    seg(-1, L[i], i);
    seg(1, R[i], i);
    if (i === 0) {
      for (let y = 24; y > 19; y -= 1) {
        lL(y, 2.0, 0.5, "", "white", 0.8);
        lR(y, 2.0, 0.5, "", "white", 0.8);
      }
    }
    if (i === 1) {
      for (let y = 18.2; y > 13.8; y -= 0.95) {
        lL(y, 2.06, 0.5, "", "red", 0.95);
        lR(y + 0.3, 2.05, 0.5, "", "red", 0.92);
      }
      signV(N, 1, 1.5, 15, 2.7, 4.1, "酒場", 0.45);
    }
    if (i === 2) {
      for (let y = 13.4; y > 9.9; y -= 0.9) lL(y, 1.92, 0.52, "", "red", 0.88);
      signV(N, -1, -1.5, 11.2, 2.75, 4.2, "寿し", 0.5);
      lR(11.6, 1.88, 0.6, "酒", "white", 0.84);
      lR(10.2, 1.88, 0.6, "肴", "white", 0.84);
      // hanging name board across the alley
      N.quad(
        [N.P(-0.92, 9.4, 2.78), N.P(0.86, 9.4, 2.78), N.P(0.86, 9.4, 3.26), N.P(-0.92, 9.4, 3.26)],
        "#7a5236",
        { line: 2 },
      );
      N.quad(
        [N.P(-0.86, 9.4, 2.83), N.P(0.8, 9.4, 2.83), N.P(0.8, 9.4, 3.21), N.P(-0.86, 9.4, 3.21)],
        "#a5764a",
        { line: 0.8 },
      );
      const b0 = N.P(-0.72, 9.4, 3.02),
        b1 = N.P(0.66, 9.4, 3.02);
      [..."法善寺横丁"].forEach((c, q) => {
        const t = N.K.x;
        t.save();
        t.translate(lerp(b0[0], b1[0], q / 4), b0[1]);
        t.scale(1, N.mir ? -1 : 1);
        t.fillStyle = "#140a0e";
        t.font = "39px KouzanG";
        t.textAlign = "center";
        t.textBaseline = "middle";
        t.fillText(c, 0, 0);
        t.restore();
      });
      N.light(0, 9.2, 2.9, 1.5, 0.7, "#ffd08a");
    }
    if (i === 3) {
      ["め", "し", "処", "浪", "花"].forEach((t, q) =>
        lL(9.2 - q * 0.8, 2.02, 0.54, t, "red", 0.98),
      );
      lR(8.8, 1.96, 0.6, "串", "red", 0.98);
      walkers(N);
    }
    if (i === 4) {
      noren(N, 1.6, 2.85, 7.3, 1.56, 2.16, 8, "#2b3f7c", "らーめん", 0.42);
      diners(N);
      lR(7.1, 1.98, 0.62, "麺", "red", 0.92);
      signV(N, -1, -1.58, 5.4, 1.1, 2.1, "水掛", 0.3);
      lL(4.5, 1.95, 0.6, "酒", "white", 0.94);
    }
    if (i === 5) {
      lR(2.95, 1.98, 0.58, "鮨", "red", 0.92);
    }
  }
}
function walkers(N: Night) {
  N.fig(
    0.66,
    15,
    0,
    figs.k2,
    [{ dir: [0.2, 0.4, -0.9], c: "#ffc070", i: 1.2, wrap: 0.3 }],
    ["#7a86c8", 0.7],
    ["#d88a5a", 0.25],
  );
  N.fig(
    -0.34,
    8.2,
    0,
    figs.k1,
    [
      { dir: [0.9, 0.3, -0.2], c: "#ffb060", i: 1.15, wrap: 0.05 },
      { dir: [-0.9, 0.3, -0.1], c: "#ffd8a0", i: 0.5 },
      { dir: [0, 0.9, 0.4], c: "#c8d0ff", i: 0.42 },
    ],
    ["#8494dc", 0.5],
  );
}
function diners(N: Night) {
  N.fig(1.08, 6.55, 0, figs.d3, COUNTER, ["#6f80d0", 0.5]);
  N.fig(1.06, 5.45, 0, figs.d2, COUNTER, ["#6f80d0", 0.5]);
  N.fig(1.05, 4.2, 0, figs.d1, COUNTER, ["#6f80d0", 0.5]);
}

function lightmap(N: Night, amb: [Col, Col, Col]): Layer {
  const M = layer(W, N.hh);
  const x = M.x;
  x.fillStyle = N.mir
    ? bokashi(x, 0, cam.hy, 0, H, [
        [0, amb[2]],
        [0.5, amb[1]],
        [1, amb[0]],
      ])
    : bokashi(x, 0, 0, 0, H, [
        [0, amb[0]],
        [0.42, amb[1]],
        [1, amb[2]],
      ]);
  x.fillRect(0, 0, W, N.hh);
  x.globalCompositeOperation = "lighter";
  for (const [lx, ly, lz, R, i, c] of N.lights) {
    const p = N.P(lx, ly, lz);
    const rad = (R * cam.f) / ly;
    const g = x.createRadialGradient(p[0], p[1], 0, p[0], p[1], rad);
    const [r, gg, b] = hex(typeof c === "string" ? c : "#ffffff");
    for (const [t, k] of [
      [0, 1],
      [0.18, 0.72],
      [0.4, 0.36],
      [0.7, 0.1],
      [1, 0],
    ])
      g.addColorStop(t, `rgba(${r},${gg},${b},${k * i})`);
    x.fillStyle = g;
    x.fillRect(p[0] - rad, p[1] - rad, rad * 2, rad * 2);
  }
  return M;
}
function compose(N: Night): Layer {
  const M = lightmap(N, ["#33488c", "#3a4a90", "#3c4478"]);
  const L = layer(W, N.hh);
  stamp(L.x, N.A);
  const mk = layer(W, N.hh);
  stamp(mk.x, M);
  stamp(mk.x, N.A, { op: "destination-in" });
  stamp(L.x, mk, { op: "multiply" });
  stamp(L.x, mk, { op: "soft-light", alpha: 0.6 });
  stamp(L.x, N.E);
  stamp(L.x, N.F);
  return L;
}

// ---------- sky ----------
P.block(
  (x) => {
    x.fillStyle = bokashi(x, 0, 0, 0, 620, [
      [0, "#0b1638"],
      [0.3, "#14275a"],
      [0.6, "#2a3f78"],
      [0.85, "#6b5a80"],
      [1, "#b8776a"],
    ]);
    x.fillRect(0, 0, W, H);
  },
  { grain: 0.12 },
);
const N1 = new Night(false),
  N2 = new Night(true, 2000);
alley(N1);
tick("alley");
alley(N2);
tick("mirror");
const S1 = compose(N1),
  S2 = compose(N2);
tick("light");
// ---------- wet paving ----------
{
  // the lamps draw long streaks down wet stone; everything else mirrors softly
  const R = layer();
  const taps = 13;
  for (let i = 0; i < taps; i++)
    stamp(R.x, S2, { alpha: 1 / (i + 1), dy: (i - taps / 2) * 6, dx: Math.sin(i * 2.2) * 1.4 });
  const ST = layer();
  ST.x.fillStyle = "#000";
  ST.x.fillRect(0, 0, W, H);
  for (let i = 0; i < 34; i++) {
    const t = i / 33;
    stamp(ST.x, N2.E, {
      op: "lighter",
      alpha: 0.075 * (1 - t * 0.75),
      dy: 40 - t * 620,
      dx: Math.sin(i * 1.7) * 2.5,
    });
  }
  const rb = createCanvas(PW, PH);
  const bx = rb.getContext("2d");
  bx.filter = `blur(${1.6 * SS}px)`;
  bx.drawImage(R.c, 0, 0);
  const sb = createCanvas(PW, PH);
  const sx2 = sb.getContext("2d");
  sx2.filter = `blur(${3 * SS}px)`;
  sx2.drawImage(ST.c, 0, 0);
  const rd = getPx(rb).data,
    sd = getPx(sb).data;
  const sharp = getPx(S2.c).data;
  const lm = getPx(lightmap(N2, ["#1c2a58", "#24326a", "#2c3468"]).c).data;
  const gn = new Noise(12);
  const G = shade((x, y, o) => {
    if (y <= cam.hy + 6) {
      o[3] = 0;
      return;
    }
    const d = (cam.f * cam.z) / (y - cam.hy);
    if (d > 26) {
      o[3] = 0;
      return;
    }
    const wx = ((x - cam.cx) / cam.f) * d,
      wy = d;
    const row = 0.46;
    const j = Math.floor(wy / row);
    const hj = Math.sin(j * 127.1) * 43758.5453;
    const off = (hj - Math.floor(hj)) * 1.1;
    const wd = 0.52 + 0.2 * Math.sin(j * 12.9 + 1);
    const u = (wx + off) / wd,
      k = Math.floor(u);
    const fu = u - k,
      fv = wy / row - j;
    const id0 = Math.sin(k * 311.7 + j * 74.7) * 43758.5453;
    const id = id0 - Math.floor(id0);
    const id2 = (id * 57.31) % 1;
    const wob = 0.004 * gn.n2(wx * 5, wy * 5);
    const ed = Math.min(Math.min(fu, 1 - fu) * wd, Math.min(fv, 1 - fv) * row) + wob;
    const joint = sstep(0.02, 0.006, ed);
    const bevel = sstep(0.07, 0.015, ed);
    const rough = gn.fbm(wx * 3.2, wy * 3.2, 3),
      fine = gn.n2(wx * 22, wy * 22);
    const wet = clamp(0.62 + 0.5 * gn.fbm(wx * 0.9 + 7, wy * 0.5, 3) + 0.16 * (id - 0.5));
    const px = cam.f / d;
    const tilt = 0.03;
    let sx = x + ((id - 0.5) * tilt + 0.014 * rough + 0.006 * fine) * px,
      sy = y + ((id2 - 0.5) * tilt * 2.4 + 0.05 * rough) * px;
    sx = clamp(sx, 0, W - 1);
    sy = clamp(sy, cam.hy + 1, H - 1);
    const q = (((sy * SS) | 0) * PW + ((sx * SS) | 0)) * 4,
      q0 = (((y * SS) | 0) * PW + ((x * SS) | 0)) * 4;
    let base = 0.34 + 0.18 * (id - 0.5) + 0.1 * rough + 0.06 * fine;
    base *= 1 - 0.35 * bevel;
    const lr = lm[q0] / 255,
      lg = lm[q0 + 1] / 255,
      lb = lm[q0 + 2] / 255;
    const refl = wet * (1 - joint) * (0.55 + 0.35 * sstep(2, 9, d)) * (1 - 0.25 * bevel);
    const puddle = sstep(0.32, 0.5, gn.fbm(wx * 0.8 + 30, wy * 0.45, 3));
    const rk = clamp(refl + 0.3 * puddle);
    for (let m = 0; m < 3; m++) {
      const albedo = [92, 102, 150][m] * base * 1.4;
      const L0 = [lr, lg, lb][m];
      let v = albedo * (L0 * 1.1) * (1 - 0.3 * rk);
      const rv = lerp(rd[q + m], sharp[q + m], puddle * 0.5) * (rd[q + 3] / 255);
      v += rv * rk * 0.6;
      v += 1.25 * sd[q + m] * (0.25 + 0.75 * rk) * (1 - 0.2 * bevel) * (0.82 + 0.36 * rough);
      v *= 1 - 0.5 * joint;
      o[m] = v < 200 ? v : 200 + 55 * (1 - Math.exp(-(v - 200) / 55));
    }
    o[3] = 255;
  });
  P.put(G, { occlude: 1 });
  tick("wet stone");
}
P.put(S1, { occlude: 1 });
stamp(P.key.x, N1.K);
// ---------- glow, steam, rain ----------
P.light((x) => stamp(x, N1.E), { blur: 9, alpha: 0.34 });
P.light((x) => stamp(x, N1.E), { blur: 42, alpha: 0.42 });
P.light((x) => {
  const p = proj(cam, 0, 20, 1.0);
  const g = x.createRadialGradient(p[0], p[1], 5, p[0], p[1], 210);
  g.addColorStop(0, "rgba(255,190,110,.4)");
  g.addColorStop(1, "rgba(255,160,90,0)");
  x.fillStyle = g;
  x.fillRect(0, 0, W, H);
});
stamp(P.base.x, N1.F, { alpha: 0.94 });
for (const [bx, by, w, hgt, al] of [
  [1200, 690, 52, 360, 0.85],
  [1330, 720, 60, 420, 0.8],
  [1005, 650, 30, 240, 0.6],
] as const)
  P.mist(
    (x, y) => {
      const t = (by - y) / hgt;
      if (t < 0 || t > 1) return 0;
      const c = bx + 34 * t * Math.sin(t * 5 + bx) - 30 * t;
      const ww = w * (0.22 + 0.9 * t);
      return (
        al *
        Math.exp(-(((x - c) / ww) ** 2)) *
        sstep(0, 0.12, t) *
        (1 - t) *
        clamp(0.65 + 1.0 * n.fbm(x * 0.011 + bx, y * 0.007, 4))
      );
    },
    "#fff0cf",
    { key: 0.6, grain: 0.05 },
  );
P.light((x) => {
  const rr = new Rng(61);
  x.lineCap = "round";
  for (let i = 0; i < 620; i++) {
    const px = rr.range(-40, W + 60),
      py = rr.range(-60, H),
      L = rr.range(26, 90),
      a = rr.range(0.05, 0.2);
    x.strokeStyle = `rgba(214,224,255,${a})`;
    x.lineWidth = rr.range(0.7, 1.5);
    x.beginPath();
    x.moveTo(px, py);
    x.lineTo(px - L * 0.13, py + L);
    x.stroke();
  }
  for (let i = 0; i < 170; i++) {
    const py = 700 + Math.pow(rr.u(), 0.8) * 500,
      px = rr.range(0, W),
      s = (py - 560) / 640;
    x.strokeStyle = `rgba(230,230,255,${rr.range(0.12, 0.4)})`;
    x.lineWidth = 1;
    x.beginPath();
    x.ellipse(px, py, 9 * s + 1, 2.6 * s + 0.5, 0, 0, 7);
    x.stroke();
  }
});
tick("atmosphere");
async function main() {
  const out = P.finish({
    wood: 0.07,
    woodMask: (x, y) => (y < 420 ? 1 : 0.45),
    vignette: 0.2,
    keyAlpha: 0.95,
    wobble: 0.4,
    sat: 1.06,
    kuwahara: 1.1,
    blocks: 12,
    blockMix: 0.6,
  });
  seal(out.getContext("2d"), 40, 1090, "灯", 34);
  await save(out, "out/osaka.png");
  console.log("total", elapsed().toFixed(1));
}
await main();
