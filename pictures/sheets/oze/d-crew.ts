/** The men of the boats and their cormorants, small, dark, lit from the left by the basket of fire. */
import { type Ctx, css, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, poly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";

export const fill = (x: Ctx, line: Pt[], c: string, smooth = false) => {
  x.fillStyle = css(c);
  poly(x, smooth ? catmull(line, 6, true) : line);
  x.fill();
};

/** a man, feet at (px, py): `s` pixels of a metre; the fire is at the left; the master wears a skirt of straw and holds cords */
export function man(x: Ctx, [px, py]: Pt, s: number, master: boolean, far: number) {
  const at = (t: string): Pt[] => pts(t).map(([a, b]): Pt => [px + a * s, py - b * s]);
  const dark = "#0b1223",
    cloth = "#1b2740",
    lit = far > 2.2 ? "#7a3d22" : "#c87a3a";
  fill(x, at("-.2,0 -.06,0 -.02,.5 .03,.5 .1,0 .24,0 .2,.66 -.2,.66"), master ? "#7a4426" : dark);
  if (!master) fill(x, at("-.19,.02 -.13,.02 -.1,.6 -.19,.62"), lit);
  // the skirt
  fill(
    x,
    at(
      master
        ? "-.25,.84 .2,.84 .3,.36 .12,.4 0,.35 -.14,.4 -.33,.34"
        : "-.21,.86 .2,.86 .26,.5 -.26,.5",
    ),
    master ? "#9a6430" : "#3a2a2c",
  );
  fill(
    x,
    at(
      master ? "-.25,.84 -.02,.84 -.06,.37 -.14,.4 -.33,.34" : "-.21,.86 -.11,.86 -.13,.5 -.26,.5",
    ),
    master ? "#efc070" : lit,
  );
  // back, head with its cloth
  fill(x, at("-.2,.82 .2,.82 .25,1.2 .14,1.38 -.12,1.38 -.23,1.22"), cloth);
  fill(x, at("-.2,.82 -.12,.82 -.13,1.3 -.23,1.22"), lit);
  fill(x, at("-.13,1.42 -.02,1.38 .1,1.42 .13,1.56 .05,1.66 -.08,1.66 -.14,1.56"), dark, true);
  fill(x, at("-.13,1.42 -.06,1.41 -.08,1.56 -.14,1.56"), "#d98f4a");
  if (master) {
    fill(x, at("-.18,1.3 .02,1.22 -.5,1.1 -.78,1.12 -.78,1.2 -.52,1.22"), "#e2a259");
    fill(x, at("-.1,1.2 .06,1.16 -.46,1 -.7,1.04 -.7,1.1 -.46,1.09"), "#8d5029");
  } else {
    fill(x, at("-.16,1.28 -.02,1.2 -.1,.94 -.24,.92"), "#a9652f");
    x.fillStyle = css("#141a2c");
    x.beginPath();
    brushPath(x, at("-.62,2.05 -.2,.96 .34,-.3"), () => Math.max(1.3, 0.055 * s));
    x.fill();
  }
}
/** a cormorant on the water, its neck at the side it looks to */
export function bird(x: Ctx, [px, py]: Pt, s: number, way: 1 | -1, rim: string) {
  const at = (t: string): Pt[] => pts(t).map(([a, b]): Pt => [px + a * s * way, py - b * s]);
  fill(
    x,
    catmull(
      at(
        "-.5,.04 -.36,.16 -.06,.22 .1,.24 .16,.4 .14,.52 .2,.6 .3,.6 .44,.56 .32,.53 .26,.47 .29,.26 .24,.06 .1,0 -.3,0",
      ),
      5,
      true,
    ),
    "#060b18",
  );
  const lit = way < 0 ? "-.36,.16 -.06,.22 .1,.24" : "-.36,.17 -.12,.22 .1,.24";
  x.fillStyle = css(rim);
  x.beginPath();
  brushPath(x, catmull(at(lit), 5), () => Math.max(0.9, 0.03 * s));
  brushPath(x, catmull(at(way < 0 ? ".29,.26 .26,.46 .32,.54" : ".16,.26 .16,.4 .13,.52"), 5), () =>
    Math.max(0.9, 0.03 * s),
  );
  x.fill();
}
