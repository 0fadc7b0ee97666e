/** Close rows of roofs along the streets, kiln sheds on the hill, brick chimneys in their yards. */
import { Rng, layer, ramp, type Pt } from "../../kit/core.ts";
import { onSheet, proj } from "../../kit/terrain.ts";
import { clearUnder } from "../../kit/brush.ts";
import { chimney } from "./chimney.ts";
import { type House, type TownInk } from "./roofscape.ts";
import { house } from "./d-house.ts";
import { houseShadow, yardTree } from "./d-yards.ts";
import { people } from "./d-people.ts";
import { layStreets, MAIN, STEPS } from "./d-streets.ts";
import { AIR, FAR, KILN, beside, cam, floor, ginkgo, haze, pine, rust } from "./d-valley.ts";

/** The direction on the ground to the low sun: in front of us and a little to the right. */
const SUN: Pt = [0.5, 0.87];
const tiles = ramp([
  [0, "#161d38"],
  [0.25, "#2b3a60"],
  [0.46, "#4d6088"],
  [0.6, "#8d86a2"],
  [0.78, "#e6ad90"],
  [1, "#ffdcae"],
]);
const ink: TownInk = {
  tile: (t) => tiles.at(t),
  wall: "#ecd2b8",
  timber: "#4a3a44",
  shade: "#3a3468",
  window: "#ffd27a",
  brick: ["#5c2f34", "#a24b36", "#e08a50"],
  key: "#181c36",
  air: AIR,
  haze,
};
/** Rows of houses: distance from the main street, depth, and how often a plot is empty. */
const ROWS = [
  { off: MAIN + 6.4, deep: 5.4, open: 0 },
  { off: MAIN + 20, deep: 5, open: 0.24 },
  { off: 41, deep: 5.2, open: 0.08 },
  { off: 54, deep: 4.8, open: 0.3 },
  { off: 70, deep: 5, open: 0.14 },
  { off: 84, deep: 4.6, open: 0.4 },
];
/** Chimneys: position beside the street, distance, height, whether its kiln is burning. */
const STACKS = [
  { off: -44, y: 158, tall: 25, fired: true },
  { off: 40, y: 208, tall: 17, fired: false },
  { off: 22, y: 318, tall: 24, fired: true },
  { off: -40, y: 388, tall: 20, fired: false },
  { off: -24, y: 520, tall: 27, fired: true },
  { off: 46, y: 610, tall: 22, fired: true },
];
const nearSteps = (y: number) => STEPS.some((s) => Math.abs(s - y) < 3.2 + s * 0.004);
const inYard = (x: number, y: number) =>
  STACKS.some((s) => {
    const p = beside(s.y, s.off);
    return Math.hypot(p.x - x, p.y - y) < 5.5;
  });

interface Item {
  readonly y: number;
  readonly draw: () => void;
}

