/** The lane's cats in the last sun: a calico asleep, a black one stretching. The light comes from the right. */
import { css, layer, type Ctx, type Pt, type Rng, Rng as Random } from "../../kit/core.ts";
import { brushPath, catmull, dab, fillPoly, Tones } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { F, toSheet } from "./c-lane.ts";

const INK = "#241a2a";
const soft = (points: string): Pt[] => catmull(pts(points), 6, true);

class Cat {
  private readonly x: Ctx;
  constructor(x: Ctx) {
    this.x = x;
  }
  /** a part of the body with a dark edge */
  part(points: string, c: string, edge = 2.2) {
    const p = soft(points);
    if (edge) {
      this.x.lineJoin = "round";
      this.x.lineWidth = edge;
      this.x.strokeStyle = INK;
      this.x.beginPath();
      for (const [a, b] of p) this.x.lineTo(a, b);
      this.x.closePath();
      this.x.stroke();
    }
    fillPoly(this.x, p, c);
  }
  tone(points: string, c: string) {
    this.part(points, c, 0);
  }
  stroke(points: string, wide: (t: number) => number, c: string) {
    this.x.fillStyle = css(c);
    this.x.beginPath();
    brushPath(this.x, catmull(pts(points), 8), wide);
    this.x.fill();
  }
  ear(points: string, c: string) {
    fillPoly(this.x, pts(points), c);
  }
  /** short hairs inside a box, all leaning one way */
  fur([x0, y0, x1, y1]: readonly number[], colours: readonly string[], lean: number, r: Rng) {
    const T = new Tones();
    for (let i = 0; i < 60; i++)
      T.add(
        r.pick(colours),
        (q) => dab(q, r.range(x0, x1), r.range(y0, y1), r.range(3, 6), 1.1, lean + r.g() * 0.2),
        0.7,
      );
    T.flush(this.x);
  }
}

/** curled up with the chin on the tail; 90 wide */
function asleep(c: Cat, r: Rng) {
  c.part(
    "-40,-2 -45,-10 -43,-22 -30,-32 -8,-37 16,-36 35,-28 45,-15 44,-4 34,2 0,3 -30,2",
    "#f3e4cb",
  );
  // its back is turned to the shade, the haunch catches the sun
  c.tone("-40,-2 -45,-10 -43,-22 -30,-32 -16,-35 -22,-22 -14,-10 4,-4 10,1 -30,2", "#b9a0a4");
  c.tone("-6,-37 8,-37 20,-35 24,-26 16,-18 2,-20 -8,-28", "#2c222e");
  c.tone("22,-34 35,-28 45,-15 44,-5 36,-4 28,-14 24,-24", "#d17a34");
  c.tone("30,-29 37,-25 44,-14 43,-8 38,-16", "#f6b878");
  c.stroke("44,-8 36,0 14,2 -8,0 -16,-5", (t) => 8.5 - 3 * t, INK);
  c.stroke("44,-8 36,0 14,2 -8,0 -16,-5", (t) => 6.4 - 2.6 * t, "#d17a34");
  c.ear("-38,-19 -39,-34 -27,-27", INK);
  c.ear("-22,-27 -10,-36 -9,-20", INK);
  c.ear("-20,-26.5 -11.4,-33 -11,-21", "#c06a2c");
  c.part("-38,-14 -36,-24 -25,-29 -14,-25 -10,-15 -14,-6 -25,-3 -35,-6", "#f7ead2");
  c.tone("-24,-29 -14,-25 -10,-15 -14,-12 -22,-17", "#d17a34");
  c.tone("-38,-14 -36,-24 -27,-28 -28,-19 -34,-12", "#3a2c38");
  c.stroke("-33,-13 -30,-11.4 -27,-12.6", () => 1.4, INK);
  c.stroke("-21,-12.4 -18,-11 -15,-12.6", () => 1.4, INK);
  c.tone("-26,-9 -23,-9 -24.5,-7", "#c9747a");
  c.fur([-6, -34, 20, -20], ["#4a3c46", "#171019"], 0.5, r);
}

/** bowing over its forelegs, hindquarters high, the tail in a hook; 108 wide, looks to the left */
function stretching(c: Cat) {
  const body = "#2b2332",
    far = "#1c1622",
    sun = "#f0b884";
  c.tone("16,-30 30,-28 24,-16 27,-9 24,0 13,0 15,-4 19,-7 17,-14", far);
  c.tone("-20,-14 -12,-12 -22,-4 -38,-1 -46,-1 -45,-5 -32,-7", far);
  c.stroke("36,-44 47,-54 51,-68 46,-80 37,-82", (t) => 6.5 - 3 * t, body);
  c.tone(
    "-57,-1 -57,-5 -50,-7 -38,-9 -32,-16 -30,-24 -20,-26 -6,-28 8,-34 20,-44 32,-49 41,-44 43,-33 40,-22 45,-12 41,-6 42,-1 38,0 29,0 28,-4 34,-8 33,-15 24,-23 16,-20 4,-18 -8,-15 -18,-11 -25,-5 -36,-2 -46,0",
    body,
  );
  c.ear("-44,-26 -46,-37 -36,-31", body);
  c.ear("-35,-31 -28,-38 -28,-26", body);
  c.tone("-47,-20 -46,-27 -37,-31 -29,-27 -27,-19 -32,-12 -41,-12", body);
  // the sun along the back, the haunch and the raised tail
  c.stroke("-18,-26.4 -6,-28.4 8,-34.4 20,-44 32,-48.4 40,-44", (t) => 0.8 + 2.2 * t, sun);
  c.stroke("42,-42 43,-33 40,-23 44,-13 41,-7", (t) => 2.8 - 1.6 * t, sun);
  c.stroke("49,-57 52.6,-68 48,-79", () => 1.7, sun);
  c.stroke("-29,-36 -28,-27 -27,-20", () => 1.5, sun);
  c.stroke("-42,-20 -39.5,-18.8 -37,-20", () => 1.2, sun);
}

/** A cat's shadow on the ground, away from the sun: from its feet to the left, towards the wall. */
function cast(P: Print, [a, b]: Pt, s: number, points: string) {
  P.block((x) =>
    fillPoly(
      x,
      soft(points).map(([u, v]): Pt => [a + u * s, b + v * s]),
      "#382a58",
      0.62,
    ),
  );
}

export function cats(P: Print) {
  const put = ([a, b]: Pt, s: number, draw: (c: Cat, r: Rng) => void) => {
    const L = layer();
    L.x.translate(a, b);
    L.x.scale(s, s);
    draw(new Cat(L.x), new Random(3));
    P.put(L, { occlude: 1 });
  };
  const near = toSheet(-0.86, 4.55, 0),
    mid = toSheet(-0.3, 6.6, 0);
  const s1 = ((F / 4.55) * 0.5) / 90,
    s2 = ((F / 6.6) * 0.68) / 100;
  cast(P, near, s1, "40,2 -30,3 -70,-1 -104,-6 -118,-11 -92,-13 -60,-11 -30,-8 30,-4");
  put(near, s1, asleep);
  cast(P, mid, s2, "40,0 28,1 -4,-3 -60,-2 -92,-6 -128,-7 -160,-11 -128,-13 -84,-11 -30,-8 24,-3");
  put(mid, s2, stretching);
}
