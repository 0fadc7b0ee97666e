/** Manpuku-ji D: the block store of Hozo-in in winter light: shelves of carved cherry wood, fresh sheets on the line, a printer far in. */
import {
  bokashi,
  clamp,
  type Col,
  css,
  elapsed,
  H,
  layer,
  mix,
  type Pt,
  ramp,
  Rng,
  sstep,
  stamp,
  tick,
  W,
} from "../../kit/core.ts";
import { brushPath, poly, Tones } from "../../kit/brush.ts";
import { save } from "../../kit/out.ts";
import { Print, seal } from "../../kit/print.ts";
import { bench, printer, sheetsOnLine } from "./d-work.ts";
import { AISLE, cam, END, KEY, on } from "./store.ts";

const P = new Print(97, "#ece2cc");
const amber = ramp([
  [0, "#140e12"],
  [0.2, "#2e1d1a"],
  [0.42, "#5f3d28"],
  [0.62, "#97683c"],
  [0.8, "#cf9c5c"],
  [1, "#f6dca4"],
]);
const TOP = 3.75;
/** light comes from the window at the end and sinks towards us; a second, paler one falls from the left */
const lightAt = (y: number, z: number, side: number) =>
  0.12 +
  0.62 * Math.pow(sstep(1.4, END, y), 1.4) +
  0.1 * sstep(3.4, 1, z) +
  (side > 0 ? 0.1 * Math.exp(-(((y - 4.4) / 1.1) ** 2)) : 0);

const L = layer(),
  K = layer();
const fill = (pts: Pt[], c: Col | CanvasGradient, key = 0) => {
  L.x.fillStyle = (typeof c === "string" || Array.isArray(c) ? css(c as Col) : c) as never;
  poly(L.x, pts);
  L.x.fill();
  K.x.save();
  K.x.globalCompositeOperation = "destination-out";
  K.x.fillStyle = "#000";
  poly(K.x, pts);
  K.x.fill();
  K.x.restore();
  if (key) {
    K.x.fillStyle = css(KEY, 0.85);
    K.x.beginPath();
    brushPath(K.x, [...pts, pts[0]], (t) => key * (0.8 + 0.4 * Math.sin(t * 19)));
    K.x.fill();
  }
};
// ceiling, floor, end wall with its paper window
fill([on(-AISLE, 1, TOP), on(AISLE, 1, TOP), on(AISLE, END, TOP), on(-AISLE, END, TOP)], "#1c1316");
for (let y = END - 0.5; y > 1; y -= 0.95)
  fill(
    [on(-AISLE, y, TOP - 0.24), on(AISLE, y, TOP - 0.24), on(AISLE, y, TOP), on(-AISLE, y, TOP)],
    amber.at(lightAt(y, TOP, 0) * 0.75),
    1,
  );
{
  const a = on(0, END, 0),
    b = on(0, 1.2, 0);
  fill(
    [on(-AISLE, 1.1, 0), on(AISLE, 1.1, 0), on(AISLE, END, 0), on(-AISLE, END, 0)],
    bokashi(L.x, 0, a[1], 0, b[1], [
      [0, "#f0dcb0"],
      [0.12, "#b98a58"],
      [0.4, "#5a3c2c"],
      [1, "#211619"],
    ]) as never,
  );
  for (let x = -AISLE; x <= AISLE; x += 0.28) {
    K.x.fillStyle = css(KEY, 0.7);
    K.x.beginPath();
    brushPath(K.x, [on(x, END, 0), on(x, 5, 0), on(x, 1.2, 0)], (t) => 0.6 + 2.4 * t * t);
    K.x.fill();
  }
}
fill([on(-AISLE, END, 0), on(AISLE, END, 0), on(AISLE, END, TOP), on(-AISLE, END, TOP)], "#4a3026");
const win = [
  on(-1.05, END, 0.75),
  on(1.05, END, 0.75),
  on(1.05, END, 2.7),
  on(-1.05, END, 2.7),
] as Pt[];
fill(
  win,
  bokashi(L.x, 0, win[3][1], 0, win[0][1], [
    [0, "#dfe9ea"],
    [0.5, "#fdfaec"],
    [1, "#f6e6bc"],
  ]) as never,
  2,
);
for (let i = 1; i < 8; i++)
  K.x.fillRect(
    win[0][0] + ((win[1][0] - win[0][0]) * i) / 8 - 0.7,
    win[3][1],
    1.4,
    win[0][1] - win[3][1],
  );
for (let i = 1; i < 5; i++)
  K.x.fillRect(
    win[0][0],
    win[3][1] + ((win[0][1] - win[3][1]) * i) / 5,
    win[1][0] - win[0][0],
    1.4,
  );
tick("room");

