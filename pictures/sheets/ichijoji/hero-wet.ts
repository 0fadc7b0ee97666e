/** The wet street of the hero: dark and calm, with the lights standing in it as upright bands torn by the ripples. */
import { type Noise, type RGB, PW, SS, clamp, rgb, shade, sstep } from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";
import { type Plate } from "../../kit/plate.ts";

interface Band {
  readonly x: number;
  readonly half: number;
  /** where it begins, and where it has faded */
  readonly from: number;
  readonly to: number;
  readonly c: RGB;
}
const band = (x: number, half: number, from: number, to: number, c: string): Band => ({
  x,
  half,
  from,
  to,
  c: rgb(c),
});
const bands: readonly Band[] = [
  // the tram's windows and the shop's door, long; a sign and the signals, short
  band(706, 64, 838, 1250, "#f2c66e"),
  band(1236, 84, 962, 1300, "#f09a3c"),
  band(1040, 34, 880, 1080, "#f5dca4"),
  band(452, 13, 842, 990, "#e2472c"),
  band(884, 11, 836, 930, "#e2472c"),
  // the two stand in it as well, dark, their umbrella below them
  band(800, 78, 1000, 1330, "#a8302a"),
  band(772, 88, 990, 1170, "#141a30"),
];
const NIGHT = rgb("#131a31");

/** Prints on the ground only, which is the solid with the number `ground`. */
export function wetStreet(P: Print, n: Noise, plate: Plate, ground: number) {
  P.put(
    shade((x, y, o) => {
      o[3] = 0;
      if (plate.id[((y * SS) | 0) * PW + ((x * SS) | 0)] !== ground) return;
      [o[0], o[1], o[2]] = NIGHT;
      o[3] = 150 * sstep(850, 960, y);
      // a ripple is longer and higher the nearer it is
      const near = clamp((y - 800) / 400);
      const ripple = n.n2(x * (0.012 - 0.006 * near), y * (0.16 - 0.1 * near));
      for (const b of bands) {
        const along = (y - b.from) / (b.to - b.from);
        if (along < 0 || along > 1) continue;
        const off = Math.abs(x - b.x + 10 * n.n2(y * 0.02, b.x)) / b.half;
        const level = 1.05 - off - 0.55 * along + 0.75 * ripple;
        if (level < 0.24) continue;
        [o[0], o[1], o[2]] = b.c;
        o[3] = level > 0.72 ? 225 : 130;
      }
    }),
  );
}
