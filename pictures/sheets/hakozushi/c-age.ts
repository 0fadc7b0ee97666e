/** Hakozushi C: age and dusk on what is built: mottled stone, streaks of rain on old timber, a darker left border. */
import { type Canvas } from "@napi-rs/canvas";
import { Noise, pixels, SS, sstep } from "../../kit/core.ts";

const n = new Noise(83);
/** Where the timber of the house ends and the stone begins, on the sheet. */
const TIMBER_TO = 560;

/** How much lighter or darker age made the surface at a point, about -1 to 1. */
function stain(x: number, y: number) {
  const broad = n.fbm(x * 0.011, y * 0.017, 3);
  const worn =
    x < TIMBER_TO && y < 520
      ? n.n2(x * 0.3, y * 0.022)
      : n.n2(x * 0.045 + 40, y * 0.21 + 0.3 * broad);
  return 0.72 * broad + 0.2 * Math.sign(worn) * sstep(0.18, 0.6, Math.abs(worn));
}
/** Ages the dark surfaces of a layer; what shines stays clean. */
export function age(c: Canvas) {
  pixels(c, (d, w) => {
    for (let q = 0; q < d.length; q += 4) {
      if (d[q + 3] === 0) continue;
      const x = ((q / 4) % w) / SS,
        y = Math.floor(q / 4 / w) / SS;
      const lum = (0.3 * d[q] + 0.59 * d[q + 1] + 0.11 * d[q + 2]) / 255;
      const dark = 1 - sstep(0.42, 0.66, lum);
      const tone = 1 + dark * (0.3 * stain(x, y) - 0.08 - 0.2 * (1 - sstep(-60, 300, x)));
      // light stains are a little warm, dark ones a little blue
      const warm = 0.035 * dark * stain(x + 300, y);
      const cool = x < TIMBER_TO && y < 520 ? 0 : 0.045 * dark;
      d[q] *= tone * (1 + warm - 0.3 * cool);
      d[q + 1] *= tone * (1 - 0.5 * cool);
      d[q + 2] *= tone * (1 - warm + cool);
    }
  });
}
