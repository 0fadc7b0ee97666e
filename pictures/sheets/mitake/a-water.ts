/** The falling water of Ayahiro, the burst at its foot, and the straw rope with paper streamers before it. */
import { clamp, css, type Pt, Rng, sstep } from "../../kit/core.ts";
import { brushPath, catmull, poly, Tones, trace } from "../../kit/brush.ts";
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
    [...edges[0], ...edges[1].reverse()].map((q): Pt => [q[0], q[1]]),
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
  for (let k = 0; k < 26; k++) {
    const z0 = r.range(1, TOP);
    thread(r.range(-0.8, 0.8), z0, z0 - r.range(0.5, 1.8), r.range(1.5, 3), "#4a7076", 0.7);
  }
  T.flush(x);
  // spray rolls out from the foot
  const foot = proj(cam, mid(0), BACK - 0.4, 0);
  P.mist(
    (px, py) => {
      const dx = (px - foot[0]) / 250,
        dy = (py - foot[1] + 34) / (py < foot[1] ? 120 : 46);
      const f = P.noise.fbm(px * 0.006, py * 0.011, 4);
      return 0.92 * sstep(1.05, 0.1, Math.hypot(dx, dy) - f * 0.35);
    },
    "#eef4ee",
    { key: 0.9, grain: 0.05 },
  );
  for (let k = 0; k < 260; k++) {
    const a = r.range(Math.PI, 2 * Math.PI),
      d = Math.abs(r.g()) * 100;
    const px = foot[0] + Math.cos(a) * d * 1.5,
      py = foot[1] - 6 + Math.sin(a) * d * 0.62,
      q = r.range(1, 3.6);
    T.add(
      "#ffffff",
      (z) => {
        z.moveTo(px + q, py);
        z.ellipse(px, py, q, q * 0.8, 0, 0, 6.3);
      },
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

/** a twisted rope from wall to wall, with four folded papers */
export function ropeAcross(P: Print, s: Scene) {
  // it is tied in cracks of the side walls: start and end where the rock lets it be seen
  const seen = (x: number) => {
    const q = proj(cam, x, BACK - 2, 5.7);
    return s.dep[at(q[0], q[1])] > q[2] - 0.05;
  };
  let xa = -0.5,
    xb = 1;
  while (xa > -6 && seen(xa)) xa -= 0.05;
  while (xb < 7 && seen(xb)) xb += 0.05;
  const a = proj(cam, xa - 0.1, BACK - 2, 5.5),
    b = proj(cam, xb + 0.1, BACK - 2, 5.9);
  const rope: Pt[] = [];
  for (let i = 0; i <= 60; i++) {
    const t = i / 60;
    rope.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + 74 * Math.sin(Math.PI * t)]);
  }
  const T = new Tones();
  const fat = (t: number) => 7 + 9 * Math.sin(Math.PI * t);
  P.block((x) => {
    x.fillStyle = css("#8a7248");
    x.beginPath();
    brushPath(x, rope, fat);
    x.fill();
  });
  for (let i = 1; i < 120; i++) {
    const t = i / 120,
      k = t * 60,
      j = Math.min(59, Math.floor(k)),
      f = k - j;
    const px = rope[j][0] + (rope[j + 1][0] - rope[j][0]) * f,
      py = rope[j][1] + (rope[j + 1][1] - rope[j][1]) * f,
      w = fat(t);
    T.add(i % 2 ? "#e8d49c" : "#5b4630", (z) =>
      brushPath(
        z,
        [
          [px - w * 0.3, py + w * 0.46],
          [px + w * 0.4, py - w * 0.46],
        ],
        () => w * 0.2,
      ),
    );
  }
  T.flush(P.base.x);
  P.lines((k) => {
    k.fillStyle = css("#0c1822", 0.85);
    k.beginPath();
    for (const s of [-1, 1])
      brushPath(
        k,
        rope.map((q, i): Pt => [q[0], q[1] + (s * fat(i / 60)) / 2]),
        () => 1.4,
      );
    k.fill();
  });
  for (const t of [0.2, 0.4, 0.6, 0.8]) {
    const q = rope[Math.round(t * 60)];
    const X = q[0],
      Y = q[1] + fat(t) / 2;
    // three folds stepping down and out
    let px = X,
      py = Y;
    for (let k = 0; k < 4; k++) {
      const s = k % 2 ? 1 : -1,
        w = 15 + k * 1.5,
        h = 25;
      const fold: Pt[] = [
        [px - w / 2, py],
        [px + w / 2, py - 2],
        [px + w / 2 + s * 7, py + h],
        [px - w / 2 + s * 7, py + h + 3],
      ];
      P.block((x) => {
        x.fillStyle = css(k % 2 ? "#dfe6e2" : "#fffef6");
        poly(x, fold);
        x.fill();
      });
      P.lines((kk) => {
        kk.fillStyle = css("#0c1822", 0.8);
        kk.beginPath();
        brushPath(kk, [...fold, fold[0]], () => 1.1);
        kk.fill();
      });
      px += s * 7 + s * 4;
      py += h - 3;
    }
    // a tuft of straw between the papers
    const u = rope[Math.min(60, Math.round((t + 0.1) * 60))];
    if (t < 0.75)
      for (let k = -2; k <= 2; k++)
        T.add("#d9c48a", (z) =>
          brushPath(
            z,
            catmull(
              [
                [u[0] + k * 2, u[1]],
                [u[0] + k * 4, u[1] + 20],
                [u[0] + k * 6, u[1] + 36],
              ],
              4,
            ),
            (v) => 2.4 * (1 - v * 0.6),
          ),
        );
  }
  T.flush(P.base.x);
}
