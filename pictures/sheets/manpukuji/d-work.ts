/** The work in the store: a printer at the window, and sheets drying on lines. */
import { bokashi, type Col, css, layer, lerp, mix, type Pt, Rng, stamp } from "../../kit/core.ts";
import { brushPath, poly, Tones, clearUnder } from "../../kit/brush.ts";
import { kimono, standFigure } from "../../kit/people.ts";
import { type Print } from "../../kit/print.ts";
import { proj } from "../../kit/terrain.ts";
import { cam, KEY, on } from "./store.ts";

/** a man in indigo, his back to us, bent over the far table */
export function printer(P: Print) {
  const F = kimono({
    id: "printer",
    yaw: 2.75,
    man: true,
    mats: {
      0: { c: "#d8a880" },
      1: { c: "#1a1618" },
      2: { c: "#4a6698" },
      3: { c: "#4a6698" },
      4: { c: "#1c2436" },
      5: { c: "#e8dcc0" },
      6: { c: "#2a211c" },
      7: { c: "#e8e0d0" },
      8: { c: "#fff" },
      9: { c: "#5a4030" },
    },
  });
  const [sx, sy, d] = proj(cam, -0.42, 11.2, 0);
  standFigure(P, F, {
    detail: [420, 300],
    amb: "#a08a78",
    ambI: 0.8,
    lamps: [{ dir: [-0.2, 0.5, -0.9], c: "#fff2d0", i: 0.9, wrap: 0.3 }],
    key: KEY,
    keyA: 0.85,
    at: [sx, sy],
    scale: cam.f / d,
  });
  // his table, and a pile of paper on it
  const L = layer(),
    K = layer();
  const quad = (pts: Pt[], c: Col) => {
    L.x.fillStyle = css(c);
    poly(L.x, pts);
    L.x.fill();
    K.x.fillStyle = css(KEY, 0.8);
    K.x.beginPath();
    brushPath(K.x, [...pts, pts[0]], () => 1.1);
    K.x.fill();
  };
  quad([on(-0.1, 11, 0.7), on(1.3, 11, 0.7), on(1.3, 11.9, 0.7), on(-0.1, 11.9, 0.7)], "#c9985c");
  quad([on(-0.1, 11, 0.6), on(1.3, 11, 0.6), on(1.3, 11, 0.7), on(-0.1, 11, 0.7)], "#5f3d28");
  for (const x of [-0.05, 1.18])
    quad([on(x, 11, 0), on(x + 0.08, 11, 0), on(x + 0.08, 11, 0.6), on(x, 11, 0.6)], "#3a2620");
  quad(
    [on(0.55, 11.1, 0.7), on(1.1, 11.1, 0.7), on(1.1, 11.1, 0.92), on(0.55, 11.1, 0.92)],
    "#f6ecd0",
  );
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}

/** columns of small marks that read as text and say nothing */
export function columns(
  T: Tones,
  at: (u: number, v: number) => Pt,
  cols: number,
  rows: number,
  size: number,
  c: Col,
  r: Rng,
  a = 0.9,
) {
  for (let i = 0; i < cols; i++) {
    if (Math.abs(i - (cols - 1) / 2) < 0.6) continue; // the fold of the page
    const n = rows - (r.chance(0.25) ? r.int(1, 4) : 0);
    for (let j = 0; j < n; j++) {
      const p = at((i + 1) / (cols + 1), 0.1 + (0.8 * (j + 0.5)) / rows);
      const s = size * 0.42;
      for (let k = 0; k < 3; k++) {
        const dx = r.range(-s, s) * 0.8,
          dy = r.range(-s, s) * 0.8,
          l = s * r.range(0.7, 1.5);
        const flat = r.chance(0.5);
        T.add(
          c,
          (q) =>
            q.rect(
              p[0] + dx - (flat ? l / 2 : s * 0.12),
              p[1] + dy - (flat ? s * 0.12 : l / 2),
              flat ? l : s * 0.26,
              flat ? s * 0.26 : l,
            ),
          a,
        );
      }
    }
  }
}

