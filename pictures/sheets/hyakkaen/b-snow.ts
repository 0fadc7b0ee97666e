/** A light late snow: the field with its blue shadows, and what lies along the old arms. */
import { bokashi, clamp, css, type Ctx, H, lerp, type Pt, Rng, sstep, W } from "../../kit/core.ts";
import { brushPath, dab, poly, Tones, clearUnder } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { ARMS, GROUND, SHOOTS } from "./b-plan.ts";

const SHADE = "#7d9cc9";

/** Snow with long drifts, the shadows of branch and stone, dry stems through it. */
export function snowField(P: Print) {
  const n = P.noise;
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, GROUND, 0, H, [
        [0, "#e3e9ec"],
        [0.3, "#faf6ee"],
        [0.7, "#eef0ef"],
        [1, "#b9cbe0"],
      ]);
      const rim: Pt[] = [];
      for (let u = -10; u <= W + 10; u += 8) rim.push([u, GROUND + 5 * n.fbm(u * 0.006, 2, 3)]);
      poly(x, [...rim, [W + 10, H], [-10, H]]);
      x.fill();
    },
    { grain: 0.1 },
  );
  P.block(
    (x) => {
      // hollows between the drifts
      for (const [y, h, seed] of [
        [905, 12, 1],
        [968, 20, 2],
        [1062, 34, 3],
      ] as const)
        for (let u = -100; u < W; u += 400) {
          x.fillStyle = css("#cfdcea", 0.9);
          x.beginPath();
          dab(
            x,
            u + 180 * n.n2(seed, u),
            y + 16 * n.n2(u, seed),
            420,
            h,
            0.02 * n.n2(u * 0.1, seed),
            0.06,
          );
          x.fill();
        }
    },
    { occlude: 0, grain: 0.1 },
  );
  P.light(
    (x) => {
      x.fillStyle = SHADE;
      for (const [line, w0, w1] of ARMS) lie(x, line, w0, w1);
      for (const [a, b, angle, long] of SHOOTS)
        lie(
          x,
          [
            [a, b],
            [a + Math.cos(angle) * long, b + Math.sin(angle) * long],
          ],
          8,
          4,
        );
      // the stone's own
      poly(x, [
        [1010, 1094],
        [1300, 1080],
        [1640, 1016],
        [1640, 952],
        [1500, 944],
      ]);
      x.fill();
    },
    { op: "multiply", alpha: 0.62 },
  );
  const T = new Tones(),
    r = new Rng(19);
  for (let i = 0; i < 900; i++) {
    const y = lerp(884, H + 20, r.u() ** 0.8),
      x = r.range(-10, W + 10);
    if (n.fbm(x * 0.005 + 7, y * 0.013, 3) < 0.24) continue;
    const long = lerp(10, 54, (y - GROUND) / 340) * r.range(0.5, 1.2);
    T.add(r.pick(["#8d7a4e", "#c2a869", "#5d5a48", "#a98f57"]), (z) =>
      dab(z, x, y, long, Math.max(2, long * 0.09), -1.57 + r.g() * 0.4, r.range(-0.2, 0.2)),
    );
  }
  T.flush(P.base.x);
}

/** A branch's shadow: laid flat on the snow, away from a sun high on the left. */
function lie(x: Ctx, line: readonly Pt[], w0: number, w1: number) {
  const flat = line.map(([a, b]): Pt => [a + 40 + (1180 - b) * 0.62, 1140 - (1180 - b) * 0.215]);
  x.beginPath();
  brushPath(x, flat, (t) => Math.max(2.4, lerp(w0, w1, t) * 0.5));
  x.fill();
}

/** Snow rests on what lies flat; it is blue underneath. */
export function snowOnArms(x: Ctx, key: Ctx) {
  const r = new Rng(52);
  for (const [line, w0, w1] of ARMS)
    for (let i = 1; i < line.length; i++) {
      const [a, b] = [line[i - 1], line[i]];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const level = Math.abs(b[0] - a[0]) / length;
      if (level < 0.55) continue;
      const wide = (s: number) => lerp(w0, w1, clamp((i - 1 + s) / (line.length - 1)));
      for (let from = 0.04; from < 0.9;) {
        const to = Math.min(0.97, from + r.range(0.2, 0.5));
        const top: Pt[] = [],
          under: Pt[] = [];
        for (let k = 0; k <= 14; k++) {
          const t = k / 14,
            s = lerp(from, to, t),
            w = wide(s);
          const px = lerp(a[0], b[0], s),
            py = lerp(a[1], b[1], s);
          const swell = Math.sqrt(Math.sin(Math.PI * t));
          top.push([px, py - w * 0.46 - (4 + w * 0.14) * swell]);
          under.push([
            px,
            py - w * 0.4 + w * 0.2 * swell * sstep(0, 1, 0.5 + 0.5 * Math.sin(k * 1.7 + i)),
          ]);
        }
        const shape = [...top, ...under.toReversed()];
        x.fillStyle = "#9fb8d8";
        poly(
          x,
          shape.map(([p, q]): Pt => [p, q + 3]),
        );
        x.fill();
        x.fillStyle = "#fbf9f4";
        poly(x, shape);
        x.fill();
        clearUnder(key, shape);
        from = to + r.range(0.06, 0.3);
      }
    }
}
