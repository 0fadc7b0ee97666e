/** Rays of light and the maples' red leaves. */
import { Rng, layer, sstep, tick } from "../../kit/core.ts";
import { Tones, mapleLeaf } from "../../kit/brush.ts";
import { mapleSpray } from "../../kit/flora.ts";
import { P, red, r, HX0 } from "./hero-stage.ts";
import { tips } from "./hero-trees.ts";

/** Light through the leaves. */
export function printShafts() {
  // ---------- light shafts ----------
  P.light(
    (x) => {
      for (let i = 0; i < 5; i++) {
        const b = 240 + i * 140 + r.range(-40, 40),
          w = r.range(30, 80);
        const g = x.createLinearGradient(0, 60, 0, 940);
        g.addColorStop(0, "rgba(255,244,200,.30)");
        g.addColorStop(1, "rgba(255,240,190,0)");
        x.fillStyle = g;
        x.beginPath();
        x.moveTo(b, 0);
        x.lineTo(b + w, 0);
        x.lineTo(b + w * 2.2 + 260, 940);
        x.lineTo(b + 230, 940);
        x.fill();
      }
    },
    { blur: 14, alpha: 0.45 },
  );
}

/** Sprays at every twig, a few falling leaves. */
export function printCanopy() {
  // ---------- maple canopy ----------
  {
    const L = layer();
    const mr = new Rng(21);
    const all: [number, number, number][] = [];
    tips.forEach((t, i) =>
      t.forEach((p) => {
        const lim = i === 0 ? 262 : 236;
        if (p[1] < lim || mr.chance(0.22)) all.push([p[0], p[1], i]);
      }),
    );
    for (const [x, y] of all)
      for (let q = 0; q < 2; q++)
        mapleSpray(
          L.x,
          x + mr.g() * 26,
          y + mr.g() * 14,
          mr.range(110, 190),
          mr.range(22, 40),
          mr,
          {
            leaf: 5.2,
            ramp: red.at,
            light:
              mr.range(-0.1, 0.14) +
              (y < 120 ? -0.06 : 0.04) +
              0.24 * sstep(620, 120, Math.abs(x - HX0)),
            dens: 0.9,
            droop: 0.3,
          },
        );
    for (let i = 0; i < 30; i++) {
      const left = mr.chance(0.4);
      const x = left ? mr.range(-40, 420) : mr.range(940, 1640),
        y = mr.range(-10, 110);
      mapleSpray(L.x, x, y, mr.range(150, 260), mr.range(28, 50), mr, {
        leaf: 6,
        ramp: red.at,
        light: mr.range(-0.16, 0.08) + 0.22 * sstep(600, 160, Math.abs(x - HX0)),
        dens: 0.9,
        droop: 0.25,
      });
    }
    for (let i = 0; i < 12; i++)
      mapleSpray(
        L.x,
        mr.range(380, 980),
        mr.range(-16, 18),
        mr.range(150, 240),
        mr.range(24, 40),
        mr,
        { leaf: 6, ramp: red.at, light: -0.14, dens: 0.9, droop: 0.2 },
      );
    P.put(L, { occlude: 1 });
    const N2 = layer();
    for (const [x, y, w, h] of [
      [1530, 40, 330, 90],
      [1600, 200, 190, 60],
      [1380, -6, 300, 60],
      [40, 20, 300, 80],
      [-20, 150, 150, 56],
    ] as const)
      mapleSpray(N2.x, x, y, w, h, mr, {
        leaf: 15,
        ramp: red.at,
        light: -0.08,
        dens: 0.95,
        droop: 0.3,
      });
    P.put(N2, { occlude: 1 });
    const T = new Tones();
    for (let k = 0; k < 14; k++) {
      const px = r.range(380, 1250),
        py = r.range(230, 760),
        s = r.range(5, 10),
        a = r.range(0, 6),
        q = r.range(0.5, 0.9),
        tl = r.range(0.4, 0.9);
      T.add(red.at(q), (x) => mapleLeaf(x, px, py, s, a, tl, 7));
    }
    T.flush(P.base.x);
  }
  tick("maples");
}
