/** Mount Mitake D: the stone wolf at dusk in November; the moon rises over the plain of Tokyo and its lights. */
import { layer, type Pt, Rng, tick } from "../../kit/core.ts";
import { brushPath, dab, fillPoly, roughen, Tones } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { Print } from "../../kit/print.ts";
import { wash } from "../../kit/stage.ts";
import { bough, fallen, woods } from "./d-maples.ts";
import { KEY, n } from "./d-plan.ts";
import { foothills, plain } from "./d-plain.ts";
import { printSky } from "./d-sky.ts";
import { steps } from "./d-steps.ts";
import { printWolf } from "./d-wolf.ts";

const P = new Print(913, "#efe0c0");
printSky(P);
plain(P);
foothills(P);
tick("far country");
woods(P);
steps(P);
tick("steps");
plinth();
printWolf(P, 440, 1010, 900);
const r = new Rng(3);
fallen(
  P,
  Array.from({ length: 22 }, (): Pt => [r.range(70, 720), 1032 + 22 * r.u() ** 1.4]),
);
tick("guardian");
bough(P);
wash(P, "top", 190, "#101840", 0.3);
await finishSheet(P, "mitake-d", {
  seal: { mark: "狼", at: [1512, 1086], size: 34 },
  wood: 0.1,
  woodMask: (_x, y) => (y < 700 ? 1 : 0.5),
  kuwahara: 0.8,
  blocks: 12,
  blockMix: 0.7,
  sat: 1.04,
});

/** the block it sits on under a moulded cap, seen square on; its left ends take the last light */
function plinth() {
  const L = layer();
  const course = (half: number, y0: number, y1: number, front: string) => {
    const x0 = 392 - half,
      x1 = 392 + half,
      end = x0 + half * 0.11;
    const slab = (a: number, b: number, c: string) =>
      fillPoly(
        L.x,
        roughen(
          [
            [a, y0],
            [b, y0],
            [b, y1],
            [a, y1],
          ],
          n,
          2.4,
          0.02,
          8,
        ),
        c,
      );
    slab(x0, x1, front);
    slab(x0, end, "#c98468");
    // its upper edge and its outline
    fillPoly(
      L.x,
      roughen(cut(`${end} ${y0}, ${x1} ${y0}, ${x1} ${y0 + 4}, ${end} ${y0 + 4}`), n, 1.6, 0.03, 8),
      "#4a5880",
    );
    P.lines((k) => {
      k.fillStyle = KEY;
      k.beginPath();
      for (const line of [
        `${x0} ${y1}, ${x0} ${y0}, ${x1} ${y0}, ${x1} ${y1}`,
        `${end} ${y0}, ${end} ${y1}`,
      ])
        brushPath(k, roughen(cut(line), n, 1.6, 0.03, 8, false), (t) => 2.4 + Math.sin(t * 19));
      k.fill();
    });
  };
  course(296, 1090, 1260, "#1a2340");
  course(326, 1070, 1094, "#26325a");
  course(346, 1030, 1074, "#1d2747");
  // rain streaks, moss on the arris
  const q = new Rng(15),
    T = new Tones();
  for (let i = 0; i < 130; i++) {
    const x = q.range(186, 684),
      y = q.range(1100, 1200);
    T.add(
      q.pick(["#1f2a48", "#0f1529", "#243352"]),
      (z) => dab(z, x, y, q.range(14, 70), q.range(2, 6), 1.57 + q.g() * 0.03),
      0.8,
    );
  }
  for (let i = 0; i < 420; i++) {
    const x = q.range(60, 734),
      y = 1034 + 22 * q.u() ** 2 - 6;
    if (n.n2(x * 0.012, 4) < 0.05) continue;
    T.add(q.pick(["#25383a", "#324c44", "#48604a"]), (z) =>
      dab(z, x, y, q.range(6, 15), 5, 1.57 + q.g() * 0.6),
    );
  }
  T.flush(L.x);
  P.put(L, { occlude: 1 });
}
