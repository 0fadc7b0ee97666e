/** Hakozushi C: the stone bridge against the light: two round arches whose vaults the evening gilds, a pier, a rail, three lamps. */
import { bokashi, type Ctx, lerp, mix, type Pt, Rng, type V3 } from "../../kit/core.ts";
import { fillPoly, trace } from "../../kit/brush.ts";
import { bar, block, edge, face, facing, type Pen, place, within } from "./c-pen.ts";
import {
  ARCHES,
  BANK_TOP,
  BRIDGE_DEEP,
  deck,
  HALF,
  onBridge,
  RISE,
  scaleAt,
  SPRING,
} from "./c-plan.ts";

const STONE = "#586183",
  PALE = "#6d7392",
  DEEP = "#475072",
  SHADE = "#3d4669",
  /** The whole bridge in the water. */
  BELOW = "#434e73",
  VAULT_BELOW = "#7d7280";
const LEFT = -13,
  RIGHT = 30,
  STEPS = 144,
  STRIPS = 14;
const NEWELS = [-0.6, 9.9, 20.6] as const;
/** A point of an arch's ring, grown by some metres; turn 0 is its left foot, 1 its right one. */
const ringAt = (mid: number, turn: number, grow = 0): Pt => {
  const a = Math.PI * (1 - turn);
  return [mid + (HALF + grow) * Math.cos(a), SPRING + (RISE + grow) * Math.sin(a)];
};
/** The vault: it is pale where it looks to the evening, low on the left and far inside. */
function vault(pen: Pen, mid: number) {
  for (let i = 0; i < STEPS; i++) {
    const [a, b] = [ringAt(mid, i / STEPS), ringAt(mid, (i + 1.3) / STEPS)];
    const quad = (from: number, to: number): V3[] => [
      onBridge(a[0], from, a[1]),
      onBridge(a[0], to, a[1]),
      onBridge(b[0], to, b[1]),
      onBridge(b[0], from, b[1]),
    ];
    const all = quad(0, BRIDGE_DEEP);
    if (!facing(pen, all)) continue;
    if (pen.mirrored) face(pen, all, VAULT_BELOW);
    else
      for (let k = 0; k < STRIPS; k++)
        face(
          pen,
          quad((k / STRIPS) * BRIDGE_DEEP, Math.min(1, (k + 1.2) / STRIPS) * BRIDGE_DEEP),
          mix(
            "#535675",
            "#e0a680",
            Math.max(0, 0.1 + 0.85 * ((k + 0.5) / STRIPS) - 0.85 * (i / STEPS)),
          ),
        );
    if (!pen.mirrored && i % 18 === 9 && i < STEPS * 0.6) edge(pen, [all[0], all[1]], 0.05);
  }
  const [low, top] = pen.mirrored ? [-0.6, SPRING + 0.1] : [0, SPRING];
  const foot: V3[] = [
    onBridge(mid - HALF, 0, low),
    onBridge(mid - HALF, BRIDGE_DEEP, low),
    onBridge(mid - HALF, BRIDGE_DEEP, top),
    onBridge(mid - HALF, 0, top),
  ];
  const [x0] = place(pen, foot[0]),
    [x1] = place(pen, foot[1]);
  face(
    pen,
    foot,
    pen.mirrored
      ? VAULT_BELOW
      : bokashi(pen.x, x0, 0, x1, 0, [
          [0, "#454a68"],
          [1, "#96797d"],
        ]),
  );
}
/** In the water it begins a little above the water line, for the waves reach up to it. */
function outline(foot: number): V3[] {
  const run: V3[] = [
    onBridge(LEFT, 0, BANK_TOP - 0.1),
    onBridge(-1.3, 0, BANK_TOP - 0.1),
    onBridge(-1.3, 0, foot),
  ];
  for (const mid of ARCHES) {
    run.push(onBridge(mid - HALF, 0, foot));
    for (let i = 0; i <= STEPS; i++) {
      const [s, z] = ringAt(mid, i / STEPS);
      run.push(onBridge(s, 0, z));
    }
    run.push(onBridge(mid + HALF, 0, foot));
  }
  run.push(onBridge(RIGHT, 0, foot));
  for (let s = RIGHT; s >= LEFT; s -= 1) run.push(onBridge(s, 0, deck(s)));
  return run;
}
/** The near face in one tone, deeper to the water, with a few stones that weathered otherwise. */
function spandrel(pen: Pen, r: Rng) {
  const corners = outline(pen.mirrored ? -0.6 : 0),
    shape = corners.map((p) => place(pen, p));
  if (pen.mirrored) {
    face(pen, corners, BELOW);
    return;
  }
  face(
    pen,
    corners,
    bokashi(pen.x, 0, 340, 0, 600, [
      [0, PALE],
      [0.5, STONE],
      [1, SHADE],
    ]),
  );
  const lines = () => {
    for (let z = 0.1, row = 0; z < 5.6; z += 0.52, row++)
      for (let s = -12 + (row % 2) * 0.5; s < RIGHT;) {
        const long = r.range(0.9, 1.9),
          odd = r.u();
        const stone = [
          onBridge(s, 0, z),
          onBridge(s + long, 0, z),
          onBridge(s + long, 0, z + 0.52),
          onBridge(s, 0, z + 0.52),
        ];
        if (odd < 0.16)
          fillPoly(
            pen.x,
            stone.map((p) => place(pen, p)),
            odd < 0.1 ? DEEP : "#666b86",
            0.3,
          );
        if (r.chance(0.26)) edge(pen, [stone[0], stone[1]], 0.02);
        s += long;
      }
  };
  within(pen.x, shape, () => {
    if (!pen.key) return;
    pen.key.save();
    pen.key.beginPath();
    trace(pen.key, shape);
    pen.key.clip();
    lines();
    pen.key.restore();
  });
}
/** The ring of voussoirs: one paler band, a few joints. */
function voussoirs(pen: Pen, mid: number) {
  const COUNT = 21;
  const curve = (t0: number, t1: number, grow: number) =>
    Array.from({ length: 5 }, (_, i): V3 => {
      const [s, z] = ringAt(mid, lerp(t0, t1, i / 4), grow);
      return onBridge(s, 0, z);
    });
  for (let i = 0; i < COUNT; i++) {
    const [t0, t1] = [i / COUNT, (i + 1) / COUNT];
    const crown = i === (COUNT - 1) / 2;
    // the left half looks away from the glow
    const tone = crown
      ? "#85849e"
      : mix("#70759a", i % 5 === 2 ? "#5d6487" : "#7f7d98", (i / COUNT) * 0.9);
    face(pen, [...curve(t0, t1, 0), ...curve(t0, t1, crown ? 0.72 : 0.56).toReversed()], tone);
    edge(
      pen,
      curve(t0, t0, 0)
        .slice(0, 1)
        .concat(curve(t0, t0, 0.56).slice(0, 1)),
      0.1,
    );
  }
  edge(pen, curve(0, 0.5, 0.56).concat(curve(0.5, 1, 0.56)), 0.12);
}
/** The pier: its footing in the water, and the pilaster up to the rail. */
function pier(pen: Pen) {
  const at = HALF * 2 + 1.1;
  if (pen.mirrored) {
    const tones = { front: BELOW, side: BELOW, top: BELOW };
    block(pen, onBridge, [at - 1.2, at + 1.2], [-0.6, BRIDGE_DEEP], [-0.6, 0.7], tones, 0);
    return;
  }
  block(
    pen,
    onBridge,
    [at - 1.1, at + 1.12],
    [-0.55, BRIDGE_DEEP + 0.5],
    [0, 0.7],
    { front: "#333b58", side: "#4b4c66", top: PALE },
    0.05,
  );
  block(
    pen,
    onBridge,
    [at - 1.2, at + 1.24],
    [-0.66, BRIDGE_DEEP + 0.6],
    [0.7, 0.9],
    { front: "#545c7c", side: "#75708a", top: "#8d8494" },
    0.05,
  );
  block(
    pen,
    onBridge,
    [at - 0.72, at + 0.72],
    [-0.3, 0.2],
    [0.9, deck(at)],
    { front: "#616989", side: "#454d6f", top: STONE },
    0.08,
  );
}
/** A band along the bridge between two heights over the deck, at a depth. */
function band(pen: Pen, deep: number, z0: number, z1: number, tone: string) {
  const low: V3[] = [],
    high: V3[] = [];
  for (let s = LEFT; s <= RIGHT; s += 1) {
    low.push(onBridge(s, deep, deck(s) + z0));
    high.push(onBridge(s, deep, deck(s) + z1));
  }
  face(pen, [...low, ...high.toReversed()], tone);
}
function lampGlow(x: Ctx, [gx, gy]: Pt, k: number) {
  const halo = x.createRadialGradient(gx, gy, 0.1 * k, gx, gy, 2.1 * k);
  halo.addColorStop(0, "rgba(255,238,196,0.6)");
  halo.addColorStop(0.3, "rgba(255,226,168,0.24)");
  halo.addColorStop(1, "rgba(255,220,150,0)");
  x.fillStyle = halo;
  x.fillRect(gx - 2.2 * k, gy - 2.2 * k, 4.4 * k, 4.4 * k);
}
function lamp(pen: Pen, s: number) {
  const foot = onBridge(s, 0, deck(s) + 1.2),
    k = scaleAt(foot[1]);
  const up = (z: number): V3 => [foot[0], foot[1], foot[2] + z];
  bar(pen, up(0), up(0.3), 0.3, "#31385a");
  bar(pen, up(0.25), up(1.62), 0.11, "#31385a");
  bar(pen, up(1.58), up(1.68), 0.34, "#31385a");
  const globe = place(pen, up(1.92));
  lampGlow(pen.x, globe, k);
  pen.x.fillStyle = "#fff1cf";
  pen.x.beginPath();
  pen.x.ellipse(...globe, 0.23 * k, 0.26 * k, 0, 0, 7);
  pen.x.fill();
  bar(pen, up(2.14), up(2.24), 0.26, "#31385a");
}
/** Where the lamps' globes hang in the water. */
export const globesBelow = (place2: (p: V3) => Pt): Pt[] =>
  NEWELS.slice(0, 2).map((s) => place2(onBridge(s, 0, deck(s) + 3.1)));
