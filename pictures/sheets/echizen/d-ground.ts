/** Echizen D: the snow. Blue in the long shadow of the cedars, rose and cream where the first sun gets through. */
import {
  type Pt,
  type RGB,
  type V3,
  clamp,
  getPx,
  layer,
  lerp,
  Noise,
  PH,
  PW,
  rgb,
  SS,
  sstep,
} from "../../kit/core.ts";
import { groundScene, type Scene } from "../../kit/scene.ts";
import { renderHeight, shadeDepth } from "../../kit/terrain.ts";
import { catmull, fillPoly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { BEND, cam, fromRiver, leftShore, rightShore, snowHeight, SUN, TRUNKS } from "./d-plan.ts";

const n = new Noise(23);
/** where the sun gets through between the trees, on the sheet */
const LIT: readonly string[] = [
  "-20,884 110,858 260,818 400,786 520,752 640,712 720,692 800,694 880,760 800,900 600,1010 400,1120 200,1210 -20,1260",
  "1030,622 1096,606 1180,612 1290,648 1420,690 1400,706 1300,718 1210,736 1150,750 1120,742 1166,712 1110,664",
  "1104,578 1150,574 1290,592 1330,606 1240,604",
  "1150,538 1210,531 1290,536 1280,552 1190,552",
  "790,526 850,506 900,494 930,500 900,520 850,530",
  "630,520 700,492 760,484 700,506 660,534",
];
/** the gaps between the shadows of the great trunks; they run towards the sun */
const GAPS: readonly string[] = [
  "1480,722 1430,790 1370,860 1310,940 1264,1012 1222,1078 1206,1112 1268,1082 1340,1052 1396,1030 1434,996 1476,930 1500,840 1530,716",
  "1640,700 1600,800 1560,900 1530,980 1486,1050 1470,1100 1540,1146 1640,1170",
  "1590,640 1568,690 1546,740 1580,740 1640,680",
];
const SHADE: readonly RGB[] = ["#54749b", "#6a89ae", "#7d9bbd", "#92adca"].map((c) => rgb(c));
const SUNNY: readonly RGB[] = ["#93adcd", "#b9c8de", "#e3cfd2", "#efdcd3", "#fbecd4"].map((c) =>
  rgb(c),
);

/** where on the sheet the sun stands over the horizon */
const SUNRISE: Pt = [cam.cx + (cam.f * SUN[0]) / SUN[1], cam.hy];
/** Whether a point lies in one of the shapes, and not in a trunk's shadow. */
function mask(shapes: readonly string[]): (x: number, y: number) => boolean {
  const L = layer();
  for (const s of shapes) fillPoly(L.x, catmull(pts(s), 8, true), "#ffffff");
  L.x.globalCompositeOperation = "destination-out";
  for (const t of TRUNKS.filter((q) => q.near > 0.6)) {
    const away = (x: number): Pt => [
      x + 1.6 * (x - SUNRISE[0]),
      t.foot + 1.6 * (t.foot - SUNRISE[1]),
    ];
    const [a, b] = [t.x - t.wide * 0.62, t.x + t.wide * 0.62];
    fillPoly(L.x, [[a, t.foot], away(a), away(b), [b, t.foot]], "#000000");
  }
  const d = getPx(L.c).data;
  return (x, y) => {
    const i = Math.round(clamp(x * SS, 0, PW - 1)),
      j = Math.round(clamp(y * SS, 0, PH - 1));
    return d[(j * PW + i) * 4 + 3] > 127;
  };
}
export function groundOf(): Scene {
  return groundScene(
    renderHeight(cam, snowHeight, 9, 420, 0.0012, 0.015),
    snowHeight,
    (d) => 0.05 + d * 0.004,
  );
}
const mixed = (a: RGB, b: RGB, t: number): RGB => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2], b[2], t),
];
const unit = (v: V3): V3 => {
  const l = Math.hypot(...v);
  return [v[0] / l, v[1] / l, v[2] / l];
};
/** Prints the snow; the river stays bare. */
export function snow(P: Print, s: Scene) {
  const field = mask(LIT),
    gap = mask(GAPS);
  const sun = unit(SUN);
  const L = shadeDepth(s.dep, (i, o, x, y) => {
    const wx = s.wx[i],
      d = s.dep[i];
    const [l, r] = fromRiver(wx, d);
    o[3] = y > BEND && x > leftShore(y) && x < rightShore(y) ? 0 : 255;
    if (!o[3]) return;
    // the foot of the bank, which the water keeps free of snow
    if (Math.max(l, r) < 0.14 + 0.1 * n.n2(wx * 1.3, d * 0.6)) {
      [o[0], o[1], o[2]] = [44, 62, 90];
      return;
    }
    const lit = sunlit(x, y, d, field, gap);
    const face = s.nx[i] * sun[0] + s.ny[i] * sun[1] + s.nz[i] * sun[2];
    const cloud = n.fbm(wx * 0.22, d * 0.09, 3);
    let c: RGB;
    if (lit) {
      const t = face * 2.5 + 0.22 * cloud + 0.05;
      c = SUNNY[t > 1.28 ? 4 : t > 1 ? 3 : t > 0.56 ? 2 : t > 0.3 ? 1 : 0];
    } else {
      const t = 0.5 + 0.34 * cloud + 1.2 * (s.nz[i] - 0.97) + 0.3 * (s.nx[i] < 0 ? s.nx[i] : 0);
      const q = clamp(t) * 3,
        f = Math.floor(Math.min(2.99, q));
      const e = sstep(0.42, 0.58, q - f);
      c = mixed(SHADE[f], SHADE[f + 1], e);
    }
    // the air between: far snow is paler and warmer
    const air = 0.5 * sstep(34, 120, d) + 0.45 * sstep(84, 130, d);
    for (let m = 0; m < 3; m++) o[m] = lerp(c[m], [214, 206, 206][m], air);
  });
  P.put(L, { occlude: 1 });
}
/** Whether the sun reaches this point; its edge is ragged with the shadows of boughs, finer the farther it lies. */
function sunlit(
  x: number,
  y: number,
  d: number,
  field: (x: number, y: number) => boolean,
  gap: typeof field,
) {
  const k = 14 / d;
  const wave: Pt = [
    k * (16 * n.n2(x * 0.012, y * 0.05) + 6 * n.n2(x * 0.04, y * 0.16)),
    k * (8 * n.n2(x * 0.012 + 9, y * 0.03)),
  ];
  if (field(x + wave[0], y + wave[1])) return true;
  const bough =
    k *
    (20 * n.n2(x * 0.004 + 4, (y - 0.3 * x) * 0.016) + 8 * n.n2(x * 0.008, (y - 0.3 * x) * 0.05));
  return gap(x + bough, y);
}
