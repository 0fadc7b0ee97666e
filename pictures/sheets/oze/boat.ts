/** The long wooden boat: planks lit by the fire at its bow. */
import { type Rng, clamp, css, mix, ramp, type Ctx, type Pt, type V3 } from "../../kit/core.ts";
import { brushPath, catmull, stroke } from "../../kit/brush.ts";
import { aboard, fire, hull, px } from "./scene.ts";

const wood = ramp([
  [0, "#0a0f1d"],
  [0.25, "#1a1a2b"],
  [0.4, "#4a2526"],
  [0.6, "#9c4a22"],
  [0.8, "#e2933f"],
  [1, "#ffd27e"],
]);
const sub = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
/** light of the fire on a small plate */
function lit(p: V3, n: V3) {
  const l = sub([fire[0], fire[1], fire[2] + 0.3], p),
    d = Math.hypot(...l);
  const cos = (l[0] * n[0] + l[1] * n[1] + l[2] * n[2]) / d;
  return clamp(0.08 + (Math.max(0, cos) * 4 + Math.abs(cos) * 1.1 + 0.5) / (0.8 + d * d * 0.16));
}
function plate(x: Ctx, a: V3, b: V3, c: V3, d: V3, flip: number, grain: number) {
  const u = sub(b, a),
    v = sub(d, a);
  const n: V3 = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  const l = Math.hypot(...n) / flip || 1;
  const t = lit(a, [n[0] / l, n[1] / l, n[2] / l]) + grain;
  x.fillStyle = css(wood.at(clamp(t)));
  x.beginPath();
  [a, b, c, d].forEach((p, i) => {
    const q = px(p);
    if (i) x.lineTo(q[0], q[1]);
    else x.moveTo(q[0], q[1]);
  });
  x.closePath();
  x.fill();
  x.strokeStyle = x.fillStyle;
  x.lineWidth = 1.3;
  x.stroke();
}

const N = 90,
  PLANKS = 4;
/** three or four long planks, each in its own tone, with streaks of grain along the boat */
function side(x: Ctx, sd: number, flip: number, r: Rng) {
  for (let k = 0; k < PLANKS; k++) {
    const tone = r.range(-0.035, 0.035);
    for (let i = N - 1; i >= 0; i--) {
      const u0 = i / N,
        u1 = (i + 1) / N,
        v0 = k / PLANKS,
        v1 = (k + 1) / PLANKS;
      plate(
        x,
        hull(u0, sd, v0),
        hull(u1, sd, v0),
        hull(u1, sd, v1),
        hull(u0, sd, v1),
        flip,
        tone + 0.05 * v1,
      );
    }
  }
  for (let i = 0; i < 150; i++) {
    const u0 = r.u() ** 1.5 * 0.9,
      len = r.range(0.03, 0.16),
      v = r.range(0.04, 0.96);
    const p: Pt[] = [0, 0.25, 0.5, 0.75, 1].map((t) =>
      px(hull(Math.min(1, u0 + len * t), sd, v + 0.012 * Math.sin(t * 5 + i))),
    );
    const at = hull(u0, sd, v),
      d = Math.hypot(at[0] - fire[0], at[1] - fire[1]);
    stroke(x, p, r.range(1.2, 3) * (1.2 - u0), r.chance(0.55) ? "#1a0f14" : "#ffb258", {
      a: 0.42 / (0.5 + d * 0.28),
      taper: [0.4, 0.5],
    });
  }
}
const rail = (sd: number, v: number, u0 = 0, u1 = 1): Pt[] => {
  const o: Pt[] = [];
  for (let i = 0; i <= 60; i++) o.push(px(hull(u0 + ((u1 - u0) * i) / 60, sd, v)));
  return o;
};

