/** A two-storey gate with a hipped-and-gabled tile roof: vermilion posts, white panels, guardians behind dark lattice. */
import { type Layer, mix, type Pt, sstep, type V3 } from "../../kit/core.ts";
import { printRoof } from "./templeroof.ts";
import { type Cam } from "../../kit/terrain.ts";
import { brackets, infill, plate } from "./gate-brackets.ts";
import { drawGuardianBay, drawPassage } from "./gate-lower.ts";
import { f, gatePen, type GatePen, keyColour, red, roof, size } from "./gate-pen.ts";
import { dressRidge } from "./gate-ridge.ts";
import { drawEaves, drawRail, drawUpperStorey } from "./gate-upper.ts";

export interface Gate {
  readonly colour: Layer;
  readonly key: Layer;
  readonly place: (p: V3) => Pt;
}

export function drawGate(cam: Cam, origin: V3, turn: number): Gate {
  const pen = gatePen(cam, origin, turn);
  const { colour, key, r, x, k, place, plane, beam } = pen;
  drawWalls(pen);
  drawPassage(pen);
  for (const s of [-1, 1]) drawGuardianBay(pen, s);
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
  infill(pen, 3.85, size.balcony - 0.2, f, size.half);
  brackets(pen, 3.9, 0.5, f, size.half);
  plate(pen, 4.3, f - 0.5, size.half + 0.4);
  endStruts(pen);
  // balcony
  beam(
    -size.half - 0.95,
    size.half + 0.95,
    f - 1.0,
    size.deep + 0.3,
    size.balcony - 0.28,
    size.balcony,
    "#9f3527",
    red.dark,
  );
  drawUpperStorey(pen);
  drawRail(pen);
  infill(pen, 6.9, size.top + 0.9, f + 0.28, size.half - 0.3);
  drawEaves(pen);
  brackets(pen, 6.97, 0.84, f + 0.28, size.half - 0.35);
  plate(pen, 7.66, f + 0.2, size.half - 0.1);
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
      shade: (c, v) => mix(mix(c, "#dfeae6", 0.26 * (1 - v)), "#1d2b38", 0.4 * sstep(0.45, 1, v)),
    },
    r,
    -1,
    0.36,
  );
  dressRidge(pen, roof);
  return { colour, key, place };
}

/** The arms that carry the balcony's left end, with the shade of its floor on the wall behind them. */
function endStruts({ plane }: GatePen) {
  const u = -size.half;
  const floor = size.balcony - 0.28;
  plane(
    [
      [u - 0.03, f, floor - 0.7],
      [u - 0.03, -f, floor - 0.55],
      [u - 0.03, -f, floor],
      [u - 0.03, f, floor],
    ],
    "#6b6470",
    0,
  );
  for (const v of [-f - 0.3, -0.05, f + 0.2]) {
    plane(
      [
        [u - 0.02, v, floor - 0.95],
        [u - 0.02, v, floor - 0.62],
        [u - 0.62, v, floor - 0.2],
        [u - 0.9, v, floor - 0.2],
      ],
      red.shade,
    );
    plane(
      [
        [u - 0.02, v, floor - 0.24],
        [u - 0.95, v, floor - 0.24],
        [u - 0.95, v, floor],
        [u - 0.02, v, floor],
      ],
      red.shade,
    );
  }
}

/** The stone base, the dark of the passage, the wall at the left end. */
function drawWalls({ plane, beam }: GatePen) {
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
      [-size.half - 0.7, f - 0.7, size.floor],
      [size.half + 0.7, f - 0.7, size.floor],
      [size.half + 0.7, f + 0.4, size.floor],
      [-size.half - 0.7, size.deep, size.floor],
    ],
    "#d6d3c0",
    1,
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
}
