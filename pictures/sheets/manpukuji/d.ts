/** Manpuku-ji D: the block store of Hozo-in in winter light: shelves of carved cherry wood, fresh sheets on the line, a printer far in. */
import { shadeEdge } from "../../kit/stage.ts";
import {
  bokashi,
  css,
  H,
  layer,
  type Pt,
  stamp,
  tick,
  W,
  paintOf,
  type Fill,
} from "../../kit/core.ts";
import { brushPath, poly, clearUnder } from "../../kit/brush.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { Print } from "../../kit/print.ts";
import { bench } from "./d-bench.ts";
import { printer, sheetsOnLine } from "./d-work.ts";
import { AISLE, END, KEY, on } from "./store.ts";
import { amber, TOP, lightAt } from "./d-plan.ts";
import { shelves } from "./d-shelves.ts";

const P = new Print(97, "#ece2cc");
const L = layer(),
  K = layer();
const fill = (pts: Pt[], c: Fill, key = 0) => {
  L.x.fillStyle = paintOf(c);
  poly(L.x, pts);
  L.x.fill();
  clearUnder(K.x, pts);
  if (key) {
    K.x.fillStyle = css(KEY, 0.85);
    K.x.beginPath();
    brushPath(K.x, [...pts, pts[0]], (t) => key * (0.8 + 0.4 * Math.sin(t * 19)));
    K.x.fill();
  }
};
// ceiling, floor, end wall with its paper window
fill([on(-AISLE, 1, TOP), on(AISLE, 1, TOP), on(AISLE, END, TOP), on(-AISLE, END, TOP)], "#1c1316");
for (let y = END - 0.5; y > 1; y -= 0.95)
  fill(
    [on(-AISLE, y, TOP - 0.24), on(AISLE, y, TOP - 0.24), on(AISLE, y, TOP), on(-AISLE, y, TOP)],
    amber.at(lightAt(y, TOP, 0) * 0.75),
    1,
  );
{
  const a = on(0, END, 0),
    b = on(0, 1.2, 0);
  fill(
    [on(-AISLE, 1.1, 0), on(AISLE, 1.1, 0), on(AISLE, END, 0), on(-AISLE, END, 0)],
    bokashi(L.x, 0, a[1], 0, b[1], [
      [0, "#f0dcb0"],
      [0.12, "#b98a58"],
      [0.4, "#5a3c2c"],
      [1, "#211619"],
    ]),
  );
  for (let x = -AISLE; x <= AISLE; x += 0.28) {
    K.x.fillStyle = css(KEY, 0.7);
    K.x.beginPath();
    brushPath(K.x, [on(x, END, 0), on(x, 5, 0), on(x, 1.2, 0)], (t) => 0.6 + 2.4 * t * t);
    K.x.fill();
  }
}
fill([on(-AISLE, END, 0), on(AISLE, END, 0), on(AISLE, END, TOP), on(-AISLE, END, TOP)], "#4a3026");
const win = [
  on(-1.05, END, 0.75),
  on(1.05, END, 0.75),
  on(1.05, END, 2.7),
  on(-1.05, END, 2.7),
] as Pt[];
fill(
  win,
  bokashi(L.x, 0, win[3][1], 0, win[0][1], [
    [0, "#dfe9ea"],
    [0.5, "#fdfaec"],
    [1, "#f6e6bc"],
  ]),
  2,
);
for (let i = 1; i < 8; i++)
  K.x.fillRect(
    win[0][0] + ((win[1][0] - win[0][0]) * i) / 8 - 0.7,
    win[3][1],
    1.4,
    win[0][1] - win[3][1],
  );
for (let i = 1; i < 5; i++)
  K.x.fillRect(
    win[0][0],
    win[3][1] + ((win[0][1] - win[3][1]) * i) / 5,
    win[1][0] - win[0][0],
    1.4,
  );
tick("room");

shelves(L, K, fill);
P.put(L, { occlude: 1 });
stamp(P.key.x, K);
tick("shelves");
// winter light stands in the aisle
P.light((x) => {
  const c = on(0, END, 1.7);
  const g = x.createRadialGradient(c[0], c[1], 10, c[0], c[1], 430);
  g.addColorStop(0, "rgba(255,246,216,.75)");
  g.addColorStop(0.4, "rgba(250,220,160,.22)");
  g.addColorStop(1, "rgba(250,210,150,0)");
  x.fillStyle = g;
  x.fillRect(0, 0, W, H);
});
printer(P);
sheetsOnLine(P);
tick("sheets");
bench(P);
tick("bench");
P.light((x) => shadeEdge(x, "top", 330, "#100b12", 0.8), { op: "multiply" });
await finishSheet(P, "manpukuji-d", {
  seal: { mark: "版", at: [1512, 1096], size: 34 },
  wood: 0.09,
  woodMask: () => 0.6,
  kuwahara: 0.6,
  blocks: 15,
  blockMix: 0.4,
  sat: 1.05,
});
