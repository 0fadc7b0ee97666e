/** The paper lantern outside: oiled paper over bamboo hoops, with one painted word for noodles; the curtain hides its top. */
import { css, H, lerp, type Pt, W } from "../../kit/core.ts";
import { line, shape } from "../../kit/figures.ts";
import { arc, P, print } from "./d-stage.ts";

const C: Pt = [868, 480],
  RX = 172,
  RY = 226;

/** half the width of the paper at a height, -1 top .. 1 bottom */
const half = (t: number) => RX * Math.pow(1 - Math.abs(t) ** 2.6, 0.45) * 0.97 + 12;

export function printLantern() {
  P.light((x) => {
    const g = x.createRadialGradient(C[0], C[1], 90, C[0], C[1], 470);
    g.addColorStop(0, css("#ff6a3a", 0.6));
    g.addColorStop(0.4, css("#e0503a", 0.26));
    g.addColorStop(1, css("#b0405a", 0));
    x.fillStyle = g;
    x.fillRect(0, 0, W, H);
  });
  print((p) => {
    const side = (s: number, from = -0.93, to = 0.93): Pt[] =>
      Array.from({ length: 25 }, (_, i): Pt => {
        const t = lerp(from, to, i / 24);
        // the hoops are a little wider than the paper between them
        return [C[0] + s * (half(t) + (i % 2 ? 2 : -2)), C[1] + t * RY];
      });
    const belt = (a: number, b: number) => [...side(a), ...side(b).toReversed()];
    shape(p, belt(-1, 1), "#a8231f", { smooth: false });
    shape(p, belt(-0.9, 0.94), "#d23524", { smooth: false, line: 0 });
    shape(p, belt(-0.66, 0.8), "#ea5530", { smooth: false, line: 0 });
    shape(p, belt(-0.34, 0.56), "#f67f42", { smooth: false, line: 0 });
    shape(p, belt(-0.06, 0.3), "#fca65c", { smooth: false, line: 0 });
    for (let i = 1; i < 13; i++) {
      const t = lerp(-0.93, 0.93, i / 13),
        w = half(t);
      line(p, arc([C[0], C[1] + t * RY - 10], w, 15, Math.PI, 0), 0.75, "#8c1a14");
      line(p, arc([C[0], C[1] + t * RY - 7], w * 0.8, 13, Math.PI * 0.9, 0.3), 0.5, "#ffc384");
    }
    p.x.font = "250px Kouzan";
    p.x.textAlign = "center";
    p.x.textBaseline = "middle";
    p.x.fillStyle = "#1a1018";
    p.x.fillText("麺", C[0] + 4, C[1] + 16);
    const y = C[1] + RY * 0.95;
    shape(
      p,
      [...arc([C[0], y - 14], 92, 15, Math.PI, 0), ...arc([C[0], y + 14], 92, 15, 0, Math.PI)],
      "#191622",
      { smooth: false },
    );
    line(p, arc([C[0], y + 4], 90, 15, 2.6, 0.5), 0.9, "#6a5866");
    line(
      p,
      [
        [C[0], y + 26],
        [C[0] + 5, y + 56],
        [C[0] - 2, y + 92],
      ],
      3,
      "#c33a26",
    );
  });
}
