/** The drying room: a long window on the snow, dark boards, low sun in bars across the floor. */
import { H, type Pt, W } from "../../kit/core.ts";
import { line, shape } from "../../kit/figures.ts";
import { face, LEVEL, nearest, on, P, print, r, tone } from "./d-stage.ts";

const END = 9.4;
const SILL = 0.72,
  HEAD = 2.75;
/** the panes that the sun comes through: along the wall, from here to there */
const BAYS: readonly (readonly [number, number])[] = [
  [-0.6, 0.85],
  [1.0, 2.45],
  [2.6, 4.05],
  [4.2, 5.65],
  [5.8, 7.25],
  [7.4, 8.85],
];
/** Where the light of a point of the window lands on the floor. */
const lands = (s: number, z: number): Pt => on(s + 0.62 * z, 0, 1.42 * z);

export function printWalls() {
  print((p) => {
    // below and above the window
    shape(p, face(-2, END, 0, SILL), "#3d3038", { smooth: false });
    tone(p, face(-2, END, SILL - 0.09, SILL), "#6f5244");
    for (let s = -1.5; s < END; s += r.range(0.28, 0.5))
      line(p, [on(s, 0), on(s + 0.01, SILL - 0.1)], 0.8);
    shape(p, face(-2, END, HEAD, 3.7), "#2a2430", { smooth: false });
    tone(p, face(-2, END, HEAD, HEAD + 0.1), "#5a4440");
    // posts and bars; the edge to the sun is lit
    const post = (s: number, w: number) => {
      shape(p, face(s - w, s + w, SILL, HEAD, 0.06), "#4a3632", { smooth: false });
      tone(p, face(s - w, s - w * 0.3, SILL, HEAD, 0.06), "#a8744a");
    };
    for (const [a, b] of BAYS) {
      for (const k of [0.25, 0.5, 0.75]) post(a + (b - a) * k, 0.022);
      post(a - 0.075, 0.085);
    }
    post(8.93, 0.085);
    for (const z of [SILL, 1.44, 2.12, HEAD - 0.06])
      shape(p, face(-2, 9, z, z + (z === SILL ? 0.09 : 0.05), 0.08), "#4a3632", { smooth: false });
    tone(p, face(-2, 9, SILL + 0.05, SILL + 0.09, 0.08), "#d9a766");
    // the end wall: clay, a door to the store
    shape(p, [on(END, 0, 0), on(END, 0, 5.4), on(END, 3.8, 5.4), on(END, 3.8, 0)], "#8a7668", {
      smooth: false,
    });
    tone(p, [on(END, 0, 0), on(END, 0, 1.1), on(END, 3.8, 1.1), on(END, 3.8, 0)], "#55494e");
    for (const [z0, z1] of [
      [0.84, 1.4],
      [1.52, 2.08],
      [2.2, 2.64],
    ])
      for (const [k0, k1] of [
        [0.42, 0.72],
        [0.8, 1.12],
        [1.2, 1.5],
      ]) {
        const at = (k: number, z: number) => on(END, Math.max(0, z - k), 1.42 * k);
        tone(p, [at(k0, z0), at(k1, z0), at(k1, z1), at(k0, z1)], "#e3a75e");
      }
    for (const o of [1.1, 3.4])
      shape(
        p,
        [on(END, 0, o), on(END, 0, o + 0.16), on(END, 3.8, o + 0.16), on(END, 3.8, o)],
        "#4a3632",
        { smooth: false },
      );
    shape(
      p,
      [on(END, 2.6, 0), on(END, 2.6, 5.4), on(END, 2.78, 5.4), on(END, 2.78, 0)],
      "#4a3632",
      { smooth: false },
    );
  }, 2.8);
}

/** Dark boards overhead, beams across them, ropes for the poles. */
export function printCeiling(poles: readonly number[]) {
  print((p) => {
    const top = 3.7;
    tone(
      p,
      [on(-2, top), on(END, top), on(END, top, 5.4), [W + 400, -300], [-400, -300]],
      "#2b2129",
    );
    for (let o = 0.4; o < 5; o += 0.45)
      line(p, [on(-2, top, o), on(3, top, o), on(END, top, o)], 0.9);
    for (let s = END - 0.4; s > -1; s -= 1.7) {
      shape(
        p,
        [on(s, top, 0), on(s, top, 5), on(s, top - 0.22, 5), on(s, top - 0.22, 0)],
        "#5a4136",
        { smooth: false },
      );
      shape(
        p,
        [
          on(s, top - 0.22, 0),
          on(s, top - 0.22, 5),
          on(s + 0.2, top - 0.22, 5),
          on(s + 0.2, top - 0.22, 0),
        ],
        "#7a5540",
        { smooth: false, line: 0.8 },
      );
    }
    for (const out of poles)
      for (const s of [0.5, 2.2, 5.6, 7.4]) {
        line(p, [on(s, 2.5, out), on(s, 3.5, out)], 1.9, "#7a5220");
        line(p, [on(s, 2.5, out), on(s, 3.5, out)], 1, "#c9a050");
      }
  }, 2.8);
}

export function printFloor() {
  print((p) => {
    tone(
      p,
      [
        on(-3, 0),
        on(END, 0),
        on(END, 0, 5.4),
        [W + 300, 860],
        [W + 300, H + 300],
        [-600, H + 300],
        [-600, 900],
      ],
      "#574038",
    );
    for (let o = 0.3; o < 4.5; o += 0.36) {
      if (r.chance(0.5))
        tone(
          p,
          [on(-2, 0, o), on(END, 0, o), on(END, 0, o + 0.36), on(-2, 0, o + 0.36)],
          "#5f473c",
        );
      line(p, [on(nearest(o), 0, o), on(END, 0, o)], 0.8, undefined, false);
      for (let s = r.range(-1, 1); s < END; s += r.range(1.6, 2.8))
        line(p, [on(s, 0, o), on(s, 0, o + 0.36)], 0.7);
    }
    // the sun on it, bar by bar
    for (const [a, b] of BAYS)
      for (let k = 0; k < 4; k++) {
        const s0 = a + ((b - a) * (k + 0.06)) / 4,
          s1 = a + ((b - a) * (k + 0.94)) / 4;
        for (const [z0, z1] of [
          [SILL + 0.12, 1.42],
          [1.52, 2.1],
          [2.2, HEAD - 0.1],
        ]) {
          const patch = [lands(s0, z0), lands(s1, z0), lands(s1, z1), lands(s0, z1)];
          if (patch.some(([x, y]) => y < LEVEL || y > H + 400 || x > W + 500)) continue;
          tone(p, patch, z0 > 2 ? "#c98a4e" : "#e3a75e");
        }
      }
    for (let o = 0.3; o < 4.5; o += 0.36)
      line(p, [on(nearest(o), 0, o), on(END, 0, o)], 0.5, "#6d4a36", false);
  }, 2.4);
}

/** Two shafts of light, as flat tints; dust in them. */
export function printShafts() {
  P.light(
    (x) => {
      x.fillStyle = "#ffdf9e";
      for (const i of [1, 3]) {
        const [a, b] = BAYS[i];
        x.beginPath();
        [
          on(a, HEAD - 0.1),
          on(b, HEAD - 0.1),
          lands(b, HEAD - 0.1),
          lands(b, SILL + 0.12),
          lands(a, SILL + 0.12),
          on(a, SILL + 0.12),
        ].forEach(([px, py], k) => (k ? x.lineTo(px, py) : x.moveTo(px, py)));
        x.fill();
      }
    },
    { op: "screen", alpha: 0.13 },
  );
}
