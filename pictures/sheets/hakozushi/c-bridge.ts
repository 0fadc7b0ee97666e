/** Hakozushi C: the stone bridge against the evening, seen square on: three arches, gold on the inside, a balustrade, lamps, two people. */
import { type Ctx, css, mix, Noise, type Pt, Rng, W } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { from } from "../../kit/points.ts";
import { DECK, FOOT } from "./c-plan.ts";

const n = new Noise(27);
interface Arch {
  readonly at: number;
  readonly half: number;
}
const ARCHES: readonly Arch[] = [
  { at: 178, half: 268 },
  { at: 842, half: 318 },
  { at: 1506, half: 268 },
];
const RISE = 206;
/** the ring of the arch grown by some points, from its left foot to its right one */
const ring = ({ at, half }: Arch, grow: number, to = FOOT + 4): Pt[] => [
  [at - half - grow, to],
  ...Array.from({ length: 61 }, (_, i): Pt => {
    const a = Math.PI * (1 + i / 60);
    return [
      at + (half + grow) * Math.cos(a),
      FOOT + (RISE * (half / 318) ** 0.35 + grow) * Math.sin(a),
    ];
  }),
  [at + half + grow, to],
];
const STONE = "#6d5664",
  DEEP = "#4b3a4e",
  PALE = "#8f7276",
  GOLD = "#f2b766";

/** The face in its shade: blocks a little paler or darker, few joints. */
function masonry(x: Ctx) {
  const r = new Rng(4);
  x.fillStyle = STONE;
  x.fillRect(0, DECK, W, FOOT + 4 - DECK);
  for (let y = DECK + 16; y < FOOT; y += 19)
    for (let px = -r.range(0, 50); px < W;) {
      const wide = r.range(38, 84),
        tone = r.g();
      if (Math.abs(tone) > 0.7) {
        x.fillStyle = css(mix(STONE, tone > 0 ? PALE : DEEP, 0.4));
        x.fillRect(px + 1.5, y + 1.5, wide - 3, 16);
      }
      x.fillStyle = css(DEEP, 0.5);
      if (r.chance(0.55)) x.fillRect(px, y, wide * r.range(0.4, 1), 1.8);
      px += wide;
    }
  // darker to the water
  x.fillStyle = css(DEEP, 0.55);
  x.beginPath();
  x.moveTo(0, FOOT + 6);
  for (let px = 0; px <= W; px += 20) x.lineTo(px, FOOT - 26 + 6 * n.n2(px * 0.02, 1));
  x.lineTo(W, FOOT + 6);
  x.fill();
}
/** The inside of each arch: its near edge dark, its far wall gilt by the sun; and through it the open air. */
export function bridge(x: Ctx, sunAt: number) {
  masonry(x);
  for (const arch of ARCHES) {
    fillPoly(x, ring(arch, 25), DEEP);
    fillPoly(x, ring(arch, 22), PALE);
    for (let k = 1; k < 30; k++) {
      const a = Math.PI * (1 + k / 30),
        c = Math.cos(a),
        s = Math.sin(a),
        rise = RISE * (arch.half / 318) ** 0.35;
      x.fillStyle = DEEP;
      x.beginPath();
      brushPath(
        x,
        [0, 23].map((g): Pt => [arch.at + (arch.half + g) * c, FOOT + (rise + g) * s]),
        () => 2,
      );
      x.fill();
    }
    fillPoly(x, ring(arch, 2), "#2f2438");
    // the far opening is smaller and leans to the middle of the sheet
    const lean = (800 - arch.at) * 0.045;
    const far: Arch = { at: arch.at + lean, half: arch.half * 0.945 };
    x.save();
    x.beginPath();
    for (const [i, p] of ring(arch, 0).entries()) x[i ? "lineTo" : "moveTo"](...p);
    x.clip();
    const gilt: Arch = { at: far.at + Math.sign(arch.at - sunAt) * 5, half: far.half + 6 };
    fillPoly(x, ring(gilt, 3), GOLD);
    fillPoly(x, ring(gilt, -1), "#b9774f");
    x.globalCompositeOperation = "destination-out";
    fillPoly(x, ring(far, 0), "#000");
    x.restore();
  }
  // in the water the balustrade is one band
  fillPoly(
    x,
    [
      [0, DECK],
      [0, DECK - 46],
      [W, DECK - 46],
      [W, DECK],
    ],
    "#8d6f66",
  );
}
export function parapet(x: Ctx) {
  // one leans on the rail, one walks home with a wrapped box
  walker(
    x,
    [640, DECK - 42],
    "-22,0 -20,-5 -11,-8 -6,-20 0,-27 7,-29 13,-24 15,-12 14,0",
    [0, -31, 0.5],
  );
  const home: Pt = [716, DECK - 42];
  fillPoly(x, from(home, "-19,-13 -9,-15 -8,-4 -18,-3"), "#c8412c");
  fillPoly(x, from(home, "-17,-14 -14,-19 -11,-15"), "#c8412c");
  walker(x, home, "-9,0 -12,-12 -11,-24 -5,-30 3,-30 8,-25 9,-12 11,0", [-2, -34.5, -0.1]);
  // a hat of straw
  fillPoly(x, catmull(from(home, "-13,-35 -2,-39 10,-34 5,-41 -2,-44 -8,-41"), 6, true), "#574059");
  const course = (y: number, high: number, tone: string) => {
    x.fillStyle = tone;
    x.fillRect(0, y, W, high);
  };
  course(DECK - 4, 18, PALE);
  course(DECK - 6, 3.4, GOLD);
  course(DECK + 13, 4, DEEP);
  for (let px = 4; px < W; px += 17) {
    x.fillStyle = DEEP;
    x.fillRect(px, DECK - 38, 8.4, 34);
    x.fillStyle = PALE;
    x.fillRect(px, DECK - 38, 2, 34);
  }
  course(DECK - 46, 9, STONE);
  course(DECK - 48, 3, GOLD);
  for (const px of [510, 1174]) {
    x.fillStyle = STONE;
    x.fillRect(px - 22, DECK - 58, 44, 74);
    x.fillStyle = GOLD;
    x.fillRect(px - 25, DECK - 61, 50, 4);
    x.fillStyle = DEEP;
    x.fillRect(px + 8, DECK - 54, 14, 66);
    lamp(x, [px, DECK - 60]);
  }
}
/** A lamp of iron and milk glass, already lit. */
function lamp(x: Ctx, foot: Pt) {
  const at = (run: string) => from(foot, run);
  fillPoly(x, at("-7,0 7,0 3,-12 2.4,-62 -2.4,-62 -3,-12"), "#2f2438");
  x.fillStyle = "#fff0c2";
  x.beginPath();
  x.ellipse(foot[0], foot[1] - 76, 12, 15, 0, 0, 7);
  x.fill();
  fillPoly(x, at("-9,-62 9,-62 6,-66 -6,-66"), "#2f2438");
  fillPoly(x, at("-7,-88 7,-88 2,-99 -2,-99"), "#2f2438");
}
/** Somebody seen above the rail: the outline of coat and shoulders, and where the head is and how far it is bent. */
function walker(x: Ctx, foot: Pt, coat: string, [hx, hy, bent]: [number, number, number]) {
  x.fillStyle = "#2f2438";
  x.beginPath();
  x.ellipse(foot[0] + hx, foot[1] + hy, 4.8, 6, bent, 0, 7);
  x.fill();
  fillPoly(x, catmull(from(foot, coat), 6, true), "#2f2438");
}
