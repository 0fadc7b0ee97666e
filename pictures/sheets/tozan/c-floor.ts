/** The lane's floor: flagstones down the middle, trodden earth beside them, the shadow of the right wall over one side. */
import { clamp, mix, type Noise, type RGB, sstep } from "../../kit/core.ts";
import { worley } from "../../kit/terrain.ts";

const SUNNY = {
    earth: ["#cf9a63", "#e9c084", "#f7dca4"],
    stone: ["#c7b79c", "#e6d6b4", "#f9ecca"],
    moss: "#9aa052",
    line: "#6b4436",
  },
  SHADY = {
    earth: ["#664a5c", "#7a5a66", "#8c6a6e"],
    stone: ["#6a6078", "#7f7488", "#948894"],
    moss: "#525f52",
    line: "#33263e",
  };
/** half of the width of the flags; they end unevenly */
const FLAGS = 0.66;

export function floorInk(off: number, d: number, g: Noise): RGB {
  // the tiles on the right wall make its shadow's edge wavy, the tree beside it frays it
  const tree = sstep(5.2, 3.8, d) * (0.55 * g.fbm(off * 1.6 + 4, d * 1.5, 3) + 0.12);
  const lit = off < 0.34 + 0.05 * Math.abs(Math.sin((Math.PI * d) / 0.46)) - tree * 1.2;
  const T = lit ? SUNNY : SHADY;
  const side = off + 0.1 * g.n2(d * 0.9, 3) + 0.05 * g.n2(d * 4, off * 2);
  const c = worley((off + 4) * 1.7, d * 1.02, 0.62);
  // a stone belongs to the path by its own middle, so that none is cut
  const mid = off - c.dx / 1.7;
  const pick = (tones: readonly string[], t: number): RGB =>
    mix(tones[t > 0.66 ? 2 : t > 0.3 ? 1 : 0], tones[1], 0);
  let C: RGB;
  if (Math.abs(off + c.dx / 1.7) < FLAGS || Math.abs(mid) < 0.2) {
    const grit = 0.28 * g.n2(off * 3 + c.id * 40, d * 1.6) + 0.14 * g.n2(off * 15, d * 5);
    C = pick(T.stone, clamp(c.id * 0.62 + 0.2 + grit));
    const joint = 0.045 + 0.02 * g.n2(off * 3, d * 2);
    if (c.edge < joint) C = mix(T.line, T.moss, c.edge < joint * 0.45 ? 0 : 0.55);
  } else {
    const t = 0.46 + 0.3 * g.n2(off * 2.4, d * 1.2) + 0.22 * g.n2(off * 15, d * 7);
    C = pick(T.earth, clamp(t));
  }
  const verge = Math.abs(side) - 1.44 - 0.22 * g.n2(off * 6, d * 4) - 0.16 * g.n2(d * 1.3, off);
  return verge > 0 ? mix(C, T.moss, 0.85) : C;
}
