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
  "1120,574 1180,571 1260,586 1340,600 1420,606 1420,616 1330,612 1240,598",
  "1150,541 1230,533 1320,540 1420,548 1420,556 1310,553 1220,551",
];
/** the gaps between the shadows of the great trunks; they run towards the sun */
const GAPS: readonly string[] = [
  "1480,716 1440,764 1406,808 1372,846 1340,874 1366,872 1400,852 1440,816 1476,774 1500,736",
  "1640,828 1580,848 1516,880 1450,910 1390,938 1330,966 1276,994 1340,1000 1400,1008 1460,1022 1520,1048 1570,1078 1640,1104",
  "1590,640 1568,690 1546,740 1580,740 1640,680",
];
const SHADE: readonly RGB[] = ["#5b7ba5", "#6c8bb2", "#7e9bc0", "#94aecd"].map((c) => rgb(c));
const SUNNY: readonly RGB[] = ["#93adcd", "#b9c8de", "#e3cfd2", "#efdcd3", "#fbecd4"].map((c) =>
  rgb(c),
);

/** where on the sheet the sun stands over the horizon */
const SUNRISE: Pt = [cam.cx + (cam.f * SUN[0]) / SUN[1], cam.hy];
/** Whether a point lies in one of the shapes, and not in a trunk's shadow. */
function mask(shapes: readonly string[]): (x: number, y: number) => boolean {
  const L = layer();
  for (const s of shapes) fillPoly(L.x, catmull(pts(s), 8, true), "#ffffff");
  const shadows = layer();
  for (const t of TRUNKS.filter((q) => q.near > 0.8)) {
    const away = (x: number): Pt => [
      x + 1.6 * (x - SUNRISE[0]),
      t.foot + 1.6 * (t.foot - SUNRISE[1]),
    ];
    const [a, b] = [t.x - t.wide * 0.52, t.x + t.wide * 0.52];
    fillPoly(shadows.x, [[a, t.foot], away(a), away(b), [b, t.foot]], "#000000");
  }
  const d = getPx(L.c).data,
    dark = getPx(shadows.c).data;
  return (x, y) => {
    const i = Math.round(clamp(x * SS, 0, PW - 1)),
      j = Math.round(clamp(y * SS, 0, PH - 1));
    const at = (j * PW + i) * 4 + 3;
    return d[at] > 127 && dark[at] < 128;
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
    if (Math.max(l, r) < 0.13 + 0.1 * n.n2(wx * 1.3, d * 0.6) + 0.07 * n.n2(wx * 4, d * 2.4)) {
      [o[0], o[1], o[2]] = [44, 62, 90];
      return;
    }
    const lit = sunlit(x, y, d, field, gap);
    const half = lit || sunlit(x, y, d, field, gap, 70 / d);
    const face = s.nx[i] * sun[0] + s.ny[i] * sun[1] + s.nz[i] * sun[2];
    // the wind has laid it in long planes; only their edges are broken
    const cloud = n.fbm(wx * 0.07, d * 0.15, 2) + 0.1 * n.n2(wx * 0.8, d * 0.5) * sstep(8, 20, d);
    let c: RGB;
    if (lit) {
      // the open field lies in one rose; the folds of the bank take it from lavender to cream
      const t = face * 2.5 + 0.16 * cloud + 0.05;
      const open = l > r ? 0 : 0.24 + 0.16 * n.n2(wx * 0.06, d * 0.8);
      c = SUNNY[t > 1.28 - 1.15 * open ? 4 : t > 1 ? 3 : l <= r || t > 0.5 ? 2 : t > 0.26 ? 1 : 0];
    } else if (half) {
      c = SUNNY[0];
    } else {
      // the near field on the right lies even
      const lie = l > r ? 1 : sstep(14, 30, d);
      const turn = 0.7 * (s.nz[i] - 0.97) + 0.3 * Math.min(0, s.nx[i]);
      const t = 0.5 + 0.34 * cloud * lerp(0.5, 1, lie) + turn * lie;
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
/** Whether the sun reaches this point, or one `near` it; its edge is ragged with the shadows of boughs, finer the farther it lies. */
function sunlit(
  x: number,
  y: number,
  d: number,
  field: (x: number, y: number) => boolean,
  gap: typeof field,
  near = 0,
) {
  const k = 14 / d;
  const wave: Pt = [
    k * (16 * n.n2(x * 0.012, y * 0.05) + 6 * n.n2(x * 0.04, y * 0.16)),
    k * (8 * n.n2(x * 0.012 + 9, y * 0.03) + 3 * n.n2(x * 0.05, y * 0.2)),
  ];
  const bough: Pt = [
    k *
      (14 * n.n2(x * 0.004 + 4, (y - 0.3 * x) * 0.016) + 8 * n.n2(x * 0.01, (y - 0.3 * x) * 0.06)),
    k * (9 * n.n2(x * 0.011 + 3, y * 0.02) + 4 * n.n2(x * 0.045, y * 0.04 + 7)),
  ];
  const at = (dx: number, dy: number) =>
    field(x + wave[0] + dx, y + wave[1] + dy) || gap(x + bough[0] + dx, y + bough[1] + dy);
  if (!near) return at(0, 0);
  return at(near * 1.6, -near * 0.5) || at(-near * 1.6, near * 0.5) || at(0, near);
}
