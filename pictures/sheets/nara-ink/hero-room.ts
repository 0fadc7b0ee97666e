/** The dark of the soot room, its floor, its beams, and the racks. */
import { bokashi, clamp, lerp, type Pt, rgb, shade, sstep } from "../../kit/core.ts";
import { type Pen, shape } from "../../kit/figures.ts";
import { END, EYE, type LampAt, nz, on, P, print, scaleAt, SHELVES, VANISH } from "./hero-plan.ts";
import { plank, tone } from "./stage.ts";

const EMBER = ["#080607", "#140c0b", "#26150f", "#432312", "#703a17", "#a55c20"].map(rgb);

/** The air: a few flat tones of ember round the lamps and in the smoke at the far end, broken by soot. */
export function printAir(lamps: readonly LampAt[]) {
  const lights = lamps
    .filter((l) => l.flame > 0 && l.depth < 7)
    .map((l) => {
      const s = scaleAt(l.depth),
        [x, y] = on(l.x, l.depth, l.z);
      return { x, y: y - 0.17 * s, r: 0.2 * s, k: 0.3 * l.flame + 0.1 };
    });
  P.put(
    shade((x, y, out) => {
      let g = 0;
      for (const l of lights) {
        const q = ((x - l.x) ** 2 + (y - l.y) ** 2) / (l.r * l.r);
        if (q < 26) g += l.k / (1 + q + 0.3 * q * q);
      }
      const away = Math.hypot((x - VANISH[0]) * 0.85, (y - VANISH[1] - 10) * 1.1);
      g += 1.5 * sstep(330, 20, away) + 0.34 * sstep(760, 200, away);
      const soot = nz.fbm(x * 0.002, y * 0.004, 3),
        grain = nz.n2(x * 0.006, y * 0.08);
      const t = clamp(
          2.7 * Math.sqrt(Math.min(g, 3.2)) * (1 + 0.16 * soot) + 0.14 * grain,
          0,
          4.999,
        ),
        k = Math.floor(t),
        f = sstep(0.3, 0.7, t - k);
      for (let c = 0; c < 3; c++) out[c] = lerp(EMBER[k][c], EMBER[k + 1][c], f);
      out[3] = 255;
    }),
    { occlude: 1 },
  );
}

/** Beams under the roof: dark, each with light on its lower edge. */
export function printBeams() {
  print((p) => {
    for (const depth of [9, 7.2, 5.7, 4.4, 3.4, 2.6]) {
      const z = 3.16,
        far = sstep(9, 3, depth);
      const under = [
        on(-2.2, depth, z),
        on(2, depth, z),
        on(2, depth + 0.2, z),
        on(-2.2, depth + 0.2, z),
      ];
      plank(
        p,
        [on(-2.2, depth, z), on(2, depth, z), on(2, depth, z + 0.2), on(-2.2, depth, z + 0.2)],
        far > 0.6 ? "#110b0a" : "#1a0f0b",
        0.7,
      );
      plank(p, under, far > 0.6 ? "#3a1e11" : "#4d2813", 0.6);
    }
  }, 2);
}

