/** The shadow of a cherry bough in flower, thrown over the white boards and across the yard. */
import { getPx, layer, type Pt, PW, rgb, Rng, shade, SS, stamp } from "../../kit/core.ts";
import { pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { bough } from "../../kit/stage.ts";
import { onBoards, onGround } from "./a-plan.ts";

type Limb = readonly [spine: Pt[], thick: number, thin: number, twigs: number];
interface Shadow {
  /** the boughs, on a chart of the surface that they fall on */
  readonly limbs: readonly Limb[];
  /** the place on the chart that is seen at a point of the sheet */
  readonly chart: (px: number, py: number) => Pt | null;
  readonly colour: string;
  readonly seed: number;
}
function cast(P: Print, o: Shadow) {
  const chart = layer(),
    none = layer(),
    soft = layer(),
    r = new Rng(o.seed);
  const bloom = { dark: "#000000", mid: "#000000", light: "#000000", size: 11 };
  for (const [spine, thick, thin, twigs] of o.limbs)
    bough(chart.x, none.x, spine, thick, thin, r, {
      body: "#000000",
      light: "#000000",
      key: "#000000",
      twigs,
      twig: 96,
      spread: 38,
      per: 13,
      up: 1.4,
      bloom,
    });
  stamp(soft.x, chart, { blur: 1.6 });
  const seen = getPx(soft.c).data;
  P.put(
    shade((px, py, out) => {
      out[3] = 0;
      const at = o.chart(px, py);
      if (!at || at[0] < 0 || at[0] > 1598 || at[1] < 0 || at[1] > 1198) return;
      [out[0], out[1], out[2]] = rgb(o.colour);
      out[3] = seen[(Math.floor(at[1] * SS) * PW + Math.floor(at[0] * SS)) * 4 + 3];
    }),
    { op: "multiply" },
  );
}
/** over the boards: 290 pixels for a metre along, 330 for one up */
export const boughOnBoards = (P: Print) =>
  cast(P, {
    limbs: [
      [pts("1660,330 1400,380 1120,360 820,470 520,480 240,610 40,600"), 52, 8, 15],
      [pts("1120,360 960,540 800,660 640,700"), 24, 4, 9],
      [pts("820,470 640,400 480,300 330,280"), 20, 4, 7],
      [pts("1400,380 1290,540 1250,720 1180,840"), 22, 4, 9],
      [pts("520,480 400,640 340,800 250,900"), 22, 4, 9],
    ],
    chart: (px, py) => {
      const hit = onBoards(px, py);
      return hit && hit[1] > 0 && hit[1] < 2.3 ? [(hit[0] - 1.3) * 290, 1060 - hit[1] * 330] : null;
    },
    colour: "#929ecd",
    seed: 27,
  });
/** across the yard: 260 pixels for a metre along, 430 for one from the wall */
export const boughOnGround = (P: Print) =>
  cast(P, {
    limbs: [
      [pts("700,1240 760,980 690,700 720,420 640,120"), 60, 14, 12],
      [pts("740,900 900,760 1060,700 1180,560"), 26, 5, 10],
      [pts("700,680 560,560 420,520 330,380"), 26, 5, 9],
      [pts("1250,1220 1230,960 1320,760 1300,520"), 34, 6, 10],
      [pts("720,420 840,300 940,180"), 18, 4, 7],
    ],
    chart: (px, py) => {
      const hit = onGround(px, py);
      return hit && hit[0] > -2.25 ? [(hit[1] - 1.5) * 260, (hit[0] + 2.3) * 430] : null;
    },
    colour: "#aa9fd4",
    seed: 28,
  });
