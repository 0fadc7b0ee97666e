/** The one who rinses: a broad hat, a bent back, sleeves tied up, and her reflection. */
import { css, type Ctx, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, clearUnder, fillPoly } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { at, cam, KEY, WASHER } from "./d-plan.ts";

const foot = at(WASHER.x, WASHER.y),
  unit = cam.f / WASHER.y;
type Place = (p: Pt) => Pt;
const upright: Place = ([a, b]) => [foot[0] + a * unit, foot[1] - b * unit];

const COAT = cut(
  "0.42 0.5, 0.44 0.62, 0.36 0.74, 0.16 0.86, -0.06 0.95, -0.22 0.98, -0.33 0.9, -0.29 0.74, -0.1 0.65, 0.04 0.56, 0.14 0.45, 0.3 0.42",
);
const LIT = cut(
  "0.43 0.52, 0.44 0.62, 0.36 0.74, 0.16 0.86, -0.06 0.95, -0.22 0.98, -0.2 0.92, -0.02 0.86, 0.16 0.77, 0.3 0.66, 0.36 0.56",
);
/** bent knees, the far leg first */
const LEGS = [
  cut(
    "0.22 0.56, 0.02 0.46, -0.06 0.34, 0.0 0.16, 0.01 -0.03, 0.14 -0.03, 0.14 0.16, 0.1 0.33, 0.28 0.42",
  ),
  cut(
    "0.42 0.58, 0.42 0.46, 0.32 0.33, 0.38 0.14, 0.41 -0.03, 0.28 -0.03, 0.25 0.14, 0.16 0.33, 0.18 0.46, 0.24 0.54",
  ),
];
const SLEEVE = cut("-0.12 0.9, -0.32 0.86, -0.42 0.6, -0.36 0.52, -0.25 0.58, -0.12 0.72");
const FOREARM = cut("-0.41 0.6, -0.47 0.38, -0.53 0.23, -0.45 0.2, -0.39 0.34, -0.33 0.54");
const NECK = cut("-0.2 1.0, -0.3 1.02, -0.44 0.98, -0.44 0.86, -0.34 0.84, -0.26 0.9");
const FACE = cut("-0.36 0.98, -0.36 0.86, -0.46 0.77, -0.57 0.76, -0.62 0.86, -0.52 0.96");
const HAT = cut(
  "-0.26 1.1, -0.44 1.16, -0.62 1.17, -0.72 1.04, -0.78 0.82, -0.62 0.86, -0.42 0.97",
);
const HAT_LIT = cut("-0.26 1.1, -0.44 1.16, -0.62 1.17, -0.56 1.02, -0.4 1.0");
const BARK: readonly string[] = [
  "-0.52 0.28, -0.5 0.14, -0.44 -0.02, -0.2 -0.16, 0.1 -0.24",
  "-0.51 0.22, -0.47 0.1, -0.36 -0.08, -0.1 -0.24, 0.2 -0.36",
  "-0.53 0.24, -0.52 0.08, -0.46 -0.12, -0.24 -0.32, 0.02 -0.46",
  "-0.5 0.24, -0.46 0.12, -0.4 -0.04, -0.14 -0.12, 0.24 -0.2",
];

function figure(x: Ctx, k: Ctx | undefined, place: Place, c: Record<string, string>) {
  const part = (p: Pt[], tone: string, line = 1.6, round = 5) => {
    const q = catmull(p, round, true).map(place);
    if (k) clearUnder(k, q);
    fillPoly(x, q, tone);
    if (!k || !line) return;
    k.fillStyle = css(KEY, 0.9);
    k.beginPath();
    brushPath(k, [...q, q[0]], (t) => line * (0.7 + 0.5 * Math.sin(t * 17)));
    k.fill();
  };
  for (const leg of LEGS) part(leg, c["dark"]);
  part(COAT, c["coat"]);
  part(LIT, c["lit"], 0);
  part(cut("0.12 0.87, 0.23 0.81, 0.2 0.5, 0.1 0.54"), c["sash"], 1, 3);
  part(FOREARM, c["skin"], 1.2);
  part(SLEEVE, c["coat"]);
  part(cut("-0.13 0.95, -0.24 0.7, -0.19 0.68, -0.08 0.93"), c["sash"], 0.8, 3);
  part(NECK, c["skin"], 1, 4);
  part(FACE, c["dark"], 1, 4);
  part(HAT, c["hat"], 1.6, 4);
  part(HAT_LIT, c["straw"], 0, 4);
}
/** upside down in the stream, torn by it */
export function reflection(x: Ctx) {
  const down: Place = ([a, b]) => {
    const py = b * unit * 0.86;
    return [foot[0] + a * unit + 5 * Math.sin(py * 0.16) * Math.min(1, py / 40), foot[1] + 2 + py];
  };
  figure(x, undefined, down, {
    coat: "#1d4c5e",
    dark: "#153d4a",
    lit: "#2f6675",
    sash: "#5d5a58",
    skin: "#4f7f7c",
    hat: "#4f7f7c",
    straw: "#64918a",
  });
}
export function washer(x: Ctx, k: Ctx) {
  figure(x, k, upright, {
    coat: "#26386a",
    dark: "#1d2038",
    lit: "#5f80ae",
    sash: "#c4402c",
    skin: "#d39a70",
    hat: "#c9a65e",
    straw: "#f6e3ae",
  });
}
/** the bark she holds, its ends in the stream */
export function held(x: Ctx) {
  BARK.forEach((strip, i) => {
    x.fillStyle = ["#c9b682", "#efe3bd", "#fdf8e6", "#fffdf4"][i];
    x.beginPath();
    brushPath(x, catmull(cut(strip), 8).map(upright), (t) => 9 * (1 - 0.6 * t));
    x.fill();
  });
}