/** The shelves of a rack between two depths: the edge is lit by the lamps below, the rest is dark. */
export function shelves(p: Pen, x: number) {
  const back = x + Math.sign(x) * 0.4;
  for (const z of SHELVES) {
    const flat: Pt[] = [on(x, 0.9, z), on(x, END, z), on(back, END, z), on(back, 0.9, z)];
    if (z < EYE) plank(p, flat, "#4a2713", 0.7);
    else
      plank(
        p,
        [
          on(x, 0.9, z - 0.05),
          on(x, END, z - 0.05),
          on(back, END, z - 0.05),
          on(back, 0.9, z - 0.05),
        ],
        "#4a2713",
        0.7,
      );
    edge(p, x, z);
  }
}
/** The front edge of a shelf: its upper arris catches the light of the lamps on it. */
function edge(p: Pen, x: number, z: number) {
  const face = (z0: number, z1: number): Pt[] => [
    on(x, 0.9, z0),
    on(x, END, z0),
    on(x, END, z1),
    on(x, 0.9, z1),
  ];
  plank(p, face(z - 0.05, z), "#2a170f", 0.8);
  if (z < EYE) tone(p, face(z - 0.016, z), "#c8752c");
  else tone(p, face(z - 0.05, z - 0.034), "#b4622a");
}
/** The edges of the shelves above us: they hide the feet of the lamps that stand on them. */
export function upperEdges(p: Pen, x: number) {
  for (const z of SHELVES) if (z > EYE) edge(p, x, z);
}
/** The vent in the roof stands open on the dusk. */
export function printVent() {
  print((p) => {
    const z = 3.34,
      hole = (a: number, b: number, near: number, far: number, top = z): Pt[] => [
        on(a, near, top),
        on(b, near, top),
        on(b, far, top),
        on(a, far, top),
      ];
    plank(p, hole(0.02, 0.98, 3.42, 4.62), "#3a2013", 0.8);
    tone(p, hole(0.1, 0.9, 3.5, 4.5), "#274a70");
    tone(p, hole(0.1, 0.9, 3.95, 4.5), "#41709f");
    tone(p, hole(0.1, 0.9, 4.28, 4.5), "#86aecf");
    // snow on its far sill
    tone(p, hole(0.1, 0.9, 4.44, 4.52), "#d9e8f2");
  }, 1.6);
}

/** What each lamp lights of the wood around it: two flat tints. */
export function printGlow(lamps: readonly LampAt[]) {
  for (const [rx, ry, c, alpha] of [
    [0.3, 0.24, "#8a4216", 0.27],
    [0.18, 0.15, "#c8661f", 0.42],
  ] as const)
    P.light(
      (x) => {
        x.fillStyle = c;
        for (const l of lamps) {
          if (l.flame === 0 || l.depth > 7.5) continue;
          const s = scaleAt(l.depth),
            [px, py] = on(l.x + 0.06 * Math.sign(l.x), l.depth, l.z);
          x.beginPath();
          for (let i = 0; i <= 36; i++) {
            const a = (i / 36) * 6.283,
              w = 1 + 0.16 * nz.n2(Math.cos(a) * 2 + px, Math.sin(a) * 2 + py);
            x.lineTo(px + Math.cos(a) * rx * s * w, py - 0.13 * s + Math.sin(a) * ry * s * w);
          }
          x.fill();
        }
      },
      { alpha, blur: 3 },
    );
}

/** A post of a rack; its side to the aisle has the light. */
export function post(p: Pen, x: number, depth: number) {
  const w = 0.085;
  const face = (x0: number, x1: number): Pt[] => [
    on(x0, depth, 0.08),
    on(x1, depth, 0.08),
    on(x1, depth, 3.3),
    on(x0, depth, 3.3),
  ];
  // its stone, and what the floor gives back of both
  const stone = (k: number, z0: number, z1: number): Pt[] => [
    on(x - w * k, depth, z0),
    on(x + w * k, depth, z0),
    on(x + w * k * 0.86, depth, z1),
    on(x - w * k * 0.86, depth, z1),
  ];
  const [, y0] = on(x, depth, 0),
    [, y1] = on(x, depth, -0.5);
  shape(
    p,
    [
      on(x - w * 0.6, depth, 0),
      on(x + w * 0.6, depth, 0),
      on(x + w * 0.6, depth, -0.5),
      on(x - w * 0.6, depth, -0.5),
    ],
    bokashi(
      p.x,
      0,
      y0,
      0,
      y1,
      [
        [0, "#0c0807"],
        [1, "#0c0807"],
      ],
      [
        [0, 0.75],
        [1, 0],
      ],
    ),
    { smooth: false, line: 0 },
  );
  tone(p, stone(1.2, -0.04, 0), "#0c0807");
  plank(p, stone(1.15, 0, 0.09), "#2a1b15", 0.8);
  tone(p, stone(0.98, 0.075, 0.09), "#7a421d");
  plank(p, face(x - w / 2, x + w / 2), "#0f0908", 0.9);
  const edge = x - (Math.sign(x) * w) / 2;
  tone(
    p,
    face(Math.min(edge, edge + Math.sign(x) * 0.014), Math.max(edge, edge + Math.sign(x) * 0.014)),
    "#6a3719",
  );
}
