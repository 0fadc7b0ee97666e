/** What is in the dim part of the room: a scroll on the wall, and leaves that blew in. */
import { clamp, css, layer, mix, type Pt, ramp, Rng, sstep } from "../../kit/core.ts";
import { fillPoly, mapleLeaf } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { cloud, fillWith, steps } from "./c-paint.ts";
import { on, WALL, wallAt } from "./c-plan.ts";

const silk = ramp([
  [0, "#171c28"],
  [0.4, "#29333e"],
  [0.75, "#455056"],
  [1, "#6f7468"],
]);
const sheet = ramp([
  [0, "#413f42"],
  [0.4, "#6e685c"],
  [0.7, "#978a70"],
  [1, "#bda985"],
]);
export function scroll(P: Print) {
  const L = layer(),
    x = L.x;
  const box = (a: number, b: number, z0: number, z1: number): Pt[] => [
    on(a, WALL, z1),
    on(b, WALL, z1),
    on(b, WALL, z0),
    on(a, WALL, z0),
  ];
  const rect = (a: number, b: number, z0: number, z1: number, c: string) =>
    fillPoly(x, box(a, b, z0, z1), c);
  const m = 2.26;
  const y = (z: number) => on(m, WALL, z)[1];
  // its shadow: it hangs a little off the wall below
  fillPoly(
    x,
    [
      on(m - 0.2, WALL, 2.02),
      on(m + 0.23, WALL, 2.02),
      on(m + 0.27, WALL, 0.58),
      on(m - 0.2, WALL, 0.58),
    ],
    "#12121b",
  );
  fillWith(x, [box(m - 0.22, m + 0.22, 0.64, 2.04)], (u, v) => {
    const [a, z] = wallAt(u, v),
      // a brocade of small waves, rubbed away in places
      wave =
        sstep(0.72, 0.9, Math.sin(a * 130 + 3 * Math.sin(z * 60)) * Math.sin(z * 110)) *
        sstep(-0.4, 0.2, cloud(a * 4, z * 4, 3)),
      curl = 0.1 * sstep(0.03, 0, Math.abs(Math.abs(a - m) - 0.22));
    return silk.at(
      steps(
        clamp(0.3 + 0.34 * (2.04 - z) + 0.16 * wave + 0.07 * cloud(a * 3, z * 2, 6) - curl),
        10,
      ),
    );
  });
  fillWith(x, [box(m - 0.17, m + 0.17, 0.86, 1.78)], (u, v) => {
    const [a, z] = wallAt(u, v),
      stain = sstep(0.25, 0.5, cloud(a * 3, z * 2, 9)),
      crease = sstep(0.006, 0.002, Math.abs(((z * 7.3) % 1) - 0.5) / 7.3) * 0.06;
    return sheet.at(
      steps(
        clamp(
          0.36 +
            0.42 * (1.78 - z) -
            0.22 * (a - m) +
            0.07 * cloud(a * 5, z * 3, 5) -
            0.1 * stain -
            crease,
        ),
        11,
      ),
    );
  });
  rect(m - 0.25, m + 0.25, 0.61, 0.65, "#1a1014");
  rect(m - 0.23, m + 0.23, 2.03, 2.055, "#1a1014");
  x.fillStyle = css("#17131a", 0.92);
  x.textAlign = "center";
  x.textBaseline = "middle";
  x.font = "92px KouzanG";
  const [cx] = on(m, WALL, 1);
  x.fillText("普", cx, y(1.52));
  x.fillText("茶", cx, y(1.13));
  P.put(L, { occlude: 1 });
}
export function leaves(P: Print) {
  const r = new Rng(14);
  P.block((x) => {
    for (const [a, d, s] of [
      [0.02, 2.4, 19],
      [-0.5, 2.36, 17],
      [-0.78, 3.3, 12],
      [0.56, 2.52, 16],
    ]) {
      const [u, v] = on(a, d, 0);
      const turn = r.range(0, 6);
      for (const [dx, dy, c] of [
        [-4, 4, a > 0.5 ? "#25262a" : "#6a4a30"],
        [0, 0, a > 0.5 ? "#8e3324" : mix("#c23a22", "#e2592c", r.u())],
      ] as const) {
        x.fillStyle = css(c);
        x.save();
        x.translate(u + dx, v + dy);
        x.scale(1, 0.5);
        x.beginPath();
        mapleLeaf(x, 0, 0, s, turn, 1, 7);
        x.fill();
        x.restore();
      }
    }
  });
}
