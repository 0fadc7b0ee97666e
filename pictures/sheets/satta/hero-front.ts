/** Mandarin branches full of fruit in the near corner. */
import { Rng, layer, stamp, type Pt } from "../../kit/core.ts";
import { mandarinBough, winterMandarin } from "../../kit/citrus.ts";
import type { Print } from "../../kit/print.ts";

/** the shaded leaves behind the lit branches, near the edge of the paper */
const thicket: Pt[][] = [
  [
    [-70, 960],
    [60, 985],
    [170, 1075],
    [210, 1190],
  ],
  [
    [-70, 1050],
    [110, 1120],
    [300, 1120],
    [420, 1180],
  ],
  [
    [-50, 1150],
    [160, 1170],
    [380, 1230],
    [520, 1240],
  ],
];

export function foreground(P: Print) {
  const c = layer(),
    k = layer(),
    r = new Rng(5);
  const ink = winterMandarin;
  const shade = { ...ink, dark: "#0c2430", mid: "#15363a", light: "#2b5440" };
  for (const pts of thicket)
    mandarinBough(c.x, k.x, pts, r, shade, { w: 9, leaf: 84, dens: 1.3, fruits: [] });
  mandarinBough(
    c.x,
    k.x,
    [
      [-60, 905],
      [40, 890],
      [130, 905],
      [215, 950],
    ],
    r,
    ink,
    {
      w: 12,
      leaf: 78,
      dens: 1.1,
      fruits: [
        [0.5, 10, 58, 37],
        [0.95, 14, 52, 34],
      ],
    },
  );
  mandarinBough(
    c.x,
    k.x,
    [
      [-60, 1130],
      [90, 1040],
      [240, 1010],
      [380, 1030],
      [470, 1075],
    ],
    r,
    ink,
    {
      w: 17,
      leaf: 92,
      dens: 1.15,
      fruits: [
        [0.36, 4, 62, 42],
        [0.6, -6, 58, 44],
        [0.74, 34, 64, 40],
        [0.97, 10, 48, 38],
      ],
    },
  );
  mandarinBough(
    c.x,
    k.x,
    [
      [-40, 1230],
      [120, 1150],
      [300, 1126],
      [470, 1140],
      [610, 1196],
    ],
    r,
    ink,
    {
      w: 16,
      leaf: 96,
      dens: 1.1,
      fruits: [
        [0.24, -20, 30, 44],
        [0.62, 12, 22, 43],
      ],
    },
  );
  P.put(c, { occlude: 1 });
  stamp(P.key.x, k);
}
