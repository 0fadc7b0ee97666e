/** The paper lantern at the corner: oiled paper over bamboo hoops, with one painted word for noodles. */
import { lerp, type Pt } from "../../kit/core.ts";
import { line, shape } from "../../kit/figures.ts";
import { arc, print } from "./d-stage.ts";

const C: Pt = [948, 396],
  RX = 168,
  RY = 218;

/** half the width of the paper at a height, -1 top .. 1 bottom */
const half = (t: number) => RX * Math.pow(1 - Math.abs(t) ** 2.6, 0.45) * 0.97 + 12;

export function printLantern() {
  print((p) => {
    line(
      p,
      [
        [C[0] + 6, 62],
        [C[0], C[1] - RY + 40],
      ],
      2,
    );
    const side = (s: number, from = -0.93, to = 0.93): Pt[] =>
      Array.from({ length: 25 }, (_, i): Pt => {
        const t = lerp(from, to, i / 24);
        // the hoops are a little wider than the paper between them
        return [C[0] + s * (half(t) + (i % 2 ? 2 : -2)), C[1] + t * RY];
      });
    const belt = (a: number, b: number) => [...side(a), ...side(b).toReversed()];
    shape(p, belt(-1, 1), "#b8281f", { smooth: false });
    shape(p, belt(-0.86, 0.94), "#d83a26", { smooth: false, line: 0 });
    shape(p, belt(-0.55, 0.72), "#ee5a31", { smooth: false, line: 0 });
    shape(p, belt(-0.2, 0.42), "#f98a4a", { smooth: false, line: 0 });
    for (let i = 1; i < 13; i++) {
      const t = lerp(-0.93, 0.93, i / 13),
        w = half(t);
      line(p, arc([C[0], C[1] + t * RY - 10], w, 15, Math.PI, 0), 0.75, "#7d1512");
      line(p, arc([C[0], C[1] + t * RY - 7], w * 0.8, 13, Math.PI * 0.9, 0.3), 0.5, "#ffb070");
    }
    p.x.font = "250px Kouzan";
    p.x.textAlign = "center";
    p.x.textBaseline = "middle";
    p.x.fillStyle = "#1a1018";
    p.x.fillText("麺", C[0] + 4, C[1] + 6);
    for (const s of [-1, 1]) {
      const y = C[1] + s * RY * 0.95;
      shape(
        p,
        [...arc([C[0], y - 14], 92, 15, Math.PI, 0), ...arc([C[0], y + 14], 92, 15, 0, Math.PI)],
        "#191622",
        { smooth: false },
      );
      line(p, arc([C[0], y + 4], 90, 15, 2.6, 0.5), 0.9, "#6a5866");
    }
    line(
      p,
      [
        [C[0], C[1] + RY + 22],
        [C[0] + 5, C[1] + RY + 60],
        [C[0] - 3, C[1] + RY + 104],
      ],
      3,
      "#c33a26",
    );
  });
}
