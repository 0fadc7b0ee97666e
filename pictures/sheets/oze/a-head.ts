/** The head of sheet A's cormorant, and the sweetfish in its bill. */
import { type Rng, clamp, css, lerp, mix, stamp, type Ctx, type Pt } from "../../kit/core.ts";
import { Tones, brushPath, catmull, dab, fillPoly } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { night } from "./a-bird.ts";
import { sweetfish } from "./a-fish.ts";

/** position and angle of the fish in the bill */
const held = { at: [684, 392] as Pt, s: 178, angle: 1.16, bend: -0.24 };

/** head, open bill with the fish across it, the ring and the cord */
export function head(x: Ctx, k: Ctx, r: Rng) {
  const H = (s: string) => catmull(cut(s), 7, true);
  const ln = (pts: Pt[], w: number, c = "#05060b") => {
    k.fillStyle = css(c, 0.95);
    k.beginPath();
    brushPath(k, pts, (t) => w * (0.6 + 0.5 * Math.sin(Math.PI * t)));
    k.fill();
  };
  // lower mandible behind the fish, and the yellow skin of the throat
  fillPoly(
    x,
    H("806 396, 748 402, 690 414, 640 428, 612 432, 618 444, 646 448, 700 444, 760 434, 812 426"),
    "#2a2226",
  );
  fillPoly(x, H("800 402, 748 410, 690 424, 630 438, 690 438, 760 426, 806 416"), "#8f6238");
  fillPoly(x, H("730 416, 690 426, 632 439, 690 436, 730 428"), "#e6a95c");
  fillPoly(x, H("846 420, 808 398, 772 398, 738 410, 762 428, 806 446, 852 462"), "#a85f22");
  fillPoly(x, H("836 422, 802 404, 770 404, 748 412, 778 426, 828 446"), "#dc9334");
  fillPoly(x, H("800 410, 780 408, 764 412, 788 422, 806 428"), "#ffd27a");
  stamp(x, sweetfish(held));
  // skull: a low forehead, highest behind the eye, a flat back of the head
  const skull = H(
    "770 350, 792 332, 826 316, 866 308, 906 314, 934 336, 950 376, 955 416, 940 448, 912 440, 884 424, 850 418, 822 412, 800 392, 786 372",
  );
  fillPoly(x, skull, "#080c16");
  const T = new Tones();
  /** feathers from the bill over the skull; v is the light on them */
  const plume = (px: number, py: number, a: number, v: number, c?: string) =>
    T.add(c ?? night.at(Math.round(clamp(v) * 11) / 11), (z) =>
      dab(z, px, py, r.range(12, 19), 4.4, a + r.g() * 0.12, 0.1),
    );
  x.save();
  x.beginPath();
  skull.forEach(([a, b], i) => (i ? x.lineTo(a, b) : x.moveTo(a, b)));
  x.clip();
  for (let i = 0; i < 520; i++) {
    const a = lerp(3.3, 6.9, r.u()),
      d = Math.sqrt(r.u());
    const px = 866 + Math.cos(a) * 84 * d,
      py = 384 + Math.sin(a) * 80 * d;
    const rim = d > 0.86 ? 0.16 : 0;
    plume(
      px,
      py,
      a + 1.75,
      0.32 - 0.36 * Math.cos(a) * d - 0.3 * Math.sin(a) * d * d + rim + r.g() * 0.06,
    );
  }
  T.flush(x);
  x.restore();
  // white cheek: small feathers, warm towards the fire, grey towards the neck, with a ragged edge
  for (let i = 0; i < 460; i++) {
    const t = Math.sqrt(r.u()),
      k = r.range(-1, 1);
    // a wedge: narrow below the eye, widest at the corner of the bill, pointed behind the throat
    const px = lerp(812, 856, t) + k * (8 + 17 * Math.sin(Math.PI * t)),
      py = lerp(386, 430, t) - k * (12 + 15 * Math.sin(Math.PI * t)) + r.g();
    const warm = clamp(0.92 - 0.36 * k - 0.42 * t + r.g() * 0.1);
    T.add(mix("#6b6460", "#fff0cc", Math.round(warm * 6) / 6), (z) =>
      dab(z, px, py, r.range(7, 12), 3.4, 0.9 + 0.25 * k + r.g() * 0.15, 0.08),
    );
  }
  T.flush(x);
  // upper bill: long, with a ridge and a hooked tip
  fillPoly(
    x,
    H(
      "812 346, 776 346, 724 354, 666 368, 620 382, 594 394, 584 412, 590 434, 600 436, 606 416, 622 406, 676 397, 740 388, 806 386",
    ),
    "#17161c",
  );
  fillPoly(
    x,
    H("806 356, 762 358, 714 366, 660 380, 616 394, 602 402, 640 395, 700 384, 770 377, 806 375"),
    "#7c5a3c",
  );
  fillPoly(
    x,
    H("790 352, 762 352, 714 359, 660 373, 616 387, 600 396, 640 386, 700 372, 770 362"),
    "#e39b4e",
  );
  fillPoly(x, H("760 353, 720 358, 676 369, 630 383, 676 374, 730 363"), "#ffe3a4");
  fillPoly(x, H("592 400, 588 416, 592 428, 598 414, 606 402"), "#c5803e");
  // bare skin in front of the eye
  fillPoly(x, H("830 350, 806 352, 790 362, 796 378, 822 382, 838 370"), "#6b4420");
  fillPoly(x, H("820 356, 804 358, 796 366, 810 374, 824 370"), "#c98336");
  ln(catmull(cut("812 384, 740 389, 676 398, 622 407, 606 418, 600 436"), 6), 3.2);
  ln(
    catmull(cut("806 345, 770 346, 720 355, 664 369, 618 383, 592 395, 583 414, 591 435"), 6),
    2.6,
  );
  // the eye: small and green below a dark lid
  for (const [R, c] of [
    [12.5, "#05070b"],
    [9.6, "#0f5a48"],
    [7.6, "#35b584"],
    [4.4, "#03050a"],
  ] as [number, string][]) {
    x.fillStyle = c;
    x.beginPath();
    x.arc(832, 350, R, 0, 6.3);
    x.fill();
  }
  x.fillStyle = "#fff6d8";
  x.beginPath();
  x.arc(828.4, 347, 2.2, 0, 6.3);
  x.fill();
  fillPoly(x, H("816 346, 824 337, 836 335, 848 342, 838 341, 826 343"), "#05070b");
}
