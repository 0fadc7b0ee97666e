/** Satta Pass, A: a fisherman sculls home at the stern of his boat, one dark shape in the moon's road; his lantern at the bow. */
import { css, type Pt } from "../../kit/core.ts";
import { catmull, clearUnder, poly, stroke } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { type Pens, scaleAt, waterAt } from "./a-plan.ts";

const D = 34,
  X = 1252;
const METRE = scaleAt(D);
/** a place in centimetres from the middle of the boat at the water */
const at =
  (p: Pens) =>
  ([x, z]: Pt): Pt => [X + (x / 100) * METRE, MOORED - ((p.eye.flip ? -z : z) / 100) * METRE];
/** the height of its waterline on the sheet */
export const MOORED = waterAt(D);
const NIGHT = "#0a1731",
  EDGE = "#a9c1d0";

const HULL = pts(
  "-270,62 -262,40 -240,8 -190,-8 150,-8 215,6 262,40 292,84 240,52 150,38 0,33 -150,40",
);
const BACK = pts("-270,62 -150,44 0,37 150,42 240,56 292,84 240,60 150,50 0,47 -150,53");
/** the man: one foot back and one knee bent, his weight on the oar that he pushes from him */
const BACK_LEG = pts("-214,104 -216,76 -224,56 -240,43 -222,41 -208,46 -200,72 -184,100");
const FRONT_LEG = pts("-188,102 -176,78 -172,56 -174,41 -148,41 -155,52 -152,80 -154,102");
const COAT = pts(
  "-134,186 -152,183 -172,172 -192,150 -206,124 -218,92 -188,88 -152,92 -150,116 -138,138 -124,158 -120,176",
);
const ARM = pts(
  "-146,176 -130,176 -120,162 -108,150 -92,146 -82,150 -80,142 -94,136 -114,140 -130,152 -144,164",
);
const HEAD = pts("-134,178 -136,190 -133,203 -122,208 -111,203 -108,192 -112,182 -122,176");
const OAR = pts("-78,150 -160,108 -262,57 -340,18 -412,-18");

/** what the water keeps of the boat and of him */
const HULL_BELOW = pts("-256,40 -240,4 -190,-8 150,-8 215,4 252,36 200,44 100,38 0,34 -150,40");
const BODY = pts(
  "-218,30 -214,96 -192,150 -160,178 -136,190 -130,207 -112,205 -110,184 -122,166 -140,138 -150,110 -148,30",
);

export function boat(p: Pens) {
  const to = at(p);
  const shape = (list: Pt[], c: string, round = true) => {
    const q = (round ? catmull(list, 6, true) : list).map(to);
    if (p.k) clearUnder(p.k, q);
    p.x.fillStyle = css(c);
    poly(p.x, q);
    p.x.fill();
  };
  if (p.eye.flip) {
    shape(BODY, NIGHT);
    shape(HULL_BELOW, NIGHT);
    return;
  }
  stroke(p.x, catmull(OAR, 6).map(to), 4.2, NIGHT, { taper: [0.05, 0] });
  shape(BACK, "#2a466a", false);
  shape(BACK_LEG, NIGHT);
  shape(FRONT_LEG, NIGHT);
  shape(COAT, NIGHT);
  shape(ARM, NIGHT);
  shape(HEAD, NIGHT);
  shape(HULL, NIGHT);
  // the moon, behind, edges his head and shoulder and the far gunwale; the lamp warms the bow
  stroke(p.x, catmull(pts("-128,207 -118,207 -109,200 -107,191"), 6).map(to), 1.8, EDGE);
  stroke(p.x, catmull(pts("-128,177 -118,163 -106,152 -90,148"), 6).map(to), 1.6, EDGE);
  stroke(p.x, catmull(pts("-150,54 0,48 120,50"), 6).map(to), 1.6, EDGE);
  stroke(p.x, catmull(pts("130,50 200,55 250,66 290,84"), 6).map(to), 2.2, "#d99a58");
}
/** The one warm light, on a short pole at the bow. */
export const LAMP: Pt = [X + 2.18 * METRE, MOORED - 1.12 * METRE];
export function lantern(p: Pens) {
  const to = at(p);
  const [lx, ly] = to([218, 112]);
  stroke(p.x, pts("232,60 234,142 218,146").map(to), 2.2, NIGHT, { taper: [0, 0] });
  p.x.fillStyle = "#ffb65c";
  p.x.beginPath();
  p.x.ellipse(lx, ly, 5.4, 7.6, 0, 0, 6.3);
  p.x.fill();
  p.x.fillStyle = "#ffe3a6";
  p.x.beginPath();
  p.x.ellipse(lx, ly + 1, 2.8, 4.6, 0, 0, 6.3);
  p.x.fill();
  p.x.fillStyle = NIGHT;
  p.x.fillRect(lx - 4, ly - 9, 8, 2.6);
  p.x.fillRect(lx - 4, ly + 6.6, 8, 2.4);
}
