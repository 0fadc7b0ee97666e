/** Hakozushi C: the balustrade with its newels, the lamps just lit, and somebody going home over the bridge. */
import { type Col, type Ctx, css, type Pt, type V3 } from "../../kit/core.ts";
import { catmull } from "../../kit/brush.ts";
import { from } from "../../kit/points.ts";
import { bar, cover, edge, face, type Pen, place } from "./c-pen.ts";
import { BRIDGE_DEEP, deck, onBridge, onPaper, scaleAt } from "./c-plan.ts";

const NEWELS = [-0.6, 9.9, 21] as const;
const LEFT = -13,
  RIGHT = 28,
  HIGH = 0.98;

/** A band along the bridge between two heights over the deck, at a depth. */
function band(pen: Pen, deep: number, z0: number, z1: number, tone: Col, line: number) {
  const low: V3[] = [],
    high: V3[] = [];
  for (let s = LEFT; s <= RIGHT; s += 1) {
    low.push(onBridge(s, deep, deck(s) + z0));
    high.push(onBridge(s, deep, deck(s) + z1));
  }
  face(pen, [...low, ...high.toReversed()], tone);
  if (line > 0) {
    edge(pen, low, line);
    edge(pen, high, line);
  }
}
function balusters(pen: Pen, deep: number, tone: Col, lit: Col, line: number) {
  // in the water they run together
  if (pen.mirrored) {
    band(pen, deep, 0.2, HIGH - 0.1, tone, 0);
    return;
  }
  for (let s = LEFT; s < RIGHT; s += 0.42) {
    const box = (s0: number, s1: number, fill: Col, l: number) =>
      face(
        pen,
        [
          onBridge(s0, deep, deck(s0) + 0.24),
          onBridge(s1, deep, deck(s1) + 0.24),
          onBridge(s1, deep, deck(s1) + HIGH - 0.18),
          onBridge(s0, deep, deck(s0) + HIGH - 0.18),
        ],
        fill,
        l,
      );
    box(s, s + 0.25, tone, line);
    box(s + 0.19, s + 0.25, lit, 0);
  }
}
/** A lamp of iron and milk glass on a newel. */
function lamp(pen: Pen, foot: V3) {
  const k = scaleAt(foot[1]);
  const up = (z: number): V3 => [foot[0], foot[1], foot[2] + z];
  bar(pen, up(0), up(0.32), 0.34, "#1d1823", 0.5);
  bar(pen, up(0.3), up(1.72), 0.13, "#1d1823", 0.4);
  const [gx, gy] = place(pen, up(2.04));
  const halo = pen.x.createRadialGradient(gx, gy, 3, gx, gy, 2.5 * k);
  halo.addColorStop(0, "rgba(255,240,190,0.95)");
  halo.addColorStop(0.35, "rgba(255,226,150,0.38)");
  halo.addColorStop(1, "rgba(255,220,140,0)");
  pen.x.fillStyle = pen.mirrored ? "rgba(0,0,0,0)" : halo;
  pen.x.fillRect(gx - 2.5 * k, gy - 2.5 * k, 5 * k, 5 * k);
  const ring = Array.from({ length: 24 }, (_, i): Pt => [
    gx + 0.28 * k * Math.cos(i * 0.2618),
    gy + 0.31 * k * Math.sin(i * 0.2618),
  ]);
  cover(pen, ring, pen.mirrored ? "#f3c874" : "#fff6d6");
  bar(pen, up(1.66), up(1.76), 0.42, "#1d1823");
  bar(pen, up(2.33), up(2.42), 0.34, "#1d1823");
  bar(pen, up(2.4), up(2.62), 0.1, "#1d1823");
  if (pen.key) outline(pen.key, ring);
}
function outline(x: Ctx, ring: Pt[]) {
  x.strokeStyle = css("#32282c", 0.8);
  x.lineWidth = 1.3;
  x.beginPath();
  for (const [i, p] of ring.entries()) x[i ? "lineTo" : "moveTo"](...p);
  x.closePath();
  x.stroke();
}
/** Seen above the rail: a dark coat on its way home, head a little bowed. */
function walker(pen: Pen) {
  if (pen.mirrored) return;
  const foot = place(pen, onBridge(6.2, 2.6, deck(6.2) + 1.1));
  const shape = (run: string, tone: string) => cover(pen, catmull(from(foot, run), 6, true), tone);
  shape("-9,11 -9,-10 -8,-19 -5,-23 0,-25 5,-24 8,-19 10,-8 11,11", "#2a2833");
  shape("5,-23 8,-19 10,-8 11,11 8,11 7,-9", "#86675b");
  shape("-5,-24 -6,-30 -4,-34 0,-35 3,-33 4,-28 3,-23", "#211d28");
}
function newel(pen: Pen, s: number, deep: number) {
  const w = deep - 0.3;
  const slab = (half: number, z0: number, z1: number, tone: Col, side: Col, out: number) => {
    face(
      pen,
      [
        onBridge(s - half, w - out, deck(s) + z0),
        onBridge(s + half, w - out, deck(s) + z0),
        onBridge(s + half, w - out, deck(s) + z1),
        onBridge(s - half, w - out, deck(s) + z1),
      ],
      tone,
      0.8,
    );
    face(
      pen,
      [
        onBridge(s + half, w - out, deck(s) + z0),
        onBridge(s + half, w + 0.7 + out, deck(s) + z0),
        onBridge(s + half, w + 0.7 + out, deck(s) + z1),
        onBridge(s + half, w - out, deck(s) + z1),
      ],
      side,
      0.5,
    );
  };
  slab(0.6, -0.25, 1.14, "#6c5f67", "#b98a74", 0);
  slab(0.76, 1.12, 1.34, "#87777f", "#d3a27f", 0.12);
}
/** Where the lamps' globes hang in the water. */
export const globesBelow = (): Pt[] =>
  NEWELS.map((s) => onPaper(onBridge(s, 0, deck(s) + 3.38), true));
/** The far rail, who walks between, then the near rail with newels and lamps. */
export function rail(pen: Pen) {
  lamp(pen, onBridge(NEWELS[1] - 0.4, BRIDGE_DEEP, deck(9.9) + 1.3));
  band(pen, BRIDGE_DEEP, HIGH - 0.2, HIGH, "#615562", 0);
  balusters(pen, BRIDGE_DEEP, "#504759", "#867478", 0);
  walker(pen);
  balusters(pen, 0, "#383244", "#a47a70", 0.3);
  band(pen, -0.06, 0.04, 0.24, "#524957", 0.4);
  band(pen, -0.06, HIGH - 0.2, HIGH, "#615560", 0.7);
  if (!pen.mirrored) band(pen, -0.06, HIGH - 0.035, HIGH + 0.015, "#c9977a", 0);
  band(pen, -0.2, -0.26, 0.05, "#554b58", 0.7);
  band(pen, -0.2, 0.0, 0.05, "#877477", 0);
  for (const s of NEWELS) {
    newel(pen, s, 0);
    lamp(pen, onBridge(s, 0, deck(s) + 1.34));
  }
}
