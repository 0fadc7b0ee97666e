/** Hakozushi C: a rower far out on the water, cut as one dark shape, with the wake and the reflection. */
import { layer, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, catmull, dab, fillPoly, Tones } from "../../kit/brush.ts";
import { from } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";

/** Where the hull meets the water under the rower. */
const AT: Pt = [1196, 506];
const DARK = "#262438",
  RIM = "#ffdf9c";
const at = (outline: string) => from(AT, outline);

export function boat(P: Print) {
  const L = layer(),
    r = new Rng(8),
    T = new Tones();
  // the wake behind the boat; the broken reflection of hull and rower
  for (let i = 0; i < 70; i++) {
    const back = r.range(0, 330),
      arm = r.chance(0.5) ? 1 : -1;
    const px = AT[0] + 60 + back,
      py = AT[1] + 6 + arm * (4 + back * 0.085) + r.g() * 3;
    T.add(r.chance(0.6) ? "#fff0c4" : "#8f7f7c", (z) =>
      dab(z, px, py, r.range(14, 46), r.range(2, 4.6), arm * 0.06, 0.05),
    );
  }
  for (let i = 0; i < 46; i++) {
    const down = r.u() ** 1.4 * 74;
    const wide = down < 16 ? 110 : 26;
    T.add(DARK, (z) =>
      dab(
        z,
        AT[0] - 8 + r.range(-wide, wide * 0.7) - r.range(8, 16),
        AT[1] + 8 + down,
        r.range(16, 44) * (1 - down / 150),
        r.range(3, 5),
        r.range(-0.05, 0.05),
      ),
    );
  }
  T.flush(L.x);
  // far oar, hull, rower, near oar
  L.x.fillStyle = DARK;
  L.x.beginPath();
  brushPath(L.x, at("6,-29 66,-24 140,-19"), (t) => 3 + (t > 0.8 ? 6 : 0));
  L.x.fill();
  fillPoly(L.x, catmull(at("-168,-3 -90,-8 0,-10 70,-8 132,-2 70,5 -10,8 -100,5"), 8, true), DARK);
  // legs bent, back leaning against the pull, arms to the oars
  fillPoly(L.x, catmull(at("-20,-8 0,-20 18,-25 34,-12 44,-8 30,-4 0,-4"), 8, true), DARK);
  fillPoly(
    L.x,
    catmull(at("-22,-8 -36,-26 -47,-44 -44,-54 -34,-57 -24,-53 -14,-38 -5,-20 -2,-6"), 8, true),
    DARK,
  );
  fillPoly(
    L.x,
    catmull(at("-41,-54 -38,-61 -42,-68 -39,-76 -30,-79 -23,-73 -23,-66 -27,-60 -30,-53"), 8, true),
    DARK,
  );
  L.x.beginPath();
  brushPath(L.x, catmull(at("-36,-50 -20,-37 6,-29"), 8), (t) => 10 - 4 * t);
  L.x.fill();
  L.x.beginPath();
  brushPath(L.x, at("10,-28 -50,-2 -112,24"), (t) => 3 + (t > 0.82 ? 6 : 0));
  L.x.fill();
  // the low sun on face, chest, knee and hull
  L.x.fillStyle = RIM;
  for (const [run, w] of [
    ["-27,-77 -22,-72 -23,-65", 3],
    ["-24,-53 -12,-40 4,-32", 2.6],
    ["4,-23 18,-27 32,-15", 2.6],
    ["-120,-7 -60,-10 -30,-11", 2.2],
    ["46,-10 90,-8 128,-4", 2.4],
    // a gap of gilt water under the hull
    ["-118,9 -20,12 96,8", 3.4],
  ] as const) {
    L.x.beginPath();
    brushPath(L.x, catmull(at(run), 8), (t) => w * Math.sin(Math.PI * (0.1 + 0.8 * t)));
    L.x.fill();
  }
  P.put(L, { occlude: 1 });
}
