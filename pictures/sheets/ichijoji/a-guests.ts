/** Five guests from behind, dark against the lit room, with a rim of lamplight. */
import { type Pt } from "../../kit/core.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { headAt, neckOf, oval, SEAT, torso } from "./a-body.ts";
import { type Guest, GUESTS } from "./a-company.ts";
import { printHead } from "./a-head.ts";
import { place, print, type Put } from "./a-plan.ts";
import { tone } from "./pens.ts";

export function printGuests() {
  for (const g of GUESTS) print((p) => guest(p, g, place(g.x)), 1.35);
}
function guest(p: Pen, g: Guest, m: Put) {
  const w = g.wide,
    neck = neckOf(g),
    [hx, hz] = headAt(g);
  for (const s of [-1, 1]) {
    tone(
      p,
      m([
        [s * 0.025, SEAT],
        [s * 0.14, SEAT],
        [s * 0.115, 0.34],
        [s * 0.1, 0.23],
        [s * 0.045, 0.23],
        [s * 0.05, 0.34],
      ]),
      g.legs,
    );
    tone(p, m(oval([s * 0.078, 0.228], 0.04, 0.024)), "#0c090e");
  }
  // the coat's skirt, then the back
  const { hem } = g;
  shape(
    p,
    m([
      [-0.17 * w, SEAT + 0.1],
      [0.17 * w, SEAT + 0.1],
      [0.195 * w, SEAT - 0.02],
      [0.19 * w, hem + 0.01],
      [0.06 * w, hem - 0.012],
      [-0.09 * w, hem],
      [-0.195 * w, hem + 0.004],
      [-0.2 * w, SEAT - 0.01],
    ]),
    g.shade,
    { smooth: false, line: 0.6 },
  );
  const body = torso(g);
  shape(p, m(body), g.coat, { line: 0.9 });
  const away = g.x < 0.6 ? -1 : 1;
  tone(
    p,
    m([
      [away * 0.05 * w, SEAT],
      [away * 0.09 * w, SEAT + 0.3],
      [away * 0.15 * w, neck - 0.08],
      [away * 0.2 * w, neck - 0.12],
      [away * 0.22 * w, SEAT + 0.3],
      [away * 0.17 * w, SEAT + 0.14],
      [away * 0.172 * w, SEAT],
    ]),
    g.shade,
  );
  if (g.hair === "short" || g.hair === "hood")
    line(
      p,
      m([
        [g.lean * 0.4, neck - 0.1],
        [0.005, SEAT + 0.24],
        [-0.005, SEAT + 0.04],
      ]),
      0.7,
    );
  // the lamp's light along both shoulders
  line(p, m(body.slice(5, 9).map(([u, z]): Pt => [u, z - 0.006])), 2.4, g.rim);
  line(p, m(body.slice(9, 13).map(([u, z]): Pt => [u, z - 0.006])), 2.4, g.rim);
  tone(
    p,
    m([
      [hx - 0.045, neck - 0.015],
      [hx + 0.04, neck - 0.015],
      [hx + 0.04, hz - 0.05],
      [hx - 0.042, hz - 0.05],
    ]),
    "#6f4028",
  );
  shape(
    p,
    m([
      [-0.085 + g.lean * 0.6, neck - 0.03],
      [0.07 + g.lean * 0.6, neck - 0.03],
      [0.05 + hx * 0.6, neck + 0.03],
      [-0.06 + hx * 0.6, neck + 0.03],
    ]),
    g.shade,
    { smooth: false, line: 0.6 },
  );
  printHead(p, m, g, [hx, hz]);
}
