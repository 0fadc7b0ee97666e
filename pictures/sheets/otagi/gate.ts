/** A two-storey gate with a hipped-and-gabled tile roof: vermilion posts, white panels, guardians behind dark lattice. */
import {
  bokashi,
  type Col,
  css,
  layer,
  type Layer,
  lerp,
  mix,
  type Pt,
  Rng,
  sstep,
  type V3,
} from "../../kit/core.ts";
import { brushPath, poly } from "../../kit/brush.ts";
import { printRoof, type RoofShape } from "../../kit/templeroof.ts";
import { type Cam, proj } from "../../kit/terrain.ts";
import { pts, stops } from "../../kit/points.ts";

/** Half the front and half the depth, and the heights of floor, balcony and eaves. */
const size = { half: 4.3, deep: 2.5, floor: 0.5, beam: 4.0, balcony: 4.6, top: 7.4 };
const roof: RoofShape = {
  middle: [0, 0],
  long: 6.6,
  deep: 4.7,
  eave: 7.9,
  ridge: 11.6,
  gable: 4.3,
  gableFoot: 0.42,
  lift: 0.9,
  sag: 1.45,
};
const red = { face: "#c8422b", lit: "#de6038", shade: "#8a2a2a", dark: "#4d1a22" };
const keyColour = "#1c1820";

export interface Gate {
  readonly colour: Layer;
  readonly key: Layer;
  readonly place: (p: V3) => Pt;
}

