/** One stroke of a full brush: hundreds of hairs, each with its own line until its ink is used up. */
import { type Ctx, lerp, Noise, type Pt, Rng, sstep } from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";

const n = new Noise(8);
/** Draws the stroke along `path`, `half` wide at its widest. */
export function sweep(x: Ctx, path: readonly Pt[], half: number) {
  const r = new Rng(12);
  const N = path.length - 1;
  const normal = path.map((_, i): Pt => {
    const [a, b] = [path[Math.max(0, i - 1)], path[Math.min(N, i + 1)]];
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [-(b[1] - a[1]) / l, (b[0] - a[0]) / l];
  });
  /** pressed down, pulled, lifted */
  const press = (q: number) =>
    half *
    (0.74 +
      0.3 * sstep(0, 0.06, q) -
      0.1 * sstep(0.1, 0.4, q) +
      0.1 * Math.sin(q * 9) -
      0.34 * sstep(0.72, 1, q));
  x.fillStyle = "#000";
  const hairs = 150;
  for (let k = 0; k < hairs; k++) {
    const across = lerp(-1, 1, (k + r.u()) / hairs),
      load = r.u(),
      thick = r.range(0.8, 1.7);
    // the outer hairs touch later and leave earlier
    const starts = 0.016 * across * across + 0.004 * r.u(),
      ends = 1 - 0.05 * r.u() - 0.06 * across * across;
    let run: Pt[] = [];
    const flush = () => {
      if (run.length > 2) {
        const w = ((2 * half) / hairs) * 2.1 * thick;
        x.beginPath();
        brushPath(x, run, (t) => w * Math.min(1, 0.25 + 6 * t, 0.25 + 6 * (1 - t)));
        x.fill();
      }
      run = [];
    };
    for (let i = 0; i <= N; i++) {
      const q = i / N;
      const spent = 1.05 * sstep(0.36, 1.02, q) + 0.2 * Math.abs(across) ** 5;
      const ink =
        0.72 + 0.5 * load + 0.55 * n.n2(across * 11, q * 7) + 0.35 * n.n2(across * 34, q * 13);
      if (q < starts || q > ends || ink < spent) {
        flush();
        continue;
      }
      const o = across * press(q) + 1.6 * n.n2(q * 12, k * 0.7);
      run.push([path[i][0] + normal[i][0] * o, path[i][1] + normal[i][1] * o]);
    }
    flush();
  }
  // full of ink at first: the hairs make one shape, starting round
  x.beginPath();
  brushPath(
    x,
    path.slice(2, Math.round(N * 0.4)),
    (t) => 2 * press(t * 0.4) * 0.96 * (1 - 0.9 * sstep(0.35, 1, t)),
  );
  x.fill();
  const [a, b] = [path[2], path[6]];
  x.beginPath();
  x.ellipse(
    a[0],
    a[1],
    half * 0.5,
    press(0) * 0.98,
    Math.atan2(b[1] - a[1], b[0] - a[0]) + 0.22,
    0,
    7,
  );
  x.fill();
  // a few drops beside it
  for (let i = 0; i < 16; i++) {
    const at = path[Math.round(N * r.range(0.55, 1))],
      d = r.range(0.9, 1.7) * half,
      s = r.range(1.2, 4.4);
    const turn = r.range(0, 6.28);
    x.beginPath();
    x.ellipse(at[0] + Math.cos(turn) * d, at[1] + Math.sin(turn) * d, s, s * 0.8, turn, 0, 7);
    x.fill();
  }
}
