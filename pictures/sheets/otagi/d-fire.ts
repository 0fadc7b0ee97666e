/** Leaves burning in the yard: heap, flame, glow, someone with a broom, and the smoke that rises straight until the air moves it. */
import { css, layer, mix, Rng, sstep } from "../../kit/core.ts";
import { brushPath, dab, Tones } from "../../kit/brush.ts";
import { flame } from "../../kit/fire.ts";
import { standFigure } from "../../kit/people.ts";
import { worker } from "../../kit/workers.ts";
import { cam, FIRE, n, onYard, P } from "./d-stage.ts";

const [cx, cy] = onYard(...FIRE);
const metre = cam.f / FIRE[1];

export function printGlow() {
  P.light((x) => {
    const glow = x.createRadialGradient(cx, cy, 4, cx, cy, 330);
    glow.addColorStop(0, "rgba(255,170,90,.85)");
    glow.addColorStop(0.3, "rgba(240,120,66,.42)");
    glow.addColorStop(1, "rgba(240,110,60,0)");
    x.save();
    x.translate(0, cy * 0.55);
    x.scale(1, 0.45);
    x.fillStyle = glow;
    x.fillRect(cx - 340, cy - 340, 680, 680);
    x.restore();
  });
}

export function printFire() {
  const L = layer(),
    T = new Tones(),
    r = new Rng(12);
  for (let i = 0; i < 260; i++) {
    const u = r.g() * 0.5,
      up = Math.max(0, 1 - u * u) * r.u();
    T.add(mix("#3a1c28", "#c2552f", r.u() * (0.4 + 0.6 * up)), (z) =>
      dab(
        z,
        cx + u * metre * 1.3,
        cy + metre * 0.16 - up * metre * 0.5 + r.g() * 3,
        9,
        5,
        r.range(0, 3),
      ),
    );
  }
  T.flush(L.x);
  P.put(L, { occlude: 1 });
  P.put(flame(cx, cy - metre * 0.1, metre * 0.75, metre * 1.05, 6, -0.12), { occlude: 1 });
}

/** White at the foot, rose where the last light takes it. */
export function printSmoke() {
  const top = -40,
    foot = cy - metre * 0.7;
  const body = (x: number, y: number, shift: number) => {
    const t = (foot - y) / (foot - top);
    if (t < 0 || t > 1.05) return 0;
    const bend = 130 * Math.max(0, t - 0.55) ** 1.5;
    const middle =
      cx - bend * 2.2 + 14 * Math.sin(t * 8 + 1) * (0.2 + t) + 26 * t * n.n2(3, y * 0.006);
    const wide = 9 + 20 * t + 62 * t * t;
    const curl = (0.5 - 0.2 * t) * n.fbm(x * 0.014 + shift, y * 0.009 + shift, 3);
    const d = Math.abs(x - middle + shift * wide * 0.5) / wide;
    return (
      sstep(
        1.05,
        0.35,
        d + curl + 0.55 * sstep(0.62, 1, t + 0.12 * n.fbm(x * 0.01, y * 0.012, 2)),
      ) *
      sstep(1.04, 0.9, t) *
      sstep(0, 0.05, t)
    );
  };
  // cut in three blocks, each smaller and lighter
  P.mist((x, y) => 0.42 * step3(body(x, y, 0)), "#a7a0b8", { key: 0.7, grain: 0.1 });
  P.mist((x, y) => 0.62 * step3(body(x, y, 0.35) - 0.12), "#f0dcd2", { key: 0.5, grain: 0.14 });
}
const step3 = (v: number) => (v <= 0.05 ? 0 : v < 0.4 ? 0.4 : v < 0.75 ? 0.72 : 1);

export function printSweeper() {
  const at = [FIRE[0] + 2.1, FIRE[1] - 0.9] as const;
  const [sx, sy] = onYard(...at);
  const size = (cam.f / at[1]) * 1.12;
  const L = layer();
  // shadow away from the fire
  L.x.fillStyle = "rgba(26,24,52,.5)";
  L.x.beginPath();
  brushPath(
    L.x,
    [
      [sx, sy],
      [sx + 40, sy + 14],
      [sx + 92, sy + 30],
    ],
    (t) => 13 * (1 - 0.75 * t * t),
  );
  L.x.fill();
  // broom
  L.x.fillStyle = css("#2b2028");
  L.x.beginPath();
  brushPath(
    L.x,
    [
      [sx - 6, sy - size * 1.0],
      [sx - size * 0.62, sy - 4],
    ],
    () => 3.4,
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
    (t) => 4 + 13 * t,
  );
  L.x.fill();
  P.put(L, { occlude: 1 });
  const figure = worker({
    id: "otagi-sweeper",
    yaw: -2.35,
    bend: 0.22,
    kerchief: true,
    hands: [
      [0.16, 0.98, 0.34],
      [-0.02, 0.84, 0.4],
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
    detail: [320, 220],
    amb: "#7f84b0",
    ambI: 0.75,
    lamps: [{ dir: [-0.95, 0.1, 0.25], c: "#ffab62", i: 1.5, wrap: 0.1 }],
    key: "#14141f",
    keyA: 0.9,
    at: [sx, sy],
    scale: size,
  });
}
