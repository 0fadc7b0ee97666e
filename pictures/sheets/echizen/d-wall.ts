/** Echizen D: what the walls are made of: timbers that age has worn uneven, plaster that has darkened, weathered boards. */
import { type Col, type Pt, type V3, css, lerp, mix, Noise, Rng } from "../../kit/core.ts";
import { fillPoly, poly } from "../../kit/brush.ts";
import { type Ink, solid } from "./d-ink.ts";
import { type Place } from "./d-plan.ts";

const n = new Noise(29);
/** Timber between two places of the gable, up or across; its edges waver, and streaks of grain show where it is broad. */
export function timber(ink: Ink, p: Place, a: V3, b: V3, w: number, c: Col) {
  const flat = a[2] === b[2];
  const steps = 9;
  const edge = (s: number): Pt[] =>
    Array.from({ length: steps }, (_, i): Pt => {
      const t = i / (steps - 1);
      const off = s * (w / 2) * (1 + 0.2 * n.n2(t * 5 + a[0], s * 3 + a[2]));
      const q: V3 = [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)];
      return flat ? p(q[0], q[1], q[2] + off) : p(q[0] + off, q[1], q[2]);
    });
  const [l, r] = [edge(-1), edge(1)];
  solid(ink, [...l, ...r.toReversed()], c);
  if (w < 0.15) return;
  const rng = new Rng(Math.round(400 + a[0] * 37 + a[2] * 91));
  for (let i = 0; i < 5; i++) {
    const s = rng.range(0.2, 0.8),
      from = rng.int(0, 5),
      to = from + rng.int(2, 4);
    const line = l
      .slice(from, to)
      .map(([x, y], k): Pt => [lerp(x, r[from + k][0], s), lerp(y, r[from + k][1], s)]);
    const thin = line.map(([x, y], k): Pt => [
      x + (flat ? 0 : 1.6 * Math.sin((Math.PI * k) / (line.length - 1))),
      y + (flat ? 1.6 * Math.sin((Math.PI * k) / (line.length - 1)) : 0),
    ]);
    fillPoly(ink.x, [...line, ...thin.toReversed()], mix(c, i % 2 ? "#5d5866" : "#0d1222", 0.55));
  }
}
/** plaster between posts and beams, each field of its own age, with damp that has risen from its sill */
export function plaster(
  ink: Ink,
  p: Place,
  gable: Pt[],
  posts: readonly number[],
  beams: readonly number[],
  tone: (c: Col) => Col,
) {
  const r = new Rng(Math.round(posts[0] * 100 + 900));
  ink.x.save();
  poly(ink.x, gable);
  ink.x.clip();
  for (let i = 0; i < posts.length - 1; i++)
    for (let j = 0; j < beams.length - 1; j++) {
      const [u0, u1, w0, w1] = [posts[i], posts[i + 1], beams[j], beams[j + 1]];
      const c = r.pick(["#667c9f", "#6c81a2", "#61779b", "#717f99", "#748aa9"]);
      fillPoly(ink.x, [p(u0, 0, w0), p(u1, 0, w0), p(u1, 0, w1), p(u0, 0, w1)], tone(c));
      const seed = i * 7 + j;
      const line = (k: number, amp: number): Pt[] =>
        Array.from({ length: 31 }, (_, m) =>
          p(lerp(u0, u1, m / 30), 0, lerp(w0, w1, k + amp * n.fbm(m * 0.06, seed, 3))),
        );
      ink.x.globalAlpha = 0.5;
      fillPoly(
        ink.x,
        [...line(r.range(0.2, 0.45), 0.26), p(u1, 0, w0), p(u0, 0, w0)],
        tone(mix(c, "#575a72", 0.5)),
      );
      ink.x.globalAlpha = 1;
    }
  ink.x.restore();
}
/** upright boards: `place` gives a point by how far along the wall and how high; none has its neighbour's tone */
export function boards(
  ink: Ink,
  place: (t: number, w: number) => Pt,
  count: number,
  high: number,
  [dark, light]: readonly [Col, Col],
) {
  const r = new Rng(count * 13);
  for (let i = 0; i < count; i++) {
    const [t0, t1] = [i / count, (i + 1) / count];
    const c = mix(dark, light, r.u());
    solid(ink, [place(t0, 0), place(t1, 0), place(t1, high), place(t0, high)], c);
    const t = lerp(t0, t1, r.range(0.3, 0.7)),
      d = (t1 - t0) * 0.1;
    const w = r.range(0, high * 0.5);
    ink.x.fillStyle = css(mix(c, r.chance(0.5) ? "#7a6a68" : "#14162a", 0.4));
    poly(ink.x, [place(t - d, w), place(t, w + high * 0.5), place(t + d, w)]);
    ink.x.fill();
    const gap = (t1 - t0) * 0.09;
    fillPoly(
      ink.x,
      [
        place(t0, 0),
        place(t0 + gap, 0),
        place(t0 + gap * r.range(0.4, 1.6), high),
        place(t0, high),
      ],
      mix(dark, "#10121f", 0.6),
    );
  }
}
