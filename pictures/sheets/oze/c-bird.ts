/** Cormorants by day: two necks out of the near basket, one bird on a lid that dries its wings. */
import { clamp, layer, lerp, mix, type Ctx, type Pt, Rng, stamp } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly, Tones } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { feathers, type Tube, tubeLine, tubeOutline } from "./plumage.ts";
import { day, headAndNeck } from "./c-head.ts";
import { P } from "./c-stage.ts";

const SUN: Pt = [-0.8, -0.5];

/** draws at (px, py), rotated and scaled; `flip` looks right */
function placed(
  px: number,
  py: number,
  s: number,
  a: number,
  flip: boolean,
  draw: (x: Ctx, k: Ctx) => void,
) {
  const L = layer(),
    K = layer();
  for (const q of [L.x, K.x]) {
    q.translate(px, py);
    q.scale(flip ? -s : s, s);
    q.rotate(a);
  }
  draw(L.x, K.x);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
/** the two in the basket; the near wall is drawn over them afterwards */
export function basketBirds() {
  placed(1152, 512, 0.48, 0.06, true, (x, k) =>
    headAndNeck(
      x,
      k,
      new Rng(8),
      "150 640, 130 520, 96 420, 62 330, 66 240, 92 160, 84 90, 40 40",
      [0.8, -0.5],
    ),
  );
  placed(1010, 446, 0.56, -0.12, false, (x, k) =>
    headAndNeck(
      x,
      k,
      new Rng(5),
      "190 680, 150 540, 90 430, 50 330, 60 230, 96 160, 88 90, 40 40",
      SUN,
    ),
  );
}

/** one feather hung from (px, py): a blade with a lit edge and a quill */
function quill(
  x: Ctx,
  T: Tones,
  px: number,
  py: number,
  long: number,
  wide: number,
  a: number,
  light: number,
  bend: number,
) {
  const tip = (t: number, s: number): Pt => {
    const c = Math.cos(a),
      q = Math.sin(a),
      w =
        s *
        wide *
        0.5 *
        (t < 0.12 ? t / 0.12 : t > 0.8 ? Math.sqrt(Math.max(0, (1 - t) / 0.2)) : 1);
    const u = t * long,
      v = w + bend * long * t * t;
    return [px + u * c - v * q, py + u * q + v * c];
  };
  const side = (s: number) => [0, 0.06, 0.2, 0.45, 0.7, 0.84, 0.92, 0.97, 1].map((t) => tip(t, s));
  const blade = [...side(1), ...side(-1).toReversed()];
  const q = Math.round(light * 8) / 8;
  const draw = (p: Pt[]) => (z: Ctx) => {
    p.forEach(([m, n], i) => (i ? z.lineTo(m, n) : z.moveTo(m, n)));
    z.closePath();
  };
  T.add("#05070d", draw(blade.map(([m, n]): Pt => [m + 2, n + 3])));
  T.flush(x);
  T.add(day.at(q), draw(blade));
  T.flush(x);
  T.add(day.at(clamp(q + 0.2)), (z) => brushPath(z, side(1), () => 2.6));
  T.add(mix(day.at(q), "#05070d", 0.5), (z) =>
    brushPath(
      z,
      [0, 0.3, 0.6, 0.95].map((t) => tip(t, 0)),
      (t) => 2.4 - t,
    ),
  );
  T.flush(x);
}

/** the bird on the lid, seen from behind, wings half open; feet at (px, py) */
export function dryingBird(px: number, py: number, s: number) {
  placed(px, py, s, -0.07, false, (x, k) => {
    const r = new Rng(14),
      T = new Tones();
    // tail: a wedge of stiff feathers over the lid's far side
    for (let i = 0; i < 9; i++)
      quill(
        x,
        T,
        lerp(-26, 34, i / 8),
        -60,
        150,
        30,
        1.57 - (i - 4) * 0.075,
        0.22 + 0.03 * (8 - i),
        0,
      );
    // legs and webbed feet
    for (const d of [-34, 40]) {
      fillPoly(
        x,
        catmull(
          cut("-12 -60, -14 -10, 12 -10, 12 -60").map(([a, b]): Pt => [a + d, b]),
          4,
          true,
        ),
        "#0b0f16",
      );
      for (const [a, l] of [
        [-46, 20],
        [-14, 26],
        [22, 22],
      ])
        fillPoly(
          x,
          [
            [d - 8, -14],
            [d + a - 8, l - 8],
            [d + a + 12, l - 8],
            [d + 10, -14],
          ] as Pt[],
          "#14181f",
        );
    }
    // wings: shoulder, wrist, tip; feathers hang from the arm, longest at the end
    for (const side of [1, -1]) {
      const lit = side < 0;
      const arm = catmull(
        // the right wing is turned away from us and hangs lower
        cut("46 -330, 120 -384, 214 -430, 300 -420, 352 -360").map(([a, b]): Pt => [
          a * side * (lit ? 1.1 : 0.66),
          b + (lit ? -0.1 : 0.16) * (a - 46),
        ]),
        12,
      );
      const hang = (t: number) => 1.57 - side * (0.06 + (lit ? 0.84 : 0.46) * t ** 1.7);
      const row = (
        count: number,
        from: number,
        to: number,
        long: (t: number) => number,
        wide: number,
        up: number,
        base: number,
      ) => {
        for (let i = count - 1; i >= 0; i--) {
          const t = lerp(from, to, i / (count - 1)),
            p = arm[Math.min(arm.length - 1, Math.round(t * (arm.length - 1)))];
          quill(
            x,
            T,
            p[0],
            p[1] + up,
            long(t) * r.range(0.96, 1.04),
            wide,
            hang(t) + r.g() * 0.015,
            clamp(base + (lit ? 0.18 : -0.1) + 0.1 * Math.sin(i * 1.9) + r.g() * 0.04),
            -side * 0.05,
          );
        }
      };
      row(22, 0.06, 1, (t) => lerp(210, 268, Math.sin(t * 2.2)) - 40 * t, 34, 18, 0.3);
      row(19, 0.04, 0.96, (t) => 122 + 20 * Math.sin(t * 3), 30, 6, 0.42);
      row(17, 0.03, 0.94, (t) => 70 + 10 * Math.sin(t * 3), 26, -2, 0.52);
      const over: Tube = { line: arm.toReversed(), radius: (t) => lerp(11, 24, t) };
      fillPoly(x, tubeOutline(over.line, over.radius), "#0b111b");
      feathers(x, over, r, {
        size: () => 19,
        rows: 32,
        light: SUN,
        ink: (v) => day.at(v * (lit ? 1 : 0.66)),
        edge: (v) => (v > 0.6 ? mix(day.at(v), "#f1e6c4", 0.3) : null),
      });
    }
    // back and rump
    const trunk: Tube = {
      line: tubeLine(cut("8 -30, 4 -120, 0 -220, -2 -310, 0 -372")),
      radius: (t) =>
        lerp(44, 76, Math.sin(Math.min(1, t * 1.25) * 1.57)) *
        (1 - 0.36 * clamp((t - 0.72) / 0.28)),
    };
    fillPoly(x, tubeOutline(trunk.line, trunk.radius), "#070a12");
    feathers(x, trunk, r, {
      size: (t) => lerp(44, 28, t),
      rows: 34,
      light: SUN,
      ink: (v) => day.at(v),
      edge: (v) => (v > 0.58 ? mix(day.at(v), "#f1e6c4", 0.3) : v > 0.3 ? "#2f4b54" : null),
    });
    x.save();
    x.translate(-58, -566);
    x.scale(0.62, 0.62);
    x.rotate(-0.06);
    k.save();
    k.translate(-58, -566);
    k.scale(0.62, 0.62);
    k.rotate(-0.06);
    headAndNeck(x, k, r, "110 460, 96 380, 66 300, 62 220, 90 150, 84 90, 40 40", SUN);
    x.restore();
    k.restore();
  });
}
