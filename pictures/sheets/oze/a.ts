/** Oze, A: a cormorant comes up with a sweetfish in its bill; rings on the water, lit from one side. */
import { fadeEdge } from "../../kit/stage.ts";
import {
  H,
  type Layer,
  Rng,
  SS,
  W,
  css,
  layer,
  mix,
  sstep,
  stamp,
  tick,
  type Pt,
} from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { Tones, brushPath, dab } from "../../kit/brush.ts";
import { nightWater, onWater, type Lamp, type WaterCam } from "./nightwater.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { WATER, body, ringAndCord } from "./a-bird.ts";
import { head } from "./a-head.ts";

const cam: WaterCam = { h: 0.8, f: 1500, cx: 800, hy: -90 };
const P = new Print(233, "#e8dcc6");
const r = new Rng(233);
const lamps: Lamp[] = [{ at: [-1.05, 2.9, 0.72], power: 1.15, size: 0.2, glow: 0.13 }];

const [bx, bd] = onWater(cam, 990, WATER + 6);
/** rings around the breast, and older, wider ones where it dived */
function rings(wx: number, wy: number): [number, number] {
  let a = 0,
    b = 0;
  for (const [cx, cy, k, reach, amp] of [
    [bx, bd, 66, 0.95, 0.26],
    [bx + 0.24, bd - 0.04, 66, 0.5, 0.1],
  ]) {
    const dx = (wx - cx) * 0.8,
      dy = wy - cy,
      d = Math.hypot(dx, dy);
    if (d > reach || d < 0.02) continue;
    const s = amp * Math.sin(d * k) * sstep(reach, reach * 0.35, d);
    a += (s * dx) / d;
    b += (s * dy) / d;
  }
  return [a, b];
}
// the dark reflection below the bird
const mirror = (x: number, y: number) => {
  const w = P.noise.n2(x * 0.006, y * 0.05) * 26 + P.noise.n2(x * 0.02, y * 0.13) * 12;
  const t = (y - WATER) / 260;
  if (t < -0.03) return 0;
  const l = 860 - 20 * t,
    rr = 1440 - 420 * t;
  return (
    sstep(l - 14, l + 14, x + w) *
    (1 - sstep(rr - 16, rr + 16, x + w)) *
    (1 - sstep(0.75, 1.05, t)) *
    0.85
  );
};
P.put(
  nightWater(cam, lamps, 15, {
    rings,
    shadow: mirror,
    rough: 0.06,
    top: 0,
    ink: {
      near: "#0b1426",
      far: "#0e1a31",
      sheen: "#3b6a98",
      ember: "#8f3519",
      glints: ["#8f2d18", "#dd5c1f", "#fba63c", "#ffe3a0"],
    },
  }),
  { occlude: 1 },
);
tick("water");
// night above: the far water turns black; firelight from the upper left
P.light((x) => fadeEdge(x, "top", 420, "#080c1c", 0.9), { op: "multiply" });
P.light((x) => {
  const g = x.createRadialGradient(120, -60, 20, 120, -60, 900);
  g.addColorStop(0, "rgba(255,150,60,.7)");
  g.addColorStop(0.35, "rgba(200,80,35,.25)");
  g.addColorStop(1, "rgba(120,40,30,0)");
  x.fillStyle = g;
  x.fillRect(0, 0, W, 900);
});

/** the bird upside down in the water, row by row: shifted and broken up by the ripples */
function mirrored(bird: Layer) {
  const M = layer();
  for (let y = WATER; y < 1130; y += 3) {
    const t = (y - WATER) / 225;
    const from = WATER - 6 - (y - WATER) * 2.1;
    const push = (7 + 40 * t) * P.noise.n2(y * 0.055, 3) + 12 * P.noise.n2(y * 0.21, 8);
    M.x.globalAlpha = 0.62 * (1 - t) * sstep(-0.75, 0.15, P.noise.n2(y * 0.16, 21));
    M.x.drawImage(bird.c, 0, from * SS, W * SS, 6 * SS, push, y, W, 3.4);
  }
  P.put(M, { alpha: 0.8 });
}
// sparks fall from the basket and leave lines of light
P.light((x) => {
  for (let i = 0; i < 150; i++) {
    const t = r.u(),
      px = 30 + r.g() * 90 + t * r.range(40, 520),
      py = r.range(-10, 60) + t * r.range(160, 520);
    const a = 1.25 + r.g() * 0.28,
      len = r.range(6, 26) * (1 - 0.5 * t);
    x.fillStyle = css(r.pick(["#ff8a2c", "#ffc25a", "#ffe9a8", "#e0521e"]), 0.95);
    x.beginPath();
    dab(x, px, py, len, r.range(3, 7) * (1 - 0.4 * t), a, 0.1);
    x.fill();
  }
});

