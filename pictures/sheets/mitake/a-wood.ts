/** Plants around the falls: cedars in the mist above, one old trunk nearby, maples and ferns on the ledges. */
import { clamp, layer, mix, Rng, sstep, stamp } from "../../kit/core.ts";
import { cedarCrown, cedarTrunk, fern, limb, mapleSpray } from "../../kit/flora.ts";
import { mistBand, type Print } from "../../kit/print.ts";
import { browAt, KEY, midAt } from "./a-plan.ts";

const greens = ["#0e2a2c", "#1b4639", "#356548", "#6f9560", "#b9c98a"];
const green = (t: number) =>
  greens[clamp(Math.round(t * (greens.length - 1)), 0, greens.length - 1)];

/** Two rows of cedars behind the edge, paler in the distance; dawn light behind them. */
export function farCedars(P: Print) {
  const r = new Rng(17);
  for (const [tops, pale, step, half] of [
    [70, 0.6, 40, 30],
    [10, 0.26, 74, 44],
  ]) {
    const L = layer();
    for (let x = -30; x < 1250; x += step * r.range(0.55, 1.5)) {
      const off = Math.abs(x - midAt(300)),
        gap = sstep(40, 330, off);
      if (off < (pale > 0.5 ? 60 : 210)) continue;
      const top = tops + 250 * (1 - gap) * (pale > 0.5 ? 0.45 : 0.9) + r.range(-50, 60);
      cedarCrown(L.x, x, top, browAt(x) + 60, half * r.range(0.75, 1.25), r, {
        s: 2.1,
        ragged: 0.4,
        dens: 1.5,
        col: (t, y) =>
          mix(mix("#24504f", "#6f9a86", t), "#f3dcbc", clamp(pale + 0.3 * sstep(140, 360, y))),
      });
    }
    P.put(L);
    P.mist(mistBand(P.noise, 320, 120, 90, { max: 0.34, amp: 24 }), "#f4e2c6", { grain: 0.12 });
  }
}

/** Ferns and small maples that hang from the ledges. */
export function ledgeGreen(P: Print) {
  const r = new Rng(52);
  const L = layer();
  // small maples in the cracks: a crooked stem out of the rock, then its sprays
  for (const [x, y, dx, dy, w] of [
    [1030, 352, -92, -46, 210],
    [330, 500, 96, -22, 190],
    [1010, 862, -74, -28, 150],
  ]) {
    limb(
      L.x,
      P.key.x,
      [
        [x, y],
        [x + dx * 0.35, y + dy * 0.1],
        [x + dx, y + dy],
      ],
      9,
      3,
      r,
      { body: "#2a2228", light: "#6a5148", key: KEY },
    );
    for (const [u, v, k] of [
      [0.35, -14, 0.55],
      [0.8, -20, 0.8],
      [1.15, 8, 0.7],
    ])
      mapleSpray(L.x, x + dx * u, y + dy * u + v, w * k, w * k * 0.24, r, {
        leaf: 6.5,
        ramp: green,
        dens: 0.8,
        under: 0.8,
        droop: 0.35,
      });
  }
  for (const [x, y, s] of [
    [448, 940, 44],
    [556, 700, 34],
    [866, 900, 40],
    [905, 1120, 46],
    [330, 1130, 60],
    [1080, 1160, 66],
    [1010, 1010, 44],
    [420, 1190, 40],
  ])
    fern(L.x, x, y, s, r, green, 8);
  P.put(L, { occlude: 1 });
}

/** The old cedar at the left, cut off by the sheet's edge, and a branch of maple at the upper right. */
export function nearTrees(P: Print) {
  const r = new Rng(90);
  const trunk = layer(),
    line = layer();
  cedarTrunk(trunk.x, line.x, 76, 1530, 210, -10, r, {
    dark: "#171a26",
    mid: "#3a2f33",
    light: "#70544a",
    rim: "#b89578",
    key: KEY,
    lit: 1,
    lean: 0.012,
    moss: "#7f9f58",
  });
  P.put(trunk, { occlude: 1 });
  stamp(P.key.x, line);
  const L = layer();
  for (const [x, y, w, h] of [
    [1130, 60, 420, 110],
    [980, 20, 300, 70],
    [1180, 190, 260, 90],
  ])
    mapleSpray(L.x, x, y, w, h, r, {
      leaf: 12,
      ramp: (t) => green(t * 0.8),
      dens: 0.85,
      under: 0.7,
    });
  P.put(L, { occlude: 1 });
}
