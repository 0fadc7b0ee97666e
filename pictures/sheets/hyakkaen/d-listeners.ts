/** A few listeners far off in the mist, seen from behind, with paper lanterns. */
import { css, layer, type Pt } from "../../kit/core.ts";
import { catmull, poly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { HORIZON } from "./d-plan.ts";

/** A listener, seen from behind; feet at the origin, 100 units high. */
const WOMAN =
  "-9,0 -11,-22 -12,-36 -21,-35 -23,-50 -19,-66 -12,-78 -4,-83 -3,-86 -8,-90 -8,-97 -3,-102 3,-102 7,-97 7,-91 5,-87 4,-84 11,-79 16,-67 19,-54 15,-46 12,-40 11,-22 9,0";
/** He holds his lantern a little away from himself. */
const MAN =
  "-12,0 -14,-26 -15,-46 -26,-52 -30,-58 -27,-61 -19,-62 -18,-72 -12,-80 -4,-84 -4,-87 -8,-92 -6,-99 0,-102 6,-99 8,-92 5,-87 4,-84 12,-80 18,-72 20,-56 17,-44 15,-24 15,0";
const CHILD =
  "-9,0 -11,-20 -14,-32 -20,-34 -27,-48 -24,-50 -14,-46 -7,-54 -5,-57 -10,-62 -10,-70 -4,-76 4,-76 9,-70 9,-63 4,-57 6,-54 12,-48 13,-34 11,-20 10,0";
/** One who crouches, an ear to the grass. */
const STOOP =
  "-26,0 -24,-14 -26,-30 -20,-44 -8,-52 2,-54 4,-58 3,-66 9,-72 17,-71 21,-64 19,-56 13,-51 12,-46 16,-38 26,-28 30,-24 26,-21 16,-24 14,-12 18,0";

export function listeners(P: Print) {
  const L = layer();
  const put = (form: string, [px, h]: Pt, tone: string, flip = 1) => {
    const foot = HORIZON + 0.27 * h + 3,
      s = h / 100;
    const shape = catmull(
      pts(form).map(([u, v]): Pt => [px + u * s * flip, foot + v * s]),
      5,
      true,
    );
    const g = L.x.createLinearGradient(0, foot - h, 0, foot);
    g.addColorStop(0, tone);
    g.addColorStop(0.5, tone);
    g.addColorStop(1, css(tone, 0));
    L.x.fillStyle = g;
    poly(L.x, shape);
    L.x.fill();
  };
  put(MAN, [1204, 68], "#34485a");
  put(WOMAN, [1240, 62], "#3d5160");
  put(CHILD, [1258, 60], "#3d5160");
  put(STOOP, [1386, 50], "#566870");
  put(WOMAN, [1420, 46], "#5f6f76", -1);
  put(MAN, [1056, 36], "#7b807d");
  const lights: [Pt, number][] = [
    [[1184, 857], 1],
    [[1366, 864], 0.72],
    [[1045, 860], 0.52],
    [[964, 862], 0.4],
    [[1530, 862], 0.46],
  ];
  P.light(
    (x) => {
      for (const [[px, py], s] of lights)
        for (const [radius, a] of [
          [64, 0.22],
          [30, 0.4],
        ]) {
          x.fillStyle = `rgba(255,150,64,${a})`;
          x.beginPath();
          x.ellipse(px, py, radius * s, radius * s * 0.86, 0, 0, 7);
          x.fill();
        }
    },
    { blur: 8 },
  );
  P.put(L, { occlude: 1 });
  const paper = layer();
  for (const [[px, py], s] of lights) {
    for (const [rx, ry, c] of [
      [8.4, 10.4, "#ef7b33"],
      [6.4, 8.6, "#ffb95a"],
      [3.2, 5.4, "#ffedb8"],
    ] as const) {
      paper.x.fillStyle = c;
      paper.x.beginPath();
      paper.x.ellipse(px, py, rx * s, ry * s, 0, 0, 7);
      paper.x.fill();
    }
    paper.x.fillStyle = "#4a4440";
    for (const dy of [-11.4, 9.6]) paper.x.fillRect(px - 3.8 * s, py + dy * s, 7.6 * s, 1.8 * s);
  }
  P.put(paper, { occlude: 1 });
}
