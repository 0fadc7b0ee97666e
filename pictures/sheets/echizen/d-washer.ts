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
  "0.31 0.36, 0.35 0.52, 0.31 0.68, 0.16 0.76, -0.1 0.84, -0.3 0.84, -0.38 0.74, -0.28 0.63, -0.1 0.58, 0.02 0.5, 0.04 0.38",
);
const LIT = cut(
  "0.31 0.37, 0.35 0.52, 0.31 0.68, 0.16 0.76, -0.1 0.84, -0.3 0.84, -0.1 0.77, 0.12 0.68, 0.24 0.6, 0.27 0.48, 0.25 0.37",
);
const LEGS = [
  cut("0.29 0.42, 0.33 0.22, 0.29 -0.01, 0.17 -0.01, 0.18 0.2, 0.12 0.42"),
  cut("0.16 0.42, 0.12 0.22, 0.09 -0.01, -0.04 -0.01, -0.03 0.2, 0.02 0.42"),
];
const SLEEVE = cut("-0.16 0.84, -0.34 0.78, -0.44 0.54, -0.37 0.47, -0.27 0.54, -0.13 0.68");
const FOREARM = cut("-0.43 0.54, -0.48 0.32, -0.52 0.17, -0.45 0.15, -0.4 0.3, -0.36 0.48");
const HAT = cut(
  "-0.24 0.98, -0.4 1.0, -0.62 0.94, -0.7 0.82, -0.72 0.55, -0.6 0.6, -0.42 0.76, -0.28 0.92",
);
const HAT_LIT = cut("-0.24 0.98, -0.4 1.0, -0.62 0.94, -0.5 0.8, -0.3 0.93");
const BARK: readonly string[] = [
  "-0.53 0.24, -0.5 0.14, -0.44 -0.02, -0.2 -0.16, 0.1 -0.24",
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
  part(cut("0.08 0.79, 0.17 0.75, 0.15 0.44, 0.05 0.47"), c["sash"], 1, 3);
  part(FOREARM, c["skin"], 1.2);
  part(SLEEVE, c["coat"]);
  part(cut("-0.14 0.87, -0.26 0.64, -0.21 0.62, -0.09 0.86"), c["sash"], 0.8, 3);
  part(cut("-0.34 0.86, -0.4 0.78, -0.5 0.72, -0.44 0.66, -0.34 0.72, -0.27 0.8"), c["skin"], 1, 4);
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
