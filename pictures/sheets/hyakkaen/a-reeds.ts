/** The near growth at the right: reeds and irises, dark before the bright water, an edge of light on each blade. */
import { clamp, css, H, layer, type Pt, ramp, Rng, stamp } from "../../kit/core.ts";
import { brushPath, catmull, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { bud, iris } from "./a-iris.ts";

const dark = ramp([
  [0, "#062029"],
  [0.4, "#0e3a42"],
  [0.7, "#1f5a56"],
  [1, "#4f8a70"],
]);
/** flowers from the back to the front: place, size, lean, face (0: a bud), form */
const FLOWERS = [
  [1576, 330, 0.8, 0.16, 0, 0],
  [1206, 676, 0.74, -0.24, 0, 0],
  [1448, 424, 0.8, 0.22, 0.6, 1],
  [1324, 540, 1.2, -0.12, 0.96, 1],
  [1530, 606, 1.42, 0.1, 1, 0],
] as const;

export function reeds(P: Print) {
  const L = layer(),
    K = layer(),
    r = new Rng(33),
    T = new Tones();
  const blade = (x0: number, len: number, lean: number, w: number, t: number, fold = 0) => {
    const y0 = H + 30;
    const pts = catmull(
      [
        [x0, y0],
        [x0 + lean * 0.1 * len, y0 - len * 0.45],
        [x0 + lean * 0.32 * len, y0 - len * 0.86],
        [x0 + lean * (0.62 + fold) * len, y0 - len * (1 - fold * 0.9)],
      ],
      12,
    );
    T.add(dark.at(t), (z) => brushPath(z, pts, (v) => w * Math.sin(Math.PI * (0.2 + 0.79 * v))));
    // the sun is on the left
    const edge = pts.map(([x, y], i): Pt => [
      x - w * 0.4 * Math.sin(Math.PI * (0.2 + (0.79 * i) / (pts.length - 1))),
      y,
    ]);
    T.add(t > 0.5 ? "#c9d8a0" : "#7fae8c", (z) =>
      brushPath(
        z,
        edge.slice(14),
        (v) => Math.min(3, w * 0.18) * Math.sin(Math.PI * (0.05 + 0.9 * v)),
      ),
    );
  };
  const clump = (
    cx: number,
    spread: number,
    count: number,
    len: number,
    w: number,
    tone: number,
  ) => {
    for (let k = 0; k < count; k++) {
      const off = clamp(r.g(), -1.6, 1.6);
      blade(
        cx + off * spread,
        len * r.range(0.6, 1.04) * (1 - 0.1 * Math.abs(off)),
        clamp(0.16 * off + r.g() * 0.16, -0.5, 0.4),
        w * r.range(0.75, 1.2),
        clamp(tone + r.g() * 0.1),
        r.chance(0.16) ? r.range(0.16, 0.3) : 0,
      );
      if (k % 9 === 8) T.flush(L.x);
    }
    T.flush(L.x);
  };
  for (const [x0, len, lean, w, t, fold] of [
    [1330, 560, -0.34, 15, 0.66, 0.1],
    [1270, 420, -0.62, 13, 0.5, 0.2],
    [1380, 700, -0.3, 16, 0.6, 0],
    [1240, 300, -0.5, 12, 0.4, 0.1],
    [1190, 190, -0.5, 11, 0.3, 0],
    [1460, 860, 0.2, 15, 0.7, 0.24],
  ])
    blade(x0, len, lean, w, t, fold);
  clump(1500, 130, 40, 800, 15, 0.62);
  clump(1590, 70, 22, 960, 18, 0.36);
  for (const [fx, fy, , lean] of FLOWERS) {
    const stem = catmull(
      [
        [fx + 60 - lean * 160, H + 40],
        [fx + 14 - lean * 40, (fy + H) / 2],
        [fx, fy + 10],
      ],
      10,
    );
    T.add("#0f3d40", (z) => brushPath(z, stem, (t) => 10 - 3 * t));
    T.add("#9dbf90", (z) =>
      brushPath(
        z,
        stem.slice(6).map(([x, y]): Pt => [x - 3, y]),
        () => 1.8,
      ),
    );
  }
  T.flush(L.x);
  clump(1420, 110, 26, 560, 17, 0.3);
  clump(1300, 60, 12, 380, 14, 0.5);
  clump(1540, 150, 34, 440, 24, 0.06);
  P.put(L, { occlude: 1 });
  for (const [fx, fy, size, lean, face, form] of FLOWERS) {
    const [deep, pale] =
      face > 0.85 ? (["#35297c", "#9c8fdc"] as const) : (["#3d3187", "#8478c8"] as const);
    const F = layer();
    if (face) iris(F.x, K.x, { at: [fx, fy], lean, face, size, form }, deep, pale);
    else bud(F.x, K.x, [fx, fy], size, lean, deep, pale);
    // the side away from the sun is in shade
    const w = 72 * size;
    const g = F.x.createLinearGradient(fx - w, fy - w * 0.5, fx + w, fy + w * 0.7);
    g.addColorStop(0, css("#ffe6d0", 0.42));
    g.addColorStop(0.34, css("#c9b4e0", 0.12));
    g.addColorStop(0.6, css("#1c1a5a", 0.18));
    g.addColorStop(1, css("#10143c", 0.72));
    F.x.globalCompositeOperation = "source-atop";
    F.x.fillStyle = g;
    F.x.fillRect(fx - 2 * w, fy - 2 * w, 4 * w, 4 * w);
    P.put(F, { occlude: 1 });
  }
  stamp(P.key.x, K);
  // two blades cross before them
  const N = layer();
  blade(1592, 700, -0.36, 19, 0.3);
  blade(1400, 640, 0.2, 15, 0.44);
  T.flush(N.x);
  P.put(N, { occlude: 1 });
  P.light(
    (x) => {
      const g = x.createLinearGradient(1250, 1250, 1150, 800);
      g.addColorStop(0, css("#0a3440", 0.6));
      g.addColorStop(1, css("#0a3440", 0));
      x.fillStyle = g;
      x.fillRect(0, 700, 1600, 500);
    },
    { op: "multiply" },
  );
}
