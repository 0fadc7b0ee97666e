/** Tiles on top of the two walls, and the grass at their feet. */
import { Rng, css, lerp, mix, sstep, type Pt } from "../../kit/core.ts";
import type { Print } from "../../kit/print.ts";
import { Tones, brushPath, dab } from "../../kit/brush.ts";
import { TALL } from "./c-wall.ts";
import { END, F, LEFT, LOW, RIGHT, toSheet } from "./c-lane.ts";

/** the low wall's tiles are seen from above: troughs and barrels down to a wavy edge */
export function coping(P: Print) {
  P.block((x) => {
    const eave = RIGHT - 0.2,
      crest = RIGHT + 0.26,
      at = (off: number, d: number, z: number) => toSheet(off, d, LOW + z);
    const face: Pt[] = [],
      back: Pt[] = [];
    for (let d = END - 0.5; d > 1.4; d -= 0.2) {
      face.push(at(eave, d, -0.03));
      back.push(at(crest, d, 0.28));
    }
    x.fillStyle = "#252c46";
    x.beginPath();
    [...face, ...back.toReversed()].forEach(([q, w], i) => (i ? x.lineTo(q, w) : x.moveTo(q, w)));
    x.fill();
    for (let d = END - 0.5; d > 1.5; d -= 0.23) {
      const s = F / d,
        hz = sstep(9, 40, d) * 0.5,
        a = at(eave, d, 0),
        m = at((eave + crest) / 2, d, 0.17),
        b = at(crest, d, 0.26);
      for (const [c, w, shift] of [
        ["#3d4764", 0.1, 0],
        ["#5d6784", 0.05, 0.016],
        ["#8088a0", 0.016, 0.03],
      ] as [string, number, number][]) {
        x.fillStyle = css(mix(c, "#f0d2a4", hz));
        x.beginPath();
        brushPath(
          x,
          [a, m, b].map(([q, y]) => [q - s * shift, y] as Pt),
          () => Math.max(0.8, s * w),
        );
        x.fill();
      }
      for (const [R, c] of [
        [0.085, "#20263e"],
        [0.07, "#4a5474"],
        [0.05, "#2c3450"],
        [0.042, "#57617e"],
      ] as [number, string][]) {
        x.fillStyle = css(mix(c, "#f0d2a4", hz));
        x.beginPath();
        x.ellipse(a[0], a[1], s * R * 0.8, s * R, 0, 0, 6.3);
        x.fill();
      }
    }
    const ridge: Pt[] = [];
    for (let d = END - 0.5; d > 1.4; d -= 0.2) ridge.push(at(crest, d, 0.3));
    x.fillStyle = "#5d6682";
    x.beginPath();
    brushPath(x, ridge, (t) => lerp(2, 74, t ** 5));
    x.fill();
    // the sun behind the wall lights its top
    const crestTop = ridge
      .map(([q, w], i): Pt => [q, w - lerp(1, 36, (i / ridge.length) ** 5)])
      .slice(Math.round(ridge.length * 0.62));
    x.fillStyle = "#f0c88e";
    x.beginPath();
    brushPath(x, crestTop, (t) => lerp(1.5, 9, t ** 3));
    x.fill();
  });
}
/** the tall wall's tiles are seen from below: a row of round tile ends over a dark eave */
export function eaves(P: Print) {
  P.block((x) => {
    const out = LEFT + 0.17,
      lo: Pt[] = [],
      hi: Pt[] = [];
    for (let d = END - 0.5; d > 1.5; d -= 0.2) {
      lo.push(toSheet(out, d, TALL - 0.05));
      hi.push(toSheet(out, d, TALL + 0.2));
    }
    const band = (a: Pt[], b: Pt[], c: string) => {
      x.fillStyle = c;
      x.beginPath();
      [...a, ...b.toReversed()].forEach(([q, w], i) => (i ? x.lineTo(q, w) : x.moveTo(q, w)));
      x.fill();
    };
    const under: Pt[] = [];
    for (let d = END - 0.5; d > 1.5; d -= 0.2) under.push(toSheet(LEFT, d, TALL - 0.02));
    band(under, lo, "#3a2a38");
    band(lo, hi, "#5a6074");
    // the backs of the tiles above, one lit bump for each
    for (let d = END - 0.5; d > 1.6; d -= 0.24) {
      const s = F / d,
        hz = sstep(9, 40, d) * 0.5,
        [a, b] = toSheet(out, d, TALL + 0.2);
      for (const [dx, R, c] of [
        [0, 0.1, "#20263c"],
        [0.006, 0.088, "#8d7a78"],
        [0.022, 0.062, "#eecb92"],
      ] as [number, number, string][]) {
        x.fillStyle = css(mix(c, "#f0d2a4", hz));
        x.beginPath();
        x.ellipse(a + dx * s, b, s * R * 0.8, s * R * 0.42, 0.3, 0, 6.3);
        x.fill();
      }
    }
    for (let d = END - 0.5; d > 1.6; d -= 0.24) {
      const s = F / d,
        hz = sstep(9, 40, d) * 0.5,
        [a, b] = toSheet(out, d, TALL + 0.1);
      for (const [R, c] of [
        [0.115, "#20263c"],
        [0.1, "#59627c"],
        [0.078, "#2f3850"],
        [0.066, "#77809a"],
        [0.03, "#a89f9c"],
      ] as [number, string][]) {
        x.fillStyle = css(mix(c, "#f0d2a4", hz));
        x.beginPath();
        x.ellipse(a, b, s * R * 0.72, s * R, 0, 0, 6.3);
        x.fill();
      }
      // a narrow line of low sun on the right of each
      x.strokeStyle = css(mix("#e8b98a", "#f0d2a4", hz));
      x.lineWidth = Math.max(0.8, s * 0.014);
      x.beginPath();
      x.ellipse(a, b, s * 0.066, s * 0.091, 0, -0.9, 0.7);
      x.stroke();
    }
  });
}

/** dry grass in front of the long lines at the foot of the walls */
export function verges(P: Print) {
  P.block((x) => {
    const q = new Rng(17),
      T = new Tones();
    for (let d = 24; d > 2; d *= 0.97) {
      for (const side of [LEFT + 0.05, RIGHT - 0.05]) {
        const [a, b] = toSheet(side, d, 0.02),
          s = F / d;
        if (q.chance(0.35)) continue;
        for (let i = 0; i < 7; i++) {
          const l = s * q.range(0.05, 0.2);
          T.add(
            q.pick(side < 0 ? ["#a8a456", "#6f7a44", "#d9c87a"] : ["#4a5a48", "#6b7350"]),
            (z) =>
              dab(
                z,
                a + q.g() * s * 0.09,
                b,
                l,
                Math.max(1.2, s * 0.016),
                -1.57 + q.g() * 0.5,
                q.range(-0.3, 0.3),
              ),
          );
        }
      }
    }
    T.flush(x);
  });
}
