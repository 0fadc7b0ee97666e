/** The wet street: what stands on the kerb comes back from it in broken horizontal cuts. */
import { clamp, getPx, H, Noise, PH, type Pt, PW, SS, W } from "../../kit/core.ts";
import { Tones } from "../../kit/brush.ts";
import { line } from "../../kit/figures.ts";
import { kerb } from "./b-slant.ts";
import { arc, P, print, r, tone } from "./b-stage.ts";

const n = new Noise(31);

/** Prints the street from what is on the sheet so far. */
export function printStreet() {
  const above = getPx(P.base.c).data;
  const seen = (x: number, y: number) => {
    const i =
      (Math.round(clamp(y * SS, 0, PH - 1)) * PW + Math.round(clamp(x * SS, 0, PW - 1))) * 4;
    // fewer tones than above, and darker
    const ink = (k: number, wet: number) =>
      Math.min(255, Math.round((above[i + k] * 0.84 + wet) / 17) * 17)
        .toString(16)
        .padStart(2, "0");
    return `#${ink(0, 2)}${ink(1, 4)}${ink(2, 18)}`;
  };
  print(
    (p) =>
      tone(
        p,
        [
          [0, kerb(0)],
          [W, kerb(W)],
          [W, H],
          [0, H],
        ],
        "#1c2644",
      ),
    1,
  );
  P.block((x) => {
    const T = new Tones();
    for (let y = kerb(W) + 4; y < H;) {
      const t = (y - kerb(W)) / (H - kerb(W)),
        tall = 4.5 + 7 * t;
      for (let px = -60; px < W + 60;) {
        const long = r.range(26, 70) * (1 + 1.5 * t);
        const cx = px + long / 2,
          dry = n.n2(cx * 0.0034, y * 0.013) + 0.5 * n.n2(cx * 0.012, y * 0.05);
        px += long * r.range(0.72, 1.06);
        // rough patches return nothing
        if (dry > 0.42 || r.chance(0.06 + 0.12 * t)) continue;
        if (y < kerb(cx) + 4) continue;
        const c = seen(cx + 5 * Math.sin(y * 0.3), kerb(cx) - 30 - (y - kerb(cx)) * 2.6);
        const cut = y + r.range(-1.4, 1.4);
        T.add(c, (z) => {
          z.moveTo(cx - long / 2, cut);
          z.quadraticCurveTo(cx, cut - tall * 0.62, cx + long / 2, cut);
          z.quadraticCurveTo(cx, cut + tall * 0.62, cx - long / 2, cut);
        });
      }
      y += tall * 0.86;
    }
    T.flush(x);
  });
  // rings where drops fall
  print((p) => {
    for (let i = 0; i < 26; i++) {
      const at: Pt = [r.range(40, W - 40), r.range(990, H - 20)];
      const w = 8 + 26 * ((at[1] - 860) / 340) * r.range(0.6, 1.2);
      line(p, arc(at, w, w * 0.26, 2.6, 6.6), 0.8, "#c9d3e2");
      if (r.chance(0.5)) line(p, arc(at, w * 0.5, w * 0.13, 0.2, 4), 0.7, "#c9d3e2");
      line(
        p,
        [
          [at[0], at[1] - w * 0.2],
          [at[0] - 2, at[1] - w * 0.6],
        ],
        0.9,
        "#e8ecf0",
      );
    }
  }, 1.6);
}
