/** The cedar avenue at noon in winter, after a light snow: a colonnade of rust trunks, a narrow wedge of sky, two walkers. */
import { H, Rng, sstep, tick, W } from "../../kit/core.ts";
import { sasa } from "../../kit/grove.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { pilgrim, standFigure } from "../../kit/people.ts";
import { mistBand } from "../../kit/print.ts";
import { keyColour, leaf } from "./road-ink.ts";
import { P, cam, air, fogged, half } from "./a-stage.ts";
import { printSky, printWoods } from "./a-sky.ts";
import { pave, on } from "./a-road.ts";
import { trees, plantTrees, drawTree } from "./a-trees.ts";

printSky();
printWoods();
pave();
plantTrees();
interface Thing {
  readonly d: number;
  readonly draw: () => void;
}
const things: Thing[] = trees.map((tree, i) => ({
  d: tree.y,
  draw: () => drawTree(tree, 100 + i),
}));

// ---------- bamboo grass through the snow, two walkers ----------
{
  const r = new Rng(33);
  for (let i = 0; i < 150; i++) {
    const y = 2.6 + Math.pow(r.u(), 1.4) * 20;
    const x = (r.chance(0.5) ? -1 : 1) * (half + r.range(0.35, 4.5));
    things.push({
      d: y,
      draw() {
        const [sx, sy, d] = on(x, y);
        if (sx < -60 || sx > W + 60 || sy > H + 80) return;
        if (d < 7.5 && sy < 1110) return; // would hide a near trunk
        const fog = fogged(d);
        const size = (cam.f / d) * r.range(0.14, 0.26);
        sasa(P.base.x, P.key.x, sx, sy + 3, size, r, (t) => fog(leaf.at(t * 0.8)), {
          leaves: 9,
          light: 0.4,
          rim: fog("#eef0e4"),
        });
      },
    });
  }
}
// one walks ahead in red-brown; the other, smaller, follows in a straw cape
for (const [x, y, yaw, step, size, coat, cape] of [
  [-0.12, 23.4, 3.3, 0.18, 1.04, "#a8402e", "#a8402e"],
  [-0.62, 19.6, 2.85, 0.1, 0.95, "#2f4468", "#b59a62"],
] as const)
  things.push({
    d: y,
    draw() {
      const [sx, sy, d] = on(x, y);
      const figure = pilgrim({
        id: `snow-${coat}-${step}`,
        yaw,
        step,
        mats: {
          0: { c: "#c89a76" },
          1: { c: "#1b1822" },
          2: { c: "#25406a" },
          3: { c: coat },
          4: { c: coat },
          5: { c: "#e2c78e" },
          6: { c: coat },
          7: { c: "#dcd6c4" },
          8: { c: cape },
          9: { c: "#33251f" },
        },
      });
      standFigure(P, figure, {
        detail: [430, 320],
        amb: "#b4c4cc",
        ambI: 0.6,
        lamps: [{ dir: [-0.5, 0.8, 0.2], c: "#fff4dc", i: 0.7, wrap: 0.25 }],
        key: keyColour,
        keyA: 0.9,
        fog: air,
        fogA: 0.12,
        at: [sx, sy + 2],
        scale: (size * cam.f) / d,
      });
    },
  });
for (const thing of things.toSorted((a, b) => b.d - a.d)) {
  thing.draw();
  if (Math.abs(thing.d - 30) < 0.7)
    P.mist(mistBand(P.noise, 800, 190, 60, { max: 0.32, amp: 20 }), "#ece9da", { grain: 0.08 });
}
tick("avenue");

await finishSheet(P, "hakone-a", {
  seal: { mark: "杉", at: [62, 1096], size: 34 },
  wood: 0.08,
  woodMask: (_x, y) => sstep(900, 500, y) * 0.8 + 0.25,
  kuwahara: 0.8,
  blocks: 13,
  blockMix: 0.5,
  sat: 1.06,
});
