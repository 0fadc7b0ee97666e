/** Below the lamps: a bench with lids that are done, a tray of soot, a flask of oil. */
import { layer, type Pt, Rng } from "../../kit/core.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { from, pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { KEY } from "./hero-plan.ts";

const oval = ([cx, cy]: Pt, rx: number, ry: number, a0 = 0, a1 = 6.2832): Pt[] =>
  Array.from({ length: 33 }, (_, i): Pt => {
    const a = a0 + ((a1 - a0) * i) / 32;
    return [cx + rx * Math.cos(a), cy + ry * Math.sin(a)];
  });
const flat = (p: Pen, at: Pt[], c: string) => shape(p, at, c, { smooth: false, line: 0 });

export function printBench(P: Print) {
  const colour = layer();
  const p: Pen = { x: colour.x, k: P.key.x, key: KEY, lw: 3 };
  shape(p, pts("-20,1092 640,1092 700,1128 -20,1128"), "#a5602c", { smooth: false });
  flat(p, pts("-20,1092 640,1092 652,1100 -20,1100"), "#e09a4a");
  shape(p, pts("-20,1128 700,1128 700,1170 -20,1170"), "#4a2817", { smooth: false });
  shape(p, pts("560,1170 620,1170 616,1240 566,1240"), "#2c1810", { smooth: false });
  for (const y of [1110, 1120])
    line(
      p,
      [
        [20, y],
        [300, y + 2],
        [620, y - 1],
      ],
      0.5,
      "#6b3a1c",
    );
  stack(p, [150, 1108]);
  tray(p, [392, 1116]);
  flask(p, [568, 1112]);
  P.put(colour);
}

/** Lids, upside down in each other; no two lie quite straight. */
function stack(p: Pen, [x, y]: Pt) {
  const r = new Rng(5);
  for (let i = 0; i < 6; i++) {
    const cx = x + r.range(-7, 7),
      cy = y - 14 - i * 23,
      w = 92 + r.range(-5, 4);
    shape(
      p,
      [...oval([cx, cy], w, 17, Math.PI, 0), [cx + w * 0.72, cy + 22], [cx - w * 0.72, cy + 22]],
      "#6a3a1e",
      { smooth: false },
    );
    flat(
      p,
      [
        [cx + w * 0.96, cy - 2],
        [cx + w * 0.7, cy + 20],
        [cx + w * 0.2, cy + 21],
        [cx + w * 0.5, cy],
      ],
      "#c9752e",
    );
    shape(p, oval([cx, cy], w, 15), "#b0652e", { smooth: false });
    shape(p, oval([cx + 2, cy + 1], w - 12, 10), "#241310", { smooth: false, line: 0.6 });
    line(p, oval([cx, cy], w - 3, 13, -0.2, 1.5), 1, "#f3b460");
  }
}

/** What the feather has brought: soot, lighter than anything, in a low box. */
function tray(p: Pen, [x, y]: Pt) {
  const f = (text: string) => from([x, y], text);
  shape(p, f("-104,-40 104,-40 118,-6 -118,-6"), "#1a100d", { smooth: false });
  shape(p, f("-92,-20 -70,-44 -44,-52 -20,-74 8,-84 30,-66 56,-56 78,-36 96,-18"), "#0c0908", {
    line: 1.2,
  });
  shape(p, f("-8,-76 8,-82 26,-64 48,-54 30,-54 10,-62"), "#5a4032", { line: 0 });
  shape(p, f("-64,-42 -44,-50 -30,-58 -36,-46"), "#5a4032", { line: 0 });
  shape(p, f("-120,-14 120,-14 122,16 -122,16"), "#8a4f28", { smooth: false });
  flat(p, f("-120,-14 120,-14 120,-6 -120,-6"), "#e09a4a");
  for (const u of [-96, 96]) line(p, f(`${u},-10 ${u + 1},14`), 0.9);
}

function flask(p: Pen, [x, y]: Pt) {
  const f = (text: string) => from([x, y], text);
  shape(
    p,
    f("-16,-170 16,-170 14,-128 40,-96 46,-50 34,-6 -34,-6 -46,-50 -40,-96 -14,-128"),
    "#3a2a2c",
  );
  shape(p, f("4,-166 14,-166 12,-126 38,-94 43,-50 32,-10 12,-8 24,-50 18,-96 2,-126"), "#a8602e", {
    line: 0,
  });
  shape(p, f("26,-92 36,-80 39,-52 32,-30 30,-60"), "#f6bc6a", { line: 0 });
  shape(p, oval([x, y - 170], 19, 6), "#c9752e", { smooth: false });
  shape(p, oval([x, y - 170], 11, 3), "#120c0a", { smooth: false, line: 0.5 });
}
