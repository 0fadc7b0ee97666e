/** Pampas grass that bends over moon-viewing dumplings on their stand. */
import { css, layer, type Pt, Rng, stamp } from "../../kit/core.ts";
import { brushPath, fillPoly, poly, roughen, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { from } from "../../kit/points.ts";
import { dumplings } from "./c-dumplings.ts";
import { leafBlade, plume } from "./c-pampas.ts";
import { KEY } from "./c-plan.ts";

const STAND: Pt = [1130, 1096];

export function offering(P: Print) {
  const N = layer(),
    NK = layer(),
    r = new Rng(6);
  const pen = { x: N.x, tones: new Tones(), r };
  for (let k = 0; k < 34; k++)
    leafBlade(
      pen,
      [1420 + r.range(-170, 210), 1230],
      r.range(330, 700),
      r.range(-0.95, 0.35),
      Math.round(r.range(0.05, 0.45) * 8) / 8,
    );
  pen.tones.flush(N.x);
  for (const [x0, len, lean, lit] of [
    [1500, 960, -0.3, 0.7],
    [1560, 800, -0.62, 0.5],
    [1440, 820, -0.16, 0.8],
    [1590, 1010, -0.1, 0.45],
    [1380, 660, -0.42, 0.9],
    [1475, 700, 0.12, 0.6],
  ])
    plume(pen, [x0, 1240], len, lean, lit);
  for (let k = 0; k < 22; k++)
    leafBlade(
      pen,
      [60 + r.range(-140, 120), 1240],
      r.range(240, 470),
      r.range(-0.2, 0.9),
      Math.round(r.range(0.05, 0.3) * 8) / 8,
    );
  pen.tones.flush(N.x);
  stand(P);
  P.put(N, { occlude: 1 });
  stamp(P.key.x, NK);
  // the stand is sunk in the grass: blades cross its foot
  const G = layer(),
    near = { x: G.x, tones: new Tones(), r };
  for (let k = 0; k < 13; k++)
    leafBlade(
      near,
      [STAND[0] + r.range(-150, 130), 1236],
      r.range(110, 230),
      r.range(-0.7, 0.6),
      Math.round(r.range(0.05, 0.4) * 8) / 8,
    );
  near.tones.flush(G.x);
  P.put(G, { occlude: 1 });

  /** The stand of plain wood: moonlit above, the orange of a lantern on the left. */
  function stand({ noise }: Print) {
    const face = (outline: string, c: string) => {
      const pts = from(STAND, outline);
      fillPoly(N.x, pts, c);
      NK.x.fillStyle = css(KEY, 0.9);
      NK.x.beginPath();
      brushPath(NK.x, [...pts, pts[0]], (t) => 1.8 + 1.1 * Math.sin(t * 20));
      NK.x.fill();
    };
    face("-92,-40 30,-34 30,62 -92,48", "#8c5a44");
    N.x.save();
    poly(N.x, from(STAND, "-92,-40 30,-34 30,62 -92,48"));
    N.x.clip();
    fillPoly(
      N.x,
      roughen(from(STAND, "-100,-50 -20,-46 -34,0 -56,30 -100,60"), noise, 9, 0.03),
      "#e59a52",
    );
    N.x.restore();
    face("30,-34 104,-44 104,44 30,62", "#3f2c34");
    fillPoly(
      N.x,
      Array.from({ length: 30 }, (_, i): Pt => [
        STAND[0] - 30 + 19 * Math.cos(i * 0.21),
        STAND[1] + 6 + 25 * Math.sin(i * 0.21),
      ]),
      "#2a1a24",
    );
    face("-148,-64 40,-52 150,-74 -30,-88", "#e8c48c");
    face("-148,-64 40,-52 40,-32 -148,-44", "#b5764a");
    face("40,-52 150,-74 150,-54 40,-32", "#4d343a");
    dumplings(N.x, NK.x, STAND, KEY);
  }
}
