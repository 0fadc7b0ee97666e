/** The teahouse's hearth on a winter morning: embers in a sunken square, a kettle on its hook, a cup of amazake and two rice cakes. */
import {
  bokashi,
  type Col,
  clamp,
  css,
  elapsed,
  H,
  layer,
  lerp,
  mix,
  Noise,
  type Pt,
  ramp,
  Rng,
  sstep,
  stamp,
  tick,
  type V3,
  W,
} from "../../kit/core.ts";
import { brushPath, dab, poly, roughen, Tones } from "../../kit/brush.ts";
import { save } from "../../kit/out.ts";
import { Print, seal } from "../../kit/print.ts";
import { type Cam, proj } from "../../kit/terrain.ts";
import { drawTray } from "./c-tray.ts";
import { pts, stops } from "../../kit/points.ts";

const P = new Print(78, "#e9dcc2");
const n = new Noise(8);
const keyColour = "#120d10";
/** Standing over the hearth: the horizon is high. */
const cam: Cam = { x: 0, y: 0, z: 1.5, f: 1150, cx: 780, hy: 120 };
const at = ([x, y, z]: V3): Pt => {
  const q = proj(cam, x, y, z);
  return [q[0], q[1]];
};
const ember = ramp(stops("0 #1a1112, 0.3 #5c1c14, 0.55 #b93f17, 0.78 #f08a2c, 1 #ffe39a"));
/** The hearth's opening, and where the fire lies. */
const hearth = { x0: -0.86, x1: 0.66, y0: 2.62, y1: 3.98, deep: 0.2, rim: 0.15 };
const fire: V3 = [-0.1, 3.25, -0.12];

P.block((x) => {
  x.fillStyle = "#171316";
  x.fillRect(0, 0, W, H);
});
backWall();
floor();
windowLight();
sunkenHearth();
tick("room");
stump([1.62, 4.35, 0], 0.25, 0.34, "#2f4a70");
stump([-1.75, 4.75, 0], 0.24, 0.32, "#7a2f2a");
glow();
kettle();
smoke();
drawTray(P, cam, [0.47, 1.99, 0], keyColour);
tick("things");
const sheet = P.finish({ wood: 0.07, vignette: 0.2, kuwahara: 0.6, blocks: 15, blockMix: 0.4 });
seal(sheet.getContext("2d"), 60, 1092, "火", 34);
await save(sheet, "out/hakone-c.png");
console.log("total", elapsed().toFixed(1));

function fill(x: ReturnType<typeof layer>["x"], points: V3[], c: Col | unknown) {
  x.fillStyle = typeof c === "string" || Array.isArray(c) ? css(c as Col) : (c as never);
  poly(x, points.map(at));
  x.fill();
}

