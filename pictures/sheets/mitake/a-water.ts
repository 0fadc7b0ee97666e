/** The falling water of Ayahiro and the burst at its foot. */
import { clamp, type Pt, type Rng, sstep } from "../../kit/core.ts";
import { brushPath, Tones, trace } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { at, type Scene } from "../../kit/scene.ts";
import { proj } from "../../kit/terrain.ts";
import { BACK, cam, chute, gn, isPool, mid, TOP } from "./falls.ts";

/** a point of the falling sheet; at the lip it bends over from the stream bed behind */
const point = (v: number, z: number): [number, number, number] => {
  const over = Math.max(0, z - TOP + 0.5);
  return proj(cam, mid(z) + v * chute(z) * (1 + over), BACK - 0.25 + over * 1.4, z - over * 0.45);
};

export function plunge(P: Print, s: Scene, r: Rng) {
  const T = new Tones(),
    x = P.base.x;
  // no key line runs over falling water
  const k = P.key.x;
  k.save();
  k.globalCompositeOperation = "destination-out";
  k.fillStyle = "#000";
  k.beginPath();
  const edges = [-1, 1].map((v) =>
    Array.from({ length: 50 }, (_, i) => point(v * 1.25, TOP + 0.7 - (i / 49) * (TOP + 0.7))),
  );
  trace(
    k,
    [...edges[0], ...edges[1].toReversed()].map((q): Pt => [q[0], q[1]]),
  );
  k.fill();
  k.restore();
  const hidden = (p: [number, number, number]) => p[1] > 0 && s.dep[at(p[0], p[1])] < p[2] - 0.22;
  /** one thread of water between two heights */
  const thread = (v: number, z0: number, z1: number, w: number, c: string, a: number) => {
    let pts: Pt[] = [];
    const n = Math.max(6, Math.ceil((z0 - z1) / 0.12));
    const cut = () => {
      const line = pts;
      if (line.length > 3)
        T.add(
          c,
          (q) => brushPath(q, line, (t) => Math.max(0.7, w * Math.sin(Math.PI * (0.1 + 0.84 * t)))),
          a,
        );
      pts = [];
    };
    for (let i = 0; i <= n; i++) {
      const z = z0 + ((z1 - z0) * i) / n;
      const p = point(v + 0.1 * gn.n2(v * 4, z * 0.8), z);
      if (hidden(p)) cut();
      else pts.push([p[0], p[1]]);
    }
    cut();
  };
  // body: pale, then white ribbons, then threads, then cold folds
  for (let k = 0; k < 70; k++)
    thread(r.range(-0.85, 0.85), TOP + 0.7, r.range(-0.1, 2), r.range(8, 20), "#c9dcd8", 0.9);
  T.flush(x);
  for (let k = 0; k < 130; k++) {
    const z0 = r.range(2.5, TOP + 0.7);
    thread(r.g() * 0.42, z0, Math.max(-0.05, z0 - r.range(2, 6)), r.range(5, 15), "#fbfdf8", 0.95);
  }
  T.flush(x);
  for (let k = 0; k < 150; k++) {
    const z0 = r.range(1, TOP + 0.7);
    thread(
      r.range(-1.12, 1.12),
      z0,
      Math.max(-0.05, z0 - r.range(0.6, 3.4)),
      r.range(1.4, 4),
      r.chance(0.72) ? "#ffffff" : "#7fa3a6",
      0.9,
    );
  }
  for (let k = 0; k < 30; k++) {
    const z0 = r.range(1.6, TOP);
    thread(r.range(-0.8, 0.8), z0, z0 - r.range(0.3, 1.2), r.range(1.2, 2.4), "#6c9096", 0.6);
  }
  T.flush(x);
  // spray rolls out from the foot
  const foot = proj(cam, mid(0), BACK - 0.4, 0);
  P.mist(
    (px, py) => {
      const dx = (px - foot[0]) / 270,
        dy = (py - foot[1] + 34) / (py < foot[1] ? 150 : 46);
      const f = P.noise.fbm(px * 0.006, py * 0.011, 4);
      return 0.96 * sstep(1.05, 0.22, Math.hypot(dx, dy) - f * 0.35);
    },
    "#eef4ee",
    { key: 0.9, grain: 0.05 },
  );
  // drops thrown up and out: short strokes along their flight, most of them close in
  for (let k = 0; k < 230; k++) {
    const a = -Math.PI / 2 + r.g() * 0.75,
      d = 20 + Math.abs(r.g()) * 92;
    const px = foot[0] + Math.cos(a) * d * 1.7,
      py = foot[1] - 8 + Math.sin(a) * d * 0.8,
      l = r.range(1, 7),
      w = r.range(1.1, 2.6);
    T.add(
      "#ffffff",
      (z) =>
        brushPath(
          z,
          [
            [px, py],
            [px + (l / 2) * Math.cos(a), py + (l / 2) * Math.sin(a)],
            [px + l * Math.cos(a), py + l * Math.sin(a) + 1],
          ],
          (t) => w * (1 - 0.6 * t),
        ),
      0.85,
    );
  }
  // rings spreading over the pool
  for (let k = 0; k < 150; k++) {
    const rho = 0.8 + 6.5 * Math.pow(r.u(), 1.3),
      a0 = r.range(-1.2, 1.0),
      span = r.range(0.08, 0.4);
    const pts: Pt[] = [];
    let dd = 9;
    for (let i = 0; i <= 12; i++) {
      const an = a0 + (span * i) / 12;
      const wx = mid(0) + rho * Math.sin(an) * 0.8,
        wy = BACK - 0.2 - rho * Math.cos(an);
      const p = proj(cam, wx, wy, 0.01);
      if (!isPool(wx, wy) || s.dep[at(p[0], p[1])] < p[2] - 0.12 || s.id[at(p[0], p[1])] !== 0)
        break;
      pts.push([p[0], p[1]]);
      dd = p[2];
    }
    if (pts.length > 4) {
      const w = clamp(26 / dd, 1.4, 6) * r.range(0.5, 1.2);
      T.add(
        r.chance(0.65) ? "#dcebe4" : "#0d2630",
        (z) => brushPath(z, pts, (t) => w * Math.sin(Math.PI * t)),
        0.8,
      );
    }
  }
  T.flush(x);
}
