/** Parts that the people at the bar share: a stool, a head in profile, a fist. */
import { type Pt } from "../../kit/core.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { from } from "../../kit/points.ts";
import { arc, FOOT, rect, tone } from "./b-stage.ts";

export const SKIN = "#7e472c",
  GLOW = "#eaa45a",
  HAIR = "#17121c";
const WOOD = { dark: "#4a2618", lit: "#8f5527" };
export const SEAT = 752;

export function stool(p: Pen, x: number) {
  for (const [a, b] of [
    [-30, -48],
    [28, 50],
    [-12, -16],
    [14, 20],
  ])
    shape(
      p,
      [
        [x + a, SEAT],
        [x + a + 11, SEAT],
        [x + b + 9, FOOT + 8],
        [x + b, FOOT + 8],
      ],
      WOOD.dark,
      { smooth: false, line: 0.7 },
    );
  shape(p, rect(x - 42, SEAT + 66, x + 44, SEAT + 75), WOOD.dark, { smooth: false, line: 0.7 });
  shape(p, arc([x, SEAT + 6], 54, 15), WOOD.dark, { smooth: false });
  shape(p, arc([x, SEAT], 54, 14), WOOD.lit, { smooth: false, line: 0.8 });
}

/** A head in profile, its nose towards `way`; `tip` turns it back. */
export function profile(p: Pen, at: Pt, way: 1 | -1, tip: number, hair: string) {
  const put = (text: string) =>
    from([0, 0], text).map(([x, y]): Pt => {
      const u = x * way;
      const c = Math.cos(tip * way),
        s = Math.sin(tip * way);
      return [at[0] + u * c - y * s, at[1] + u * s + y * c];
    });
  shape(
    p,
    put(
      "-8,54 -16,20 -30,-16 -8,-44 22,-42 34,-24 36,-8 46,6 38,12 38,20 34,24 34,32 22,40 12,42 14,58",
    ),
    SKIN,
  );
  tone(
    p,
    put("31,-30 34,-22 36,-8 46,6 38,12 38,20 34,24 34,32 26,38 33,26 32,12 36,6 29,-8"),
    GLOW,
    true,
  );
  shape(p, put(hair), HAIR);
  line(p, put("-6,-2 -2,-8 4,-6 4,4 -2,8"), 0.6, "#6d3a22");
}
export const CROP =
  "33,-22 22,-47 -6,-53 -32,-38 -38,-8 -31,18 -20,26 -15,10 -12,-8 -4,-18 10,-15 20,-26";

/** One hand: a thumb and three knuckles, seen from the back. */
export const fist = (p: Pen, at: Pt, way: 1 | -1) => {
  const f = (text: string) => from([0, 0], text).map(([x, y]): Pt => [at[0] + x * way, at[1] + y]);
  shape(p, f("-16,14 -18,-6 -8,-18 8,-20 18,-12 20,2 14,14 0,20"), SKIN);
  tone(p, f("2,-18 10,-19 18,-11 19,0 12,-4"), GLOW, true);
  line(p, f("4,-6 12,-4 16,2"), 0.5);
  line(p, f("0,4 8,6 14,10"), 0.5);
};