/** Sooty boards, black beams, and a paper window full of snow light. */
function backWall() {
  const L = layer(),
    K = layer();
  const y = 6.6;
  const foot = at([0, y, 0])[1];
  L.x.fillStyle = bokashi(L.x, 0, 0, 0, foot, stops("0 #0f0d12, 0.5 #231b1e, 1 #362724"));
  L.x.fillRect(0, 0, W, foot);
  const r = new Rng(3);
  for (let i = 0; i < 30; i++) {
    const x = i * 56 + r.range(-6, 6);
    L.x.fillStyle = css("#0e0b0f", 0.75);
    L.x.fillRect(x, 0, 3, foot);
    L.x.fillStyle = css(r.chance(0.5) ? "#3d2d28" : "#2a2022", 0.5);
    L.x.fillRect(x + 6, 0, r.range(18, 44), foot);
  }
  // the window
  const [wx0, wy0, wx1, wy1] = [118, 34, 470, 296];
  L.x.fillStyle = bokashi(L.x, 0, wy0, 0, wy1, stops("0 #9fb9cd, 0.6 #d8e3e6, 1 #eef0ea"));
  L.x.fillRect(wx0, wy0, wx1 - wx0, wy1 - wy0);
  // snow banked outside, seen through the paper
  L.x.fillStyle = css("#b9cbd6", 0.8);
  poly(L.x, [
    [wx0, wy1 - 60],
    [wx0 + 120, wy1 - 86],
    [wx0 + 250, wy1 - 52],
    [wx1, wy1 - 78],
    [wx1, wy1],
    [wx0, wy1],
  ]);
  L.x.fill();
  L.x.fillStyle = "#1b1517";
  for (let i = 0; i <= 8; i++) L.x.fillRect(lerp(wx0, wx1, i / 8) - 3, wy0, 6, wy1 - wy0);
  for (let j = 0; j <= 4; j++) L.x.fillRect(wx0, lerp(wy0, wy1, j / 4) - 3, wx1 - wx0, 6);
  for (const [a, b, w, h] of [
    [wx0 - 16, wy0 - 14, wx1 - wx0 + 32, 14],
    [wx0 - 16, wy1, wx1 - wx0 + 32, 18],
    [wx0 - 16, wy0, 16, wy1 - wy0],
    [wx1, wy0, 16, wy1 - wy0],
  ])
    L.x.fillRect(a, b, w, h);
  // posts and a beam
  for (const [x, w] of pts("560,46 1240,54")) {
    L.x.fillStyle = bokashi(L.x, x, 0, x + w, 0, stops("0 #4a3630, 0.4 #2a1f20, 1 #120e12"));
    L.x.fillRect(x, 0, w, foot + 4);
  }
  L.x.fillStyle = bokashi(L.x, 0, 0, 0, 60, stops("0 #0b090d, 1 #2a1f20"));
  poly(
    L.x,
    roughen(
      [
        [-10, -10],
        [W + 10, -10],
        [W + 10, 30],
        [-10, 54],
      ],
      n,
      3,
      0.02,
      12,
    ),
  );
  L.x.fill();
  fill(
    L.x,
    [
      [-6, y, 0],
      [6, y, 0],
      [6, y - 0.12, 0.03],
      [-6, y - 0.12, 0.03],
    ],
    "#4a362c",
  );
  K.x.fillStyle = css(keyColour, 0.9);
  K.x.beginPath();
  brushPath(
    K.x,
    [
      [0, foot],
      [W / 2, foot + 1],
      [W, foot],
    ],
    () => 3,
  );
  K.x.fill();
  P.put(L);
  stamp(P.key.x, K);
}

/** Planks polished by feet, running away from us, each with its grain. */
function floor() {
  const L = layer(),
    K = layer(),
    r = new Rng(12);
  const wide = 0.34;
  for (let i = -18; i <= 18; i++) {
    const x0 = i * wide + 0.06,
      x1 = x0 + wide;
    const tone = mix("#4d372c", "#332624", r.u());
    const g = bokashi(L.x, 0, at([0, 6.5, 0])[1], 0, H, [
      [0, mix(tone, "#221a1c", 0.5)],
      [0.45, mix(tone, "#7d5438", 0.25)],
      [1, mix(tone, "#1b1416", 0.4)],
    ]);
    fill(
      L.x,
      [
        [x0, 1.5, 0],
        [x1, 1.5, 0],
        [x1, 6.5, 0],
        [x0, 6.5, 0],
      ],
      g,
    );
    const T = new Tones();
    for (let k = 0; k < 26; k++) {
      const x = r.range(x0 + 0.01, x1 - 0.01),
        y = r.range(1.5, 6.2),
        long = r.range(0.3, 1.4);
      const line = [0, 0.33, 0.66, 1].map((t) =>
        at([x + 0.02 * n.n2(x * 9, y + t * long), y + t * long, 0]),
      );
      const c = r.chance(0.7) ? "#1d1415" : "#75543e";
      T.add(
        c,
        (z) => brushPath(z, line, (t) => (3.4 / y) * 2 * (0.4 + Math.sin(Math.PI * t))),
        0.3,
      );
    }
    T.flush(L.x);
    K.x.fillStyle = css(keyColour, 0.85);
    K.x.beginPath();
    brushPath(K.x, [at([x0, 1.5, 0]), at([x0, 3, 0]), at([x0, 6.5, 0])], (t) => 3.4 * (1.1 - t));
    K.x.fill();
  }
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}

