/** A guest's head from behind: hair, cap or hood, and the lamp's rim of light. */
import { type Pt } from "../../kit/core.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { HEAD, oval } from "./a-body.ts";
import { type Guest, type Hair } from "./a-company.ts";
import { type Put } from "./a-plan.ts";
import { tone } from "./pens.ts";

const HAIR: Record<Hair, string> = {
  short: "#15101a",
  bun: "#1c1216",
  cap: "#8a2f22",
  long: "#22151a",
  hood: "#2c2740",
};
export function printHead(p: Pen, m: Put, g: Guest, [hx, hz]: Pt) {
  const at2 = (list: readonly Pt[]) => m(list.map(([u, z]): Pt => [hx + u, hz + z]));
  const [a, b] = HEAD;
  if (g.hair !== "hood" && g.hair !== "long")
    for (const s of [-1, 1]) tone(p, at2(oval([s * a * 0.98, -0.02], 0.016, 0.026)), "#a5653a");
  const skull: Pt[] = [
    [-a, 0.01],
    [-a * 0.92, b * 0.6],
    [-a * 0.4, b * 0.97],
    [a * 0.3, b],
    [a * 0.88, b * 0.64],
    [a, 0.02],
    [a * 0.86, -b * 0.5],
    [a * 0.5, -b * 0.86],
    [-a * 0.5, -b * 0.86],
    [-a * 0.88, -b * 0.46],
  ];
  shape(p, at2(skull), HAIR[g.hair], { line: 0.7 });
  if (g.hair === "bun")
    shape(p, at2(oval([0.015, b + 0.012], 0.044, 0.036)), HAIR.bun, { line: 0.6 });
  if (g.hair === "long")
    shape(
      p,
      at2([
        [-a * 1.02, 0.02],
        [-a * 1.12, -b],
        [-a * 0.9, -b * 1.75],
        [0, -b * 1.9],
        [a * 0.95, -b * 1.7],
        [a * 1.1, -b],
        [a * 1.02, 0.02],
      ]),
      HAIR.long,
      { line: 0.7 },
    );
  if (g.hair === "hood")
    shape(
      p,
      at2([
        [-a * 1.08, -0.01],
        [-a * 0.8, b * 0.9],
        [0, b * 1.12],
        [a * 0.85, b * 0.88],
        [a * 1.1, -0.02],
        [a * 1.3, -b * 1.05],
        [0, -b * 1.3],
        [-a * 1.3, -b * 1.05],
      ]),
      HAIR.hood,
      { line: 0.7 },
    );
  if (g.hair === "cap") {
    tone(
      p,
      at2([
        [-a * 0.98, -b * 0.1],
        [a * 0.98, -b * 0.06],
        [a * 0.86, -b * 0.52],
        [a * 0.5, -b * 0.86],
        [-a * 0.5, -b * 0.86],
        [-a * 0.88, -b * 0.5],
      ]),
      "#1a1318",
    );
    line(
      p,
      at2([
        [-a * 0.98, -b * 0.08],
        [0, -b * 0.2],
        [a * 0.98, -b * 0.04],
      ]),
      0.7,
    );
  }
  const s = g.x < 0.6 ? 1 : -1;
  line(
    p,
    at2([
      [-s * a * 0.1, b * 0.94],
      [s * a * 0.62, b * 0.8],
      [s * a * 0.96, b * 0.2],
    ]),
    2.2,
    g.rim,
  );
}
