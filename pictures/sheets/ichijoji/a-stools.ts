/** The stools at the counter; one is free. */
import { type Pen, shape } from "../../kit/figures.ts";
import { oval, SEAT } from "./a-body.ts";
import { GUESTS } from "./a-company.ts";
import { FREE, place, print, type Put } from "./a-plan.ts";
import { tone } from "./pens.ts";

export function printStools() {
  print((p) => {
    for (const x of [FREE, ...GUESTS.map((g) => g.x)]) stool(p, place(x), x === FREE);
  }, 1.4);
}
function stool(p: Pen, m: Put, free: boolean) {
  for (const [a, b] of [
    [-0.12, -0.17],
    [0.12, 0.17],
    [-0.06, -0.075],
    [0.06, 0.085],
  ])
    tone(
      p,
      m([
        [a - 0.014, SEAT - 0.03],
        [a + 0.014, SEAT - 0.03],
        [b + 0.014, 0],
        [b - 0.014, 0],
      ]),
      "#150d12",
    );
  tone(
    p,
    m([
      [-0.15, 0.22],
      [0.15, 0.22],
      [0.15, 0.245],
      [-0.15, 0.245],
    ]),
    "#150d12",
  );
  shape(
    p,
    m([
      [-0.175, SEAT],
      [0.175, SEAT],
      [0.17, SEAT - 0.045],
      [-0.17, SEAT - 0.045],
    ]),
    "#3a211a",
    { smooth: false, line: 0.6 },
  );
  if (free) shape(p, m(oval([0, SEAT], 0.175, 0.026)), "#a8642c", { line: 0.5 });
}
