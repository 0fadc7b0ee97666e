/** The air: morning haze over the far snow, light that hangs in the room behind the openings, dusk under the roof. */
import { type Ctx, H, type Pt, W } from "../../kit/core.ts";
import { poly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { wash } from "../../kit/stage.ts";
import { HORIZON, POSTS, project, RISE, WALL } from "./hero-plan.ts";
import { SUN } from "./hero-sun.ts";

/** over the village, before the wall is drawn */
export function haze(P: Print) {
  P.light(
    (x) => {
      const g = x.createLinearGradient(0, HORIZON - 90, 0, HORIZON + 80);
      g.addColorStop(0, "rgba(250,226,188,0)");
      g.addColorStop(0.5, "rgba(250,226,194,.3)");
      g.addColorStop(1, "rgba(240,226,214,0)");
      x.fillStyle = g;
      x.fillRect(0, HORIZON - 90, W, 170);
    },
    { op: "source-over" },
  );
}
/** light that hangs in the room, behind the vat's maker: one shaft below each open bay */
export function shafts(P: Print) {
  P.light(
    (x) => {
      for (const [from, to] of [
        [POSTS[0] + 0.1, POSTS[1] - 0.1],
        [POSTS[1] + 0.1, POSTS[2] - 0.1],
      ])
        shaft(x, from, to);
    },
    { op: "screen", blur: 10 },
  );
}
/** over all that is drawn: warm towards the sun, dusk under the roof and at our feet */
export function dusk(P: Print) {
  P.light(
    (x) => {
      const g = x.createRadialGradient(300, 300, 60, 300, 300, 1250);
      g.addColorStop(0, "rgba(255,214,146,.34)");
      g.addColorStop(0.5, "rgba(255,200,130,.14)");
      g.addColorStop(1, "rgba(60,50,90,.22)");
      x.fillStyle = g;
      x.fillRect(0, 0, W, H);
    },
    { op: "soft-light" },
  );
  wash(P, "top", 260, "#3a2c44", 0.5);
  wash(P, "bottom", 300, "#4a4060", 0.3);
}
/** from the sill of one bay down to the boards it lights, fading as it falls */
function shaft(x: Ctx, from: number, to: number) {
  const down = (px: number, z: number): Pt => {
    const t = z / SUN[2];
    return project([px - SUN[0] * t, WALL - SUN[1] * t, 0]);
  };
  const sill = (px: number): Pt => project([px, WALL, RISE.sill]);
  const g = x.createLinearGradient(0, 660, 0, 1040);
  g.addColorStop(0, "rgba(255,214,160,.15)");
  g.addColorStop(1, "rgba(255,200,150,.02)");
  x.fillStyle = g;
  poly(x, [sill(from), sill(to), down(to, RISE.lintel), down(from, RISE.lintel)]);
  x.fill();
}
