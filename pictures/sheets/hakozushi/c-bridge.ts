/** Hakozushi C: the stone bridge; two round arches, their vaults gilt by the evening behind them, a pier with its footing. */
import {
  bokashi,
  type Col,
  css,
  type Fill,
  lerp,
  mix,
  type Pt,
  Rng,
  type V3,
} from "../../kit/core.ts";
import { trace } from "../../kit/brush.ts";
import { block, edge, face, facing, type Pen, place } from "./c-pen.ts";
import { ARCHES, BANK_TOP, BRIDGE_DEEP, deck, HALF, onBridge, RISE, SPRING } from "./c-plan.ts";

const STONE = "#453e4d",
  PALE = "#615561",
  DEEP = "#302b3a",
  JOINT = "#1f1b29";
const STEPS = 26;
const LEFT = -13,
  RIGHT = 30;
/** A point of an arch's ring, grown by some metres; turn 0 is its left foot, 1 its right one. */
const ringAt = (mid: number, turn: number, grow = 0): Pt => {
  const a = Math.PI * (1 - turn);
  return [mid + (HALF + grow) * Math.cos(a), SPRING + (RISE + grow) * Math.sin(a)];
};
const arc = (mid: number, grow = 0): Pt[] =>
  Array.from({ length: STEPS * 2 + 1 }, (_, i) => ringAt(mid, i / (STEPS * 2), grow));