/** Local metres: u along the front, v away from it, w up; the front faces -v. */
export function drawGate(cam: Cam, origin: V3, turn: number): Gate {
  const colour = layer(),
    key = layer(),
    r = new Rng(12);
  const x = colour.x,
    k = key.x;
  const place = ([u, v, w]: V3): Pt => {
    const q = proj(
      cam,
      origin[0] + u * Math.cos(turn) - v * Math.sin(turn),
      origin[1] + u * Math.sin(turn) + v * Math.cos(turn),
      origin[2] + w,
    );
    return [q[0], q[1]];
  };
  const plane = (points: V3[], fill: Col | CanvasGradient, line = 1.3) => {
    const p = points.map(place);
    x.fillStyle =
      typeof fill === "string" || Array.isArray(fill) ? css(fill as Col) : (fill as never);
    poly(x, p);
    x.fill();
    k.save();
    k.globalCompositeOperation = "destination-out";
    k.fillStyle = "#000";
    poly(k, p);
    k.fill();
    k.restore();
    if (!line) return;
    k.fillStyle = css(keyColour, 0.9);
    k.beginPath();
    p.forEach((a, i) => brushPath(k, [a, p[(i + 1) % p.length]], () => line));
    k.fill();
  };
  /** A box: its left end (seen from the bend) and its front. */
  const beam = (
    u0: number,
    u1: number,
    v0: number,
    v1: number,
    w0: number,
    w1: number,
    tone = red.face,
    end: Col = red.shade,
  ) => {
    plane(
      [
        [u0, v0, w0],
        [u0, v1, w0],
        [u0, v1, w1],
        [u0, v0, w1],
      ],
      end,
    );
    plane(
      [
        [u0, v0, w0],
        [u1, v0, w0],
        [u1, v0, w1],
        [u0, v0, w1],
      ],
      tone,
    );
  };
  const f = -size.deep;

  // stone base, and the dark of the passage
  beam(
    -size.half - 0.7,
    size.half + 0.7,
    f - 0.7,
    size.deep + 0.7,
    0,
    size.floor,
    "#a9a89a",
    "#76786f",
  );
  plane(
    [
      [-size.half, f + 0.3, size.floor],
      [size.half, f + 0.3, size.floor],
      [size.half, f + 0.3, size.beam],
      [-size.half, f + 0.3, size.beam],
    ],
    "#2a1a20",
    0,
  );
  plane(
    [
      [-size.half, f, size.floor],
      [-size.half, -f, size.floor],
      [-size.half, -f, size.beam],
      [-size.half, f, size.beam],
    ],
    "#e2d9c6",
    1.2,
  );
  for (const v of [f + 0.1, -0.1, -f - 0.4])
    plane(
      [
        [-size.half - 0.02, v, size.floor],
        [-size.half - 0.02, v + 0.36, size.floor],
        [-size.half - 0.02, v + 0.36, size.beam],
        [-size.half - 0.02, v, size.beam],
      ],
      red.shade,
    );
  plane(
    [
      [-size.half - 0.03, f, 2.2],
      [-size.half - 0.03, -f, 2.2],
      [-size.half - 0.03, -f, 2.5],
      [-size.half - 0.03, f, 2.5],
    ],
    red.shade,
  );

  drawPassage();
  for (const s of [-1, 1]) drawGuardianBay(s);
  for (const u of [-size.half, -1.5, 1.5, size.half]) {
    beam(u - 0.24, u + 0.24, f - 0.1, f + 0.3, size.floor, size.beam, red.face);
    plane(
      [
        [u - 0.24, f - 0.11, size.floor],
        [u - 0.08, f - 0.11, size.floor],
        [u - 0.08, f - 0.11, size.beam],
        [u - 0.24, f - 0.11, size.beam],
      ],
      red.lit,
      0,
    );
    beam(
      u - 0.34,
      u + 0.34,
      f - 0.2,
      f + 0.3,
      size.floor - 0.05,
      size.floor + 0.16,
      "#b9b8aa",
      "#76786f",
    );
  }
  beam(-size.half - 0.4, size.half + 0.4, f - 0.16, f + 0.2, 3.45, 3.9, red.face);
  infill(3.85, size.balcony - 0.2, f, size.half);
  brackets(3.9, 0.34, 9);
  // balcony
  beam(
    -size.half - 0.95,
    size.half + 0.95,
    f - 1.0,
    size.deep + 1,
    size.balcony - 0.28,
    size.balcony,
    "#9f3527",
    red.dark,
  );
  drawUpperStorey();
  drawRail();
  infill(6.9, size.top + 0.9, f + 0.28, size.half - 0.3);
  drawEaves();
  brackets(size.top - 0.42, 0.42, 8, size.half - 0.5);
  printRoof(
    x,
    k,
    place,
    roof,
    {
      tile: "#6d7c84",
      dark: "#2a3742",
      light: "#c9d0c6",
      sideTile: "#46565f",
      gableFill: "#ece2cb",
      gableEdge: "#b23a28",
      key: keyColour,
      shade: (c, v) => mix(c, "#22303a", 0.28 * sstep(0.75, 1, v)),
    },
    r,
    -1,
    0.36,
  );
  return { colour, key, place };

  /** Plaster and shadow between the bracket blocks. */
  function infill(w0: number, w1: number, v: number, h: number) {
    plane(
      [
        [-h, v, w0],
        [-h, -v, w0],
        [-h, -v, w1],
        [-h, v, w1],
      ],
      "#b9ae9e",
      0,
    );
    plane(
      [
        [-h, v, w0],
        [h, v, w0],
        [h, v, w1],
        [-h, v, w1],
      ],
      "#d8cbb4",
      0,
    );
  }

  /** The way through: light at the far side, a glimpse of the steps beyond. */
  function drawPassage() {
    const near = [-1.26, 1.26] as const;
    const p0 = place([0, f, size.floor])[1],
      p1 = place([0, f, 3.4])[1];
    plane(
      [
        [near[0], f, size.floor],
        [near[1], f, size.floor],
        [near[1], f, 3.4],
        [near[0], f, 3.4],
      ],
      "#25161c",
    );
    const g = bokashi(x, 0, p1, 0, p0, stops("0 #7f9a6a, 0.5 #c4cc98, 1 #dcd9b8"));
    plane(
      [
        [-0.95, -f, size.floor],
        [1.15, -f, size.floor],
        [1.15, -f, 3.2],
        [-0.95, -f, 3.2],
      ],
      g as never,
    );
    for (let i = 0; i < 7; i++) {
      const w = size.floor + 0.1 + i * 0.19;
      plane(
        [
          [-0.7 + i * 0.05, -f, w],
          [0.9 - i * 0.05, -f, w],
          [0.9 - i * 0.05, -f, w + 0.1],
          [-0.7 + i * 0.05, -f, w + 0.1],
        ],
        mix("#8c8f80", "#c9c8ae", i / 7),
        0.6,
      );
    }
  }

  /** A guardian stands in each side bay: a looming shape behind bars. */
  function drawGuardianBay(s: number) {
    const a = s < 0 ? -size.half + 0.24 : 1.74,
      b = s < 0 ? -1.74 : size.half - 0.24;
    const at = (u: number, w: number) =>
      place([lerp(a, b, u), f + 0.06, lerp(size.floor + 0.2, 3.45, w)]);
    plane(
      [
        [a, f + 0.05, size.floor + 0.2],
        [b, f + 0.05, size.floor + 0.2],
        [b, f + 0.05, 3.45],
        [a, f + 0.05, 3.45],
      ],
      "#1d151c",
    );
    x.fillStyle = css("#6b3428", 0.95);
    const body: Pt[] = pts(
      "0.3,0 0.27,0.3 0.36,0.5 0.24,0.62 0.3,0.7 0.42,0.68 0.43,0.78 0.5,0.86 0.58,0.78 0.58,0.68 0.72,0.74 0.8,0.92 0.87,0.9 0.82,0.66 0.66,0.54 0.72,0.3 0.7,0",
    );
    poly(
      x,
      body.map(([u, w]) => at(s < 0 ? u : 1 - u, w)),
    );
    x.fill();
    x.fillStyle = css("#a2543a", 0.9);
    poly(
      x,
      body
        .slice(0, 9)
        .map(([u, w]) => at(s < 0 ? lerp(u, 0.5, 0.35) : 1 - lerp(u, 0.5, 0.35), w * 0.96)),
    );
    x.fill();
    const bars = 13;
    for (let i = 0; i <= bars; i++) {
      x.fillStyle = css(i % 2 ? "#9b3427" : "#b63d2a");
      x.beginPath();
      brushPath(x, [at(i / bars, 0), at(i / bars, 1)], () => 3.6);
      x.fill();
    }
    for (const w of [0.02, 0.36, 0.7, 0.99]) {
      x.fillStyle = css(red.face);
      x.beginPath();
      brushPath(x, [at(-0.02, w), at(1.02, w)], () => 6);
      x.fill();
    }
  }

  function drawUpperStorey() {
    const h = size.half - 0.35,
      v = f + 0.3;
    plane(
      [
        [-h, v, size.balcony],
        [-h, -v, size.balcony],
        [-h, -v, size.top],
        [-h, v, size.top],
      ],
      "#cfc6b4",
    );
    for (const q of [v, -0.15, -v - 0.3])
      plane(
        [
          [-h - 0.02, q, size.balcony],
          [-h - 0.02, q + 0.3, size.balcony],
          [-h - 0.02, q + 0.3, size.top],
          [-h - 0.02, q, size.top],
        ],
        red.shade,
      );
    plane(
      [
        [-h, v, size.balcony],
        [h, v, size.balcony],
        [h, v, size.top],
        [-h, v, size.top],
      ],
      "#f2ead6",
    );
    for (const [u0, u1, door] of [
      [-h, -1.3, false],
      [-1.3, 1.3, true],
      [1.3, h, false],
    ] as const) {
      plane(
        [
          [u0 + 0.3, v - 0.01, 5.2],
          [u1 - 0.3, v - 0.01, 5.2],
          [u1 - 0.3, v - 0.01, 6.5],
          [u0 + 0.3, v - 0.01, 6.5],
        ],
        door ? "#7d2a26" : "#3f5a48",
      );
      const bars = door ? 6 : 12;
      for (let i = 1; i < bars; i++) {
        const u = lerp(u0 + 0.3, u1 - 0.3, i / bars);
        x.fillStyle = css(door ? "#54191d" : "#7fa07c", 0.9);
        x.beginPath();
        brushPath(x, [place([u, v - 0.02, 5.2]), place([u, v - 0.02, 6.5])], () => 2.4);
        x.fill();
      }
    }
    for (const u of [-h, -1.3, 1.3, h])
      beam(u - 0.17, u + 0.17, v - 0.12, v + 0.2, size.balcony, size.top, red.face);
    for (const w of [4.66, 6.7]) beam(-h - 0.2, h + 0.2, v - 0.14, v + 0.1, w, w + 0.26, red.face);
  }

  function drawRail() {
    const v = f - 0.92,
      h = size.half + 0.88;
    for (let i = 0; i <= 12; i++) {
      const u = lerp(-h, h, i / 12);
      beam(u - 0.06, u + 0.06, v, v + 0.1, size.balcony, size.balcony + 0.7, red.face);
    }
    for (const w of [0.12, 0.4, 0.7])
      beam(
        -h - 0.15,
        h + 0.15,
        v - 0.03,
        v + 0.1,
        size.balcony + w,
        size.balcony + w + 0.1,
        red.lit,
      );
    for (const w of [0.12, 0.4, 0.7])
      plane(
        [
          [-h, v, size.balcony + w],
          [-h, -v, size.balcony + w],
          [-h, -v, size.balcony + w + 0.1],
          [-h, v, size.balcony + w + 0.1],
        ],
        red.shade,
        0.8,
      );
  }

  /** Rows of bracket blocks: two steps of arms, each with a white end. */
  function brackets(w: number, reach: number, count: number, half = size.half) {
    for (const [step, up] of pts("0.45,0 1,0.26"))
      for (let i = 0; i <= count; i++) {
        const u = lerp(-half, half, i / count);
        beam(
          u - 0.2,
          u + 0.2,
          f - reach * step * 1.6,
          f,
          w + up,
          w + up + 0.24,
          mix(red.face, red.dark, 0.25),
          red.dark,
        );
        plane(
          [
            [u - 0.13, f - reach * step * 1.6 - 0.01, w + up + 0.04],
            [u + 0.13, f - reach * step * 1.6 - 0.01, w + up + 0.04],
            [u + 0.13, f - reach * step * 1.6 - 0.01, w + up + 0.2],
            [u - 0.13, f - reach * step * 1.6 - 0.01, w + up + 0.2],
          ],
          "#eee0c4",
          0.7,
        );
      }
  }

  /** Under the eaves: shade, and rafter after rafter with white tips. */
  function drawEaves() {
    const lift = (q: number) => roof.lift * Math.abs(q) ** 5;
    const rim = (q: number): V3 => [roof.long * q, -roof.deep, roof.eave + lift(q) - 0.16];
    const root = (q: number): V3 => [size.half * q * 1.02, f, size.top + 0.35];
    const strip = (from: (q: number) => V3, to: (q: number) => V3): V3[] => [
      ...Array.from({ length: 25 }, (_, i) => from(-1 + i / 12)),
      ...Array.from({ length: 25 }, (_, i) => to(1 - i / 12)),
    ];
    plane(strip(root, rim), "#5b1f24", 0);
    plane(
      [
        [-size.half, f, size.top + 0.35],
        [-size.half, -f, size.top + 0.35],
        ...Array.from({ length: 13 }, (_, i): V3 => [
          -roof.long,
          roof.deep * (1 - i / 6),
          roof.eave + lift(1 - i / 6) - 0.16,
        ]),
      ],
      "#431820",
      0,
    );
    for (let i = 0; i <= 46; i++) {
      const q = -1 + i / 23;
      const a = place(root(q * 0.99)),
        b = place(rim(q * 0.995));
      x.fillStyle = css(i % 2 ? "#b13a29" : "#a03327");
      x.beginPath();
      brushPath(x, [a, b], () => 4.2);
      x.fill();
      x.fillStyle = "#f0e3c8";
      x.beginPath();
      x.ellipse(b[0], b[1], 2.8, 3.2, 0, 0, 7);
      x.fill();
    }
    for (let i = 0; i <= 30; i++) {
      const y = roof.deep * (1 - i / 15);
      const a = place([-size.half, Math.max(f, Math.min(-f, y * 0.6)), size.top + 0.35]),
        b = place([-roof.long, y, roof.eave + lift(1 - i / 15) - 0.16]);
      x.fillStyle = css("#80292a");
      x.beginPath();
      brushPath(x, [a, b], () => 3.4);
      x.fill();
    }
  }
}
