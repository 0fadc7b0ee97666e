/** The small roof's timbers, and the striking cords. */
import { bokashi, type Col, css, H, layer, lerp, type Pt, Rng, stamp, W } from "../../kit/core.ts";
import { brushPath, dab, poly, Tones } from "../../kit/brush.ts";
import { pts, stops } from "../../kit/points.ts";
import { P, keyColour } from "./c-stage.ts";

export function frameOf() {
  const L = layer(),
    K = layer(),
    r = new Rng(31);
  const timber = (points: Pt[], c0: Col, c1: Col, along: number) => {
    const xs = points.map((p) => p[0]),
      ys = points.map((p) => p[1]);
    const x0 = Math.min(...xs),
      x1 = Math.max(...xs),
      y0 = Math.min(...ys),
      y1 = Math.max(...ys);
    L.x.save();
    poly(L.x, points);
    L.x.fillStyle =
      along === 0
        ? bokashi(L.x, 0, y0, 0, y1, [
            [0, c1],
            [1, c0],
          ])
        : bokashi(L.x, x0, 0, x1, 0, [
            [0, c0],
            [1, c1],
          ]);
    L.x.fill();
    L.x.clip();
    const T = new Tones();
    for (let i = 0; i < ((x1 - x0) * (y1 - y0)) / 420; i++) {
      const px = r.range(x0, x1),
        py = r.range(y0, y1),
        long = r.range(30, 150);
      T.add(
        r.chance(0.7) ? "#1f141f" : "#8a5f52",
        (z) => dab(z, px, py, long, r.range(1, 2.6), along === 0 ? 0 : 1.57),
        0.5,
      );
    }
    T.flush(L.x);
    L.x.restore();
    K.x.fillStyle = css(keyColour, 0.9);
    K.x.beginPath();
    points.forEach((a, i) => brushPath(K.x, [a, points[(i + 1) % points.length]], () => 2.6));
    K.x.fill();
  };
  // rafters, the beams they rest on, and the two near posts
  for (let i = 0; i < 13; i++) {
    const x = 60 + i * 124;
    timber(
      [
        [x - 16 - (800 - x) * 0.1, -10],
        [x + 16 - (800 - x) * 0.1, -10],
        [x + 13, 178],
        [x - 13, 178],
      ],
      "#4a2f3c",
      "#2b1c2a",
      1,
    );
  }
  timber(
    [
      [-20, 176],
      [W + 20, 176],
      [W + 20, 252],
      [-20, 252],
    ],
    "#3a2532",
    "#6b4448",
    0,
  );
  timber(
    [
      [-20, 252],
      [W + 20, 252],
      [W + 20, 322],
      [-20, 322],
    ],
    "#2a1b28",
    "#47303a",
    0,
  );
  for (const [x, w] of pts("60,86 1492,98"))
    timber(
      [
        [x, 300],
        [x + w, 300],
        [x + w + 6, H + 10],
        [x - 6, H + 10],
      ],
      x < 800 ? "#c08a5a" : "#a06c50",
      "#3a2530",
      1,
    );
  timber(
    [
      [-20, 1032],
      [W + 20, 1058],
      [W + 20, 1112],
      [-20, 1086],
    ],
    "#3a2530",
    "#8a5a4c",
    0,
  );
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  P.block(
    (x) => {
      x.fillStyle = bokashi(
        x,
        0,
        0,
        0,
        420,
        stops("0 #1c1220, 1 #1c1220"),
        pts("0,0.85 0.5,0.5 1,0"),
      );
      x.fillRect(0, 0, W, 420);
    },
    { occlude: 0, grain: 0.2 },
  );
}
/** A striking cord: twisted, red and white, with a tassel. */
export function cord(x: number, from: number, to: number, thick: number) {
  const L = layer(),
    K = layer();
  const sway = (y: number) => x + 10 * Math.sin((y - from) / 190);
  const line: Pt[] = Array.from({ length: 40 }, (_, i) => {
    const y = lerp(from, to, i / 39);
    return [sway(y), y];
  });
  L.x.fillStyle = "#8f2a28";
  L.x.beginPath();
  brushPath(L.x, line, () => thick);
  L.x.fill();
  const T = new Tones();
  for (let y = from; y < to; y += thick * 0.72) {
    T.add("#e9dcc0", (z) =>
      dab(z, sway(y) - thick * 0.52, y + thick * 0.3, thick * 1.2, thick * 0.42, -0.62),
    );
    T.add("#c8452f", (z) => dab(z, sway(y) - thick * 0.46, y, thick * 0.7, thick * 0.3, -0.62));
  }
  for (let i = 0; i < 60; i++) {
    const u = -1 + i / 30;
    T.add(i % 3 ? "#b53a2b" : "#d9694a", (z) =>
      dab(
        z,
        sway(to) + u * thick * 0.5,
        to,
        thick * 4.4 * (1 - 0.2 * u * u),
        thick * 0.3,
        1.57 - u * 0.12,
      ),
    );
  }
  T.flush(L.x);
  L.x.fillStyle = "#7a2226";
  L.x.fillRect(sway(to) - thick * 0.72, to - thick * 0.4, thick * 1.44, thick * 0.8);
  K.x.fillStyle = css(keyColour, 0.85);
  K.x.beginPath();
  for (const s of [-0.52, 0.52])
    brushPath(
      K.x,
      line.map(([a, b]) => [a + s * thick, b] as Pt),
      () => 1.8,
    );
  K.x.fill();
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
