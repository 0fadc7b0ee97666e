/** The base of the gate: a mossy wall of field stones, and the steps through it. */
import { css, layer, lerp, mix, type Pt, Rng, stamp, type V3, type Col } from "../../kit/core.ts";
import { brushPath, dab, poly, Tones } from "../../kit/brush.ts";
import { P, leaf, n } from "./a-stage.ts";

type Place = (p: V3) => Pt;
const FRONT = -5.4;
const HEIGHT = 0.92;
/** The length of the wall on both sides of the gate's centre. */
const LEFT = -16,
  RIGHT = 16;
const STEPS = 5;
const WIDE = 2.5;
const key = "#24282c";

export function printWall(place: Place) {
  const L = layer(),
    K = layer(),
    r = new Rng(77);
  const quad = (points: V3[], colour: Col, line = 1.5) => {
    const p = points.map(place);
    L.x.fillStyle = css(colour);
    poly(L.x, p);
    L.x.fill();
    K.x.save();
    K.x.globalCompositeOperation = "destination-out";
    poly(K.x, p);
    K.x.fill();
    K.x.restore();
    if (!line) return;
    K.x.fillStyle = css(key, 0.85);
    K.x.beginPath();
    for (const [i, a] of p.entries()) brushPath(K.x, [a, p[(i + 1) % p.length]], () => line);
    K.x.fill();
  };
  // the court behind its edge
  quad(
    [
      [LEFT, FRONT, 0],
      [RIGHT, FRONT, 0],
      [RIGHT, -2, 0],
      [LEFT, -2, 0],
    ],
    "#d8cfae",
    0,
  );
  quad(
    [
      [LEFT, FRONT, -HEIGHT],
      [RIGHT, FRONT, -HEIGHT],
      [RIGHT, FRONT, 0],
      [LEFT, FRONT, 0],
    ],
    "#2b3a38",
    0,
  );
  for (let course = 0; course < 2; course++) {
    const w0 = -HEIGHT + (course * HEIGHT) / 2,
      w1 = w0 + HEIGHT / 2;
    for (let u = LEFT + r.range(0, 0.5); u < RIGHT - 0.1;) {
      const wide = r.range(0.4, 1.3),
        to = Math.min(RIGHT, u + wide);
      // the steps hide these
      if (u > -WIDE && to < WIDE) {
        u = to;
        continue;
      }
      const j = () => r.range(-0.07, 0.07);
      const gap = 0.035;
      quad(
        [
          [u + gap, FRONT - 0.02, w0 + gap + j()],
          [to - gap, FRONT - 0.02, w0 + gap + j()],
          [to - gap + j(), FRONT - 0.02, w1 - gap + j()],
          [(u + to) / 2 + j(), FRONT - 0.02, w1 - gap * 0.4 + Math.abs(j()) * (course ? 0 : 1)],
          [u + gap + j(), FRONT - 0.02, w1 - gap + j()],
        ],
        mix(mix("#8d9690", "#6b7a78", r.u()), "#6f8a4e", course === 0 ? 0.35 : r.u() * 0.3),
        1.3,
      );
      // light along the top of each stone
      quad(
        [
          [u + gap + 0.04, FRONT - 0.03, w1 - 0.1],
          [to - gap - 0.05, FRONT - 0.03, w1 - 0.1],
          [to - gap - 0.06, FRONT - 0.03, w1 - 0.05],
          [u + gap + 0.06, FRONT - 0.03, w1 - 0.05],
        ],
        mix("#cfd0b4", "#a7bd72", r.u()),
        0,
      );
      u = to;
    }
  }
  drawSteps(quad);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  growMoss(place, r);
}

/** Lit treads, shaded risers, the dark end of each slab. */
function drawSteps(quad: (points: V3[], colour: Col, line?: number) => void) {
  const rise = HEIGHT / STEPS,
    run = 0.62;
  for (let i = 0; i < STEPS; i++) {
    const w = -i * rise,
      v = FRONT - i * run;
    quad(
      [
        [-WIDE, v - run, w],
        [WIDE, v - run, w],
        [WIDE, v, w],
        [-WIDE, v, w],
      ],
      mix("#f1ead2", "#dcd6bd", i / STEPS),
      1.1,
    );
    // the end of the slab, in shade
    quad(
      [
        [-WIDE, v - run, -HEIGHT],
        [-WIDE, v, -HEIGHT],
        [-WIDE, v, w],
        [-WIDE, v - run, w],
      ],
      "#56645f",
      1.1,
    );
    quad(
      [
        [-WIDE, v - run, w - rise],
        [WIDE, v - run, w - rise],
        [WIDE, v - run, w],
        [-WIDE, v - run, w],
      ],
      mix("#98a097", "#7d8885", i / STEPS),
      1.3,
    );
  }
}

/** Tufts along the lower and upper edge of the wall. */
function growMoss(place: Place, r: Rng) {
  const T = new Tones();
  for (let i = 0; i < 1500; i++) {
    const u = r.range(LEFT, RIGHT);
    const foot = r.chance(0.55);
    if (u > -WIDE - 0.2 && u < WIDE + (foot ? 1.7 : 0.2)) continue;
    if (n.n2(u * 1.4, foot ? 2 : 7) < -0.1) continue;
    const [x, y] = place([u, FRONT - 0.05, foot ? -HEIGHT + 0.02 : 0]);
    const t = foot ? r.range(0.1, 0.55) : r.range(0.35, 0.95);
    const long = lerp(8, 20, r.u());
    T.add(leaf.at(Math.round(t * 6) / 6), (z) =>
      dab(z, x, y + r.range(-2, foot ? 5 : 3), long, long * 0.26, -1.57 + r.g() * 0.55, 0.12),
    );
  }
  T.flush(P.base.x);
}
