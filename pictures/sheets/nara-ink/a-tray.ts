/** On the veranda, in the light of the window: a tray of pressed sticks, each with the marks of four fingers. */
import { type Pt } from "../../kit/core.ts";
import { type Pen, shape } from "../../kit/figures.ts";
import { from, pts } from "../../kit/points.ts";
import { print } from "./a-plan.ts";
import { plank, tone } from "./stage.ts";

const scaled = ([x, y]: Pt, s: number, text: string) =>
  pts(text).map(([u, v]): Pt => [x + u * s, y + v * s]);

/** A stick against the light: black, with a warm edge above and a cold one in front. */
function stick(p: Pen, at: Pt, s: number) {
  const o = (text: string) => scaled(at, s, text);
  shape(
    p,
    o("-40,8 -44,-8 -36,-22 -24,-20 -14,-28 -3,-21 8,-28 18,-21 30,-25 42,-10 40,8"),
    "#f6b65a",
    { line: 0.6 },
  );
  shape(
    p,
    o("-40,9 -43,-5 -35,-17 -24,-15 -13,-23 -3,-16 8,-23 18,-16 30,-20 41,-7 40,9"),
    "#0d0e18",
    { line: 0 },
  );
  for (const u of [-24, -3, 18])
    tone(p, o(`${u - 2},-13 ${u + 2},-13 ${u + 5},2 ${u + 1},3`), "#35405f", true);
  tone(p, o("-34,3 -12,5 14,4 34,1 32,5 0,8 -32,6"), "#2a3552", true);
}

export function printTray() {
  const at: Pt = [1050, 896];
  const f = (text: string) => from(at, text);
  print((p) => {
    tone(p, f("-134,20 148,20 176,44 -112,44"), "#2a1d22");
    plank(p, f("-128,-30 128,-30 146,18 -146,18"), "#c98a48");
    tone(p, f("-122,-26 122,-26 138,14 -138,14"), "#8a5a30");
    stick(p, [at[0] - 84, at[1] - 2], 0.86);
    stick(p, [at[0] + 4, at[1] - 1], 0.92);
    stick(p, [at[0] + 90, at[1] - 3], 0.84);
    plank(p, f("-148,10 148,10 146,34 -146,34"), "#4b3a3c");
    tone(p, f("-148,10 148,10 148,15 -148,15"), "#ffd894");
    tone(p, f("-146,26 146,26 145,34 -145,34"), "#33304a");
  }, 2.2);
}
