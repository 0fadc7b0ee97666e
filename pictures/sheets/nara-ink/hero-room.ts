/** Walls, shelves, posts and beams of the soot room, and the light of the lamps in its air. */
import {
  clamp,
  getPx,
  layer,
  type Pt,
  PH,
  putPx,
  PW,
  rgb,
  Rng,
  SS,
  sstep,
} from "../../kit/core.ts";
import { brushPath, fillPoly, hand } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { END, KEY, type LampAt, nz, on, scaleAt, shelves, VANISH } from "./hero-plan.ts";

const tones = ["#0b0809", "#170e0c", "#2b1710", "#4a2612", "#7a3f17", "#b0641f"].map(rgb);

/** The dark, and the light around the lamps in a few flat steps, broken by soot. */
export function air(P: Print, lamps: readonly LampAt[]) {
  const L = layer(),
    im = getPx(L.c),
    d = im.data;
  const lights = lamps
    .filter((l) => l.flame > 0)
    .map((l) => {
      const s = scaleAt(l.depth),
        [x, y] = on(l.x, l.depth, l.z);
      return { x, y: y - 0.16 * s, r: (l.bare ? 0.62 : 0.21) * s, k: l.bare ? 1.5 : 0.8 };
    });
  for (let j = 0; j < PH; j++)
    for (let i = 0; i < PW; i++) {
      const x = i / SS,
        y = j / SS;
      let g = 0;
      for (const l of lights) {
        const q = ((x - l.x) ** 2 + (y - l.y) ** 2) / (l.r * l.r);
        if (q < 30) g += l.k / (1 + q * q * 0.5 + q);
      }
      // the far end of the room is lit
      g += 1.05 * sstep(430, 30, Math.hypot((x - VANISH[0]) * 0.9, (y - VANISH[1] + 150) * 1.1));
      const soot = nz.fbm(x * 0.0018, y * 0.0034, 3),
        grain = nz.n2(x * 0.006, y * 0.09);
      const t = 3.5 * Math.sqrt(Math.min(g, 2.6)) * (1 + 0.2 * soot) + 0.14 * grain + 0.1 * soot;
      const c = tones[clamp(Math.round(t), 0, tones.length - 1)];
      const p = (j * PW + i) * 4;
      d[p] = c[0];
      d[p + 1] = c[1];
      d[p + 2] = c[2];
      d[p + 3] = 255;
    }
  putPx(L.c, im);
  P.put(L);
}

const edged = (P: Print, pts: Pt[], c: string, w: number) => {
  P.block((x) => fillPoly(x, pts, c), { grain: 0.2 });
  P.lines((x) => {
    x.fillStyle = KEY;
    x.beginPath();
    brushPath(x, [...pts, pts[0]], (t) => w * (0.7 + 0.6 * Math.sin(t * 19)));
    x.fill();
  });
};
/** Beams below the ceiling: each a dark band with light on its lower edge. */
export function beams(P: Print) {
  for (const depth of [6.4, 4.7, 3.5, 2.65, 2.1]) {
    const z = 3.32,
      thick = 0.16;
    edged(
      P,
      [
        on(-1.4, depth, z),
        on(1.4, depth, z),
        on(1.4, depth, z + thick),
        on(-1.4, depth, z + thick),
      ],
      "#1b100c",
      2,
    );
    const lit = [
      on(-1.4, depth, z),
      on(1.4, depth, z),
      on(1.4, depth + 0.16, z),
      on(-1.4, depth + 0.16, z),
    ];
    edged(P, lit, "#4d2813", 1.4);
  }
}
/** One shelf: the underside of the board in shade, its edge lit by the lamps on it. */
export function shelf(P: Print, k: number) {
  const { x, z, wall, from } = shelves[k];
  const back = x + wall * 0.42,
    near = Math.max(0.6, from - 0.5);
  edged(
    P,
    [
      on(x, near, z - 0.03),
      on(x, END, z - 0.03),
      on(back, END, z - 0.03),
      on(back, near, z - 0.03),
    ],
    "#140c0a",
    1.4,
  );
  edged(
    P,
    [on(x, near, z - 0.034), on(x, END, z - 0.034), on(x, END, z), on(x, near, z)],
    "#6a3a1c",
    1.6,
  );
}
/** The left wall's boards: their joints, at uneven distances. */
export function boards(P: Print) {
  const r = new Rng(7);
  P.lines((x) => {
    x.fillStyle = KEY;
    x.beginPath();
    for (let depth = 1.1; depth < 7; depth += r.range(0.14, 0.5) * depth ** 0.5) {
      const w = r.range(2, 5) / depth ** 0.6;
      brushPath(
        x,
        hand(on(-1.4, depth, 1.9), on(-1.4, depth, 0.2), r, 1.2, 40),
        (t) => w * (0.6 + 0.6 * Math.sin(t * 9 + depth * 5)),
      );
    }
    x.fill();
  });
}
/** Posts of the rack, at uneven distances. */
export function posts(P: Print) {
  for (const depth of [7.2, 5.1]) {
    const w = 0.085;
    edged(
      P,
      [
        on(-0.97, depth, -1),
        on(-0.97 + w, depth, -1),
        on(-0.97 + w, depth, 3.32),
        on(-0.97, depth, 3.32),
      ],
      "#120b09",
      2,
    );
  }
}
