/** The straw rope with paper streamers, hung before the fall. */
import { css, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, poly, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { at, type Scene } from "../../kit/scene.ts";
import { proj } from "../../kit/terrain.ts";
import { BACK, cam } from "./falls.ts";

/** a twisted rope from wall to wall, with four folded papers */
export function ropeAcross(P: Print, s: Scene) {
  // it is tied in cracks of the side walls: start and end where the rock lets it be seen
  const seen = (x: number) => {
    const q = proj(cam, x, BACK - 2, 5.7);
    return s.dep[at(q[0], q[1])] > q[2] - 0.05;
  };
  let xa = -0.5,
    xb = 1;
  while (xa > -6 && seen(xa)) xa -= 0.05;
  while (xb < 7 && seen(xb)) xb += 0.05;
  const a = proj(cam, xa - 0.1, BACK - 2, 5.5),
    b = proj(cam, xb + 0.1, BACK - 2, 5.9);
  // from where the wall takes it, on into the next dark cleft or behind the next boulder
  for (const [end, way] of [
    [a, -3],
    [b, 3],
  ] as [[number, number, number], number][]) {
    for (let k = 0; k < 40 && s.dep[at(end[0], end[1])] > end[2] - 1.1; k++) {
      end[0] += way;
      end[1] -= 0.5;
    }
  }
  const rope: Pt[] = [];
  for (let i = 0; i <= 60; i++) {
    const t = i / 60;
    rope.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + 74 * Math.sin(Math.PI * t)]);
  }
  const T = new Tones();
  const fat = (t: number) => 7 + 9 * Math.sin(Math.PI * t);
  P.block((x) => {
    x.fillStyle = css("#8a7248");
    x.beginPath();
    brushPath(x, rope, fat);
    x.fill();
  });
  for (let i = 1; i < 120; i++) {
    const t = i / 120,
      k = t * 60,
      j = Math.min(59, Math.floor(k)),
      f = k - j;
    const px = rope[j][0] + (rope[j + 1][0] - rope[j][0]) * f,
      py = rope[j][1] + (rope[j + 1][1] - rope[j][1]) * f,
      w = fat(t);
    T.add(i % 2 ? "#e8d49c" : "#5b4630", (z) =>
      brushPath(
        z,
        [
          [px - w * 0.3, py + w * 0.46],
          [px + w * 0.4, py - w * 0.46],
        ],
        () => w * 0.2,
      ),
    );
  }
  T.flush(P.base.x);
  P.lines((k) => {
    k.fillStyle = css("#0c1822", 0.85);
    k.beginPath();
    for (const s of [-1, 1])
      brushPath(
        k,
        rope.map((q, i): Pt => [q[0], q[1] + (s * fat(i / 60)) / 2]),
        () => 1.4,
      );
    k.fill();
  });
  for (const t of [0.2, 0.4, 0.6, 0.8]) {
    const q = rope[Math.round(t * 60)];
    const X = q[0],
      Y = q[1] + fat(t) / 2;
    // three folds stepping down and out
    let px = X,
      py = Y;
    for (let k = 0; k < 4; k++) {
      const s = k % 2 ? 1 : -1,
        w = 15 + k * 1.5,
        h = 25;
      const fold: Pt[] = [
        [px - w / 2, py],
        [px + w / 2, py - 2],
        [px + w / 2 + s * 7, py + h],
        [px - w / 2 + s * 7, py + h + 3],
      ];
      P.block((x) => {
        x.fillStyle = css(k % 2 ? "#dfe6e2" : "#fffef6");
        poly(x, fold);
        x.fill();
      });
      P.lines((kk) => {
        kk.fillStyle = css("#0c1822", 0.8);
        kk.beginPath();
        brushPath(kk, [...fold, fold[0]], () => 1.1);
        kk.fill();
      });
      px += s * 7 + s * 4;
      py += h - 3;
    }
    // a tuft of straw between the papers
    const u = rope[Math.min(60, Math.round((t + 0.1) * 60))];
    if (t < 0.75)
      for (let k = -2; k <= 2; k++)
        T.add("#d9c48a", (z) =>
          brushPath(
            z,
            catmull(
              [
                [u[0] + k * 2, u[1]],
                [u[0] + k * 4, u[1] + 20],
                [u[0] + k * 6, u[1] + 36],
              ],
              4,
            ),
            (v) => 2.4 * (1 - v * 0.6),
          ),
        );
  }
  T.flush(P.base.x);
}
