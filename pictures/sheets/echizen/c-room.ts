/** The dark room before the garden: posts, lintel, lattice and ceiling as boxes. */
import { type Col, css, H, Noise, type Pt, Rng, W } from "../../kit/core.ts";
import { brushPath, fillPoly, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { BEAM, CAM, CEILING, HALF, KEY, LATTICE, LINTEL, place, POSTS } from "./c-plan.ts";

const n = new Noise(8);
const FRONT = "#2b2129",
  SIDE = "#1c151c",
  UNDER = "#3f2b29";
type Span = readonly [number, number];
/** thickness of a key line at a distance */
const key = (far: number) => Math.min(3.4, 9.5 / far);

/** a timber as a box; only the faces that this eye sees, with a line where it ends */
function timber(
  P: Print,
  [x0, x1]: Span,
  [y0, y1]: Span,
  [z0, z1]: Span,
  tones: readonly [Col, Col, Col],
  grain = 0,
) {
  const [front, side, level] = tones;
  const up = z1 < CAM.z ? z1 : z0;
  const faces: [Pt[], Col][] = [
    [[place(x0, y0, up), place(x1, y0, up), place(x1, y1, up), place(x0, y1, up)], level],
    [[place(x0, y0, z0), place(x0, y1, z0), place(x0, y1, z1), place(x0, y0, z1)], side],
    [[place(x0, y0, z0), place(x1, y0, z0), place(x1, y0, z1), place(x0, y0, z1)], front],
  ];
  P.block((x) => {
    for (const [p, c] of faces) fillPoly(x, p, c);
    if (grain) figure(x, [x0, x1], y0, [z0, z1], grain);
  });
  const far = Math.max(1.4, y0 - CAM.y);
  P.lines((k) => {
    k.fillStyle = css(KEY, 0.9);
    for (const [p] of faces) {
      k.beginPath();
      brushPath(k, [...p, p[0]], () => key(far));
      k.fill();
    }
  });
}
/** a few long lines of grain on the front of a timber */
function figure(
  x: Parameters<typeof fillPoly>[0],
  [x0, x1]: Span,
  y: number,
  [z0, z1]: Span,
  count: number,
) {
  const r = new Rng(Math.round(x0 * 31 + z0 * 17)),
    T = new Tones();
  const wide = x1 - x0 > z1 - z0;
  for (let i = 0; i < count; i++) {
    const v = r.range(0.06, 0.94),
      u = r.range(-0.05, 0.7),
      go = r.range(0.2, 0.5);
    const line = Array.from({ length: 9 }, (_, k) => {
      const t = Math.min(1, Math.max(0, u + (go * k) / 8)),
        w = v + 0.05 * n.n2(t * 7, i);
      return wide
        ? place(x0 + t * (x1 - x0), y, z0 + w * (z1 - z0))
        : place(x0 + w * (x1 - x0), y, z0 + t * (z1 - z0));
    });
    T.add(
      r.chance(0.6) ? "#171117" : "#43333a",
      (q) => brushPath(q, line, (t) => 2.2 * Math.sin(Math.PI * t)),
      0.8,
    );
  }
  T.flush(x);
}
const DARK = [FRONT, SIDE, UNDER] as const;
export function wall(P: Print) {
  ceiling(P);
  timber(P, [-2, 40], [-0.02, 0.12], [0, 0.06], ["#5a3a30", SIDE, "#d2925c"]);
  lattice(P);
  timber(P, [-2, 40], [-0.1, 0.1], [BEAM, CEILING - 0.03], DARK, 60);
  timber(P, [-2, 40], [-0.03, 0.11], [LINTEL, LATTICE], DARK, 40);
  for (const p of POSTS.toReversed())
    timber(
      P,
      [p - HALF, p + HALF],
      [-HALF, HALF],
      [0, CEILING - 0.03],
      ["#2a2028", SIDE, UNDER],
      14,
    );
}
/** slender bars and two rails between lintel and beam, bright sky behind */
function lattice(P: Print) {
  P.block((x) => {
    x.fillStyle = "#1e171e";
    for (let p = -1; p < 16; p += 0.117) {
      const a = place(p, 0, LATTICE),
        b = place(p, 0, BEAM),
        w = 0.034 * (a[1] - b[1]) * 2.2;
      x.fillRect(a[0] - w / 2, b[1] - 2, w, a[1] - b[1] + 4);
    }
    for (const z of [LATTICE + 0.12, BEAM - 0.12]) {
      x.beginPath();
      brushPath(
        x,
        [place(-1, 0, z), place(4, 0, z), place(9, 0, z), place(20, 0, z)],
        (t) => 6 - 3.4 * t,
      );
      x.fill();
    }
  });
}
/** boards above, and beams from the wall towards us; a little of the floor's light on their undersides */
function ceiling(P: Print) {
  P.block((x) => {
    fillPoly(
      x,
      [place(-3, 0, BEAM), place(60, 0, BEAM), [W + 10, 330], [W + 10, -10], [-10, -10]],
      "#1d161d",
    );
  });
  const boards: Pt[][] = [];
  for (let y = -0.4; y > -3.6; y -= 0.42)
    boards.push([2, 6, 12, 30].map((q) => place(q, y, CEILING)));
  P.block((x) => {
    x.fillStyle = "#2b1f22";
    for (const b of boards) {
      x.beginPath();
      brushPath(x, b, (t) => 5 * (1 - t));
      x.fill();
    }
  });
  for (let p = 16; p > 1.4; p -= 1.17)
    timber(
      P,
      [p - 0.08, p + 0.08],
      [-3.4, 0],
      [CEILING - 0.26, CEILING],
      [FRONT, "#231a21", UNDER],
    );
}
/** a post of the room's near end, dark at the picture's edge */
export function nearPost(P: Print) {
  P.block((x) => {
    fillPoly(
      x,
      [
        [0, 0],
        [42, 0],
        [42, H],
        [0, H],
      ],
      "#1d151b",
    );
    const r = new Rng(77),
      T = new Tones();
    for (let i = 0; i < 26; i++) {
      const px = r.range(2, 40),
        y0 = r.range(-100, 1100),
        go = r.range(150, 500);
      T.add(r.chance(0.6) ? "#120c11" : "#33262b", (q) =>
        brushPath(
          q,
          [0, 1, 2, 3, 4].map((k): Pt => [px + 2 * n.n2(k * 0.7, i), y0 + (go * k) / 4]),
          (t) => 2.2 * Math.sin(Math.PI * t),
        ),
      );
    }
    T.flush(x);
    fillPoly(
      x,
      [
        [37, 0],
        [42, 0],
        [42, H],
        [37, H],
      ],
      "#5a3b2c",
    );
  });
  P.lines((k) => {
    k.fillStyle = KEY;
    k.fillRect(42, 0, 2.6, H);
  });
}
