/** The night over the river: sky, stars, three rows of wooded hills. */
import { type Rng, W, bokashi, mix, sstep, type Pt } from "../../kit/core.ts";
import type { Print } from "../../kit/print.ts";
import { Tones, dab } from "../../kit/brush.ts";

export function skyAndHills(P: Print, r: Rng) {
  const n = P.noise;
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, 0, 0, 350, [
        [0, "#0a1020"],
        [0.45, "#13203c"],
        [0.8, "#24365c"],
        [1, "#3b4568"],
      ]);
      x.fillRect(0, 0, W, 360);
      const T = new Tones();
      for (let i = 0; i < 70; i++) {
        const a = r.range(0, W),
          b = r.range(10, 210),
          s = r.range(1.2, 2.8);
        T.add(
          r.pick(["#c9cbd2", "#8c97b4", "#6b7aa0"]),
          (q) => dab(q, a, b, s, s, r.range(0, 3)),
          0.8,
        );
      }
      T.flush(x);
    },
    { grain: 0.2 },
  );
  // three rows of hills; the river comes out of the gap at the left
  const walls: [number, (x: number) => number, string, string][] = [
    [
      1,
      (x) => 205 + 60 * sstep(900, 100, x) - 40 * Math.exp(-(((x - 620) / 260) ** 2)),
      "#223358",
      "#354a72",
    ],
    [2, (x) => 150 + 170 * sstep(900, 330, x) + 60 * sstep(1300, 1600, x), "#152342", "#223358"],
    [3, (x) => 185 + 175 * sstep(0, 360, x), "#0c1528", "#142140"],
  ];
  for (const [s, f, c0, c1] of walls) {
    const top: Pt[] = [];
    for (let x = -10; x <= W + 10; x += 2.5) {
      const trees =
        (6 + s * 3) * Math.abs(n.n2(x * 0.06 * (4 - s) * 0.5, s * 3)) +
        5 * Math.abs(n.n2(x * 0.21, s));
      top.push([x, f(x) + 26 * n.fbm(x * 0.004, s * 7.7, 3) - trees]);
    }
    P.block(
      (x) => {
        x.fillStyle = bokashi(x, 0, 150, 0, 345, [
          [0, c0],
          [1, c1],
        ]);
        x.beginPath();
        x.moveTo(-10, 360);
        for (const p of top) x.lineTo(p[0], p[1]);
        x.lineTo(W + 10, 360);
        x.fill();
        // cedars and oaks as darker dabs, so that the slope looks like a wood and not like a curtain
        const T = new Tones();
        for (let i = 0; i < 5200; i++) {
          const a = r.range(0, W),
            k = Math.min(top.length - 1, Math.max(0, Math.round((a + 10) / 2.5)));
          const b = top[k][1] + 4 + r.u() ** 1.6 * 150,
            z = r.range(4, 9) * (0.5 + s * 0.25);
          T.add(
            mix(c0, r.chance(0.5) ? "#0c142a" : c1, r.pick([0.3, 0.45])),
            (q) => dab(q, a - z, b, z * 2, z * 0.9, r.range(-0.5, 0.1)),
            0.35,
          );
        }
        T.flush(x);
      },
      { grain: 0.14 },
    );
    P.mist(
      (x, y) => sstep(290, 345, y) * 0.32 * (0.6 + 0.6 * n.fbm(x * 0.003, y * 0.02 + s, 3)),
      "#33476e",
      { grain: 0.1 },
    );
  }
}
