/** The papermaker: she leans into the work, one dark shape against the light, cut below by the vat; both hands hold the frame. */
import { bokashi, type Ctx, layer, type Pt, type V3 } from "../../kit/core.ts";
import { fillPoly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { depthOf, MAKER, points, project } from "./hero-plan.ts";
import { cut, fist, limb, line, shape, within } from "./hero-pen.ts";
import { hideBehind, type Room } from "./hero-light.ts";
import { frame, glow, mirrored, NEAR_GRIP, FAR_GRIP, spill } from "./hero-frame.ts";

const INDIGO = { deep: "#10131f", body: "#191e30", turn: "#29314a", rim: "#7d8fae" };
/** the covers on her forearms */
const COVER = { body: "#2a3350", deep: "#171c30", rim: "#8796b3" };
const TRUNK: Pt[] = points(
  "0.895 1.375, 0.965 1.395, 1.08 1.365, 1.2 1.275, 1.3 1.165, 1.39 1.04, 1.43 0.985, 1.415 0.945, 1.465 0.84, 1.48 0.7, 1.46 0.52, 1.475 0.3, 1.49 0.12, 1.47 0.1, 1.3 0.1, 1.12 0.1, 1.12 0.4, 1.07 0.62, 1.05 0.8, 1.06 0.93, 1.02 1.02, 0.95 1.09, 0.875 1.18, 0.845 1.27",
);
/** the head in its own measure, looking to the left; then bowed over the work */
const bowed = (p: Pt[]): Pt[] =>
  p.map(([u, v]) => [0.8 + u * 0.9 - v * 0.44, 1.398 + u * 0.44 + v * 0.9]);
const FACE = bowed(
  points(
    "-0.05 0.08, -0.084 0.062, -0.096 0.034, -0.088 0.012, -0.103 -0.008, -0.118 -0.026, -0.098 -0.038, -0.1 -0.052, -0.092 -0.062, -0.096 -0.073, -0.085 -0.084, -0.09 -0.108, -0.07 -0.124, -0.02 -0.112, 0.03 -0.075, 0.06 -0.06, 0.06 0.06, 0 0.09",
  ),
);
const NECK = bowed(points("-0.03 -0.1, 0.04 -0.05, 0.09 -0.02, 0.14 -0.1, 0.1 -0.17, 0.03 -0.16"));
/** a cotton cloth about the hair, its edge from the brow to the nape */
const HEAD_CLOTH = bowed(
  points(
    "-0.124 0.03, -0.112 0.066, -0.088 0.096, -0.045 0.114, 0.02 0.12, 0.085 0.108, 0.126 0.066, 0.13 0.01, 0.112 -0.042, 0.08 -0.085, 0.05 -0.1, 0.028 -0.07, 0.012 -0.02, -0.02 0.02, -0.07 0.034",
  ),
);
export function maker(P: Print, room: Room) {
  const M = layer();
  farArm(M.x);
  trunk(M.x);
  head(M.x);
  hideBehind(M, room, depthOf([0.95, MAKER, 0]) - 0.25);
  P.put(M, { occlude: 1 });
  glow(P);
  mirrored(P);
  const F = layer();
  frame(F.x);
  fist(F.x, FAR_GRIP, 0.35);
  P.put(F, { occlude: 1 });
  const A = layer();
  nearArm(A.x);
  P.put(A, { occlude: 1 });
  spill(P);
}
function farArm(x: Ctx) {
  const elbow: V3 = [0.84, 4.75, 1.1];
  limb(x, elbow, [FAR_GRIP[0] + 0.03, FAR_GRIP[1], FAR_GRIP[2] - 0.01], 0.088, 0.062, "#232b45");
  const sleeve = shape(
    4.7,
    points(
      "0.97 1.28, 0.88 1.25, 0.81 1.165, 0.782 1.115, 0.795 1.085, 0.845 1.035, 0.862 1.03, 0.93 1.06, 1.0 1.12",
    ),
    6,
  );
  fillPoly(x, sleeve, "#161b2d");
  within(x, sleeve, () => {
    cut(x, line(4.7, points("0.9 1.26, 0.81 1.165, 0.778 1.11, 0.8 1.07")), 9, "#34405f");
  });
}
function trunk(x: Ctx) {
  // the foot behind carries her
  fillPoly(
    x,
    shape(
      MAKER,
      points("1.46 0.16, 1.47 0.06, 1.48 0.012, 1.4 0, 1.26 0, 1.25 0.03, 1.34 0.07, 1.36 0.16"),
      5,
    ),
    "#15131a",
  );
  const out = shape(MAKER, TRUNK);
  const [tx, ty] = project([0.9, MAKER, 1.35]),
    [bx, by] = project([1.4, MAKER, 0.6]);
  fillPoly(
    x,
    out,
    bokashi(x, tx, ty, bx, by, [
      [0, "#20263c"],
      [0.4, INDIGO.body],
      [1, INDIGO.deep],
    ]),
  );
  within(x, out, () => {
    // snow light along the back and down the breast
    fillPoly(
      x,
      shape(
        MAKER,
        points(
          "0.88 1.42, 1.0 1.42, 1.16 1.34, 1.3 1.19, 1.4 1.04, 1.38 1.02, 1.29 1.135, 1.19 1.24, 1.08 1.315, 0.98 1.345, 0.9 1.345",
        ),
      ),
      INDIGO.turn,
    );
    cut(x, line(MAKER, points("0.9 1.385, 0.98 1.397, 1.08 1.367, 1.17 1.3")), 6, INDIGO.rim, 0.9);
    cut(x, line(MAKER, points("0.845 1.24, 0.9 1.14, 1.0 1.04, 1.06 0.95")), 9, "#2f3a58", 0.9);
    // two calm folds: the jacket pulled from the shoulder to the band, the apron's fall
    fillPoly(
      x,
      shape(
        MAKER,
        points(
          "1.1 1.2, 1.17 1.17, 1.27 1.09, 1.4 1.0, 1.39 1.035, 1.3 1.125, 1.22 1.19, 1.15 1.22",
        ),
      ),
      "#0c0f1c",
      0.85,
    );
    fillPoly(
      x,
      shape(
        MAKER,
        points("1.33 0.97, 1.31 0.86, 1.285 0.72, 1.29 0.5, 1.23 0.5, 1.25 0.72, 1.29 0.88"),
      ),
      INDIGO.turn,
      0.5,
    );
    fillPoly(
      x,
      shape(
        MAKER,
        points("1.04 0.94, 1.075 0.93, 1.066 0.82, 1.085 0.7, 1.13 0.5, 1.0 0.5, 1.02 0.8"),
      ),
      INDIGO.turn,
    );
    // the band of the apron
    cut(x, line(MAKER, points("1.03 0.945, 1.15 0.935, 1.28 0.955, 1.43 1.0")), 13, "#323850");
  });
}
function head(x: Ctx) {
  fillPoly(x, shape(MAKER, NECK, 6), "#3d2925");
  const face = shape(MAKER, FACE, 6);
  fillPoly(x, face, "#5c3d34");
  const lit = (text: string) => shape(MAKER, bowed(points(text)), 6);
  within(x, face, () => {
    // the wet sheet's light on cheek and chin, thin along brow and nose
    fillPoly(
      x,
      lit(
        "-0.13 0.04, -0.09 0.03, -0.082 0.006, -0.09 -0.014, -0.064 -0.022, -0.036 -0.04, -0.03 -0.07, -0.044 -0.1, -0.064 -0.116, -0.09 -0.14, -0.14 -0.1",
      ),
      "#966b58",
    );
    cut(
      x,
      line(MAKER, bowed(points("-0.096 0.03, -0.09 0.01, -0.104 -0.008, -0.118 -0.026"))),
      4,
      "#cfa88f",
    );
    cut(x, line(MAKER, bowed(points("-0.1 -0.058, -0.086 -0.062, -0.076 -0.06"))), 2, "#5a372f");
    fillPoly(x, lit("0.0 0.0, 0.06 -0.02, 0.06 -0.08, -0.01 -0.12, -0.002 -0.06"), "#472e29", 0.8);
    // eyes cast down
    cut(x, line(MAKER, bowed(points("-0.086 0.002, -0.07 -0.006, -0.052 -0.002"))), 2.6, "#2a1a1a");
  });
  const cloth = shape(MAKER, HEAD_CLOTH);
  const [cx, cy] = project([0.74, MAKER, 1.5]),
    [dx, dy] = project([0.9, MAKER, 1.36]);
  fillPoly(
    x,
    cloth,
    bokashi(x, cx, cy, dx, dy, [
      [0, "#55628a"],
      [0.3, "#364062"],
      [0.6, "#252c47"],
      [1, "#191e33"],
    ]),
  );
  within(x, cloth, () => {
    cut(
      x,
      line(MAKER, bowed(points("-0.12 0.04, -0.112 0.066, -0.088 0.096, -0.045 0.114, 0.03 0.12"))),
      6,
      "#b4c0d2",
      0.9,
    );
    // drawn tight to the knot
    for (const crease of [
      "0.1 -0.06, 0.06 0.0, 0.0 0.05, -0.05 0.066",
      "0.108 -0.05, 0.09 0.02, 0.05 0.08",
    ])
      cut(x, line(MAKER, bowed(points(crease))), 5, "#10142a", 0.8);
    cut(
      x,
      line(MAKER, bowed(points("-0.118 0.036, -0.07 0.042, -0.02 0.03, 0.012 -0.01"))),
      2.4,
      "#3f4b6e",
    );
  });
  // the cloth's tied ends on the nape
  fillPoly(
    x,
    shape(
      MAKER,
      bowed(
        points(
          "0.08 -0.045, 0.115 -0.03, 0.15 -0.05, 0.205 -0.12, 0.19 -0.135, 0.13 -0.085, 0.135 -0.12, 0.115 -0.175, 0.095 -0.165, 0.1 -0.115, 0.085 -0.085",
        ),
      ),
    ),
    "#2c3550",
  );
}
function nearArm(x: Ctx) {
  const elbow: V3 = [0.975, 4.3, 1.0];
  const wrist: V3 = [NEAR_GRIP[0] + 0.045, NEAR_GRIP[1], NEAR_GRIP[2] + 0.01];
  const [px, py] = project([0.9, 4.3, 1.08]),
    [qx, qy] = project([0.9, 4.3, 0.97]);
  const fore = limb(
    x,
    elbow,
    wrist,
    0.102,
    0.064,
    bokashi(x, px, py, qx, qy, [
      [0, COVER.body],
      [1, COVER.deep],
    ]),
  );
  within(x, fore, () => {
    const p = project([1.0, 4.3, 1.052]),
      q = project([wrist[0], wrist[1], wrist[2] + 0.03]);
    cut(x, [p, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 - 2], q], 4.4, COVER.rim, 0.85);
  });
  fist(x, NEAR_GRIP, 0.15);
  // the sleeve, tied up, falls from shoulder to elbow
  const sleeve = shape(
    4.32,
    points(
      "0.93 1.3, 1.02 1.335, 1.1 1.27, 1.12 1.14, 1.1 1.0, 1.06 0.935, 0.985 0.95, 0.925 0.985, 0.92 1.08, 0.905 1.2",
    ),
  );
  const [sx, sy] = project([0.92, 4.32, 1.25]),
    [tx, ty] = project([1.12, 4.32, 1.05]);
  fillPoly(
    x,
    sleeve,
    bokashi(x, sx, sy, tx, ty, [
      [0, "#2c3550"],
      [0.45, "#1d2338"],
      [1, "#111420"],
    ]),
  );
  within(x, sleeve, () => {
    fillPoly(
      x,
      shape(
        4.32,
        points(
          "0.89 1.3, 0.95 1.31, 0.958 1.25, 0.936 1.15, 0.926 1.06, 0.938 0.98, 0.9 0.95, 0.87 1.1",
        ),
      ),
      "#36436a",
    );
    fillPoly(
      x,
      shape(4.32, points("1.06 1.24, 1.075 1.1, 1.03 0.99, 0.98 0.945, 1.09 0.92, 1.15 1.1")),
      "#0c0f1b",
      0.9,
    );
  });
  // the cord that ties the sleeves
  cut(x, line(4.32, points("0.94 1.315, 0.99 1.285, 1.05 1.282, 1.1 1.25")), 4.6, "#8c3a30");
  cut(x, line(4.35, points("1.0 1.365, 1.09 1.31, 1.19 1.235, 1.26 1.16")), 3.2, "#6c2e2a");
}
