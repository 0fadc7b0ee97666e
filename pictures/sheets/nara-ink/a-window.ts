/** The lit paper, and the shadow of the ink maker on it. */
import { clamp, layer, lerp, type Pt, rgb, shade, sstep } from "../../kit/core.ts";
import { catmull, poly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { LAMP, nz, P, PAPER, print } from "./a-plan.ts";
import { plank, rect, tone } from "./stage.ts";

const [LEFT, TOP, RIGHT, FOOT] = PAPER;
/** where the shadow falls: its offset and size, so that the frames leave his face free */
const LAID = [128, 52, 0.935] as const;
const GLOW = ["#c2601d", "#dd7f27", "#f0a23d", "#f9c262", "#fedd8c", "#fff0b9"].map(rgb);

/** The paper: lighter towards the lamp, in tones that run into each other; fibres in it. */
export function printPaper() {
  P.put(
    shade((x, y, out) => {
      out[3] = x > LEFT && x < RIGHT && y > TOP && y < FOOT ? 255 : 0;
      if (!out[3]) return;
      const far = Math.hypot((x - LAMP[0]) / 540, (y - LAMP[1]) / 350);
      const fibre = 0.05 * nz.n2(x * 0.01, y * 0.05) + 0.09 * nz.fbm(x * 0.004, y * 0.004, 3);
      const t = clamp(5.1 - 4.5 * far ** 0.9 + fibre * 3, 0, 4.999);
      const k = Math.floor(t),
        f = sstep(0.44, 0.56, t - k);
      for (let c = 0; c < 3; c++) out[c] = lerp(GLOW[k][c], GLOW[k + 1][c], f);
    }),
    { occlude: 1 },
  );
}

/** his head from the side, bent over his work; a towel tied behind */
const head = pts(
  "-30,98 -42,86 -58,81 -65,71 -62,60 -67,54 -63,47 -68,41 -66,31 -74,27 -79,18 -74,4 -70,-10 -67,-22 -58,-44 -34,-64 4,-74 44,-62 68,-34 88,-40 112,-28 90,-16 108,6 86,2 68,-6 64,20 76,60 20,110",
).map(([x, y]): Pt => {
  const turn = -0.36;
  return [
    902 + 0.94 * (x * Math.cos(turn) - y * Math.sin(turn)),
    404 + 0.94 * (x * Math.sin(turn) + y * Math.cos(turn)),
  ];
});
const back = pts(
  "884,476 930,438 986,432 1048,452 1108,504 1156,578 1184,664 1192,770 812,770 806,744 826,722 862,700 870,670 890,630 900,570",
);
/** his sleeve hangs from the elbow; the forearm is held clear of the table */
const arms = pts(
  "906,462 960,470 992,540 984,620 966,676 934,712 884,704 852,672 832,644 800,640 756,634 716,626 716,572 756,566 806,562 842,530 876,490",
);
/** his fist, with its thumb and four knuckles, closed round the soft ink */
const fist = pts(
  "742,632 716,640 684,638 668,630 660,619 668,612 655,606 654,596 663,591 651,584 652,573 662,569 654,560 660,549 676,546 690,552 700,543 716,541 722,552 738,556 756,566",
);
/** the ink comes out above and below it, as long as a stick will be */
const pressed = pts(
  "668,560 661,538 657,520 662,511 674,514 686,507 698,512 710,506 720,512 722,526 716,560 716,626 720,640 714,652 703,655 690,652 677,655 667,650 665,638 668,620",
);
/** What lies on his low table: pressed sticks, each with the marks of four fingers. */
const stick = (x: number, y: number, s: number): Pt[] =>
  pts("-30,0 -34,-14 -26,-25 -16,-23 -9,-30 0,-25 8,-30 15,-24 24,-27 32,-14 29,0").map(
    ([u, v]): Pt => [x + u * s, y + v * s],
  );

export function printShadow() {
  const L = layer();
  L.x.fillStyle = "#5a2412";
  const fill = (at: Pt[], smooth = true) => {
    poly(L.x, smooth ? catmull(at, 6, true) : at);
    L.x.fill();
  };
  L.x.save();
  L.x.translate(LAID[0], LAID[1]);
  L.x.scale(LAID[2], LAID[2]);
  for (const at of [head, back, arms, fist, pressed]) fill(at);
  fill(rect(416, 688, 790, 703), false);
  fill(rect(436, 700, 450, 800), false);
  fill(stick(466, 689, 0.9));
  fill(stick(548, 689, 1));
  fill(stick(634, 689, 0.92));
  L.x.restore();
  // the shadow does not go beyond the paper
  L.x.globalCompositeOperation = "destination-in";
  L.x.fillRect(LEFT, TOP, RIGHT - LEFT, FOOT - TOP);
  P.put(L, { op: "multiply", alpha: 0.9 });
}

/** The bars in front of the paper, the two frames, the boards below. */
export function printLattice() {
  const WOOD = "#2a1d22",
    mid = (LEFT + RIGHT) / 2;
  print((p) => {
    for (const [a, b] of [
      [LEFT, mid],
      [mid, RIGHT],
    ]) {
      for (const k of [0.25, 0.5, 0.75]) {
        const x = a + (b - a) * k;
        tone(p, rect(x - 2.6, TOP, x + 2.6, FOOT), "#4b2a20");
      }
      for (let k = 1; k < 5; k++) {
        const y = TOP + ((FOOT - TOP) * k) / 5;
        tone(p, rect(a, y - 2.4, b, y + 2.4), "#4b2a20");
      }
      // the boards of the foot
      plank(p, rect(a, FOOT, b, 834), "#232a41");
      tone(p, rect(a + 30, FOOT + 22, b - 30, 822), "#1a2138");
      for (const k of [0.3, 0.62])
        tone(p, rect(a + 30, FOOT + 22 + 78 * k, b - 30, FOOT + 24 + 78 * k), "#2e3854");
      tone(p, rect(a, FOOT, b, FOOT + 12), WOOD);
      tone(p, rect(a, TOP, b, TOP + 12), WOOD);
      tone(p, rect(a, TOP, a + 17, 834), WOOD);
      tone(p, rect(b - 17, TOP, b, 834), WOOD);
      tone(p, rect(a + 15, TOP + 12, a + 17, FOOT), "#8a4a22");
      tone(p, rect(b - 17, TOP + 12, b - 15, FOOT), "#8a4a22");
      tone(p, rect(a + 17, TOP + 11, b - 17, TOP + 13), "#8a4a22");
    }
    tone(p, rect(mid - 2, TOP, mid + 2, 834), "#120e16");
  }, 2.4);
}