/** The window lays its lattice on the floor, cold and slanting. */
function windowLight() {
  const L = layer();
  const corner = (u: number, v: number): V3 => [
    -3.3 + 1.5 * u + 1.0 * v,
    5.3 - 2.0 * v + 0.1 * u,
    0.002,
  ];
  for (let i = 0; i < 8; i++)
    for (let j = 0; j < 4; j++) {
      const u0 = (i + 0.08) / 8,
        u1 = (i + 0.92) / 8,
        v0 = (j + 0.08) / 4,
        v1 = (j + 0.92) / 4;
      fill(
        L.x,
        [corner(u0, v0), corner(u1, v0), corner(u1, v1), corner(u0, v1)],
        mix("#8fb0c4", "#dbe6e4", 1 - j / 4),
      );
    }
  P.put(L, { alpha: 0.5, op: "screen" });
}

/** A square cut in the floor: a pale rim, dark sides, ash raked in lines, charcoal in the middle. */
function sunkenHearth() {
  const { x0, x1, y0, y1, deep, rim } = hearth;
  const L = layer(),
    K = layer(),
    r = new Rng(21);
  const line = (points: V3[], w = 2.4) => {
    K.x.fillStyle = css(keyColour, 0.9);
    K.x.beginPath();
    const p = points.map(at);
    p.forEach((a, i) => brushPath(K.x, [a, p[(i + 1) % p.length]], () => w));
    K.x.fill();
  };
  const face = (points: V3[], c: Col | unknown, w?: number) => {
    K.x.save();
    K.x.globalCompositeOperation = "destination-out";
    K.x.fillStyle = "#000";
    poly(K.x, points.map(at));
    K.x.fill();
    K.x.restore();
    fill(L.x, points, c);
    line(points, w);
  };
  const up = 0.02;
  face(
    [
      [x0 - rim, y0 - rim, up],
      [x1 + rim, y0 - rim, up],
      [x1 + rim, y0 - rim, 0],
      [x0 - rim, y0 - rim, 0],
    ],
    "#4c3325",
  );
  const ring: [V3[], Col][] = [
    [
      [
        [x0 - rim, y1 + rim, up],
        [x1 + rim, y1 + rim, up],
        [x1, y1, up],
        [x0, y1, up],
      ],
      "#8a6040",
    ],
    [
      [
        [x0 - rim, y0 - rim, up],
        [x0, y0, up],
        [x0, y1, up],
        [x0 - rim, y1 + rim, up],
      ],
      "#a1764e",
    ],
    [
      [
        [x1 + rim, y0 - rim, up],
        [x1 + rim, y1 + rim, up],
        [x1, y1, up],
        [x1, y0, up],
      ],
      "#7a5338",
    ],
    [
      [
        [x0 - rim, y0 - rim, up],
        [x1 + rim, y0 - rim, up],
        [x1, y0, up],
        [x0, y0, up],
      ],
      "#b5875a",
    ],
  ];
  const opening = (
    [
      [x0, y0, up],
      [x1, y0, up],
      [x1, y1, up],
      [x0, y1, up],
    ] as V3[]
  ).map(at);
  for (const x of [L.x, K.x]) {
    x.save();
    poly(x, opening);
    x.clip();
  }
  face(
    [
      [x0, y1, up],
      [x1, y1, up],
      [x1, y1, -deep],
      [x0, y1, -deep],
    ],
    bokashi(L.x, 0, at([0, y1, 0])[1], 0, at([0, y1, -deep])[1], stops("0 #2a1a18, 1 #8a4324")),
  );
  face(
    [
      [x0, y0, up],
      [x0, y1, up],
      [x0, y1, -deep],
      [x0, y0, -deep],
    ],
    "#3b221b",
  );
  face(
    [
      [x1, y0, up],
      [x1, y1, up],
      [x1, y1, -deep],
      [x1, y0, -deep],
    ],
    "#4a2a1e",
  );
  face(
    [
      [x0, y0, -deep],
      [x1, y0, -deep],
      [x1, y1, -deep],
      [x0, y1, -deep],
    ],
    "#8f8378",
  );
  rakeAsh();
  layCharcoal();
  L.x.restore();
  K.x.restore();
  for (const [points, c] of ring) {
    face(points, c, 2.8);
    woodGrain(points);
  }
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);

  function rakeAsh() {
    const T = new Tones();
    for (let i = 0; i < 3000; i++) {
      const x = r.range(x0, x1),
        y = r.range(y0, y1);
      const near = Math.hypot(x - fire[0], (y - fire[1]) * 1.1);
      const wave = Math.sin(near * 46 + n.n2(x * 3, y * 3) * 1.2);
      const t = clamp(0.5 + 0.3 * wave + 0.1 * r.g());
      const c = mix(mix("#4e4646", "#c9bdae", t), "#f08a3c", 0.6 * Math.exp(-near * 3.2));
      const [px, py] = at([x, y, -deep + 0.02]);
      T.add(c, (z) => dab(z, px - 7, py, 15, 4.4, 0.2 * (x - fire[0])), 0.8);
    }
    T.flush(L.x);
  }
  /** Sticks of charcoal leaned together; hot where they meet. */
  function layCharcoal() {
    const sticks = 15;
    for (let i = 0; i < sticks; i++) {
      const a = (i / sticks) * 6.283 + 0.3;
      const far = r.range(0.26, 0.36);
      const from: V3 = [
        fire[0] + Math.cos(a) * far,
        fire[1] + Math.sin(a) * far * 0.9,
        -deep + 0.03,
      ];
      const to: V3 = [fire[0] + Math.cos(a) * 0.05, fire[1] + Math.sin(a) * 0.05, -deep + 0.12];
      const steps = 12;
      for (let k = 0; k < steps; k++) {
        const p = (t: number) =>
          at([lerp(from[0], to[0], t), lerp(from[1], to[1], t), lerp(from[2], to[2], t)]);
        const t = k / steps;
        for (const [dy, w, heat] of [
          [3, 25, -0.28],
          [0, 20, 0],
          [-4, 8, 0.2],
        ]) {
          L.x.fillStyle = css(
            ember.at(Math.round(clamp(0.02 + 1.05 * t * t + heat * t + 0.08 * r.g()) * 7) / 7),
          );
          L.x.beginPath();
          brushPath(
            L.x,
            [p(t), p(t + 1.2 / steps)].map(([u, v]) => [u, v + dy] as Pt),
            () => w,
          );
          L.x.fill();
        }
      }
    }
    for (let i = 0; i < 60; i++) {
      const [px, py] = at([fire[0] + r.g() * 0.07, fire[1] + r.g() * 0.06, -deep + 0.1]);
      L.x.fillStyle = css(ember.at(r.range(0.75, 1)));
      L.x.beginPath();
      dab(L.x, px, py, r.range(6, 14), r.range(4, 8), r.range(-2.4, -0.7));
      L.x.fill();
    }
  }
  function woodGrain(points: V3[]) {
    const p = points.map(at);
    for (let i = 0; i < 7; i++) {
      const v = (i + r.range(0.3, 0.7)) / 7;
      const a: Pt = [lerp(p[0][0], p[3][0], v), lerp(p[0][1], p[3][1], v)],
        b: Pt = [lerp(p[1][0], p[2][0], v), lerp(p[1][1], p[2][1], v)];
      L.x.fillStyle = css(r.chance(0.6) ? "#4a2f20" : "#d9ae7a", 0.5);
      L.x.beginPath();
      brushPath(
        L.x,
        [a, [lerp(a[0], b[0], 0.4), lerp(a[1], b[1], 0.4) + r.range(-2, 2)], b],
        () => 1.6,
      );
      L.x.fill();
    }
  }
}

