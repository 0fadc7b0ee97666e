/** A cup of amazake, steaming. */
import { bokashi, css, lerp, type Pt, sstep } from "../../kit/core.ts";
import { dab, poly, Tones } from "../../kit/brush.ts";
import type { Print } from "../../kit/print.ts";
import { pts, stops } from "../../kit/points.ts";
import type { TrayPen } from "./c-tray-pen.ts";

/** A round cup: grey crackle outside, the sweet white drink within. */
export function cup({ L, r, at, face }: TrayPen, [u, v]: Pt) {
  const foot = at(u, v, 0.014),
    lip = at(u, v, 0.135);
  const px = Math.abs(at(u + 0.1, v, 0.1)[0] - at(u, v, 0.1)[0]) * 10; // units per metre
  const R = 0.088 * px,
    flat = 0.47;
  const profile = (t: number) =>
    R * (0.56 + 0.44 * Math.pow(Math.sin((Math.min(1, t * 1.08) * Math.PI) / 2), 0.7));
  const y = (t: number) => lerp(foot[1], lip[1], t);
  L.x.fillStyle = css("#2a170e", 0.6);
  L.x.beginPath();
  L.x.ellipse(foot[0] + R * 0.34, foot[1] + R * 0.1, R * 1.0, R * 0.4, -0.1, 0, 7);
  L.x.fill();
  const half = (s: number): Pt[] =>
    Array.from({ length: 20 }, (_, i) => [lip[0] + s * profile(i / 19), y(i / 19)]);
  const bottom: Pt[] = Array.from({ length: 15 }, (_, i) => {
    const a = Math.PI - (i / 14) * Math.PI;
    return [foot[0] + Math.cos(a) * profile(0), foot[1] + Math.sin(a) * profile(0) * flat];
  });
  const body = [...half(-1).toReversed(), ...bottom, ...half(1)];
  face(
    body,
    bokashi(
      L.x,
      lip[0] - R,
      0,
      lip[0] + R,
      0,
      stops("0 #c9cdc4, 0.3 #a3aca8, 0.66 #66737a, 1 #8a5a3c"),
    ),
    2.8,
  );
  L.x.save();
  poly(L.x, body);
  L.x.clip();
  L.x.strokeStyle = css("#2f4a6e", 0.85);
  for (const [t, w] of pts("0.78,7 0.68,2.4 0.18,3")) {
    L.x.lineWidth = w;
    L.x.beginPath();
    L.x.ellipse(lip[0], y(t), profile(t), profile(t) * flat, 0, 0.05, Math.PI - 0.05);
    L.x.stroke();
  }
  L.x.restore();
  const ring = (k: number, dy = 0): Pt[] =>
    Array.from({ length: 40 }, (_, i) => [
      lip[0] + Math.cos((i / 40) * 6.283) * R * k,
      lip[1] + dy + Math.sin((i / 40) * 6.283) * R * flat * k,
    ]);
  face(ring(1), "#dfe0d4", 2.2);
  face(ring(0.92, 1), "#77817f", 1.4);
  face(
    ring(0.88, 7),
    bokashi(L.x, lip[0] - R, 0, lip[0] + R, 0, stops("0 #fffaea, 0.6 #f3e6c6, 1 #dfc795")),
    0,
  );
  const T = new Tones();
  for (let i = 0; i < 70; i++) {
    const a = r.range(0, 6.283),
      k = Math.sqrt(r.u()) * 0.8;
    T.add(
      r.pick(["#fffdf4", "#e3d0a6"]),
      (z) =>
        dab(
          z,
          lip[0] + Math.cos(a) * R * k,
          lip[1] + 7 + Math.sin(a) * R * flat * k,
          5,
          3,
          r.range(0, 3),
        ),
      0.8,
    );
  }
  T.flush(L.x);
}

/** Steam off the cup. */
export function steam(P: Print, { at }: TrayPen) {
  const [sx, sy] = at(-0.23, 0.02, 0.14);
  P.mist(
    (x, y) => {
      const t = (sy - y) / 300;
      if (t < 0 || t > 1) return 0;
      const one = sx - 14 + 26 * Math.sin(t * 6) * t,
        two = sx + 22 + 30 * Math.sin(t * 5 + 2) * t;
      const wide = 7 + 26 * t;
      return (
        0.6 *
        (Math.exp(-(((x - one) / wide) ** 2)) + 0.8 * Math.exp(-(((x - two) / wide) ** 2))) *
        sstep(0, 0.1, t) *
        (1 - t)
      );
    },
    "#efe6d4",
    { key: 0.5, grain: 0.1 },
  );
}
