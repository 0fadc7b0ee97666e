/** Ink sticks tied between two plaits of straw, each bundle over a bamboo pole. */
import { type Pt } from "../../kit/core.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { away, on, print, r, tone } from "./d-stage.ts";

const INK = "#17151d",
  STRAW = "#e2b04e",
  PALE = "#f8dc8e",
  DEEP = "#9a6a2a";

/** A pole along the room with its bundles: their places, and how many sticks each has. */
export function printRank(
  out: number,
  z: number,
  from: number,
  to: number,
  places: readonly (readonly [number, number])[],
) {
  print((p) => {
    for (const [s, rungs] of [...places].sort((a, b) => b[0] - a[0])) bundle(p, s, out, z, rungs);
    const R = 0.034;
    shape(
      p,
      [on(from, z - R, out), on(to, z - R, out), on(to, z + R, out), on(from, z + R, out)],
      "#b99a52",
      { smooth: false },
    );
    tone(
      p,
      [on(from, z + 0.004, out), on(to, z + 0.004, out), on(to, z + R, out), on(from, z + R, out)],
      "#efd694",
    );
    for (let s = Math.ceil(from); s < to; s += 0.9)
      line(p, [on(s, z - R, out), on(s + 0.01, z + R, out)], 0.9);
    // the loops that go over it
    for (const [s] of places) {
      const w = 1100 / away(s, out);
      for (const k of [-0.012, 0.02]) {
        const path: Pt[] = [
          on(s + k - 0.03, z - 0.12, out),
          on(s + k, z + 0.05, out),
          on(s + k + 0.04, z - 0.12, out),
        ];
        line(p, path, w * 0.014, DEEP);
        line(p, path, w * 0.009, PALE);
      }
    }
  }, 2.6);
}

function bundle(p: Pen, s: number, out: number, top: number, rungs: number) {
  const unit = 1100 / away(s, out),
    step = 0.128,
    wide = 0.235,
    turn = r.range(-0.02, 0.02),
    sway = r.range(-0.012, 0.012);
  const at = (u: number, k: number): Pt =>
    on(s + u + sway * k, top - 0.2 - k * step + turn * u, out);
  const plait = (u: number) => {
    const knee = (k: number): Pt => at(u + 0.012 * Math.sin(k * 2.2 + s), k);
    const path = [
      on(s, top - 0.04, out),
      knee(-0.4),
      ...Array.from({ length: rungs + 1 }, (_, k) => knee(k)),
    ];
    line(p, path, unit * 0.016, DEEP);
    line(p, path, unit * 0.011, STRAW);
  };
  for (const u of [-0.13, 0.13]) plait(u);
  for (let k = 0; k < rungs; k++) {
    const slip = r.range(-0.014, 0.014),
      tilt = r.range(-0.05, 0.05),
      w = wide * r.range(0.94, 1.05);
    const bar = (v0: number, v1: number): Pt[] => [
      at(-w + slip, k + v0 + tilt),
      at(w + slip, k + v0 - tilt),
      at(w + slip, k + v1 - tilt),
      at(-w + slip, k + v1 + tilt),
    ];
    shape(p, bar(-0.33, 0.33), INK, { smooth: false, line: 0.5 });
    tone(p, bar(-0.3, -0.12), "#4b5570");
    tone(
      p,
      [
        at(-w + slip, k - 0.3 + tilt),
        at(-w + 0.05 + slip, k - 0.3),
        at(-w + 0.05 + slip, k + 0.28),
        at(-w + slip, k + 0.28 + tilt),
      ],
      "#75605a",
    );
    for (const u of [-0.13, 0.13]) {
      shape(
        p,
        [
          at(u - 0.03, k - 0.36),
          at(u + 0.03, k - 0.36),
          at(u + 0.033, k + 0.36),
          at(u - 0.033, k + 0.36),
        ],
        r.pick([STRAW, PALE, STRAW]),
        { smooth: false, line: 0.45 },
      );
      tone(
        p,
        [
          at(u + 0.01, k - 0.33),
          at(u + 0.027, k - 0.33),
          at(u + 0.03, k + 0.33),
          at(u + 0.01, k + 0.33),
        ],
        DEEP,
      );
    }
  }
  for (const u of [-0.13, 0.13])
    for (let q = -2; q <= 2; q++)
      line(
        p,
        [
          at(u, rungs - 0.4),
          at(u + q * 0.012, rungs + 0.4),
          at(u + q * 0.03, rungs + r.range(0.8, 1.5)),
        ],
        unit * 0.0042,
        q % 2 ? STRAW : PALE,
      );
}