/** Draws colour and key layers; returns the tops of the smoking chimneys with their pixels per metre. */
export function kilnTown() {
  const L = layer(),
    K = layer();
  const r = new Rng(15);
  layStreets(L.x, K.x);
  const items: Item[] = [],
    houses: House[] = [];

  function row(side: number, { off, deep, open }: (typeof ROWS)[number]) {
    for (let y = 42 + r.range(0, 6); y < FAR;) {
      const front = r.range(4.4, 7.4) * (1 + y * 0.0005);
      y += front;
      const at = beside(y, side * (off + r.range(-1, 1)));
      if (Math.abs(at.x) > at.y * 0.42 + 14 || nearSteps(y) || inYard(at.x, at.y)) {
        y += front * 0.5;
        continue;
      }
      if (r.chance(open)) yard(at.x, at.y);
      else plot(at, front, deep);
      // near us a gap shows the gable and its windows
      y += front + (y < 130 ? r.range(2.6, 4.6) : r.range(1.2, 1.8));
    }
  }
  function plot(
    { x, y, turn }: { x: number; y: number; turn: number },
    front: number,
    deep: number,
  ) {
    const kura = y > 120 && r.chance(0.14);
    const h: House = {
      x,
      y,
      z: floor(x, y),
      // the ridge is parallel to the street; a storehouse has its gable towards it
      turn: Math.PI / 2 - turn + (kura ? Math.PI / 2 : 0) + r.g() * 0.008,
      a: kura ? deep : front,
      b: kura ? front * 0.75 : deep,
      eave: kura ? r.range(5.4, 6.4) : r.range(3.6, 6.2),
      rise: r.range(2.5, 3),
      tone: r.range(-0.17, 0.15),
      white: kura || r.chance(0.35),
      lit: r.chance(0.86),
    };
    houses.push(h);
    items.push({ y, draw: () => house(L.x, K.x, cam, h, ink, r, SUN) });
  }
  function yard(x: number, y: number) {
    const [sx, sy, d] = proj(cam, x, y, floor(x, y) + 2.4),
      R = (cam.f * r.range(1.9, 3.4)) / d;
    const kind = r.pick([pine, ginkgo, ginkgo, rust]);
    // every third one stands farther back, behind the next roof
    const back = r.chance(0.33) ? 6 : 0;
    items.push({
      y: y + back,
      draw: () => yardTree(L.x, [sx, sy], R, d, (t) => kind.at(t), r),
    });
  }
  for (const side of [-1, 1]) for (const plots of ROWS) row(side, plots);

  const smokes: [Pt, number][] = [];
  for (const { off, y: along, tall, fired } of STACKS) {
    const { x, y } = beside(along, off);
    const draw = () => {
      const z = floor(x, y);
      const corner = (s: number, up: number, half: number): Pt =>
        onSheet(cam, x + s * half, y, z + up);
      clearUnder(K.x, [
        corner(-1, 0, 1.75),
        corner(-1, tall, 1.15),
        corner(1, tall, 1.15),
        corner(1, 0, 1.75),
      ]);
      const mouth = chimney(L.x, K.x, cam, x, y, z, tall, ink, r, SUN[0]);
      if (fired) smokes.push([mouth, cam.f / y]);
    };
    items.push({ y, draw });
  }
  // the climbing kiln: chambers up the slope, with a chimney at the top
  const chambers = 7;
  for (let i = 0; i <= chambers; i++) {
    const x = KILN.from + ((KILN.to - KILN.from) * i) / chambers;
    const roof = { x, y: KILN.y, z: floor(x, KILN.y), turn: Math.PI / 2 + 0.12, a: 5.4, b: 3.2 };
    const h: House = {
      ...roof,
      eave: 3,
      rise: 2.4,
      tone: -0.04,
      white: false,
      lit: i % 3 === 1,
    };
    items.push({ y: KILN.y + i * 0.01, draw: () => house(L.x, K.x, cam, h, ink, r, SUN) });
  }
  const top = KILN.to + 8;
  items.push({
    y: KILN.y + 1,
    draw: () =>
      smokes.push([chimney(L.x, K.x, cam, top, KILN.y, floor(top, KILN.y), 15, ink, r, SUN[0]), 5]),
  });
  // trees and a shed's roof at its foot
  for (const [dx, R] of [
    [-4, 3.4],
    [3.6, 2.8],
    [0.5, 2.2],
  ] as const) {
    const [sx, sy, d] = proj(cam, top + dx, KILN.y - 2, floor(top + dx, KILN.y) + 0.8);
    items.push({
      y: KILN.y - 2,
      draw: () => yardTree(L.x, [sx, sy], (cam.f * R) / d, d, (t) => pine.at(t), r),
    });
  }
  for (const h of houses) houseShadow(L.x, h, SUN);
  items.sort((a, b) => b.y - a.y);
  for (const item of items) item.draw();
  people(L.x);
  return { L, K, smokes };
}