/** A cedar stump to sit on, with a flat cushion. */
function stump([x, y, z]: V3, radius: number, high: number, cloth: Col) {
  const L = layer(),
    K = layer(),
    r = new Rng(Math.round(100 + x * 10));
  const [cx, by] = at([x, y, z]);
  const ty = at([x, y, high])[1];
  const R = (radius * cam.f) / y,
    flat = 0.3;
  L.x.fillStyle = css("#0a0709", 0.6);
  L.x.beginPath();
  L.x.ellipse(cx + R * 0.25 * Math.sign(x), by + R * 0.06, R * 1.25, R * flat * 1.15, 0, 0, 7);
  L.x.fill();
  const side: Pt[] = [
    [cx - R, ty],
    ...Array.from({ length: 17 }, (_, i): Pt => {
      const a = Math.PI - (i / 16) * Math.PI;
      return [cx + Math.cos(a) * R * 1.06, by + Math.sin(a) * R * flat];
    }),
    [cx + R, ty],
  ];
  const toFire = x > 0 ? -1 : 1;
  L.x.fillStyle = bokashi(
    L.x,
    cx - R * toFire,
    0,
    cx + R * toFire,
    0,
    stops("0 #1c1413, 0.55 #4b3027, 1 #a8643a"),
  );
  poly(L.x, side);
  L.x.fill();
  L.x.save();
  poly(L.x, side);
  L.x.clip();
  const T = new Tones();
  for (let i = 0; i < 160; i++) {
    const px = cx + r.range(-1, 1) * R,
      py = r.range(ty, by + R * flat);
    T.add(
      r.chance(0.6) ? "#1f1413" : "#b07a4e",
      (q) => dab(q, px, py, r.range(10, 34), r.range(1.4, 3.4), 1.57 + r.g() * 0.05),
      0.5,
    );
  }
  T.flush(L.x);
  L.x.restore();
  for (const [grow, lift, c] of [
    [1, 0, "#9a6c45"],
    [1.04, 5, mix(cloth, "#120d10", 0.5)],
    [1.02, 14, cloth],
    [0.72, 17, mix(cloth, "#f0dcb4", 0.16)],
  ] as [number, number, Col][]) {
    L.x.fillStyle = css(c);
    L.x.beginPath();
    L.x.ellipse(cx, ty - lift, R * grow, R * flat * grow, 0, 0, 7);
    L.x.fill();
  }
  K.x.fillStyle = css(keyColour, 0.9);
  K.x.beginPath();
  brushPath(K.x, side, () => 2.4);
  const cushion = Array.from({ length: 41 }, (_, i): Pt => [
    cx + Math.cos((i / 40) * 6.283) * R * 1.03,
    ty - 12 + Math.sin((i / 40) * 6.283) * R * flat * 1.03,
  ]);
  brushPath(K.x, cushion, () => 2);
  K.x.fill();
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}