/** far side, floor and seats: everything behind the crew */
export function boatInside(x: Ctx, k: Ctx, r: Rng) {
  side(x, 1, 1, r);
  for (let i = N - 1; i >= 0; i--)
    for (let j = 0; j < 4; j++) {
      const u0 = i / N,
        u1 = (i + 1) / N,
        s0 = -0.78 + j * 0.39,
        s1 = s0 + 0.39;
      plate(
        x,
        aboard(u0, s0, 0.16),
        aboard(u1, s0, 0.16),
        aboard(u1, s1, 0.16),
        aboard(u0, s1, 0.16),
        1,
        (j % 2) * 0.03 + r.g() * 0.012,
      );
    }
  for (const u of [0.09, 0.28, 0.46, 0.64, 0.82]) {
    const z = 0.42,
      w = 0.014;
    plate(
      x,
      aboard(u, -0.98, z),
      aboard(u + w, -0.98, z),
      aboard(u + w, 0.98, z),
      aboard(u, 0.98, z),
      1,
      0.05,
    );
    plate(
      x,
      aboard(u, -0.98, z - 0.09),
      aboard(u, 0.98, z - 0.09),
      aboard(u, 0.98, z),
      aboard(u, -0.98, z),
      1,
      0,
    );
  }
  k.fillStyle = css("#05070d", 0.9);
  k.beginPath();
  for (const v of [0.25, 0.5, 0.75]) brushPath(k, rail(1, v), (t) => 1.6 - t);
  k.fill();
  stroke(x, rail(1, 1, 0, 0.75), 5, "#f0a24c", { taper: [0.02, 0.8] });
}
/** near side: in shadow, with a bright edge along the top */
export function boatOutside(x: Ctx, k: Ctx, r: Rng) {
  side(x, -1, -1, r);
  k.fillStyle = css("#04060c", 0.95);
  k.beginPath();
  for (const v of [0.25, 0.5, 0.75]) brushPath(k, rail(-1, v), (t) => 3 - 2 * t);
  k.fill();
  stroke(x, rail(-1, 1), 10, "#2a1a20", { taper: [0, 0.1] });
  stroke(x, rail(-1, 1.02, 0, 0.62), 4.5, "#ffb658", { taper: [0.02, 0.9] });
  // stem post
  const post = [px(hull(0, 1, 0)), px(hull(0, 1, 0.5)), px(hull(0, 1, 1.12))];
  stroke(x, post, 15, mix("#43262a", "#8a4424", 0.4), { taper: [0.05, 0.1] });
  stroke(
    x,
    post.map(([a, b]) => [a - 5, b] as Pt),
    4,
    "#ffc46a",
    { taper: [0.1, 0.1] },
  );
}
/** The pole on the bow: its foot stands inside the hull, its arm bends over the fire, and the basket hangs from it on chains. */
export function firePole(x: Ctx, part: "foot" | "arm") {
  const [fx, fy] = px(fire);
  const tip: Pt = [fx + 8, fy - 176];
  const p = catmull(
    [
      px(aboard(0.12, 0.1, 0.1)),
      px(aboard(0.05, 0, 0.86)),
      [fx + 118, fy - 84],
      [fx + 74, fy - 156],
      [fx + 36, fy - 182],
      tip,
    ],
    14,
  );
  const run = part === "foot" ? p.slice(0, 30) : p.slice(16);
  stroke(x, run, part === "foot" ? 12 : 11, "#1b1216", { taper: [0, part === "foot" ? 0 : 0.3] });
  stroke(
    x,
    run.map(([a, b]) => [a - 2.5, b + 1] as Pt),
    3,
    "#ffb04e",
    { taper: [0.1, 0.1] },
  );
  if (part === "foot") return;
  for (const [dx, dy] of [
    [-52, -4],
    [50, -4],
    [6, 6],
  ]) {
    // links of the chain
    for (let i = 0; i < 17; i++) {
      const t = i / 17,
        at = (v: number): Pt => [tip[0] + (fx + dx - tip[0]) * v, tip[1] + (fy + dy - tip[1]) * v];
      stroke(x, [at(t), at(t + 0.046)], i % 2 ? 3 : 4.6, "#1b1216", { taper: [0, 0] });
    }
  }
}
