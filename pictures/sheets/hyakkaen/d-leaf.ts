/** A vine of arrowroot that reaches out of the mass; on the crest of its last leaf the cricket stands. */
import { css, layer, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, poly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { INK, RIM } from "./d-plan.ts";

interface Leaflet {
  readonly outline: string;
  /** Its colours from one point to another. */
  readonly face: readonly [from: Pt, to: Pt, a: string, b: string];
  readonly sheen?: string;
  readonly fold?: string;
  readonly rib: string;
  readonly veins: string;
  readonly lit: number;
  readonly rim?: string;
}
const VEIN = "#8faea8";

function leaflet(P: Print, o: Leaflet) {
  const L = layer();
  const shape = catmull(pts(o.outline), 12, true);
  const [[x0, y0], [x1, y1], a, b] = o.face;
  const g = L.x.createLinearGradient(x0, y0, x1, y1);
  g.addColorStop(0, a);
  g.addColorStop(1, b);
  L.x.save();
  poly(L.x, shape);
  L.x.fillStyle = g;
  L.x.fill();
  L.x.clip();
  for (const [patch, c] of [
    [o.sheen, "#40696a"],
    [o.fold, "#2c4b51"],
  ] as const) {
    if (!patch) continue;
    L.x.fillStyle = c;
    poly(L.x, catmull(pts(patch), 12, true));
    L.x.fill();
  }
  L.x.fillStyle = css(VEIN, o.lit);
  L.x.beginPath();
  brushPath(L.x, catmull(pts(o.rib), 12), (t) => 3.2 * (1 - 0.8 * t) + 0.4);
  L.x.fill();
  L.x.fillStyle = css(VEIN, o.lit * 0.55);
  L.x.beginPath();
  for (const vein of o.veins.split("; "))
    brushPath(L.x, catmull(pts(vein), 10), (t) => 1.7 * (1 - 0.8 * t) + 0.2);
  L.x.fill();
  L.x.restore();
  if (o.rim) {
    L.x.fillStyle = css(RIM, 0.85);
    L.x.beginPath();
    brushPath(L.x, catmull(pts(o.rim), 14), (t) => 2.6 * Math.sin(Math.PI * (0.04 + 0.92 * t)));
    L.x.fill();
  }
  P.put(L, { occlude: 1 });
}
function stem(P: Print, spine: string, w: number, rim: string) {
  const S = layer();
  S.x.fillStyle = INK;
  S.x.beginPath();
  brushPath(S.x, catmull(pts(spine), 14), (t) => w * (1 - 0.55 * t));
  S.x.fill();
  S.x.fillStyle = css(RIM, 0.6);
  S.x.beginPath();
  brushPath(S.x, catmull(pts(rim), 14), (t) => 1.7 * Math.sin(Math.PI * (0.1 + 0.8 * t)));
  S.x.fill();
  P.put(S, { occlude: 1 });
}

/** Its vine, which comes up between the back and the front of the mass. */
export const vine = (P: Print) =>
  stem(P, "420,1180 500,1010 622,844 724,754 802,704", 8, "600,872 672,796 730,748 798,704");

export function arrowroot(P: Print) {
  // a leaf lower on the vine, half of it before the mass
  leaflet(P, {
    outline: "634,838 600,806 552,790 500,800 462,834 420,866 470,868 500,894 548,886 600,868",
    face: [[520, 790], [560, 890], "#1a3640", "#0b1826"],
    rib: "634,838 560,836 490,846 424,866",
    veins:
      "596,835 566,812 534,798; 552,836 522,818 494,808; 586,836 560,856 540,880; 540,840 516,858 502,888",
    lit: 0.26,
    rim: "628,830 600,806 552,790 500,800 462,834 424,864",
  });
  // the last leaf: one side leaflet seen from its edge, one that hangs behind the stage
  leaflet(P, {
    outline: "802,706 770,686 734,678 696,688 668,706 640,738 684,730 726,736 766,728",
    face: [[700, 680], [720, 740], "#234148", "#0e1f29"],
    rib: "802,706 740,702 690,712 644,736",
    veins: "760,703 738,690 722,682; 720,705 700,698 688,694; 756,704 740,718 732,734",
    lit: 0.36,
    rim: "796,700 770,686 734,678 696,688 668,706 642,736",
  });
  leaflet(P, {
    outline:
      "802,706 790,732 784,768 788,804 802,836 822,862 844,884 870,900 869,866 870,830 868,786 858,746 836,718",
    face: [[790, 700], [870, 910], "#142c35", "#0a1624"],
    rib: "802,706 824,764 842,830 869,898",
    veins:
      "812,736 799,762 791,794; 822,766 810,796 806,836; 836,804 828,832 832,866; 814,738 838,758 866,778; 828,780 848,804 868,826; 843,832 854,850 866,864",
    lit: 0.22,
    rim: "798,714 789,734 784,768 788,804 802,836",
  });
  // the stage: its far half has the sky's light, its near edge turns over
  leaflet(P, {
    outline:
      "802,706 836,686 880,670 930,662 966,652 1000,664 1056,674 1108,694 1152,726 1176,754 1192,790 1146,772 1104,764 1064,770 1020,780 970,780 920,768 870,748 830,724",
    face: [[900, 660], [980, 780], "#193841", "#0b1b28"],
    sheen:
      "812,702 842,684 884,669 930,661 966,651 1000,663 1056,673 1110,694 1154,728 1186,776 1140,728 1080,702 1020,690 960,685 880,690",
    fold: "984,784 1020,772 1064,758 1104,750 1150,764 1192,790 1146,776 1104,768 1064,774 1020,786",
    rib: "802,706 868,704 950,708 1040,720 1110,744 1188,786",
    veins:
      "858,704 886,686 914,668; 916,706 944,686 966,658; 974,711 1006,692 1034,672; 1036,720 1064,706 1090,690; 862,704 884,722 910,752; 916,706 948,732 984,772; 980,712 1010,732 1044,760; 1040,720 1068,738 1096,752",
    lit: 0.4,
    rim: "808,700 836,685 880,670 930,662 966,652 1000,664 1056,674 1108,694 1152,726 1188,782",
  });
}
