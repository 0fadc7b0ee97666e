/** What lies about the block: the pleats and grip of the baren, the brush, drops of ink, spare paper. */
import { css, type layer, lerp, type Pt, type Rng } from "../../kit/core.ts";
import { brushPath, poly, type Tones } from "../../kit/brush.ts";
import { KEY } from "./store.ts";

type Layer = ReturnType<typeof layer>;

/** a flat wide brush, its bristles black, resting on the edge of the block */
function brush(L: Layer, K: Layer, T: Tones, r: Rng) {
  const end: Pt = [322, 1158],
    neck: Pt = [404, 1046],
    dir: Pt = [0.59, -0.807],
    side: Pt = [0.807, 0.59];
  const out = (p: Pt, along: number, across: number): Pt => [
    p[0] + dir[0] * along + side[0] * across,
    p[1] + dir[1] * along + side[1] * across,
  ];
  const handle = [
    out(end, 0, -6),
    out(end, 0, 7),
    out(neck, -46, 9),
    out(neck, -22, 21),
    out(neck, 6, 23),
    out(neck, 6, -23),
    out(neck, -22, -21),
    out(neck, -46, -9),
  ];
  L.x.fillStyle = "rgba(12,8,10,.55)";
  poly(
    L.x,
    handle.map(([a, b]): Pt => [a - 9, b + 12]),
  );
  L.x.fill();
  L.x.fillStyle = "#bd9258";
  poly(L.x, handle);
  L.x.fill();
  L.x.fillStyle = "#e9d09a";
  poly(L.x, [
    out(end, 4, -4),
    out(end, 4, 1),
    out(neck, -44, 1),
    out(neck, -20, -6),
    out(neck, 2, -6),
    out(neck, 2, -20),
    out(neck, -22, -18),
    out(neck, -46, -6),
  ]);
  L.x.fill();
  K.x.save();
  K.x.globalCompositeOperation = "destination-out";
  poly(K.x, handle);
  K.x.fill();
  K.x.restore();
  K.x.fillStyle = css(KEY, 0.9);
  K.x.beginPath();
  brushPath(K.x, [...handle, handle[0]], () => 1.9);
  K.x.fill();
  // two bindings of dark thread, then the bristles
  for (const at of [-12, -2])
    T.add("#3a2418", (q) =>
      brushPath(q, [out(neck, at, -22), out(neck, at, 0), out(neck, at, 22)], () => 3),
    );
  for (let k = 0; k < 90; k++) {
    const a = r.range(-1, 1);
    T.add(r.pick(["#15110f", "#2c2320", "#0c0a0c"]), (q) =>
      brushPath(
        q,
        [
          out(neck, 5, a * 22),
          out(neck, 26, a * 24),
          out(neck, 46 + r.range(-4, 5) - 5 * a * a, a * 25),
        ],
        (t) => 2.6 * (1 - 0.5 * t),
      ),
    );
  }
}

/** pleats of bamboo sheath over the disk, drawn together into a twisted grip */
function baren(T: Tones, r: Rng) {
  const X = 1240,
    Y = 1067;
  for (let k = 0; k < 46; k++) {
    const y = lerp(-32, 32, (k + r.range(0.2, 0.8)) / 46),
      half = 66 * Math.sqrt(Math.max(0, 1 - (y / 34) ** 2));
    const x0 = -half * r.range(0.5, 0.98),
      x1 = half * r.range(0.5, 0.98);
    T.add(
      r.chance(0.55) ? "#8f6c3c" : "#f3e2b6",
      (q) =>
        brushPath(
          q,
          [
            [X + x0, Y + y],
            [X, Y + y * 0.9 - 1],
            [X + x1, Y + y],
          ],
          (t) => 1.8 * Math.sin(Math.PI * t),
        ),
      0.6,
    );
  }
  // it crosses the middle of the disk, a little raised, and is knotted under both edges
  const sag = (t: number) => Y + 5 - 11 * Math.sin(Math.PI * t);
  const grip: Pt[] = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => [X - 70 + 140 * t, sag(t)]);
  const fat = (t: number) => 12 + 6 * Math.sin(Math.PI * t);
  T.add(
    "#6f5430",
    (q) =>
      brushPath(
        q,
        grip.map(([a, b]): Pt => [a - 3, b + 11]),
        fat,
      ),
    0.7,
  );
  T.add(KEY, (q) => brushPath(q, grip, (t) => fat(t) + 4));
  T.add("#c8a265", (q) => brushPath(q, grip, fat));
  for (let k = 1; k < 13; k++) {
    const t = k / 13,
      x = X - 70 + 140 * t,
      y = sag(t),
      w = fat(t) / 2;
    T.add(k % 2 ? "#7d5c34" : "#f0dca8", (q) =>
      brushPath(
        q,
        [
          [x - 5, y + w],
          [x, y],
          [x + 5, y - w],
        ],
        () => 2.4,
      ),
    );
  }
}

export function tools(L: Layer, K: Layer, T: Tones, r: Rng) {
  // ink let fall between bowl and block, old stains and new
  for (let k = 0; k < 46; k++) {
    const near = r.chance(0.6),
      x = near ? 345 + r.g() * 46 : r.range(120, 1000),
      y = near ? 1112 + r.g() * 22 : r.range(1090, 1180),
      w = Math.abs(r.g()) * 4 + 1.2;
    T.add(
      "#150f12",
      (q) => {
        q.moveTo(x + w, y);
        q.ellipse(x, y, w, w * 0.5, 0, 0, 6.3);
      },
      near ? 0.75 : 0.35,
    );
  }
  T.flush(L.x);
  brush(L, K, T, r);
  baren(T, r);
}
