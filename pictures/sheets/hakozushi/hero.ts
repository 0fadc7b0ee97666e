/** Hakozushi, the hero: morning in the shop. The last prawn is set on a square of boxed sushi; the door to the street is open behind. */
import { layer, PH, pixels, type Pt, PW, stamp, type V3 } from "../../kit/core.ts";
import { plainSky, skyLight } from "../../kit/expose.ts";
import { POLE, SKIN } from "../../kit/people.ts";
import { carve } from "../../kit/people/carve.ts";
import { keyLines } from "../../kit/plate.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { silhouette, type Tones } from "../../kit/silhouette.ts";
import { stage, wash } from "../../kit/stage.ts";
import { onSheet } from "../../kit/terrain.ts";
import { bicycle, flowers, sparrow } from "./hero-across.ts";
import { AT, setOut } from "./hero-box.ts";
import { hand } from "./hero-hand.ts";
import { cam, KEY } from "./hero-plan.ts";
import { passer } from "./hero-passer.ts";
import { prawn } from "./hero-prawn.ts";
import { shop } from "./hero-shop.ts";
import { sleeve, sleeveMouth } from "./hero-sleeve.ts";

const P = new Print(302, "#f2e4c4");
/** pixels to a unit of the arm; it is placed so that the tips of the chopsticks meet the bare rice */
const ARM = 660;
const tips = onSheet(cam, AT[0] + 0.4, AT[1] + 0.42, 0.6);
const w = shop();
setOut(w);
w.build();
const printed = (draw: (L: ReturnType<typeof layer>, K: ReturnType<typeof layer>) => void) => {
  const L = layer(),
    K = layer();
  draw(L, K);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
};
const sun: V3 = [-0.78, 0.16, 0.5];
const plate = stage(
  P,
  {
    cam,
    world: w,
    points: [],
    suns: [{ d: sun, c: [2.0, 1.62, 1.08] }],
    ambient: skyLight([0.52, 0.46, 0.5], [0.08, 0.07, 0.06]),
    ao: 8,
    aoLen: 1.4,
    mirror: 3,
    sky: plainSky([0.9, 0.84, 0.7]),
  },
  { key: KEY, far: 60, crease: 0.9 },
);
stamp(P.key.x, keyLines(w, plate, { c: KEY, width: 2, far: 12, crease: 0.6 }));
printed((L, K) => {
  bicycle(L, [300, 206], 25);
  flowers(L, K, [846, 214], 46, KEY);
});
// she walks outside: the curtain and the posts stand before her
printed((L, K) => {
  passer(L, K, [500, 398], 1, KEY);
  for (const { c } of [L, K])
    pixels(c, (d) => {
      for (let q = 0; q < PW * PH; q++) if (plate.dep[q] < 48) d[q * 4 + 3] = 0;
    });
});
printed((L, K) => prawn(L, K, tips, KEY));
printed((L) => {
  sparrow(L, [838, 452], 2.6, -1);
  sparrow(L, [770, 374], 2.1, 1);
});
const cuts: Record<number, Tones> = {
  [SKIN]: { cut: ["#a9664a", "#dba077", "#f9dcb4"], from: [0.3, 0.74], bare: "#7d4632" },
  [POLE]: { cut: ["#8f6234", "#d9ad68", "#f6e0a4"], from: [0.3, 0.7], bare: "#5d3c22" },
};
const wrist: Pt = [tips[0] + 0.5 * ARM, tips[1] - 0.43 * ARM];
const cuff: Pt = [wrist[0] + 0.24 * ARM, wrist[1] - 0.1 * ARM];
sleeveMouth(P, cuff, KEY);
silhouette(P, carve(hand, 800), {
  at: wrist,
  scale: ARM,
  key: KEY,
  light: [-0.62, 0.62, 0.22],
  lift: 0.12,
  step: 0.012,
  line: [2.8, 3],
  tonesOf: (part) => cuts[part] ?? cuts[SKIN],
});
sleeve(P, cuff, KEY);
wash(P, "top", 150, "#2a3560", 0.45);
await finishSheet(P, "hakozushi-hero", {
  seal: { mark: "鮓", at: [44, 1088], size: 34 },
  key: KEY,
  wood: 0.06,
  wobble: 0.6,
  kuwahara: 0.9,
  blocks: 12,
  blockMix: 0.6,
  sat: 1.05,
});
