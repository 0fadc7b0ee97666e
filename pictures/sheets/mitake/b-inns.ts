/** The inns: dark thatch with the dawn along one side, and lamplight behind paper. */
import { type Col, css, layer, mix, type Pt, Rng, sstep, stamp, tweak, W } from "../../kit/core.ts";
import { fillPoly, poly, Tones, trace } from "../../kit/brush.ts";
import { mistBand, type Print } from "../../kit/print.ts";
import { onSheet } from "../../kit/terrain.ts";
import { cam, haze, hazed, KEY, MIST, seenAt } from "./b-plan.ts";
import { type Item } from "./b-slope.ts";
import { house } from "./thatched.ts";

interface Inn {
  readonly d: number;
  /** the left foot of its long wall on the sheet */
  readonly foot: Pt;
  readonly turn: number;
  readonly long: number;
}
const INNS: readonly Inn[] = [
  { d: 94, foot: [1082, 540], turn: -0.3, long: 8 },
  { d: 77, foot: [868, 640], turn: 0.3, long: 8.5 },
  { d: 57, foot: [1150, 780], turn: -0.36, long: 10 },
  { d: 45, foot: [650, 850], turn: 0.34, long: 9 },
  { d: 33, foot: [1190, 1045], turn: -0.42, long: 12 },
];
const PAPER = "#ffc768";
export function inns(P: Print): Item[] {
  return INNS.map((q, i) => ({ d: q.d, draw: () => inn(P, q, i) }));
}
function inn(P: Print, { d, foot, turn, long }: Inn, i: number) {
  const L = layer(),
    K = layer(),
    h = haze(d) * 0.85;
  terrace(P, d, foot, turn, long);
  const U: Pt = [Math.cos(turn), Math.sin(turn)];
  const fade = (c: Col) =>
    c === PAPER ? mix(c, MIST, h * 0.4) : mix(mix(tweak(c, -0.06, 0.9), "#16243c", 0.42), MIST, h);
  house(L.x, K.x, cam, {
    at: seenAt(foot, d),
    along: U,
    long,
    deep: 6,
    seed: 11 + i * 3,
    fade,
    key: mix(KEY, MIST, h * 0.9),
    paper: PAPER,
  });
  // the dawn is on the left
  const x = L.x;
  const at = (k: number): Pt => [foot[0] + (k * long * cam.f) / d, foot[1] - (4 * cam.f) / d];
  x.save();
  x.globalCompositeOperation = "source-atop";
  const [a, b] = [at(-0.1), at(0.9)];
  const g = x.createLinearGradient(a[0], a[1] - 40, b[0], b[1] + 60);
  g.addColorStop(0, css("#ffb98c", 0.42 * (1 - h)));
  g.addColorStop(0.5, css("#e8a488", 0.14 * (1 - h)));
  g.addColorStop(1, css("#142440", 0.4 * (1 - h)));
  x.fillStyle = g;
  const [x0, y0, z0] = seenAt(foot, d);
  const eave = (k: number) =>
    onSheet(cam, x0 + U[0] * k + U[1] * 1.2, y0 + U[1] * k - U[0] * 1.2, z0 + 2.1);
  poly(x, [[-900, -900], [W + 900, -900], eave(long + 9), eave(-9)]);
  x.fill();
  x.restore();
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  // lamplight on the ground before it, then the mist at its foot
  P.light(
    (z) => {
      z.fillStyle = css("#ffb45a", 0.4 * (1 - h));
      const u = cam.f / d;
      z.beginPath();
      z.ellipse(foot[0] + (long * u) / 2, foot[1] + u * 0.3, long * u * 0.5, u * 0.8, 0, 0, 7);
      z.fill();
    },
    { blur: 10 },
  );
  const u = cam.f / d,
    f = mistBand(P.noise, foot[1] + u * 1.2, u * 1.6, u * 3.4, {
      max: 0.62,
      amp: u * 0.5,
      rag: 0.5,
    });
  const mid = foot[0] + (long * u) / 2,
    reach = long * u * 1.1;
  P.mist(
    (px, py) => f(px, py) * sstep(reach, reach * 0.35, Math.abs(px - mid)),
    mix("#d6cdd6", "#8ea0bb", sstep(90, 30, d)),
    {
      grain: 0.06,
      key: 0.8,
    },
  );
}
/** the dry-stone wall of its terrace: rows of field stones, each with a lit top */
function terrace(P: Print, d: number, foot: Pt, turn: number, long: number) {
  const r = new Rng(Math.round(d)),
    [x0, y0, z0] = seenAt(foot, d),
    c = Math.cos(turn),
    s = Math.sin(turn);
  const Q = (u: number, w: number): Pt =>
    onSheet(cam, x0 + c * u + s * 1.7, y0 + s * u - c * 1.7, z0 + w);
  const L = layer(),
    T = new Tones(),
    from = -2.2,
    to = long + 1.6;
  fillPoly(
    L.x,
    [Q(from, -0.1), Q(to, -0.1), Q(to + 0.3, -2.3), Q(from - 0.3, -2.3)],
    hazed("#16212f", d),
  );
  for (let row = 0; row < 5; row++)
    for (let u = from; u < to;) {
      const w = r.range(0.4, 0.9),
        top = -0.12 - row * 0.43,
        a = Q(u + 0.04, top + r.range(-0.06, 0.04)),
        b = Q(Math.min(to, u + w - 0.05), top + r.range(-0.06, 0.04)),
        e = Q(Math.min(to, u + w - 0.08), top - 0.38),
        f = Q(u + 0.08, top - 0.38);
      const tone = mix("#2c3a48", "#7f828a", Math.round(r.u() * 4) / 5);
      T.add(hazed(tone, d), (z) => trace(z, [a, b, e, f]));
      T.add(hazed(mix(tone, "#e0b8a4", 0.5), d), (z) =>
        trace(z, [a, b, [b[0], b[1] + 0.1 * (e[1] - b[1])], [a[0], a[1] + 0.1 * (f[1] - a[1])]]),
      );
      u += w;
    }
  T.flush(L.x);
  P.put(L, { occlude: 1 });
}
