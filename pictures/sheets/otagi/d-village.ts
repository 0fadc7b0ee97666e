/** The village in the valley: fields in haze, groups of roofs, first lamps. */
import { bokashi, type Ctx, css, layer, mix, type Pt, Rng, W } from "../../kit/core.ts";
import { dab, poly } from "../../kit/brush.ts";
import { mistBand } from "../../kit/print.ts";
import { pts, stops } from "../../kit/points.ts";
import { n, P } from "./d-stage.ts";

/** Draws groups of roofs among fields, and first lamps, in haze. */
export function printVillage() {
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, 480, 0, 700, stops("0 #cf9f9a, 0.4 #93809a, 1 #54567a"));
      x.fillRect(0, 506, W, 300);
    },
    { grain: 0.16 },
  );
  const L = layer(),
    r = new Rng(8);
  for (let row = 0; row < 9; row++) {
    const y = 520 + row * 15 + row * row * 0.5,
      haze = 0.6 - row * 0.06;
    // the edges of fields
    for (let i = 0; i < 5; i++) {
      const x = r.range(200, 1400);
      L.x.fillStyle = css(mix("#6f6686", "#d9a89c", haze + 0.2 * r.u()));
      L.x.beginPath();
      dab(
        L.x,
        x - 120,
        y + r.range(-4, 8),
        r.range(160, 340),
        r.range(3, 7) + row * 0.5,
        r.range(-0.02, 0.02),
      );
      L.x.fill();
    }
    for (let i = 0; i < 40; i++) {
      const x = 260 + r.u() * 1080;
      const knot = n.fbm(x * 0.005 + 3, row * 0.45, 3);
      if (knot < 0.06) continue;
      cottage(L.x, x, y + r.range(-4, 4), (7 + row * 2.1) * r.range(0.75, 1.25), haze, r);
    }
  }
  P.put(L, { occlude: 1 });
  P.mist(mistBand(n, 512, 40, 70, { max: 0.62, amp: 16 }), "#f0c9aa", { grain: 0.1 });
}

/** A very small gabled cottage: two slopes, a wall, sometimes a lit window. */
function cottage(x: Ctx, cx: number, y: number, s: number, haze: number, r: Rng) {
  const fade = (c: string) => css(mix(c, "#d8a9a0", haze));
  const dir = r.chance(0.5) ? 1 : -1,
    long = r.range(0.8, 1.7);
  const shape = (c: string, p: Pt[]) => {
    x.fillStyle = c;
    poly(
      x,
      p.map(([a, b]): Pt => [cx + dir * a * s * long, y + b * s]),
    );
    x.fill();
  };
  shape(fade("#8d7f8e"), pts("-1,0 0.5,0 0.5,-0.5 -1,-0.5"));
  shape(fade("#5d5870"), pts("0.5,0 1.2,-0.08 1.2,-0.5 0.9,-0.95 0.5,-0.5"));
  shape(fade("#34384f"), pts("-1.2,-0.44 0.56,-0.44 0.94,-1 -0.76,-1"));
  shape(fade("#23273c"), pts("0.56,-0.44 0.94,-1 1.34,-0.48 1.24,-0.42 0.94,-0.86 0.62,-0.4"));
  // one small window, and not in every house
  if (r.chance(0.3)) shape("#ffd88a", pts("-0.5,-0.1 -0.28,-0.1 -0.28,-0.36 -0.5,-0.36"));
}
