/** The old plum branch: rough wood in three tones with lichen, straight shoots, and its flowers. */
import { css, type Ctx, layer, lerp, type Pt, Rng, stamp } from "../../kit/core.ts";
import { brushPath, dab, fillPoly, roughen, Tones } from "../../kit/brush.ts";
import { ARMS, type Arm, KEY, n, P, SHOOTS } from "./b-plan.ts";
import { bud, flower, halfOpen } from "./b-flower.ts";

export function branch() {
  const L = layer(),
    K = layer();
  const young: Pt[] = [];
  const r = new Rng(31);
  for (const [root, angle, long] of SHOOTS) {
    const at = (t: number, off = 0): Pt => [
      root[0] + Math.cos(angle) * long * t - Math.sin(angle) * off,
      root[1] + Math.sin(angle) * long * t + Math.cos(angle) * off,
    ];
    wood(L.x, K.x, { path: [root, at(0.3, 5), at(0.62, -5), at(1, 4)], from: 15, to: 2.5 }, r);
    for (let t = 0.2; t <= 1.02; t += 0.1) young.push(at(t));
  }
  for (const arm of ARMS) {
    wood(L.x, K.x, arm, r);
    young.push(...bearing(arm));
  }
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  bloom(young);
}

/** Old wood has no flowers. */
function bearing({ path, from, to }: Arm): Pt[] {
  const spots: Pt[] = [];
  for (let i = 1; i < path.length; i++)
    for (let t = 0.1; t < 1; t += 0.22) {
      if (lerp(from, to, (i - 1 + t) / (path.length - 1)) > 92) continue;
      spots.push([lerp(path[i - 1][0], path[i][0], t), lerp(path[i - 1][1], path[i][1], t)]);
    }
  return spots;
}

/** One arm: its rough outline with knots at the corners, a lit upper side, cracks along it. */
function wood(x: Ctx, k: Ctx, { path, from, to }: Arm, r: Rng) {
  const spine = roughen(path, n, 0.05 * from, 0.02, 10, false);
  const last = spine.length - 1;
  const wide = (t: number) => {
    const corner = Math.abs(Math.sin(t * (path.length - 1) * Math.PI));
    return lerp(from, to, t ** 0.85) * (1.1 - 0.2 * corner + 0.1 * n.n2(t * 19, from));
  };
  /** A line along the arm, at a fraction of its half width; -1 is the upper side. */
  const along = (side: number, t0 = 0, t1 = 1): Pt[] =>
    spine.slice(Math.round(t0 * last), Math.round(t1 * last) + 1).map(([a, b], i): Pt => {
      const q = Math.min(last - 1, Math.round(t0 * last) + i),
        p = Math.max(0, q - 2),
        s = Math.min(last, q + 2);
      const [dx, dy] = [spine[s][0] - spine[p][0], spine[s][1] - spine[p][1]],
        d = Math.hypot(dx, dy) || 1,
        w = (wide(q / last) / 2) * side;
      const up = dx >= 0 ? 1 : -1;
      return [a - (dy / d) * w * up, b + (dx / d) * w * up];
    });
  x.fillStyle = KEY;
  x.beginPath();
  brushPath(x, spine, (t) => wide(t) + 4);
  x.fill();
  x.fillStyle = "#3b3039";
  x.beginPath();
  brushPath(x, spine, wide);
  x.fill();
  k.save();
  k.globalCompositeOperation = "destination-out";
  k.beginPath();
  brushPath(k, spine, wide);
  k.fill();
  k.restore();
  const T = new Tones();
  const plates = Math.round((last * from) / 60);
  for (let i = 0; i < plates; i++) {
    const t = r.u() * 0.94,
      side = r.range(-0.95, 0.9),
      long = r.range(0.02, 0.06);
    const line = along(side, t, Math.min(1, t + long));
    if (line.length < 3) continue;
    const lit =
      side < -0.25 ? (r.chance(0.55) ? "#8d7a7c" : "#62525a") : side < 0.35 ? "#524450" : "#1f1922";
    const w = wide(t) * r.range(0.05, 0.16);
    T.add(lit, (z) => brushPath(z, line, (q) => w * Math.sin(Math.PI * (0.06 + 0.88 * q))));
  }
  T.flush(x);
  if (from > 40) lichen(x, along, r);
}

