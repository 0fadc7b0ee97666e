/** One pressed square of boxed sushi as a solid's texture: four toppings on rice with nori in it. */
import { type Hit, type Mat } from "../../kit/solids.ts";
import { lin } from "../../kit/tone.ts";
import { fromAbove, fromAside, look, TALL, TOP } from "./cake-art.ts";

interface Look {
  /** half its width and half its height, in the world's unit */
  readonly half: number;
  readonly tall: number;
  /** how many painted points, across and away from the viewer, one point of the sheet shows */
  readonly fine: readonly [number, number];
  /** the place of the last prawn is still empty */
  readonly wanting?: boolean;
  /** how much of its own colour the front shows in the shade */
  readonly glow?: number;
}
export function square({ half, tall, fine, wanting = false, glow = 0 }: Look): Mat {
  const above = fromAbove(wanting),
    front = fromAside(
      [
        ["bream", 0, 500],
        [wanting ? null : "prawn", 500, TOP],
      ],
      false,
    ),
    left = fromAside(
      [
        ["egg", 0, 500],
        ["bream", 500, TOP],
      ],
      true,
    );
  const [wide, high] = fine;
  const tex = (h: Hit, o: Float64Array) => {
    const u = (h.lx / half + 1) * 0.5 * TOP,
      v = (1 - h.ly / half) * 0.5 * TOP,
      down = (1 - h.lz / tall) * 0.5 * TALL;
    if (h.side === 2) look(above, u, v, wide, high, o);
    else if (h.side === 1) look(front, u, down, wide, wide, o);
    else look(left, v, down, wide * 1.6, wide, o);
    for (let i = 0; i < 3; i++) o[i] = lin(o[i]);
    if (h.side === 1) o[3] = glow;
  };
  return { c: [0.8, 0.8, 0.76], line: 1, tex };
}
