/** The polished slabs: long joints to the far doors, a tone for each slab, drifted snow along the edge, and the garden's light in them. */
import { clamp, mix, Noise, ramp, sstep } from "../../kit/core.ts";
import { type Hit, type Mat } from "../../kit/solids.ts";
import { steps } from "../../kit/scene.ts";
import { EDGE, WALL } from "./a-plan.ts";
import { show } from "./a-timber.ts";

const n = new Noise(71);
const WIDE = 1.14,
  LONG = 2.3;
const slab = ramp([
  [0, "#13151f"],
  [0.35, "#293043"],
  [0.7, "#424f6b"],
  [1, "#677692"],
]);

/** how far a place is from the joints, and a number of its slab */
function place(x: number, y: number) {
  const row = Math.floor((x - WALL) / WIDE),
    fx = (x - WALL) / WIDE - row;
  const along = y / LONG + 0.37 * (((row * 5) % 7) + 7),
    col = Math.floor(along),
    fy = along - col;
  const hash = Math.sin(row * 127.1 + col * 311.7) * 43758.5453;
  return {
    side: Math.min(fx, 1 - fx) * WIDE,
    end: Math.min(fy, 1 - fy) * LONG,
    tone: hash - Math.floor(hash),
  };
}
/** snow that the wind has laid along the edge; it ends in a thawing line */
const drift = (x: number, y: number) => {
  const reach = 0.3 + 0.26 * n.fbm(y * 0.8 + 3, 1.7, 3) + 0.05 * n.n2(y * 6, 4);
  return EDGE + Math.max(0.04, reach) - x;
};
const wet = (h: Hit) => {
  if (h.nz < 0.5 || drift(h.x, h.y) > 0) return 0;
  const { side, end, tone } = place(h.x, h.y);
  if (Math.min(side * 1.4, end) < 0.012 + 0.0009 * h.t) return 0.08;
  const worn = 0.16 * n.fbm(h.x * 0.9, h.y * 0.5, 3) + 0.2 * (tone - 0.5);
  // flatter sight, brighter mirror; the inner slabs are the drier ones
  return clamp(0.5 + worn + 0.34 * sstep(3, 16, h.t) - 0.12 * sstep(-3.4, 1.2, h.x), 0.1, 0.9);
};

export const floor = (): Mat => ({
  c: [0, 0, 0],
  emit: 1,
  line: 0.8,
  rough: 0.075,
  wet,
  tex: (h, o) => {
    if (h.nz < 0.5) {
      show(o, mix("#3d486a", "#4f5c80", 0.5));
      return;
    }
    const d = drift(h.x, h.y);
    if (d > 0) {
      show(o, d > 0.1 ? [206, 220, 240] : [150, 170, 206]);
      return;
    }
    const { side, end, tone } = place(h.x, h.y);
    const near = Math.min(side, end);
    const joint = Math.max(
      sstep(0.02 + 0.0011 * h.t, 0.012, side),
      0.85 * sstep(0.016 + 0.0012 * h.t, 0.008, end),
    );
    const damp = sstep(-0.22, 0, d) * 0.2;
    const t =
      0.5 +
      0.3 * (tone - 0.5) +
      0.12 * n.fbm(h.x * 1.2, h.y * 0.7, 3) +
      0.1 * sstep(0.09, 0.02, near) -
      damp;
    const c = slab.at(steps(clamp(t), 10, 0.3));
    show(o, mix(c, "#0f111c", 0.9 * joint));
  },
});
