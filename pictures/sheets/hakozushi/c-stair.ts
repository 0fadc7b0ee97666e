/** Hakozushi C: the worn stone stair to the water in the near dark; treads that take the last of the sky, risers that take none. */
import { bokashi, type Col, css, Noise, type Pt, Rng, type V3 } from "../../kit/core.ts";
import { brushPath, dab } from "../../kit/brush.ts";
import { cover, edge, type Pen, place, within } from "./c-pen.ts";
import { LANDING, onStair, RISER, TREAD } from "./c-plan.ts";

const n = new Noise(12);
const NEAR = -3;
/** The nose of a tread along the stair, hollowed in the middle where feet have gone. */
const worn = (level: number, back: number) =>
  0.012 * Math.exp(-(((back + 0.75 + 0.1 * level) / 0.34) ** 2)) +
  0.003 * n.n2(back * 6, level * 3);
function nose(level: number): V3[] {
  return Array.from({ length: 41 }, (_, i) => {
    const back = (NEAR * i) / 40;
    return onStair(
      level * TREAD - 0.006 * n.n2(back * 7, level),
      back * 0.75,
      LANDING - level * RISER - worn(level, back),
    );
  });
}
/** The far end of a level: the outer edge of its stone, a little uneven. */
function rim(level: number, from: number, to: number): V3[] {
  return Array.from({ length: 25 }, (_, i) => {
    const down = from + ((to - from) * i) / 24;
    return onStair(
      down,
      0.006 * n.n2(down * 7, level * 5),
      LANDING - level * RISER - 0.003 - 0.004 * n.n2(down * 9, level),
    );
  });
}
const paint = (pen: Pen, shape: Pt[], fill: CanvasGradient | Col) => cover(pen, shape, fill);

