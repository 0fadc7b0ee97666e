/** One maple leaf that the wind has carried in; it lies in the sun, its tips curled off the mat. */
import { css, layer, type Pt } from "../../kit/core.ts";
import { brushPath, mapleLeaf } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { on, scaleAt, SUN } from "./c-plan.ts";

const AT = { x: -0.44, d: 3.1, lift: 0.014, r: 0.056, turn: 2.3 };
export function leaf(P: Print) {
  const s = scaleAt(AT.d),
    flat = 1.3 / AT.d;
  const draw = (at: Pt, c: string, a: number, blur: number) => {
    const L = layer();
    L.x.translate(...at);
    L.x.scale(1, flat * 1.5);
    L.x.fillStyle = css(c, a);
    L.x.beginPath();
    mapleLeaf(L.x, 0, 0, AT.r * s, AT.turn, 1, 7);
    brushPath(
      L.x,
      [
        [0, 0],
        [-Math.cos(AT.turn) * 0.045 * s, -Math.sin(AT.turn) * 0.045 * s - 3],
      ],
      () => 1.8,
    );
    L.x.fill();
    P.put(L, { blur });
  };
  draw(on(AT.x - (SUN.x / SUN.z) * AT.lift, AT.d - AT.lift / SUN.z, 0), "#4a3a18", 0.7, 1.4);
  draw(on(AT.x, AT.d, AT.lift), "#9a3820", 1, 0);
}
