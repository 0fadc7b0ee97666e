/** Leaves burning in the yard: a low ragged fire, its glow, and the smoke that goes straight up. */
import { clamp, layer, mix, Rng, shade, sstep } from "../../kit/core.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { flame, sparks } from "../../kit/fire.ts";
import { cam, FIRE, n, onYard, P } from "./d-stage.ts";

const [cx, cy] = onYard(...FIRE);
const metre = cam.f / FIRE[1];

/** The light of the fire on the ground: three flat steps with torn edges, longer than high. */
export function printGlow() {
  P.put(
    shade((x, y, o) => {
      const dx = (x - cx) / 310,
        dy = (y - cy) / 100;
      const k = y < 822 ? 0 : 1 - Math.hypot(dx, dy) + 0.26 * n.fbm(x * 0.011, y * 0.045, 3);
      const step = k > 0.62 ? 2 : k > 0.34 ? 1 : k > 0.08 ? 0 : -1;
      [o[0], o[1], o[2]] = step === 2 ? [226, 138, 82] : step === 1 ? [150, 84, 82] : [92, 62, 86];
      o[3] = step < 0 ? 0 : 235;
    }),
    { occlude: 1 },
  );
}

export function printFire() {
  const L = layer(),
    T = new Tones(),
    r = new Rng(12);
  // the heap: leaves, darkest outside, glowing from within
  for (let i = 0; i < 900; i++) {
    const u = r.g() * 0.42,
      up = Math.max(0, 1 - u * u) * r.u();
    const hot = clamp(1 - Math.abs(u) * 1.5) * (1 - up) + 0.15 * r.g();
    T.add(hot > 0.62 ? "#ffb44e" : hot > 0.42 ? "#e2642c" : mix("#2c1526", "#8a3428", r.u()), (z) =>
      dab(
        z,
        cx + u * metre * 2.6,
        cy + metre * 0.24 - up * metre * 0.72 + r.g() * 3,
        r.range(6, 11),
        4,
        r.range(0, 3),
      ),
    );
  }
  T.flush(L.x);
  P.put(L, { occlude: 1 });
  for (const [dx, dy, wide, high, seed, lean] of [
    [-0.9, 0.22, 0.7, 0.5, 3, -0.3],
    [0.86, 0.22, 0.74, 0.6, 8, 0.3],
    [-0.34, 0.3, 0.8, 0.95, 21, -0.12],
    [0.3, 0.3, 0.9, 1.15, 6, 0.16],
    [1.4, 0.2, 0.4, 0.3, 11, 0.3],
    [-1.45, 0.2, 0.4, 0.28, 14, -0.3],
  ] as const)
    P.put(flame(cx + dx * metre, cy - dy * metre, wide * metre, high * metre, seed, lean), {
      occlude: 1,
    });
  // leaves in front that do not burn yet
  const F = layer();
  for (let i = 0; i < 260; i++) {
    const u = r.g() * 0.5;
    T.add(r.pick(["#2c1526", "#4a1c26", "#7a2c26", "#c2542e"]), (z) =>
      dab(
        z,
        cx + u * metre * 2.6,
        cy + metre * (0.22 - 0.26 * r.u() * Math.max(0, 1 - u * u)),
        r.range(6, 11),
        4,
        r.range(0, 3),
      ),
    );
  }
  T.flush(F.x);
  P.put(F);
  P.light(
    (x) =>
      sparks(x, cx, cy - metre * 0.6, new Rng(9), {
        count: 26,
        rise: 190,
        spread: 34,
        drift: 30,
      }),
    { op: "source-over" },
  );
}

/** The smoke: a thin soft column that widens slowly and is lost in front of the sky. */
export function printSmoke() {
  const foot = cy - metre * 0.9,
    head = 60;
  const at = (y: number) => {
    const t = clamp((foot - y) / (foot - head));
    return {
      t,
      mid: cx + 46 * t * t + (3 + 26 * t) * Math.sin(t * 7.4 + 0.6) + 18 * t * n.n2(t * 3, 4),
      wide: 6 + 52 * t ** 1.1,
    };
  };
  const body = (x: number, y: number, narrow: number) => {
    if (y > foot) return 0;
    const { t, mid, wide } = at(y);
    const torn = n.fbm(x * (0.02 - 0.012 * t), y * 0.007 + narrow, 3);
    const d = Math.abs(x - mid - wide * 0.3 * torn) / (wide * narrow);
    return sstep(1, 0.1, d + 0.2 * torn) * sstep(0, 0.05, t) * (1 - t) ** 0.75;
  };
  P.mist((x, y) => 0.72 * body(x, y, 1.5), "#c4aebe", { key: 0.5, grain: 0.06 });
  P.mist((x, y) => 0.8 * body(x, y, 0.75), "#f3dccf", { key: 0.3, grain: 0.06 });
  // lit from below
  P.mist((x, y) => 0.7 * body(x, y, 0.9) * sstep(foot - 210, foot, y), "#f6a765", { grain: 0.04 });
}
