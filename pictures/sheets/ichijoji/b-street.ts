/** The wet street: what stands on the kerb comes back from it in broken horizontal cuts. */
import { clamp, getPx, H, Noise, PH, type Pt, PW, SS, W } from "../../kit/core.ts";
import { Tones } from "../../kit/brush.ts";
import { line } from "../../kit/figures.ts";
import { arc, P, print, r, rect, STREET } from "./b-stage.ts";
import { tone } from "./pens.ts";

const n = new Noise(31);

/** Prints the street from what is on the sheet so far. */
export function printStreet() {
  const above = getPx(P.base.c).data;
  const seen = (x: number, y: number) => {
    const i =
      (Math.round(clamp(y * SS, 0, PH - 1)) * PW + Math.round(clamp(x * SS, 0, PW - 1))) * 4;
    // fewer tones than above, and darker
    const ink = (k: number, wet: number) =>
      Math.min(255, Math.round((above[i + k] * 0.86 + wet) / 17) * 17)
        .toString(16)
        .padStart(2, "0");
    return `#${ink(0, 0)}${ink(1, 2)}${ink(2, 16)}`;
  };
  print((p) => tone(p, rect(0, STREET, W, H), "#161d38"), 1);
  P.block((x) => {
    const T = new Tones();
    for (let y = STREET + 3; y < H + 8;) {
      const t = (y - STREET) / (H - STREET),
        tall = 4 + 6 * t;
      for (let px = -60; px < W + 60;) {
        const long = r.range(16, 44) * (1 + 1.5 * t);
        const cx = px + long / 2,
          dry = n.n2(cx * 0.003, y * 0.016) + 0.5 * n.n2(cx * 0.012, y * 0.05);
        px += long * r.range(0.66, 0.96);
        // rough patches return nothing
        if (dry > 0.5 || r.chance(0.04 + 0.12 * t)) continue;
        const c = seen(cx + 6 * Math.sin(y * 0.3), STREET - 12 - (y - STREET) * 3.6);
        const cut = y + r.range(-1.2, 1.2);
        T.add(c, (z) => {
          z.moveTo(cx - long / 2, cut);
          z.quadraticCurveTo(cx, cut - tall * 0.66, cx + long / 2, cut);
          z.quadraticCurveTo(cx, cut + tall * 0.66, cx - long / 2, cut);
        });
      }
      y += tall * 0.8;
    }
    T.flush(x);
  });
  // rings where drops fall
  print((p) => {
    for (let i = 0; i < 24; i++) {
      const at: Pt = [r.range(40, W - 40), r.range(1030, H - 20)];
      const w = 8 + 24 * ((at[1] - 920) / 280) * r.range(0.6, 1.2);
      line(p, arc(at, w, w * 0.24, 2.6, 6.6), 0.7, "#d5dbe6");
      if (r.chance(0.5)) line(p, arc(at, w * 0.5, w * 0.12, 0.2, 4), 0.6, "#d5dbe6");
    }
  }, 1.6);
}
