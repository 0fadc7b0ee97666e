/** Echizen D: the dawn above the valley's end, its far ridges, and the mist in front of them. */
import { type Noise, type Stops, css, H, shade, sstep, lerp, clamp } from "../../kit/core.ts";
import { mistBand, type Print } from "../../kit/print.ts";
import { printRidge, skyline } from "../../kit/horizon.ts";
import { brushPath } from "../../kit/brush.ts";
import { sky } from "../../kit/stage.ts";
import { stops } from "../../kit/points.ts";

const MIST = "#ecdcc6";
/** thin clouds that the sun reaches from below: where they begin, their length and thickness */
const STREAKS: readonly [x: number, y: number, long: number, thick: number][] = [
  [120, 46, 290, 3.4],
  [300, 81, 430, 4.6],
  [120, 104, 460, 3],
  [640, 58, 190, 3.4],
  [620, 124, 330, 4],
  [745, 133, 205, 3],
  [610, 148, 430, 4.4],
  [960, 66, 190, 3],
  [1080, 117, 240, 4],
];

export function dawn(P: Print, n: Noise) {
  const morning: Stops = stops(
    "0 #4377a8, 0.14 #6592b4, 0.3 #93b2bd, 0.5 #bccac4, 0.66 #e2dabd, 0.8 #f0dcb4, 1 #f2d8ba",
  );
  sky(P, 380, morning, 0.17, H);
  // the glow where the sun will come up, behind the trees on the right
  P.put(
    shade((x, y, o) => {
      const far = Math.hypot((x - 1240) / 620, (y - 330) / 230);
      o[0] = 255;
      o[1] = 222;
      o[2] = 140;
      o[3] = 120 * sstep(1.1, 0.1, far);
    }),
  );
  P.block(
    (x) => {
      for (const [px, py, long, thick] of STREAKS) {
        x.fillStyle = css("#fbeed2", py < 90 ? 0.7 : 0.85);
        x.beginPath();
        brushPath(
          x,
          Array.from({ length: 24 }, (_, i) => [
            px + (long * i) / 23,
            py + 1.6 * n.n2(i * 0.3, py) - 1.5 * Math.sin(i * 0.14),
          ]),
          (t) => thick * Math.sin(Math.PI * t) ** 0.7 * (0.8 + 0.3 * n.n2(t * 5, py)),
        );
        x.fill();
      }
    },
    { occlude: 0 },
  );
}

export function ridges(P: Print, n: Noise) {
  const line = (
    foot: number,
    high: number,
    from: number,
    to: number,
    seed: number,
    rough: number,
  ) =>
    skyline((x) => {
      const t = clamp((x - from) / (to - from));
      const swell = Math.sin(Math.PI * t) ** 0.7;
      return (
        foot -
        high * swell * (0.66 + 0.5 * n.fbm(x * 0.006, seed, 3)) -
        rough * Math.abs(n.n2(x * 0.06, seed))
      );
    }, 3);
  const range = (
    l: ReturnType<typeof line>,
    from: number,
    to: number,
    colours: string,
    keyA: number,
  ) =>
    printRidge(P, l, {
      from,
      to,
      colours: stops(colours),
      foot: 470,
      grain: 0.1,
      key: "#3a4668",
      keyA,
      pen: [0.7, 60],
    });
  range(line(330, 66, 840, 1260, 3, 1), 262, 340, "0 #e0d2cc, 1 #eadccb", 0.3);
  range(line(338, 62, 380, 1240, 8, 3), 262, 348, "0 #8b9cb8, 0.45 #a5adbf, 1 #e6d6c4", 0.4);
  P.mist(mistBand(n, 352, 46, 40, { max: 0.9, amp: 6 }), MIST);
  range(line(398, 58, 520, 880, 5, 7), 340, 392, "0 #7f93b0, 0.5 #a3aec0, 1 #e4d6c6", 0.4);
  range(line(398, 46, 880, 1240, 12, 6), 348, 392, "0 #93a2b8, 0.5 #b2b6c2, 1 #e4d6c6", 0.35);
  P.mist(mistBand(n, 402, 44, 60, { max: 0.95, amp: 4 }), MIST);
}
/** the mist that lies over the river's upper end, around the far houses */
export function riverMist(P: Print, n: Noise) {
  P.mist(
    (x, y) => {
      const c = 466 + 6 * n.n2(x * 0.006, 4);
      const across = sstep(540, 660, x) * sstep(1160, 860, x);
      const up = y < c ? sstep(84, 6, c - y) : sstep(66, 4, y - c);
      return 0.82 * across * up * lerp(0.7, 1, 0.5 + 0.5 * n.fbm(x * 0.005, y * 0.03, 3));
    },
    "#e6dacb",
    { key: 0.75 },
  );
}
