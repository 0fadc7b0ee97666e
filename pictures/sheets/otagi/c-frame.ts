/** The bell tower above the bell: the far slope of its roof from below, two far posts, and the main beam. */
import { layer, Rng } from "../../kit/core.ts";
import { belfry, see } from "./c-stage.ts";
import { box, type Pen, press, type Sawn } from "./c-timber.ts";
import { fillPoly } from "../../kit/brush.ts";

/** The beam's underside, and the positions of the bell and the striking log. */
export const BEAM = 4.36;
const POST = 1.62;
const RAFTER: Sawn = { under: "#6d4038", lit: "#b9764a", front: "#8d5745", shade: "#3b2733" };
const OLD: Sawn = { under: "#3a2834", lit: "#d49a60", front: "#7d4c44", shade: "#452d39" };

const pen = (seed: number): Pen => ({ L: layer(), K: layer(), r: new Rng(seed) });

/** Boards in the dark, and the rafters below them up to the eaves. */
export function printRoof() {
  const ridge = 6.0,
    eave = 2.5,
    fall = 0.46;
  const p = pen(31);
  fillPoly(
    p.L.x,
    [
      belfry(-6, 0, ridge + 0.14),
      belfry(6, 0, ridge + 0.14),
      belfry(6, eave, ridge + 0.14 - fall * eave),
      belfry(-6, eave, ridge + 0.14 - fall * eave),
    ].map(see),
    "#241a26",
  );
  for (let u = 4.2; u > -4.2; u -= 0.34)
    box(p, [u, 0.1, ridge], [u + 0.12, eave - 0.05, ridge + 0.15], RAFTER, {
      tilt: fall,
      cuts: 5,
      line: 2.2,
    });
  box(
    p,
    [-6, eave - 0.08, ridge - fall * eave],
    [6, eave + 0.02, ridge + 0.2 - fall * eave],
    { under: "#8a5240", lit: "#d49a60", front: "#8d5745", shade: "#4a2f38" },
    { line: 3, cuts: 20 },
  );
  press(p);
}

export function printPosts() {
  const p = pen(35);
  // the plate below the rafters, then the posts, then the beam that runs through them
  box(p, [-4, POST - 0.12, 4.72], [4, POST + 0.12, 5.0], OLD, { line: 3, cuts: 26 });
  for (const u of [POST, -POST])
    box(p, [u - 0.13, POST - 0.13, -0.4], [u + 0.13, POST + 0.13, 4.74], OLD, {
      line: 3.4,
      cuts: 22,
    });
  box(p, [-2.1, POST - 0.06, 4.16], [2.1, POST + 0.06, 4.4], OLD, { line: 2.8, cuts: 24 });
  press(p);
}

export function printBeam() {
  const p = pen(37);
  box(
    p,
    [-4, -0.17, BEAM],
    [4, 0.17, BEAM + 0.42],
    { under: "#3a2631", lit: "#d49a60", front: "#9c6249", shade: "#4a2f38" },
    {
      line: 4,
      cuts: 40,
    },
  );
  press(p);
}