/** An iron kettle on a bamboo hook that comes down out of the dark. */
function kettle() {
  const L = layer(),
    K = layer(),
    r = new Rng(33);
  const [cx, cy] = at([fire[0], fire[1], 0.32]);
  const R = 118;
  L.x.fillStyle = bokashi(L.x, cx - 13, 0, cx + 13, 0, stops("0 #7a6544, 0.35 #4c3d2c, 1 #1c1614"));
  L.x.fillRect(cx - 13, -10, 26, cy - 250);
  for (const y of [60, 170]) {
    L.x.fillStyle = "#14100f";
    L.x.fillRect(cx - 14, y, 28, 4);
  }
  // the fish that locks the hook
  L.x.fillStyle = bokashi(L.x, 0, cy - 334, 0, cy - 276, stops("0 #8a6a48, 1 #33241d"));
  poly(L.x, [
    [cx - 78, cy - 300],
    [cx - 40, cy - 322],
    [cx + 40, cy - 316],
    [cx + 92, cy - 334],
    [cx + 76, cy - 304],
    [cx + 92, cy - 276],
    [cx + 40, cy - 290],
    [cx - 40, cy - 284],
  ]);
  L.x.fill();
  L.x.strokeStyle = "#191416";
  L.x.lineWidth = 9;
  L.x.beginPath();
  L.x.moveTo(cx, cy - 290);
  L.x.lineTo(cx, cy - 206);
  L.x.stroke();
  L.x.lineWidth = 8;
  L.x.beginPath();
  L.x.ellipse(cx, cy - 70, R * 0.86, 134, 0, Math.PI * 0.92, Math.PI * 2.08);
  L.x.stroke();
  const body = (grow: number): Pt[] =>
    Array.from({ length: 60 }, (_, i) => {
      const a = (i / 60) * 6.283;
      const flat = Math.sin(a) > 0 ? 0.66 : 0.62;
      return [
        cx + Math.cos(a) * R * grow * (1 + 0.06 * Math.sin(a)),
        cy + Math.sin(a) * R * flat * grow,
      ];
    });
  const spout: Pt[] = [
    [cx + R * 0.8, cy - 16],
    [cx + R * 1.24, cy - 58],
    [cx + R * 1.42, cy - 62],
    [cx + R * 1.36, cy - 46],
    [cx + R * 0.86, cy + 28],
  ];
  for (const [shape, a, b, c] of [
    [spout, "#4b4a50", "#26252b", "#6e2f1c"],
    [body(1), "#5d6068", "#222127", "#8a3a1c"],
  ] as const) {
    L.x.fillStyle = bokashi(L.x, 0, cy - R * 0.62, 0, cy + R * 0.66, [
      [0, a],
      [0.4, b],
      [0.78, "#191519"],
      [1, c],
    ]);
    poly(L.x, shape as Pt[]);
    L.x.fill();
  }
  // hailstone studs in rows, a lid with a knob
  for (let j = 0; j < 5; j++)
    for (let i = 0; i < 22; i++) {
      const u = -0.95 + (1.9 * (i + (j % 2) * 0.5)) / 22;
      const y = cy - 14 + j * 13 + 15 * Math.sqrt(1 - u * u) - 10;
      L.x.fillStyle = css(
        mix("#2b2a30", "#8b9198", clamp(0.6 - 0.5 * (u + 0.5) + 0.1 * r.g())),
        0.9,
      );
      L.x.beginPath();
      L.x.ellipse(cx + u * R * 0.96, y, 3.2, 2.8, 0, 0, 7);
      L.x.fill();
    }
  L.x.fillStyle = "#3c3d43";
  L.x.beginPath();
  L.x.ellipse(cx, cy - R * 0.54, R * 0.5, R * 0.17, 0, 0, 7);
  L.x.fill();
  L.x.fillStyle = "#6d727a";
  L.x.beginPath();
  L.x.ellipse(cx - 4, cy - R * 0.58, R * 0.38, R * 0.1, 0, 0, 7);
  L.x.fill();
  L.x.fillStyle = "#1a171a";
  L.x.beginPath();
  L.x.ellipse(cx, cy - R * 0.68, 13, 12, 0, 0, 7);
  L.x.fill();
  K.x.fillStyle = css(keyColour, 0.95);
  K.x.beginPath();
  const outline = body(1);
  brushPath(K.x, [...outline, outline[0]], () => 3);
  brushPath(K.x, [...spout], () => 2.4);
  K.x.fill();
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}

