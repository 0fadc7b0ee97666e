/** Rain on the two figures: wet streaks below the moss, one drop in the cup. */
import { css, layer, type Layer, type Pt, Rng } from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
import { type Relief, reliefAspect, reliefBase } from "./rakan.ts";
import { P, type Sitting } from "./b-stage.ts";

const wetInk = "#1c2a2e";
const glint = "#e6eadd";

/** The index in the relief for a point of the sheet, or -1 outside of the stone. */
function under(s: Sitting, carved: Relief, x: number, y: number): number {
  const u = (x - s.x) / (s.tall * reliefAspect) + 0.5;
  const v = (y - s.y) / s.tall + 1 - reliefBase;
  if (u < 0 || u >= 1 || v < 0 || v >= 1) return -1;
  const k = Math.floor(v * carved.h) * carved.w + Math.floor(u * carved.w);
  return carved.a[k] ? k : -1;
}

/** The way of water down the stone from one point, until it reaches a groove or is used up. */
function downhill(s: Sitting, carved: Relief, start: Pt, long: number, r: Rng): Pt[] {
  const way: Pt[] = [start];
  let [x, y] = start,
    sway = 0;
  while (y < start[1] + long) {
    const k = under(s, carved, x, y + 5);
    if (k < 0 || carved.ao[k] < 0.6) break;
    sway = 0.8 * sway + 0.16 * r.g();
    x += 1.5 * carved.nx[k] + sway;
    y += 5;
    way.push([x, y]);
  }
  return way;
}

/** A point on bare stone whose surroundings pass `fits`. */
function find(
  s: Sitting,
  carved: Relief,
  r: Rng,
  fits: (k: number, x: number, y: number) => boolean,
) {
  for (let i = 0; i < 4000; i++) {
    const x = s.x + (r.u() - 0.5) * s.tall * reliefAspect,
      y = s.y - s.tall * (1 - reliefBase) + r.u() * s.tall;
    const k = under(s, carved, x, y);
    if (k >= 0 && fits(k, x, y)) return [x, y] as Pt;
  }
  return null;
}

/** Dark wet streaks below the moss, each with a highlight along it. */
export function wet(s: Sitting, carved: Relief, mossLevel: number) {
  const r = new Rng(s.pose.seed + 40),
    L = layer();
  const taken: Pt[] = [];
  const free = (x: number, y: number, gap: number) =>
    taken.every(([a, b]) => Math.hypot(a - x, (b - y) * 0.6) > gap);
  for (let i = 0; i < 60; i++) {
    const start = find(s, carved, r, (k, x, y) => {
      const above = under(s, carved, x, y - 9);
      return (
        carved.moss[k] < mossLevel &&
        above >= 0 &&
        carved.moss[above] > mossLevel &&
        carved.nz[k] > 0.35 &&
        free(x, y, 17)
      );
    });
    if (!start) break;
    const way = downhill(s, carved, start, r.range(50, 150), r);
    if (way.length < 6) continue;
    taken.push(start);
    const wide = r.range(4, 8) + (r.chance(0.3) ? 5 : 0);
    L.x.fillStyle = css(wetInk, 0.34);
    L.x.beginPath();
    brushPath(
      L.x,
      way,
      (t) => wide * (1 - 0.45 * t) * Math.sqrt(Math.min(1, (1 - t) * 9, 0.15 + t * 6)),
    );
    L.x.fill();
    L.x.fillStyle = css(glint, 0.6);
    L.x.beginPath();
    const tail = way.slice(Math.floor(way.length * 0.5)).map(([x, y]) => [x - wide * 0.3, y] as Pt);
    brushPath(L.x, tail, (t) => 1.3 * Math.sin(Math.PI * t));
    L.x.fill();
  }
  P.put(L);
}

/** Rings around the place where a drop fell, open at the back. */
export function rings(x: Layer["x"], [cx, cy]: Pt, wide: number) {
  x.lineCap = "round";
  for (const [size, a, w] of [
    [1, 0.85, 2],
    [0.5, 0.95, 1.6],
  ] as const) {
    x.lineWidth = w;
    x.strokeStyle = css(glint, a);
    x.beginPath();
    x.ellipse(cx, cy, wide * size, wide * 0.3 * size, 0, -0.4, 3.8);
    x.stroke();
  }
}

/** A drop that bursts: a few fine strokes that spring apart, with beads at their ends. */
export function crown(x: Layer["x"], [cx, cy]: Pt, size: number, r: Rng) {
  x.fillStyle = css(glint, 0.85);
  x.beginPath();
  for (let i = 0; i < 5; i++) {
    const lean = (i - 2) * 0.42 + 0.12 * r.g(),
      long = size * r.range(0.5, 1.1) * (1 - 0.1 * Math.abs(i - 2));
    const tip: Pt = [cx + Math.sin(lean) * long, cy - Math.cos(lean) * long];
    brushPath(x, [[cx + Math.sin(lean) * size * 0.16, cy - 1], tip], (t) => 1.9 * (1 - 0.7 * t));
    if (r.chance(0.6)) {
      const far = long * r.range(1.15, 1.5);
      x.moveTo(cx + Math.sin(lean) * far + 1.5, cy - Math.cos(lean) * far);
      x.arc(cx + Math.sin(lean) * far, cy - Math.cos(lean) * far, 1.5, 0, 7);
    }
  }
  x.fill();
}

/** Drops burst on whatever looks up: the crowns of the heads, shoulders, laps. */
export function splashes(s: Sitting, carved: Relief) {
  const r = new Rng(s.pose.seed + 7),
    L = layer();
  for (let i = 0; i < 38; i++) {
    const at = find(s, carved, r, (k, x, y) => {
      const open = under(s, carved, x, y - 7) < 0;
      const face = carved.py[k] > 0.55 && carved.py[k] < 0.86;
      return carved.ny[k] > 0.62 && (open || (!face && r.chance(0.02)));
    });
    if (at) crown(L.x, at, 7 + 16 * r.u() ** 2, r);
  }
  P.put(L);
}
