/** The frame of the tunnel: hoops and laths of split bamboo, lashed with dark twine. */
import { type Rng, clamp, type Ctx, css, mix, type Pt, ramp } from "../../kit/core.ts";
import { brushPath, Tones } from "../../kit/brush.ts";
import { cam, inward, onArch, sunlit } from "./tunnel.ts";
import { veil } from "./hero-growth.ts";

const straw = ramp([
  [0, "#2a2240"],
  [0.3, "#75604e"],
  [0.6, "#b59a64"],
  [0.85, "#e2cf92"],
  [1, "#fff3c8"],
]);
const LATHS = [0.14, 0.42, 0.74, 1.1, 1.57, 2.04, 2.4, 2.72, 3.0];

export function frame(x: Ctx, k: Ctx, r: Rng, y: number, next: number) {
  const T = new Tones(),
    u = cam.f / y;
  const lit = (a: number) =>
    clamp(0.12 + 0.46 * sunlit(a, y) + 0.62 * inward(y) + 0.08 * Math.cos(Math.PI - a));
  const piece = (pts: Pt[], w: number, t: number) => {
    const q = Math.round(clamp(t) * 8) / 8;
    T.add(veil(straw.at(q * 0.6), y), (z) => brushPath(z, pts, () => w));
    T.add(veil(straw.at(q), y), (z) =>
      brushPath(
        z,
        pts.map((p): Pt => [p[0] - w * 0.14, p[1] + w * 0.06]),
        () => w * 0.5,
      ),
    );
  };
  // laths from here to the next nearer hoop
  for (const a of LATHS) {
    const pts: Pt[] = [];
    for (let q = 0; q <= 4; q++)
      pts.push(onArch(a + 0.01 * Math.sin(y * 7 + a), y + ((next - y) * q) / 4, -0.02));
    piece(pts, Math.max(1, u * 0.016), lit(a) - 0.06);
  }
  T.flush(x);
  // the hoop in short pieces, so that the light can change along it
  const wob = r.range(-0.02, 0.02);
  const n = 26;
  for (let i = 0; i < n; i++) {
    const a0 = (Math.PI * i) / n,
      a1 = (Math.PI * (i + 1.06)) / n;
    const pts: Pt[] = [];
    for (let q = 0; q <= 4; q++)
      pts.push(onArch(a0 + ((a1 - a0) * q) / 4, y + wob * Math.sin(a0 * 3), -0.035));
    piece(pts, Math.max(1.2, u * 0.026), lit(a0) + 0.05);
  }
  T.flush(x);
  const edge: Pt[] = [];
  for (let i = 0; i <= 60; i++)
    edge.push(onArch((Math.PI * i) / 60, y + wob * Math.sin((Math.PI * i * 3) / 60), -0.047));
  k.fillStyle = css("#2a2036", 0.7 * (1 - inward(y)));
  k.beginPath();
  brushPath(k, edge, (t) => Math.max(0.6, u * 0.0035) * (1 + 0.4 * Math.sin(t * 40)));
  k.fill();
  for (const a of LATHS) {
    const c = onArch(a, y, -0.05),
      s = Math.max(1, u * 0.018);
    for (const d of [-0.4, 0.25]) {
      T.add(veil(mix("#2a2036", "#6b4a3a", 0.2), y), (z) =>
        brushPath(
          z,
          [
            [c[0] - s, c[1] - s * (0.8 + d)],
            [c[0] + s, c[1] + s * (0.8 - d)],
          ],
          () => Math.max(0.8, s * 0.36),
        ),
      );
      T.add(veil("#2a2036", y), (z) =>
        brushPath(
          z,
          [
            [c[0] + s, c[1] - s * (0.8 + d)],
            [c[0] - s, c[1] + s * (0.8 - d)],
          ],
          () => Math.max(0.8, s * 0.36),
        ),
      );
    }
  }
  T.flush(x);
}
