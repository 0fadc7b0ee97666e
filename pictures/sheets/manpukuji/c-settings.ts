/** Four places: a small plate with a peach emblem, chopsticks on their rest, a cup of tea. */
import { clamp, type Pt, sstep } from "../../kit/core.ts";
import { vessel } from "../../kit/cutout.ts";
import { blend, shoulder, type Table } from "../../kit/table.ts";
import { chopstick } from "../../kit/tableware.ts";
import { mockEel } from "./c-food.ts";
import { cobalt, n, place, SIDES, sideTurn, TOP, turned } from "./c-plan.ts";

/** one diner's place: a small plate with a peach emblem in cobalt, chopsticks on their rest, a cup of tea */
function setting(t: Table, side: number, o: { cup: boolean; eel: boolean; askew: number }) {
  const a = sideTurn(side);
  const [cx, cy] = place(side, 372);
  vessel(t, cx, cy, 76, {
    c: "#eff0ea",
    lip: 7,
    high: TOP + 24,
    floor: TOP + 10,
    inner: 54,
    wall: (d, _a, s) => {
      if (Math.abs(d - 63) < 1.8 || Math.abs(d - 57) < 0.9) s.c = blend(s.c, cobalt, 0.9);
    },
  });
  // each plate is turned differently
  peach(t, [cx, cy], 27, a - Math.PI / 2 + [0.3, -0.5, 0.15, 0.6][Math.round(side / 1.57) & 3]);
  if (o.eel) mockEel(t, [cx + 3, cy + 6], 88, 42, a + 1.1, TOP + 18);
  const across = (off: number, far: number): Pt => {
    const p = place(side, far);
    return [p[0] - Math.sin(a) * off, p[1] + Math.cos(a) * off];
  };
  for (const far of [474, 488])
    chopstick(t, across(-128, far), across(122, far - 3 + (far - 474) * o.askew), 11, {
      c: "#2a1916",
      band: "#d8a24a",
      h: TOP + 10,
    });
  rest(t, across(104, 480), a);
  if (!o.cup) return;
  const [ux, uy] = across(-152, 408);
  vessel(t, ux, uy, 45, {
    c: "#b98a5c",
    lip: 6,
    high: TOP + 60,
    floor: TOP + 40,
    inner: 34,
    wall: (d, q, s) => {
      if (d > 36) return;
      s.h = TOP + 40;
      s.c = blend([160, 166, 84], [120, 134, 60], clamp(0.5 + 0.5 * n.n2(d * 0.05, q)));
      s.ink = Math.abs(d - 35) < 1 ? 0.6 : 0;
    },
  });
}
/** the temple's peach emblem: two halves, a notch, a pair of leaves; painted in the glaze */
function peach(t: Table, at: Pt, R: number, turn: number) {
  t.lay(
    [at[0] - 60, at[1] - 60, at[0] + 60, at[1] + 60],
    (x, y, s) => {
      const [u, v] = turned(x, y, at, turn);
      const w = Math.abs(u);
      const point = sstep(0.15, 1.3, -v / R);
      const q = Math.hypot(w * (1 + 0.55 * point), v * (v < 0 ? 0.84 : 1.1)) / R;
      const line =
        Math.abs(q - 1) < 0.07 ||
        (Math.abs(u - 0.16 * R * Math.sin(v / R + 0.8)) < 1.2 && v > -R * 0.9 && v < R * 0.5);
      const leafU = w - R * 0.62,
        leafV = v - R * 0.92;
      const leafIn =
        q > 1 &&
        Math.hypot(
          (leafU * 0.94 + leafV * 0.34) / (R * 0.56),
          (-leafU * 0.34 + leafV * 0.94) / (R * 0.17),
        ) < 1;
      if (!line && !leafIn && q > 1) return false;
      if (line || leafIn) s.c = blend(s.c, cobalt, 0.88);
      else s.c = blend(s.c, [206, 214, 226], 0.8 * sstep(0.2, 1, q));
    },
    false,
  );
}
function rest(t: Table, at: Pt, turn: number) {
  t.lay([at[0] - 30, at[1] - 30, at[0] + 30, at[1] + 30], (x, y, s) => {
    const [u, v] = turned(x, y, at, turn);
    const d = Math.min(24 - Math.abs(u), 7 - Math.abs(v));
    if (d < 0 || s.h > TOP + 12) return false;
    s.h = TOP + 6 + shoulder(d, 5);
    s.c = [226, 230, 224];
    s.gloss = 0.6;
  });
}
export const settings = (t: Table) =>
  SIDES.forEach((side, i) =>
    setting(t, side, { cup: i !== 3, eel: i === 2, askew: [0.2, -0.5, 0.9, 0][i] }),
  );