// the side away from the fire is dark blue
P.light(
  (x) => {
    const g = x.createRadialGradient(250, 560, 260, 250, 560, 1300);
    g.addColorStop(0, "rgba(255,255,255,0)");
    g.addColorStop(0.45, "rgba(88,112,176,.55)");
    g.addColorStop(1, "rgba(40,66,128,.9)");
    x.fillStyle = g;
    x.fillRect(0, 0, W, H);
  },
  { op: "multiply" },
);
const L = layer(),
  K = layer();
body(L.x, r);
ringAndCord(L.x);
head(L.x, K.x, r);
mirrored(L);
P.put(L, { occlude: 1 });
stamp(P.key.x, K);
tick("bird");

// edges of the rings: broken arcs around the breast, warm towards the fire, dark blue behind
P.block((x) => {
  const T = new Tones();
  for (let ring = 0; ring < 9; ring++) {
    const R = 1 + ring * 0.3 + 0.015 * ring * ring;
    for (let a = -0.75; a < 3.9; a += r.range(0.03, 0.16)) {
      const span = r.range(0.12, 0.62) / (1 + ring * 0.05);
      if (r.chance(0.12 + ring * 0.05)) continue;
      const arc = Array.from({ length: 13 }, (_, i): Pt => {
        const q = a + (span * i) / 12;
        return [
          1080 + Math.cos(q) * 292 * R + 4 * P.noise.n2(q * 3, ring),
          WATER + 4 + Math.sin(q) * 50 * R + 2.2 * P.noise.n2(q * 5, ring + 9),
        ];
      });
      const mid = arc[6];
      // in the firelight, bright rings
      if (mid[0] < 640 && r.chance(sstep(700, 480, mid[0]) * 1.2)) continue;
      const lit = sstep(1180, 600, mid[0]),
        far = 1 - ring / 10,
        r0 = r.range(0.5, 1);
      T.add(
        mix(
          mix("#12263f", "#6690bd", far * r0),
          r.chance(0.5) ? "#ffd88a" : "#ee7e2c",
          lit * r.range(0.5, 1) * far,
        ),
        (q) =>
          brushPath(q, arc, (t) => (1.6 + 4.6 * far * r0) * Math.sin(Math.PI * (0.06 + 0.88 * t))),
        0.92,
      );
      a += span;
    }
  }
  T.flush(x);
});
// water drops from the bill, the fish and the neck
P.block((x) => {
  const T = new Tones();
  for (let i = 0; i < 74; i++) {
    const from = r.pick<[number, number]>([
      [600, 440],
      [770, 560],
      [690, 500],
      [870, 690],
      [640, 470],
    ]);
    const t = r.u(),
      px = from[0] + r.g() * 34,
      py = from[1] + t * (WATER - from[1] - 10),
      len = r.range(5, 20) * (0.5 + t);
    T.add(r.pick(["#ffe6ae", "#f6ae58", "#9db6d0"]), (q) =>
      dab(q, px, py, len, r.range(2, 4.6), 1.57 + r.g() * 0.06),
    );
  }
  T.flush(x);
});
P.light((x) => fadeEdge(x, "bottom", 210, "#060a18", 0.8), { op: "multiply" });
await finishSheet(P, "oze-a", {
  seal: { mark: "鮎", at: [1512, 1100] },
  wood: 0.12,
  woodMask: (_x, y) => (y < 300 ? 1 : 0.55),
  kuwahara: 0.7,
  blocks: 16,
  blockMix: 0.45,
  wobble: 0.8,
  sat: 1.05,
  contrast: 1.04,
});