/** Pale patches of lichen on the upper side. */
function lichen(x: Ctx, along: (side: number, t0: number, t1: number) => Pt[], r: Rng) {
  for (let i = 0; i < 20; i++) {
    const t = r.range(0.02, 0.8),
      [at] = along(r.range(-0.8, 0.1), t, t + 0.02);
    const size = r.range(4, 17);
    const edge = Array.from({ length: 18 }, (_, q): Pt => {
      const a = (q / 18) * 6.283,
        d = size * (0.8 + 0.22 * n.n2(Math.cos(a) * 1.6 + i * 3, Math.sin(a) * 1.6));
      return [at[0] + d * Math.cos(a), at[1] + 0.66 * d * Math.sin(a)];
    });
    fillPoly(x, edge, r.chance(0.6) ? "#8f9d88" : "#b4bea2");
  }
}

/** Many flowers on some spurs and none on others; the largest are left of the centre. */
function bloom(spots: readonly Pt[]) {
  const L = layer(),
    r = new Rng(57);
  const open: { at: Pt; size: number; kind: "open" | "behind" | "half" | "bud"; root: Pt }[] = [];
  const add = (root: Pt, at: Pt, size: number, kind: (typeof open)[number]["kind"]) => {
    const room = (other: { at: Pt; size: number }) =>
      Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) >
      (other.size + size) * (kind === "bud" ? 0.75 : 0.68);
    if (open.every(room)) open.push({ at, size, kind, root });
  };
  for (const [x, y, size] of [
    [604, 566, 86],
    [742, 668, 74],
    [716, 528, 60],
    [486, 612, 62],
    [664, 776, 58],
    [1088, 452, 68],
    [962, 560, 54],
    [300, 640, 60],
    [1010, 830, 72],
    [1136, 908, 62],
    [1250, 820, 54],
    [398, 1002, 44],
  ] as const)
    add([x, y], [x, y], size, size === 62 && x < 1000 ? "behind" : "open");
  for (let i = 0; i < 1500 && open.length < 118; i++) {
    const root = r.pick(spots);
    if (n.n2(root[0] * 0.005 + 7, root[1] * 0.006) < -0.3) continue;
    const roll = r.u(),
      kind = roll < 0.4 ? "bud" : roll < 0.62 ? "half" : roll < 0.68 ? "behind" : "open";
    const size = kind === "bud" ? r.range(11, 18) : r.range(26, 58);
    add(root, [root[0] + r.g() * 17, root[1] + r.g() * 17 - 6], size, kind);
  }
  open.sort((a, b) => a.size - b.size);
  for (const { at, size, kind, root } of open) {
    const outward = Math.atan2(at[1] - root[1] - 8, at[0] - root[0]);
    stalk(L.x, root, at);
    if (kind === "bud") bud(L.x, at, size, outward);
    else if (kind === "half") halfOpen(L.x, at, size, outward, r);
    else flower(L.x, at, size, r, kind === "behind");
  }
  P.put(L, { occlude: 1 });
  const T = new Tones();
  for (let i = 0; i < 22; i++) {
    const x = r.range(60, 1560),
      y = r.range(860, 1180),
      s = r.range(10, 20);
    T.add(r.chance(0.7) ? "#fff6ee" : "#efc6cc", (z) =>
      dab(z, x, y, s, s * 0.7, r.range(0, 6.3), 0.2),
    );
  }
  T.flush(P.base.x);
}

function stalk(x: Ctx, root: Pt, at: Pt) {
  x.fillStyle = css("#5a2733");
  x.beginPath();
  brushPath(x, [root, at], () => 4);
  x.fill();
}
