/** Leaves burning in the yard: heap, flame, glow, someone with a broom, and smoke over the valley. */
import { css, layer, mix, Rng, shade, sstep } from "../../kit/core.ts";
import { brushPath, catmull, dab, Tones } from "../../kit/brush.ts";
import { flame } from "../../kit/fire.ts";
import { standFigure } from "../../kit/people.ts";
import { worker } from "../../kit/workers.ts";
import { cam, FIRE, n, onYard, P } from "./d-stage.ts";

const [cx, cy] = onYard(...FIRE);
const metre = cam.f / FIRE[1];

/** The light of the fire on the gravel: two flat steps with torn edges, longer than high. */
export function printGlow() {
  const reach = (x: number, y: number) => {
    const dx = (x - cx) / 350,
      dy = (y - cy) / 128;
    return 1 - Math.hypot(dx, dy) + 0.34 * n.fbm(x * 0.012, y * 0.05, 3);
  };
  P.put(
    shade((x, y, o) => {
      const k = y < 770 ? 0 : reach(x, y);
      [o[0], o[1], o[2]] = k > 0.5 ? [240, 158, 92] : [176, 108, 98];
      o[3] = k > 0.5 ? 235 : k > 0.08 ? 190 : 0;
    }),
    { occlude: 1 },
  );
}

export function printFire() {
  const L = layer(),
    T = new Tones(),
    r = new Rng(12);
  for (let i = 0; i < 620; i++) {
    const u = r.g() * 0.5,
      up = Math.max(0, 1 - u * u) * r.u();
    T.add(mix("#3a1c28", "#c2552f", r.u() * (0.4 + 0.6 * up)), (z) =>
      dab(
        z,
        cx + u * metre * 2.5,
        cy + metre * 0.3 - up * metre * 0.95 + r.g() * 3,
        9,
        5,
        r.range(0, 3),
      ),
    );
  }
  T.flush(L.x);
  P.put(L, { occlude: 1 });
  P.put(flame(cx, cy - metre * 0.2, metre * 1.75, metre * 3.3, 6, -0.12), { occlude: 1 });
}

/** The way of the smoke: up from the heap, sideways in the wind, then level over the valley. */
const drift = catmull(
  [
    [cx - 4, cy - metre * 2.4],
    [cx + 10, cy - 190],
    [cx - 26, cy - 250],
    [cx - 44, cy - 350],
    [cx - 150, cy - 450],
    [cx - 330, cy - 506],
    [cx - 560, cy - 524],
    [cx - 820, cy - 548],
    [cx - 1120, cy - 552],
  ],
  12,
);

/** A thin, torn veil; three blocks, the lightest at its beginning. */
export function printSmoke() {
  const body = (x: number, y: number, shift: number) => {
    let near = 1e9,
      at = 0;
    for (const [i, [px, py]] of drift.entries()) {
      const d = (x - px) ** 2 + ((y - py) * (i > 50 ? 1.7 : 1)) ** 2;
      if (d < near) {
        near = d;
        at = i;
      }
    }
    const t = at / (drift.length - 1);
    const wide = 13 + 60 * t ** 0.8 + 46 * t * t;
    const torn = n.fbm(x * (0.016 - 0.011 * t) + shift * 3, y * (0.01 + 0.012 * t) + shift, 3);
    const d = Math.sqrt(near) / wide;
    return (
      sstep(1.05, 0.2, d + (0.5 + 0.6 * t) * torn + shift * 0.4) *
      (1 - 0.75 * t) *
      sstep(1, 0.8, t) *
      sstep(0, 0.03, t)
    );
  };
  P.mist((x, y) => 0.6 * cut(body(x, y, 0)), "#b9adbf", { key: 0.6, grain: 0.12 });
  P.mist((x, y) => 0.66 * cut(body(x, y, 0.4)), "#f4e2d4", { key: 0.4, grain: 0.16 });
}
const cut = (v: number) => (v <= 0.06 ? 0 : v < 0.25 ? 0.3 : v < 0.55 ? 0.62 : 1);

export function printSweeper() {
  const at = [FIRE[0] + 3.5, FIRE[1] - 1.2] as const;
  const [sx, sy] = onYard(...at);
  const size = (cam.f / at[1]) * 1.62;
  const L = layer();
  // shadow away from the fire
  L.x.fillStyle = "rgba(26,24,52,.5)";
  L.x.beginPath();
  brushPath(
    L.x,
    [
      [sx, sy],
      [sx + 60, sy + 16],
      [sx + 150, sy + 38],
    ],
    (t) => 20 * (1 - 0.75 * t * t),
  );
  L.x.fill();
  // broom
  L.x.fillStyle = css("#2b2028");
  L.x.beginPath();
  brushPath(
    L.x,
    [
      [sx - size * 0.16, sy - size * 1.12],
      [sx - size * 0.62, sy - 4],
    ],
    () => 4.6,
  );
  L.x.fill();
  L.x.fillStyle = css("#8a6238");
  L.x.beginPath();
  brushPath(
    L.x,
    [
      [sx - size * 0.5, sy - size * 0.22],
      [sx - size * 0.74, sy + 5],
    ],
    (t) => 5 + 20 * t,
  );
  L.x.fill();
  P.put(L, { occlude: 1 });
  const figure = worker({
    id: "otagi-sweeper-bent",
    yaw: -2.35,
    bend: 0.52,
    kerchief: true,
    hands: [
      [0.12, 0.92, 0.5],
      [-0.04, 0.72, 0.58],
    ],
    mats: {
      0: { c: "#c99a7a" },
      1: { c: "#1b1822" },
      2: { c: "#4a5f8e" },
      3: { c: "#33416a" },
      4: { c: "#7a6a72" },
      5: { c: "#d9d2c4" },
      6: { c: "#1a1820" },
      7: { c: "#d9d2c4" },
      8: { c: "#d9d2c4" },
      9: { c: "#5a4030" },
    },
  });
  standFigure(P, figure, {
    detail: [420, 300],
    amb: "#7f84b0",
    ambI: 0.75,
    lamps: [{ dir: [-0.95, 0.1, 0.25], c: "#ffab62", i: 1.5, wrap: 0.1 }],
    key: "#14141f",
    keyA: 0.9,
    at: [sx, sy],
    scale: size,
  });
}
