/** Hakozushi A: the wide cooling tub of rice on its stand. */
import { Noise } from "../../kit/core.ts";
import { type Mat, type World } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { flat } from "../../kit/wood.ts";
import { TUB } from "./a-plan.ts";
import { staved } from "./a-staved.ts";
import { staves } from "./a-woods.ts";

const n = new Noise(19);
const rice: Mat = {
  c: linear("#f4f1ee"),
  line: 0.6,
  tex: (h, o) => {
    const furrow = n.n2(h.x * 3.2, h.y * 9) + 0.4 * n.n2(h.x * 9, h.y * 22);
    o.set(linear(furrow > 0.5 ? "#c9c6d6" : "#fbf8f2"));
    o[3] = 0.55;
  },
};
export function tub(w: World) {
  const { x, y, r, foot, rim } = TUB;
  staved(
    w,
    [x, y],
    { r, foot, rim, count: 34, thick: 0.022 },
    staves({ dark: "#4a3227", light: "#8e6a4c", hoop: "#9a5a30" }, foot, [
      [0.035, 0.085],
      [0.215, 0.262],
    ]),
  );
  w.ball([x, y, rim - 0.1], [r - 0.05, r - 0.05, 0.075], rice);
  w.rod([x, y, foot], [x, y, rim - 0.11], r - 0.05, rice);
  const wood = flat("#241a1c");
  w.box(x - 0.66, y - 0.5, foot - 0.1, x + 0.66, y - 0.38, foot, wood);
  w.box(x - 0.66, y + 0.38, foot - 0.1, x + 0.66, y + 0.5, foot, wood);
  for (const s of [-1, 1]) {
    w.box(
      x + s * 0.56 - 0.05,
      y - 0.5,
      foot - 0.14,
      x + s * 0.56 + 0.05,
      y + 0.5,
      foot - 0.04,
      wood,
    );
    for (const t of [-1, 1])
      w.box(
        x + s * 0.56 - 0.055,
        y + t * 0.44 - 0.055,
        0,
        x + s * 0.56 + 0.055,
        y + t * 0.44 + 0.055,
        foot - 0.05,
        wood,
      );
  }
}