/** One thin curve of smoke, up past the hook into the black. */
function smoke() {
  const [sx, sy] = at([fire[0] + 0.28, fire[1] + 0.1, 0]);
  P.mist(
    (x, y) => {
      const t = (sy - y) / (sy + 30);
      if (t < 0 || t > 1) return 0;
      const middle = sx + 74 * Math.sin(t * 5.4) * t + 150 * t * t;
      const wide = 9 + 74 * t * t;
      const curl = 0.55 + 0.7 * n.fbm(x * 0.011, y * 0.007, 3);
      return (
        0.62 * Math.exp(-(((x - middle) / wide) ** 2)) * sstep(0, 0.12, t) * (1 - 0.75 * t) * curl
      );
    },
    "#c9c6bd",
    { key: 0.6, grain: 0.12 },
  );
}

/** The fire's light on everything round it. */
function glow() {
  const [fx, fy] = at([fire[0], fire[1], -0.05]);
  P.light((x) => {
    for (const [radius, strength, squash] of [
      [150, 0.75, 0.7],
      [460, 0.42, 0.62],
      [820, 0.2, 0.66],
    ]) {
      x.save();
      x.translate(fx, fy);
      x.scale(1, squash);
      const g = x.createRadialGradient(0, 0, 4, 0, 0, radius);
      g.addColorStop(0, `rgba(255,160,66,${strength})`);
      g.addColorStop(0.5, `rgba(230,110,40,${strength * 0.36})`);
      g.addColorStop(1, "rgba(220,100,40,0)");
      x.fillStyle = g;
      x.fillRect(-radius, -radius, radius * 2, radius * 2);
      x.restore();
    }
  });
}