/** The vault: its courses run into the depth; low ones and those far inside catch the gold. */
function vault(pen: Pen, mid: number, r: Rng) {
  for (let i = 0; i < STEPS; i++) {
    const [a, b] = [ringAt(mid, i / STEPS), ringAt(mid, (i + 1) / STEPS)];
    let from = 0;
    while (from < BRIDGE_DEEP) {
      const to = Math.min(BRIDGE_DEEP, from + r.range(0.9, 1.9));
      const quad: V3[] = [
        onBridge(a[0], from, a[1]),
        onBridge(a[0], to, a[1]),
        onBridge(b[0], to, b[1]),
        onBridge(b[0], from, b[1]),
      ];
      if (facing(pen, quad)) {
        const gold =
          (pen.mirrored ? 0.12 : 0.28) +
          0.5 * ((from + to) / 2 / BRIDGE_DEEP) -
          0.75 * (i / STEPS) ** 1.1;
        const tone = mix(
          "#51424f",
          "#e6ab80",
          Math.min(1, Math.max(0, gold + 0.05 * r.g() + 0.22)),
        );
        face(pen, quad, tone);
      }
      from = to;
    }
    const course: [V3, V3] = [onBridge(a[0], 0, a[1]), onBridge(a[0], BRIDGE_DEEP, a[1])];
    if (i < STEPS * 0.5 && i % 2 === 0) edge(pen, course, 0.4);
  }
  // the jambs under the springing
  const foot: V3[] = [
    onBridge(mid - HALF, 0, 0),
    onBridge(mid - HALF, BRIDGE_DEEP, 0),
    onBridge(mid - HALF, BRIDGE_DEEP, SPRING),
    onBridge(mid - HALF, 0, SPRING),
  ];
  const [x0] = place(pen, foot[0]),
    [x1] = place(pen, foot[1]);
  face(
    pen,
    foot,
    bokashi(pen.x, x0, 0, x1, 0, [
      [0, "#544653"],
      [1, "#866e6d"],
    ]),
    0.5,
  );
}
/** The near face with its openings, in courses of stone. */
function spandrel(pen: Pen, r: Rng) {
  const outline: V3[] = [
    onBridge(LEFT, 0, BANK_TOP - 0.1),
    onBridge(-1.3, 0, BANK_TOP - 0.1),
    onBridge(-1.3, 0, 0),
  ];
  for (const mid of ARCHES) {
    outline.push(onBridge(mid - HALF, 0, 0));
    for (const [s, z] of arc(mid)) outline.push(onBridge(s, 0, z));
    outline.push(onBridge(mid + HALF, 0, 0));
  }
  outline.push(onBridge(RIGHT, 0, 0));
  for (let s = RIGHT; s >= LEFT; s -= 1) outline.push(onBridge(s, 0, deck(s)));
  face(pen, outline, STONE);
  pen.x.save();
  pen.x.beginPath();
  trace(
    pen.x,
    outline.map((p) => place(pen, p)),
  );
  pen.x.clip();
  if (pen.key) {
    pen.key.save();
    pen.key.beginPath();
    trace(
      pen.key,
      outline.map((p) => place(pen, p)),
    );
    pen.key.clip();
  }
  for (let z = 0.1, row = 0; z < 5.6; z += 0.52, row++)
    for (let s = -12 + (row % 2) * 0.5; s < RIGHT;) {
      const long = r.range(0.8, 1.7),
        tone = r.g();
      const stone = [
        onBridge(s, 0, z),
        onBridge(s + long, 0, z),
        onBridge(s + long, 0, z + 0.52),
        onBridge(s, 0, z + 0.52),
      ];
      const fill: Col = mix(
        STONE,
        tone > 0 ? PALE : DEEP,
        Math.min(1, Math.abs(tone) ** 1.6 * 0.7),
      );
      face(pen, stone, fill);
      if (r.chance(0.75)) edge(pen, [stone[0], stone[1]], 0.12);
      if (r.chance(0.5)) edge(pen, [stone[1], stone[2]], 0.12);
      s += long;
    }
  // damp and dark at the water
  const foot = [
    onBridge(-1.3, 0, 0),
    onBridge(RIGHT, 0, 0),
    onBridge(RIGHT, 0, 0.45),
    onBridge(-1.3, 0, 0.45),
  ];
  pen.x.fillStyle = css(DEEP, 0.7);
  pen.x.beginPath();
  trace(
    pen.x,
    foot.map((p) => place(pen, p)),
  );
  pen.x.fill();
  pen.x.restore();
  pen.key?.restore();
}
/** The ring of voussoirs with its keystone. */
function voussoirs(pen: Pen, mid: number, r: Rng) {
  const COUNT = 21;
  for (let i = 0; i < COUNT; i++) {
    const [t0, t1] = [i / COUNT, (i + 1) / COUNT];
    const crown = i === (COUNT - 1) / 2;
    const out = crown ? 0.74 : 0.6;
    const curve = (grow: number) =>
      [0, 0.33, 0.67, 1].map((t): V3 => {
        const [s, z] = ringAt(mid, lerp(t0, t1, t), grow);
        return onBridge(s, 0, z);
      });
    const tone = crown ? "#73656c" : mix(PALE, r.chance(0.3) ? "#7f737a" : STONE, r.range(0, 0.6));
    face(pen, [...curve(0), ...curve(out).toReversed()], tone, 0.55);
  }
}
/** The pier: its footing in the water, and the pilaster up to the rail. */
function pier(pen: Pen) {
  const at = HALF * 2 + 1.1;
  // damp and dark at the water
  const [low, high] = [0, SPRING].map((z) => place(pen, onBridge(at, -0.55, z))[1]);
  const wet = (tone: string) =>
    bokashi(pen.x, 0, high, 0, low, [
      [0, tone],
      [0.4, tone],
      [0.62, JOINT],
      [1, JOINT],
    ]);
  const stone = (
    s0: number,
    s1: number,
    w: number,
    z0: number,
    z1: number,
    front: Fill,
    side: Fill,
  ) =>
    block(pen, onBridge, [at + s0, at + s1], [w, BRIDGE_DEEP - w], [z0, z1], {
      front,
      side,
      top: "#7f737a",
    });
  stone(-1.1, 1.12, -0.55, 0, SPRING, wet("#433c4a"), wet("#604f59"));
  stone(-1.25, 1.28, -0.7, SPRING - 0.02, SPRING + 0.2, "#665b66", "#8b7473");
  const flat = (
    s0: number,
    s1: number,
    z0: number,
    z1: number,
    w: number,
    tone: Col,
    line: number,
  ) =>
    face(
      pen,
      [
        onBridge(at + s0, w, z0),
        onBridge(at + s1, w, z0),
        onBridge(at + s1, w, z1),
        onBridge(at + s0, w, z1),
      ],
      tone,
      line,
    );
  const r = new Rng(12);
  for (let z = SPRING + 0.2; z < deck(at) - 0.1; z += 0.58)
    flat(
      -0.72,
      0.72,
      z,
      Math.min(deck(at), z + 0.58),
      -0.3,
      mix(STONE, "#73656c", r.range(0.15, 0.75)),
      0.35,
    );
  face(
    pen,
    [
      onBridge(at + 0.72, -0.3, SPRING + 0.2),
      onBridge(at + 0.72, 0, SPRING + 0.2),
      onBridge(at + 0.72, 0, deck(at)),
      onBridge(at + 0.72, -0.3, deck(at)),
    ],
    DEEP,
    0.4,
  );
}
/** Everything below the rail. */
export function bridge(pen: Pen) {
  const r = new Rng(4);
  for (const mid of ARCHES) vault(pen, mid, r);
  spandrel(pen, r);
  for (const mid of ARCHES) voussoirs(pen, mid, r);
  pier(pen);
  // the abutment stands out a little to the left
  block(pen, onBridge, [-2.1, -0.35], [-0.5, 2], [0, 0.55], {
    front: "#433c4a",
    side: "#604f59",
    top: "#73656c",
  });
}