export function sheetsOnLine(P: Print) {
  const r = new Rng(5);
  for (const [y, z, xs] of [
    [9.4, 2.72, [-1.5, -0.75, 0.82, 1.55]],
    [7.2, 2.8, [-1.55, -0.85, 1.0]],
    [5.3, 2.86, [-1.5, 0.86, 1.56]],
    [3.9, 2.92, [-1.36, 1.3]],
  ] as [number, number, number[]][]) {
    const L = layer(),
      K = layer(),
      T = new Tones();
    const cord: Pt[] = [];
    for (let i = 0; i <= 20; i++)
      cord.push(on(lerp(-1.95, 1.95, i / 20), y, z - 0.09 * Math.sin((Math.PI * i) / 20)));
    K.x.fillStyle = css("#3a2a22", 0.95);
    K.x.beginPath();
    brushPath(K.x, cord, () => Math.max(1.2, 11 / y));
    K.x.fill();
    for (const x0 of xs) {
      const w = 0.62,
        h = 0.86,
        u = cam.f / y,
        sway = r.range(-0.05, 0.05),
        curl = r.range(0.02, 0.06);
      const at = (a: number, b: number): Pt =>
        on(
          x0 + (a - 0.5) * w + sway * b * b,
          y + curl * Math.sin(a * 3.1 + x0 * 5) * b,
          z - 0.07 - b * h - 0.012 * Math.sin(a * 6.28 + x0),
        );
      const out: Pt[] = [];
      for (let i = 0; i <= 10; i++) out.push(at(i / 10, 0));
      for (let i = 1; i <= 8; i++) out.push(at(1, i / 8));
      for (let i = 9; i >= 0; i--) out.push(at(i / 10, 1));
      for (let i = 7; i >= 1; i--) out.push(at(0, i / 8));
      // lit through from behind, cooler and darker the nearer to us
      const near = 1 - y / 10;
      const a0 = at(0, 0),
        a1 = at(0, 1);
      L.x.fillStyle = bokashi(L.x, 0, a0[1], 0, a1[1], [
        [0, mix("#e8d9b4", "#a08a70", near)],
        [0.45, mix("#fdf6dc", "#d9c8a4", near)],
        [1, mix("#f6e6bc", "#c2ad88", near)],
      ]);
      poly(L.x, out);
      L.x.fill();
      clearUnder(K.x, out);
      K.x.fillStyle = css(KEY, 0.8);
      K.x.beginPath();
      brushPath(K.x, [...out, out[0]], () => Math.max(0.9, 9 / y));
      K.x.fill();
      // wide gaps between the columns, none between the signs: the page reads from top to bottom
      columns(T, at, 13, 26, (u * w) / 25, "#2a2228", r, 0.88);
      // border line of the page
      for (const [p, q] of [
        [
          [0.03, 0.06],
          [0.97, 0.06],
        ],
        [
          [0.97, 0.06],
          [0.97, 0.94],
        ],
        [
          [0.97, 0.94],
          [0.03, 0.94],
        ],
        [
          [0.03, 0.94],
          [0.03, 0.06],
        ],
      ] as [Pt, Pt][])
        T.add("#2a2228", (k) =>
          brushPath(k, [at(...p), at((p[0] + q[0]) / 2, (p[1] + q[1]) / 2), at(...q)], () =>
            Math.max(0.8, 7 / y),
          ),
        );
      for (const a of [0.16, 0.84]) {
        const c = at(a, 0);
        T.add("#b98a52", (k) => k.rect(c[0] - u * 0.018, c[1] - u * 0.06, u * 0.036, u * 0.12));
      }
    }
    T.flush(L.x);
    P.put(L, { occlude: 1 });
    stamp(P.key.x, K);
  }
}
