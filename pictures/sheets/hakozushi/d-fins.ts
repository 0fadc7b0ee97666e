/** The fins of the sea bream, in its own frame: a flat membrane in two reds, its rays, its key line. */
import { clamp, type Ctx, lerp, Noise, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly, poly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";

const n = new Noise(14);
interface Fin {
  readonly edge: Pt[];
  readonly print: (x: Ctx, k: Ctx, key: string) => void;
}
interface Look {
  /** where it grows from the body, and its tips, each from head to tail */
  readonly root: string;
  readonly tips: string;
  readonly rays: number;
  /** how far the membrane is cut in between two rays: spines stand out */
  readonly notch?: number;
}
const along = (run: Pt[], t: number): Pt => {
  const k = clamp(t) * (run.length - 1),
    i = Math.min(run.length - 2, Math.floor(k));
  return [lerp(run[i][0], run[i + 1][0], k - i), lerp(run[i][1], run[i + 1][1], k - i)];
};
function fin({ root, tips, rays, notch = 0 }: Look): Fin {
  const foot = catmull(pts(root), 8),
    top = catmull(pts(tips), 8);
  const at = (t: number, out: number): Pt => {
    const [a, b] = [along(foot, t), along(top, t)];
    return [lerp(a[0], b[0], out), lerp(a[1], b[1], out)];
  };
  const rim = Array.from({ length: rays * 2 + 1 }, (_, i): Pt =>
    at(i / (rays * 2), i % 2 ? 1 - notch : 1),
  );
  const edge = [...rim, ...foot.toReversed()];
  const print = (x: Ctx, k: Ctx, key: string) => {
    fillPoly(x, edge, "#f08d6e");
    x.save();
    poly(x, edge);
    x.clip();
    // the darker block runs out along the rays
    fillPoly(
      x,
      [
        ...Array.from({ length: 41 }, (_, i): Pt => at(i / 40, 0.5 + 0.22 * n.n2(i * 0.9, rays))),
        ...foot.toReversed(),
      ],
      "#b72c33",
    );
    x.restore();
    // light between the rays, near the rim
    for (let i = 0; i < rays; i++) {
      const t = (i + 0.5) / rays;
      x.fillStyle = i % 3 ? "#f9b897" : "#fbd3ba";
      x.beginPath();
      brushPath(
        x,
        [at(t, 0.55), at(t, 0.75), at(t, 0.93 - notch)],
        (s) => 5 * Math.sin(Math.PI * s),
      );
      x.fill();
    }
    k.fillStyle = key;
    for (let i = 0; i <= rays; i++) {
      const t = i / rays;
      const run = [at(t, 0), at(t + 0.006 * n.n2(i, 3), 0.5), at(t, 0.98)];
      k.beginPath();
      brushPath(
        k,
        catmull(run, 6),
        (s) => (notch ? 3.6 : 2.3) * (1 - 0.75 * s) * (1 + 0.3 * n.n2(i * 2.3, 7)),
      );
      k.fill();
    }
    k.beginPath();
    brushPath(k, rim, (t) => 2.6 + 1 * n.n2(t * 11, rays));
    for (const end of [0, 1]) brushPath(k, [at(end, 0), at(end, 0.5), at(end, 1)], () => 4);
    k.fill();
  };
  return { edge, print };
}
export const tail = fin({
  root: "838,-46 850,-20 852,14 840,42",
  tips: "1004,-204 982,-120 946,-58 930,-6 950,54 996,112 1028,192",
  rays: 21,
});
export const dorsal = fin({
  root: "196,-200 300,-226 420,-220 560,-178 700,-106",
  tips: "212,-230 236,-270 306,-306 420,-300 520,-262 640,-214 742,-156",
  rays: 21,
  notch: 0.26,
});
export const anal = fin({
  root: "530,156 600,132 720,86",
  tips: "556,206 640,186 752,128",
  rays: 8,
  notch: 0.16,
});
export const ventral = fin({
  root: "262,182 300,190 340,188",
  tips: "334,272 384,262 416,226",
  rays: 6,
});
export const pectoral = fin({
  root: "268,24 272,46 262,66",
  tips: "520,96 440,134 350,132",
  rays: 10,
});
