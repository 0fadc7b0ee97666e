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
  "0.895 1.375, 0.965 1.395, 1.08 1.365, 1.2 1.275, 1.3 1.15, 1.365 1.02, 1.415 0.95, 1.475 0.84, 1.48 0.7, 1.46 0.52, 1.475 0.3, 1.49 0.12, 1.47 0.1, 1.3 0.1, 1.12 0.1, 1.12 0.4, 1.07 0.62, 1.05 0.8, 1.06 0.93, 1.02 1.02, 0.95 1.09, 0.875 1.18, 0.845 1.27",
);
const HEAD_CLOTH: Pt[] = points(
  "0.898 1.315, 0.922 1.365, 0.918 1.425, 0.888 1.478, 0.832 1.507, 0.768 1.5, 0.718 1.468, 0.688 1.43, 0.662 1.402, 0.682 1.388, 0.704 1.372, 0.716 1.345, 0.728 1.315, 0.752 1.29, 0.79 1.284, 0.84 1.285",
);
/** what the cloth leaves free, in its shade: nose, mouth, chin */
const FACE: Pt[] = points(
  "0.74 1.42, 0.686 1.395, 0.672 1.364, 0.686 1.355, 0.685 1.343, 0.69 1.327, 0.706 1.307, 0.74 1.3, 0.8 1.31, 0.86 1.34, 0.86 1.4",
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
  fist(F.x, FAR_GRIP, -0.5, true);
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
    cut(x, line(4.7, points("0.9 1.26, 0.81 1.165, 0.778 1.11")), 7, "#2c3652");
    cut(x, line(4.7, points("0.782 1.115, 0.8 1.08, 0.85 1.033")), 4, "#4a587a", 0.9);
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
    cut(
      x,
      line(MAKER, points("0.88 1.375, 0.97 1.392, 1.08 1.362, 1.2 1.272, 1.29 1.16")),
      13,
      INDIGO.turn,
    );
    cut(
      x,
      line(MAKER, points("0.9 1.385, 0.97 1.397, 1.08 1.367, 1.17 1.3")),
      5.5,
      INDIGO.rim,
      0.9,
    );
    cut(x, line(MAKER, points("0.845 1.24, 0.9 1.14, 1.0 1.04, 1.06 0.95")), 8, "#46557a", 0.9);
    cut(x, line(MAKER, points("1.06 0.93, 1.05 0.82, 1.07 0.66, 1.1 0.5")), 7, INDIGO.turn);
    // folds: the jacket pulled over the back, the cloth below the band
    cut(x, line(MAKER, points("1.36 1.03, 1.24 1.08, 1.12 1.17")), 3, INDIGO.turn);
    cut(x, line(MAKER, points("1.33 1.08, 1.24 1.14, 1.16 1.23")), 2.4, INDIGO.turn);
    cut(x, line(MAKER, points("1.41 0.9, 1.36 0.75, 1.35 0.55")), 3, INDIGO.turn, 0.8);
    cut(x, line(MAKER, points("1.27 0.9, 1.22 0.76, 1.22 0.6")), 2.4, INDIGO.turn, 0.7);
    // the band of the apron
    cut(x, line(MAKER, points("1.03 0.945, 1.15 0.935, 1.28 0.955, 1.42 1.0")), 13, "#3a3f52");
    cut(
      x,
      line(MAKER, points("1.03 0.955, 1.15 0.946, 1.28 0.966, 1.42 1.012")),
      2,
      "#6f7890",
      0.8,
    );
  });
}
function head(x: Ctx) {
  const face = shape(MAKER, FACE, 6);
  fillPoly(x, face, "#4a322b");
  within(x, face, () =>
    cut(
      x,
      line(MAKER, points("0.692 1.395, 0.681 1.364, 0.69 1.33, 0.712 1.307")),
      2.8,
      "#c9a78f",
      0.75,
    ),
  );
  const cloth = shape(MAKER, HEAD_CLOTH);
  const [cx, cy] = project([0.72, MAKER, 1.5]),
    [dx, dy] = project([0.88, MAKER, 1.36]);
  fillPoly(
    x,
    cloth,
    bokashi(x, cx, cy, dx, dy, [
      [0, "#5a6684"],
      [0.4, "#333c58"],
      [1, "#1a1f33"],
    ]),
  );
  within(x, cloth, () => {
    cut(
      x,
      line(
        MAKER,
        points("0.664 1.408, 0.69 1.432, 0.72 1.47, 0.77 1.502, 0.832 1.508, 0.88 1.485"),
      ),
      5,
      "#a9b6c9",
      0.95,
    );
    cut(
      x,
      line(MAKER, points("0.69 1.418, 0.76 1.425, 0.84 1.39, 0.905 1.34")),
      2.4,
      "#0f1324",
      0.75,
    );
    cut(x, line(MAKER, points("0.79 1.5, 0.85 1.465, 0.905 1.4")), 2, "#6b7793", 0.7);
  });
  // the cloth's tied ends on the nape
  fillPoly(
    x,
    shape(
      MAKER,
      points(
        "0.885 1.41, 0.93 1.41, 0.985 1.375, 0.975 1.355, 0.93 1.37, 0.955 1.33, 0.935 1.32, 0.89 1.37",
      ),
    ),
    "#2b334e",
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
  fist(x, NEAR_GRIP, 0.1, true);
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
    cut(x, line(4.32, points("0.91 1.24, 0.915 1.1, 0.92 0.98")), 5, "#6b7b9e", 0.85);
    cut(x, line(4.32, points("1.0 1.27, 0.99 1.14, 0.96 1.03")), 2.6, "#3d4769");
    cut(x, line(4.32, points("1.07 1.19, 1.05 1.08, 1.0 0.98")), 2.2, "#3d4769", 0.8);
    cut(x, line(4.32, points("0.92 0.99, 0.99 0.955, 1.07 0.94")), 3, "#0c0e18");
  });
  // the cord that ties the sleeves
  cut(x, line(4.32, points("0.935 1.31, 0.99 1.27, 1.06 1.28, 1.105 1.25")), 3.8, "#84382f");
  cut(x, line(4.35, points("1.02 1.36, 1.09 1.3, 1.2 1.21, 1.27 1.17")), 3.2, "#71302a");
}
