/** The red footbridge: an arched deck on one beam, a rail with posts on either side, seen from a little below. */
import {
  type Col,
  css,
  type Ctx,
  H,
  type Layer,
  layer,
  type Pt,
  stamp,
  W,
} from "../../kit/core.ts";
import { brushPath, clearUnder, fillPoly } from "../../kit/brush.ts";
import { proj } from "../../kit/terrain.ts";
import { type Print } from "../../kit/print.ts";
import { clipBehind, type Scene } from "../../kit/scene.ts";
import { cam } from "./hero-plan.ts";

const A: Pt = [-3.95, 22],
  B: Pt = [5.1, 26.2],
  WIDE = 1.3,
  KEY = "#1a1416";
const long = Math.hypot(B[0] - A[0], B[1] - A[1]);
const along: Pt = [(B[0] - A[0]) / long, (B[1] - A[1]) / long];
/** a place on the bridge: how far along (0 to 1), across in metres from the near rail, above the deck */
export function onBridge(s: number, across: number, up: number): [number, number, number] {
  const z = 0.2 + 0.5 * (1 - (2 * s - 1) ** 2) + up;
  return proj(
    cam,
    A[0] + along[0] * long * s - along[1] * across,
    A[1] + along[1] * long * s + along[0] * across,
    z,
  );
}
const at = (s: number, across: number, up: number): Pt => {
  const [x, y] = onBridge(s, across, up);
  return [x, y];
};
const line = (across: number, up: number, s0 = 0, s1 = 1): Pt[] =>
  Array.from({ length: 41 }, (_, i) => at(s0 + ((s1 - s0) * i) / 40, across, up));

interface Sheet {
  readonly c: Layer;
  readonly k: Layer;
}
function part(sheet: Sheet, shape: Pt[], c: Col, pen = 1.2) {
  fillPoly(sheet.c.x, shape, c);
  clearUnder(sheet.k.x, shape);
  if (!pen) return;
  sheet.k.x.fillStyle = css(KEY, 0.92);
  sheet.k.x.beginPath();
  brushPath(sheet.k.x, [...shape, shape[0]], () => pen);
  sheet.k.x.fill();
}
function print(P: Print, s: Scene, draw: (sheet: Sheet) => void) {
  const sheet = { c: layer(), k: layer() };
  draw(sheet);
  for (const part of [sheet.c, sheet.k]) hide(part, s);
  P.put(sheet.c, { occlude: 1 });
  stamp(P.key.x, sheet.k);
}
/** the bank at either end stands before the bridge, the left end before the bank */
function hide(part: Layer, s: Scene) {
  const left = layer(),
    right = layer();
  for (const [half, x0] of [
    [left, 0],
    [right, 800],
  ] as const) {
    half.x.beginPath();
    half.x.rect(x0, 0, 800, H);
    half.x.clip();
    stamp(half.x, part);
    clipBehind(half, s, x0 ? 24 : 20);
  }
  part.x.clearRect(0, 0, W, H);
  stamp(part.x, left);
  stamp(part.x, right);
}
const posts = [0.02, 0.235, 0.45, 0.665, 0.88, 1];

/** one rail: posts, a middle bar and a hand rail whose top is in the light */
function rail(sheet: Sheet, across: number, dim: boolean) {
  const [body, top, low] = dim
    ? ["#94423a", "#b05a48", "#6d2f30"]
    : ["#bf4530", "#e37a52", "#83302a"];
  const bar = (z0: number, z1: number) => {
    part(sheet, [...line(across, z1), ...line(across, z0).toReversed()], body);
    part(sheet, [...line(across, z1), ...line(across, z1 - 0.035).toReversed()], top, 0);
    part(sheet, [...line(across, z0 + 0.03), ...line(across, z0).toReversed()], low, 0);
  };
  bar(0.46, 0.56);
  for (const s of posts) {
    const w = 0.0085;
    const post = (a: number, b: number, c: Col, pen: number) =>
      part(
        sheet,
        [at(a, across, -0.1), at(b, across, -0.1), at(b, across, 1.12), at(a, across, 1.12)],
        c,
        pen,
      );
    post(s - w, s + w, body, 1.2);
    post(s - w, s - w * 0.35, low, 0);
    post(s + w * 0.5, s + w, top, 0);
  }
  bar(0.94, 1.08);
}
export function farSide(P: Print, s: Scene) {
  print(P, s, (sheet) => {
    rail(sheet, WIDE, true);
    // underside, then the beam and the ends of the planks
    part(sheet, [...line(0, -0.12), ...line(WIDE, -0.12).toReversed()], "#1e2428", 0);
    part(sheet, [...line(0, -0.08), ...line(0, -0.36).toReversed()], "#33302f");
    part(sheet, [...line(0, -0.28), ...line(0, -0.36).toReversed()], "#1f2327", 0);
  });
}
export function nearSide(P: Print, s: Scene) {
  print(P, s, (sheet) => {
    part(sheet, [...line(-0.06, 0.03), ...line(-0.06, -0.1).toReversed()], "#8a7a5c");
    planks(sheet.k.x);
    rail(sheet, 0, false);
  });
}
function planks(k: Ctx) {
  k.fillStyle = css(KEY, 0.8);
  k.beginPath();
  for (let i = 1; i < 44; i++)
    brushPath(k, [at(i / 44, -0.06, 0.03), at(i / 44, -0.06, -0.1)], () => 1);
  k.fill();
}
