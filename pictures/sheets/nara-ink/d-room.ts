/** The room against the light: the dark wall over the opening, its lattice, the floor with the sun on it. */
import { clamp, H, lerp, rgb, Rng, shade, W } from "../../kit/core.ts";
import { hand } from "../../kit/brush.ts";
import { line } from "../../kit/figures.ts";
import { cast, HEAD, HORIZON, nz, P, print, SILL, SUN } from "./d-plan.ts";
import { plank, rect, tone } from "./stage.ts";

/** the posts and the thin bars of the opening */
const POSTS = [22, 566, 1120, 1584] as const;
const BARS = [148, 282, 424, 702, 842, 984, 1236, 1356, 1468] as const;
const WOOD = "#231a22";

export function printLattice() {
  print((p) => {
    for (const x of BARS) {
      tone(p, rect(x - 5, HEAD, x + 5, SILL), WOOD);
      tone(
        p,
        x < SUN[0] ? rect(x + 3, HEAD, x + 5, SILL) : rect(x - 5, HEAD, x - 3, SILL),
        "#a8713c",
      );
    }
    for (const y of [352, 560, 768]) {
      tone(p, rect(-10, y - 4, W + 10, y + 4), WOOD);
      tone(p, rect(-10, y - 4, W + 10, y - 2), "#7b5638");
    }
    for (const x of POSTS) {
      plank(p, rect(x - 21, HEAD - 20, x + 21, SILL), WOOD);
      tone(
        p,
        x < SUN[0] ? rect(x + 14, HEAD, x + 21, SILL) : rect(x - 21, HEAD, x - 14, SILL),
        "#a8713c",
      );
    }
    plank(p, rect(-20, 900, W + 20, SILL), "#2b2028");
    tone(p, rect(-20, 900, W + 20, 907), "#c98f4c");
    // the wall over it
    plank(p, rect(-20, -20, W + 20, HEAD), "#1a141d");
    plank(p, rect(-20, HEAD - 44, W + 20, HEAD), "#2e222a");
    tone(p, rect(-20, HEAD - 7, W + 20, HEAD), "#8a5c36");
    const r = new Rng(3);
    for (let k = 0; k < 12; k++) {
      const y = r.range(4, HEAD - 50),
        x = r.range(-100, W);
      line(p, hand([x, y], [x + r.range(200, 700), y + r.g() * 3], r, 1.5, 60), 0.5, "#35283a");
    }
  }, 2.4);
}

const LIT = ["#b8763c", "#d99a52", "#f0be76", "#fbdc9c"].map(rgb);

export function printFloor() {
  P.put(
    shade((x, y, out) => {
      out[3] = y > SILL ? 255 : 0;
      if (!out[3]) return;
      const depth = 1 / (y - HORIZON),
        across = (x - 800) * depth * 340;
      const grain = nz.n2(across * 0.03, depth * 5200) + 0.5 * nz.n2(across * 0.008, depth * 2000);
      const near = clamp((y - SILL) / (H - SILL)),
        aside = Math.abs(x - lerp(SUN[0], 900, near)) / 900;
      const t = clamp(2.75 - 1.5 * aside - 0.8 * near + 0.3 * grain, 0, 2.999),
        k = Math.floor(t);
      for (let c = 0; c < 3; c++)
        out[c] = lerp(LIT[k][c], LIT[k + 1][c], clamp((t - k - 0.25) * 2));
    }),
    { occlude: 1 },
  );
  print((p) => {
    const r = new Rng(14);
    // joints of the boards, which run along the opening
    for (let k = 0, y = SILL; y < H; k++, y += 26 + 7 * k) {
      line(p, hand([-20, y], [W + 20, y], r, 1, 70), 0.8);
      for (let x = r.range(-200, 300); x < W; x += r.range(420, 800))
        line(
          p,
          [
            [x, y],
            [x - (SUN[0] - x) * 0.06, y + 26 + 7 * k],
          ],
          0.7,
          undefined,
          false,
        );
    }
  }, 2);
}

/** The shade on the floor: of posts and bars, as a fan away from the sun; then of the ink that hangs inside. */
export function printShade(hanging: readonly (readonly [x: number, half: number, from: number])[]) {
  P.light(
    (x) => {
      x.fillStyle = "#5d4660";
      const fan = (a: number, b: number, y0: number, y1: number) => {
        x.beginPath();
        for (const [px, py] of [cast(a, y0), cast(b, y0), cast(b, y1), cast(a, y1)])
          x.lineTo(px, py);
        x.fill();
      };
      for (const q of POSTS) fan(q - 21, q + 21, SILL, H + 10);
      for (const q of BARS) fan(q - 5, q + 5, SILL, H + 10);
      x.fillRect(0, SILL, W, 12);
      x.fillRect(0, 1004, W, 9);
      const r = new Rng(8);
      for (const [at, half, first] of hanging)
        for (let y = first, step = 22; y < H + 20; y += step, step *= 1.1) {
          const slip = r.g() * 1.5;
          fan(at - half + slip, at + half + slip, y, y + step * 0.62);
          fan(at - half * 0.62, at - half * 0.44, y - 2, y + step);
          fan(at + half * 0.44, at + half * 0.62, y - 2, y + step);
        }
    },
    { op: "multiply", alpha: 0.82, blur: 0.8 },
  );
}

/** Dust in the sun. */
export function printDust() {
  P.block(
    (x) => {
      const r = new Rng(77);
      x.fillStyle = "#fff2cf";
      for (let i = 0; i < 150; i++) {
        const s = r.range(0.8, 2.4);
        x.beginPath();
        x.ellipse(r.range(420, 1420), r.range(300, 1150), s * 1.3, s, r.range(0, 3), 0, 7);
        x.fill();
      }
    },
    { alpha: 0.8, occlude: 0 },
  );
}