// ---------- the shelves, like courses of brick ----------
const r = new Rng(15);
const ROW = 0.3;
for (const side of [-1, 1]) {
  const X = side * AISLE;
  fill([on(X, 1.1, 0), on(X, END, 0), on(X, END, TOP), on(X, 1.1, TOP)], "#1a1114");
  const T = new Tones();
  for (let row = 0; row < 12; row++) {
    const z0 = 0.14 + row * ROW,
      z1 = z0 + ROW - 0.05;
    for (let y = END - 0.02; y > 1.15;) {
      const w = r.range(0.065, 0.1),
        y0 = y - w + 0.012;
      const gap = r.chance(0.025);
      if (!gap) {
        const deep = r.range(0, 0.05) * side,
          tall = z1 - r.range(0, 0.045);
        const t = clamp(lightAt(y, z0, side) + r.g() * 0.075);
        const c = amber.at(Math.round(t * 10) / 10);
        const a = on(X + deep, y, z0),
          b = on(X + deep, y0, z0),
          d = on(X + deep, y0, tall),
          e = on(X + deep, y, tall);
        T.add(c, (q) => {
          q.moveTo(a[0], a[1]);
          q.lineTo(b[0], b[1]);
          q.lineTo(d[0], d[1]);
          q.lineTo(e[0], e[1]);
          q.closePath();
        });
        // the grip at the end of each block, and a pasted slip on some
        if (y < 8) {
          const m0 = on(X + deep, y - w * 0.3, z0 + 0.07),
            m1 = on(X + deep, y0 + w * 0.3, tall - 0.06);
          const dark = amber.at(Math.round(clamp(t - 0.2) * 10) / 10);
          T.add(r.chance(0.12) ? mix("#e9dcb8", "#2a1a18", clamp(0.75 - t)) : dark, (q) =>
            q.rect(
              Math.min(m0[0], m1[0]),
              m1[1],
              Math.max(0.8, Math.abs(m1[0] - m0[0])),
              Math.max(1, m0[1] - m1[1]),
            ),
          );
        }
        if (y < 6.5) {
          K.x.fillStyle = css(KEY, 0.75);
          K.x.beginPath();
          brushPath(K.x, [b, [(b[0] + d[0]) / 2, (b[1] + d[1]) / 2], d], () =>
            clamp(3.4 / y, 0.5, 1.8),
          );
          K.x.fill();
        }
      }
      y -= w;
      if (r.chance(0.02)) T.flush(L.x);
    }
    T.flush(L.x);
    // the shelf board under the row
    const n = 18;
    for (let i = 0; i < n; i++) {
      const ya = END - ((END - 1.15) * i) / n,
        yb = END - ((END - 1.15) * (i + 1)) / n;
      const X2 = X - side * 0.05;
      fill(
        [on(X2, ya, z0 - 0.05), on(X2, yb, z0 - 0.05), on(X2, yb, z0), on(X2, ya, z0)],
        amber.at(clamp(lightAt(ya, z0, side) + 0.06)),
      );
    }
    K.x.fillStyle = css(KEY, 0.85);
    K.x.beginPath();
    brushPath(
      K.x,
      [
        on(X - side * 0.05, END, z0 - 0.05),
        on(X - side * 0.05, 4, z0 - 0.05),
        on(X - side * 0.05, 1.15, z0 - 0.05),
      ],
      (t) => 0.6 + 2.2 * t * t,
    );
    K.x.fill();
  }
  // posts
  for (let y = END - 0.4; y > 1.2; y -= 1.55) {
    const X2 = X - side * 0.09,
      t = lightAt(y, 1.5, side);
    fill(
      [on(X2, y, 0), on(X2, y - 0.13, 0), on(X2, y - 0.13, TOP), on(X2, y, TOP)],
      amber.at(clamp(t * 0.8)),
      clamp(5 / y, 0.8, 2.4),
    );
    fill(
      [on(X2, y, 0), on(X2 + side * 0.1, y, 0), on(X2 + side * 0.1, y, TOP), on(X2, y, TOP)],
      amber.at(clamp(t + 0.18)),
    );
  }
}
P.put(L, { occlude: 1 });
stamp(P.key.x, K);
tick("shelves");
// winter light stands in the aisle
P.light((x) => {
  const c = on(0, END, 1.7);
  const g = x.createRadialGradient(c[0], c[1], 10, c[0], c[1], 430);
  g.addColorStop(0, "rgba(255,246,216,.75)");
  g.addColorStop(0.4, "rgba(250,220,160,.22)");
  g.addColorStop(1, "rgba(250,210,150,0)");
  x.fillStyle = g;
  x.fillRect(0, 0, W, H);
});
printer(P);
sheetsOnLine(P);
tick("sheets");
bench(P);
tick("bench");
P.light(
  (x) => {
    x.fillStyle = bokashi(
      x,
      0,
      0,
      0,
      330,
      [
        [0, "#100b12"],
        [1, "#100b12"],
      ],
      [
        [0, 0.8],
        [1, 0],
      ],
    );
    x.fillRect(0, 0, W, 330);
  },
  { op: "multiply" },
);
const out = P.finish({
  wood: 0.09,
  woodMask: () => 0.6,
  vignette: 0.24,
  kuwahara: 0.6,
  blocks: 15,
  blockMix: 0.4,
  sat: 1.05,
});
seal(out.getContext("2d"), 1512, 1096, "版", 34);
await save(out, "out/manpukuji-d.png");
console.log("total", elapsed().toFixed(1));
