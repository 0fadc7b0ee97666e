/** The old bank near us, on which the basket stands: tussocks in shade, and plumes of pampas grass that catch the morning sun. */
import { layer, mix, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, catmull, dab, fillPoly, Tones } from "../../kit/brush.ts";
import type { Print } from "../../kit/print.ts";

const EDGE = catmull(
  [
    [850, 1240],
    [920, 1130],
    [1050, 1052],
    [1230, 1008],
    [1400, 984],
    [1640, 930],
  ],
  10,
);

export function bank(P: Print) {
  const r = new Rng(91),
    L = layer();
  fillPoly(L.x, [...EDGE, [1640, 1240]], "#3c4a44");
  const T = new Tones();
  for (let i = 0; i < 2600; i++) {
    const [ex, ey] = r.pick(EDGE),
      down = r.u() ** 1.3 * 240,
      x = ex + r.g() * 14 + down * 0.4,
      y = ey + down;
    const long = r.range(20, 46) * (0.7 + down / 300);
    T.add(
      r.pick(["#2f3d3c", "#4b5a44", "#71754a", "#a2944f", down < 60 ? "#d2b868" : "#5c6646"]),
      (q) => dab(q, x, y, long, 4.4, -1.57 + r.g() * 0.45, r.range(-0.25, 0.25)),
    );
  }
  T.flush(L.x);
  P.put(L, { occlude: 1 });
}

/** stems bent to the left by the wind from the sea, each with a feathered plume */
export function pampas(P: Print) {
  const r = new Rng(92),
    L = layer(),
    x = L.x;
  const stems = Array.from({ length: 17 }, (_, i) => ({
    foot: [1330 + i * 18 + r.range(-12, 12), 1090] as Pt,
    tall: 150 + 21 * i + r.range(-50, 80),
    lean: r.range(50, 130) - 2 * i,
  }));
  for (const { foot, tall, lean } of stems) {
    const tip: Pt = [foot[0] - lean, foot[1] - tall];
    const stem = catmull(
      [
        foot,
        [foot[0] - lean * 0.12, foot[1] - tall * 0.5],
        [foot[0] - lean * 0.5, foot[1] - tall * 0.82],
        tip,
      ],
      8,
    );
    x.fillStyle = "#5a5a3c";
    x.beginPath();
    brushPath(x, stem, (t) => 4.4 - 2.8 * t);
    x.fill();
    // two narrow leaves
    x.fillStyle = "#66693f";
    x.beginPath();
    for (const k of [-1, 1]) {
      const [lx, ly] = stem[Math.floor(stem.length * r.range(0.3, 0.55))];
      brushPath(
        x,
        catmull(
          [
            [lx, ly],
            [lx + k * 50, ly - 70],
            [lx + k * r.range(90, 130), ly - r.range(20, 60)],
          ],
          8,
        ),
        (t) => 6.5 * Math.sin(Math.PI * (0.12 + 0.88 * t)) + 0.6,
      );
    }
    x.fill();
    // the plume hangs to the lee side, pale on the side of the sun
    const T = new Tones(),
      from = Math.floor(stem.length * 0.72);
    for (let i = 0; i < 150; i++) {
      const t = r.u(),
        [px, py] = stem[Math.min(stem.length - 1, from + Math.floor(t * (stem.length - from)))];
      const out = r.range(-1, 0.5) * (1.1 - t) * 15,
        sun = out > -3;
      T.add(
        mix(sun ? "#fff3d8" : "#c8ab94", sun ? "#eed3b0" : "#a08a86", Math.round(r.u() * 3) / 3),
        (q) =>
          dab(
            q,
            px + out * 0.5,
            py + r.range(-4, 8),
            r.range(14, 28),
            3.4,
            2.5 - 0.5 * t + r.g() * 0.2,
            0.2,
          ),
      );
    }
    T.flush(x);
  }
  P.put(L, { occlude: 1 });
}