function rail(pen: Pen) {
  if (pen.mirrored) {
    band(pen, 0, -0.1, 0.98, BELOW);
    return;
  }
  // the far rail fills half of the gaps of the near one
  band(pen, BRIDGE_DEEP, 0.8, 0.98, "#6a6c88");
  const posts = (deep: number, tone: string, wide: number, step: number) => {
    for (let s = LEFT; s < RIGHT; s += step)
      fillPoly(
        pen.x,
        (
          [
            [s, 0.2],
            [s + wide, 0.2],
            [s + wide, 0.84],
            [s, 0.84],
          ] as const
        ).map(([a, z]) => place(pen, onBridge(a, deep, deck(a) + z))),
        tone,
      );
  };
  posts(0, "#4a5275", 0.24, 0.46);
  band(pen, -0.06, 0.02, 0.24, "#575f81");
  band(pen, -0.06, 0.79, 0.98, "#686e8d");
  band(pen, -0.06, 0.945, 0.985, "#b9989a");
  band(pen, -0.2, -0.24, 0.04, "#4f5779");
  band(pen, -0.2, 0, 0.04, "#8d8496");
  for (const s of NEWELS) {
    const w = -0.3;
    block(
      pen,
      (a, b, z) => onBridge(s + a, b, deck(s) + z),
      [-0.55, 0.55],
      [w, w + 0.7],
      [-0.25, 1.1],
      { front: "#5e6687", side: "#7d7590", top: "#8d8496" },
      0.08,
    );
    block(
      pen,
      (a, b, z) => onBridge(s + a, b, deck(s) + z),
      [-0.66, 0.66],
      [w - 0.1, w + 0.8],
      [1.08, 1.24],
      { front: "#737894", side: "#9a8590", top: "#b9989a" },
      0.08,
    );
    lamp(pen, s);
  }
}
export function bridge(pen: Pen) {
  const r = new Rng(4);
  for (const mid of ARCHES) vault(pen, mid);
  spandrel(pen, r);
  if (!pen.mirrored) for (const mid of ARCHES) voussoirs(pen, mid);
  pier(pen);
  rail(pen);
}