/** A tread: pale at its far side, where it mirrors the sky at a flat angle, dark before our feet. */
function tread(pen: Pen, level: number) {
  const far = rim(level, level === 0 ? -3 : (level - 1) * TREAD - 0.02, level * TREAD).map((p) =>
      place(pen, p),
    ),
    front = nose(level).map((p) => place(pen, p));
  const shape: Pt[] = [...far, ...front, [1700, 1300], [1700, far[0][1]]];
  const inner = nose(level - 1).map(([a, b]) => place(pen, [a, b, LANDING - level * RISER]));
  const whole = level === 0 ? shape : [...far, ...front, ...inner.toReversed()];
  const high = Math.min(...far.map((p) => p[1])),
    corner = far[far.length - 1][0];
  const dim = level * 0.5;
  const tones: readonly string[] =
    dim === 0
      ? ["#918a9c", "#60627e", "#353a58", "#1c213c"]
      : dim < 0.6
        ? ["#666b88", "#4c5374", "#2a3052", "#191f3a"]
        : ["#434d72", "#2e385b", "#1e2647", "#161c38"];
  paint(
    pen,
    whole,
    bokashi(pen.x, corner - 50, high, corner + 60, high + (level === 0 ? 310 : 215), [
      [0, tones[0]],
      [0.2, tones[1]],
      [0.55, tones[2]],
      [1, tones[3]],
    ]),
  );
  within(pen.x, whole, () => {
    // the arch's gold, at a flat angle on the worn stone
    const [cx, cy] = place(pen, onStair(level * TREAD - 0.22, -0.06, LANDING - level * RISER));
    const sheen = pen.x.createRadialGradient(0, 0, 4, 0, 0, 190);
    sheen.addColorStop(0, css("#dca88e", 0.34 - 0.13 * Math.min(2, level)));
    sheen.addColorStop(1, css("#dca88e", 0));
    pen.x.save();
    pen.x.translate(cx, cy);
    pen.x.scale(1, 0.4);
    pen.x.fillStyle = sheen;
    pen.x.fillRect(-200, -200, 400, 400);
    pen.x.restore();
    wear(pen, level);
  });
}
/** Long soft hollows and a few chisel marks that the feet have left. */
function wear(pen: Pen, level: number) {
  const r = new Rng(51 + level);
  const mark = (
    down: number,
    back: number,
    long: number,
    thick: number,
    tone: string,
    a: number,
  ) => {
    const run = Array.from({ length: 9 }, (_, i) =>
      place(
        pen,
        onStair(
          down - (long * i) / 8,
          back + 0.004 * n.n2(i * 0.4, down * 9),
          LANDING - level * RISER,
        ),
      ),
    );
    pen.x.fillStyle = css(tone, a);
    pen.x.beginPath();
    brushPath(pen.x, run, (t) => thick * Math.sin(Math.PI * (0.03 + 0.94 * t)));
    pen.x.fill();
  };
  for (let i = 0; i < (level === 0 ? 16 : 9); i++) {
    const back = -(r.range(0.04, 1) ** 1.2);
    const pale = r.chance(0.5);
    mark(
      level * TREAD - r.range(0, level === 0 ? 1.5 : 0.3),
      back,
      r.range(0.12, 0.4),
      r.range(3, 8),
      pale ? "#8b8ea6" : "#1c2444",
      pale ? 0.16 : 0.2,
    );
  }
  if (level > 0) return;
  // the joints of the landing
  const joint = (run: V3[], thick: number) => {
    pen.x.fillStyle = css("#171d3a", 0.8);
    pen.x.beginPath();
    brushPath(
      pen.x,
      run.map((p) => place(pen, p)),
      (t) => thick * (0.8 + 0.5 * n.n2(t * 6, thick)),
    );
    pen.x.fill();
  };
  joint(
    Array.from({ length: 20 }, (_, i) =>
      onStair(-1.06 + 0.004 * n.n2(i * 0.5, 2), -1.6 * (i / 19), LANDING),
    ),
    3.4,
  );
  joint(
    Array.from({ length: 20 }, (_, i) =>
      onStair(-0.0 - 3 * (i / 19), -1.02 + 0.004 * n.n2(i * 0.4, 7), LANDING),
    ),
    4.2,
  );
}
function riser(pen: Pen, level: number) {
  const high = nose(level).map((p) => place(pen, p)),
    low = nose(level).map(([a, b]) => place(pen, [a, b, LANDING - (level + 1) * RISER]));
  const [x0, y0] = high[0],
    y1 = low[0][1];
  paint(
    pen,
    [...high, ...low.toReversed()],
    bokashi(pen.x, x0, y0, x0 + 20, y1, [
      [0, "#262e50"],
      [0.5, "#1d2443"],
      [1, "#151a34"],
    ]),
  );
  // the worn nose takes a line of light that dies towards us
  const run = high.slice(0, 26);
  pen.x.fillStyle = css(level === 0 ? "#a7a0ae" : "#6e7898", level === 0 ? 0.75 : 0.6);
  pen.x.beginPath();
  brushPath(
    pen.x,
    run,
    (t) => (level === 0 ? 4.4 : 3.2) * (1 - t) ** 0.8 * (0.8 + 0.5 * n.n2(t * 5, level)),
  );
  pen.x.fill();
}
export function stair(pen: Pen) {
  for (const level of [4, 3, 2, 1, 0]) {
    tread(pen, level);
    if (level < 4) riser(pen, level);
  }
  // the outer rim of the landing against the water
  edge(pen, rim(0, -2.4, -0.1), 0.5);
  tufts(pen);
}
/** A little grass where the landing meets the air. */
function tufts(pen: Pen) {
  const r = new Rng(6);
  for (const [down, count] of [
    [-1.03, 7],
    [-1.34, 4],
  ] as const)
    for (let i = 0; i < count; i++) {
      const p = place(pen, onStair(down + r.g() * 0.018, 0.01, LANDING - 0.01));
      pen.x.fillStyle = r.pick(["#222c48", "#2b3650", "#1a2240"]);
      pen.x.beginPath();
      dab(pen.x, p[0], p[1] + 5, r.range(16, 46), 4, -1.57 + r.g() * 0.45, 0.14 * r.g());
      pen.x.fill();
    }
}
/** Two fallen willow leaves. */
export function leaves(pen: Pen) {
  for (const [px, py, turn, long, tone] of [
    [1408, 1000, 0.3, 34, "#5d6a62"],
    [834, 1040, 0.2, 30, "#46545e"],
  ] as const)
    for (const [dx, dy, fill] of [
      [-2, 4, "rgba(16,20,42,0.7)"],
      [0, 0, tone],
    ] as const) {
      pen.x.fillStyle = fill;
      pen.x.beginPath();
      dab(pen.x, px + dx, py + dy, long, 8, turn, 0.14);
      pen.x.fill();
    }
}
