/** A cook behind a bar. */
import { type Rng } from "../core.ts";
import { pts } from "../points.ts";
import { line, type Pen, shape } from "./pen.ts";

/** cook at work behind the bar, facing left; head lost in the shadow of the noren; 100 units = 1 m, origin at bar height */
export function cook(p: Pen, r: Rng, o: { dir?: number } = {}) {
  const g = p.x.createLinearGradient(-22, 0, 22, 0);
  g.addColorStop(0, "#fff3d4");
  g.addColorStop(0.5, "#e9c796");
  g.addColorStop(1, "#8a5636");
  shape(
    p,
    pts("-20,70 -19,4 -19,-16 -19,-32 -13,-42 -5,-46 6,-46 14,-42 19,-32 20,-14 19,4 21,70"),
    g,
    { line: 0.8 },
  );
  shape(p, pts("-19.4,-2 -20.5,30 -21,72 20,72 20.4,30 19.4,-2 0,1"), "#2c4a80", { line: 0.6 });
  line(p, pts("-6,-45 1,-30 6,-46"), 1.1, "#9a4a30");
  line(p, pts("1,-30 0,-4"), 0.9, "#9a5a3a");
  line(p, pts("-13,-26 -9,-12"), 0.6);
  line(p, pts("12,-28 10,-8"), 0.6);
  shape(p, pts("-18,-36 -24,-27 -28,-18 -35,-14 -34,-9 -26,-10 -19,-16 -13,-26"), g, { line: 0.8 });
  shape(p, pts("-34,-14 -40,-13.5 -40,-10 -34,-9.4"), "#e9b283", { line: 0.5 });
  shape(p, pts("-4.5,-52 -5,-45 5,-45 4,-52"), "#c98d62", { line: 0.5 });
  shape(
    p,
    pts("-7.5,-61 -8.8,-57.4 -6.8,-51.5 -2,-48.8 4,-50.6 6.6,-57 5.8,-64 -5.5,-64.5"),
    "#dfa676",
    { line: 0.6 },
  );
  shape(p, pts("-8,-63 -7.4,-68 -1,-71 5.4,-69.4 7.6,-62 6.4,-56 4.4,-57 4,-62.5"), "#1a1520", {
    line: 0.6,
  });
  shape(p, pts("-8.3,-65 -8.2,-62 7.6,-61.5 7.8,-64.6"), "#f6ead0", { line: 0.5 });
}
