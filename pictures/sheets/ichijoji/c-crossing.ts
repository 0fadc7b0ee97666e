/** The post of the level crossing at our end of the station: stripes, a cross, two lamps that are off, a box at its foot. */
import { type Mat, type World } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { flat } from "../../kit/wood.ts";

export function crossing(w: World, x: number, y: number) {
  const yellow = linear("#e5b036"),
    black = linear("#1b1a20");
  const stripe: Mat = {
    c: yellow,
    line: 0.7,
    tex: (h, o) =>
      o.set(
        Math.floor(((Math.abs(h.ly) > Math.abs(h.lz) ? h.ly : h.lz) + 40) / 0.32) % 2
          ? yellow
          : black,
      ),
  };
  w.rod([x, y, 0], [x, y, 3.4], 0.065, stripe);
  for (const s of [-1, 1]) w.turned([x - 0.07, y, 3.1], [0.02, 0.6, 0.085], stripe, 0, s * 0.65);
  for (const s of [-1, 1]) {
    w.rod([x - 0.03, y + s * 0.27, 2.3], [x - 0.07, y + s * 0.27, 2.3], 0.21, flat("#17171d"));
    w.rod([x - 0.07, y + s * 0.27, 2.3], [x - 0.1, y + s * 0.27, 2.3], 0.12, flat("#8c2a20"));
  }
  w.box(x - 0.14, y - 0.14, 0, x + 0.14, y + 0.14, 0.34, flat("#8c8a84"));
  w.box(x - 0.12, y + 0.06, 0.34, x + 0.12, y + 0.3, 1.0, flat("#9aa39c", { line: 0.8 }));
}
