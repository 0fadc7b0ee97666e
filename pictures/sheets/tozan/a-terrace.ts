/** Below and behind the far torii: its terrace, the long stair, the grove. */
import { mix, Noise, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { crown } from "../../kit/leafage.ts";
import type { Print } from "../../kit/print.ts";
import { onSheet } from "../../kit/terrain.ts";
import { cam, stairLine, TOP, TOP_Y, UPPER, WIDE } from "./a-steps.ts";
import { lobed } from "./lobed.ts";

/** the terrace's front on both sides of the stair, its joints, its lip; leaves hide where it ends */
export function terrace(P: Print) {
  const r = new Rng(31),
    n = new Noise(31),
    half = 5.2,
    face = TOP_Y - 0.1;
  const on = (u: number, z: number) => onSheet(cam, u, face, TOP + z);
  P.block(
    (x) => {
      for (const s of [-1, 1]) {
        // the bank below it
        const edge = Array.from({ length: 9 }, (_, i): Pt => {
          const [y, z] = stairLine(UPPER - i * 6);
          return onSheet(cam, s * (WIDE + 0.4), y, z + 0.05);
        });
        fillPoly(
          x,
          [
            ...edge,
            onSheet(cam, s * 9, 31, 5.6),
            on(s * 9.5, -5),
            on(s * 7.4, -1.6),
            on(s * half, -1),
          ],
          s < 0 ? "#9dbf9f" : "#8fb496",
        );
        fillPoly(
          x,
          [on(s * WIDE, -2), on(s * half, -2), on(s * half, 0), on(s * WIDE, 0)],
          s < 0 ? "#86a39c" : "#7a9894",
        );
        for (let i = 0; i < 26; i++) {
          const u = r.range(WIDE, half),
            z = -0.5 * r.int(0, 3) - 0.25,
            w = r.range(0.3, 0.6);
          const a = s * Math.max(WIDE, u - w),
            b = s * Math.min(half, u + w);
          fillPoly(
            x,
            [on(a, z - 0.22), on(b, z - 0.22), on(b, z + 0.2), on(a, z + 0.2)],
            r.pick(["#93afa6", "#7f9d97", "#74938c"]),
          );
        }
      }
    },
    { occlude: 1 },
  );
  P.block(
    (x) => {
      fillPoly(x, [on(-half, -0.3), on(half, -0.3), on(half, -0.12), on(-half, -0.12)], "#54757a");
      fillPoly(x, [on(-half, -0.14), on(half, -0.14), on(half, 0.1), on(-half, 0.1)], "#f1f0de");
    },
    { occlude: 1 },
  );
  P.lines((x) => {
    x.beginPath();
    for (const z of [-0.14, 0.1]) brushPath(x, [on(-half, z), on(0, z), on(half, z)], () => 1.5);
    x.fillStyle = "#24404c";
    x.fill();
  });
  P.block(
    (x) => {
      for (const [u, z, R] of [
        [-5.3, -0.5, 1.1],
        [-6.7, -1, 1.3],
        [-4.2, -1.5, 0.8],
        [-5.6, -1.9, 1],
        [-3.1, -2.1, 0.5],
        [5.5, -0.6, 1.3],
        [7, -1.1, 1.2],
        [4.5, -1.7, 0.9],
        [3.2, -2.1, 0.6],
        [6, -2.2, 1],
        [-4.4, -4.4, 0.7],
        [-5.4, -4.7, 0.9],
        [4.1, -5.6, 0.7],
        [5.2, -5.5, 1.1],
        [3.4, -3.6, 0.4],
      ]) {
        const [a, b] = on(u, z);
        crown(
          x,
          a,
          b,
          R * 31,
          R * 21,
          7,
          (t) => mix(t > 0.62 ? "#86b073" : t > 0.34 ? "#4f8468" : "#2f6258", "#cfe0d2", 0.26),
          r,
          n,
          6,
        );
      }
    },
    { occlude: 1 },
  );
}
/** a dark grove behind the gate, which stands white before it */
export function grove(P: Print) {
  const r = new Rng(61),
    n = new Noise(61);
  P.block(
    (x) => {
      // no light comes through between the crowns
      fillPoly(
        x,
        [
          [-5, -0.5],
          [-5, 2.6],
          [-2.6, 3.4],
          [0, 3.1],
          [2.4, 3.6],
          [5, 2.8],
          [5, -0.5],
        ].map(([u, z]) => onSheet(cam, u, TOP_Y + 2, TOP + z)),
        "#568a7d",
      );
      for (const [u, z, R] of [
        [-5.2, 2.2, 1.9],
        [5, 2.4, 2],
        [-2.6, 2.7, 1.7],
        [2.4, 2.9, 1.7],
        [0.2, 2.2, 1.5],
        [-4, 0.8, 1.7],
        [4, 0.7, 1.8],
        [-1.4, 0.9, 1.6],
        [1.5, 0.8, 1.6],
      ]) {
        const [a, b] = onSheet(cam, u, TOP_Y + 2, TOP + z);
        crown(
          x,
          a,
          b,
          R * 31,
          R * 27,
          9,
          (t) => mix(t > 0.62 ? "#7fae86" : t > 0.34 ? "#4d8272" : "#37696a", "#cfe0d2", 0.22),
          r,
          n,
          6,
        );
      }
    },
    { occlude: 1 },
  );
}
/** the long stair once more over the mist: a flat shade on each riser, a curb on both sides */
export function stairs(P: Print) {
  P.block((x) => {
    for (const s of [-1, 1]) {
      const edge = (u: number, z: number) =>
        Array.from({ length: 12 }, (_, i): Pt => {
          const [y, top] = stairLine((i / 11) * UPPER);
          return onSheet(cam, s * u, y, top + z);
        });
      fillPoly(x, [...edge(WIDE, 0.2), ...edge(WIDE + 0.4, 0.2).toReversed()], "#dfe6d6");
      fillPoly(
        x,
        [
          ...edge(s < 0 ? WIDE : WIDE + 0.4, 0.2),
          ...edge(s < 0 ? WIDE : WIDE + 0.4, -0.1).toReversed(),
        ],
        "#6f918c",
      );
    }
    for (let k = 0; k < UPPER; k++) {
      const [y, z] = stairLine(k),
        zone = Math.floor((k / UPPER) * 4);
      const band = (z0: number, z1: number, c: string) => {
        const [a, b] = onSheet(cam, -WIDE, y, z1),
          [e, f] = onSheet(cam, WIDE, y, z0);
        x.fillStyle = c;
        x.fillRect(a, b, e - a, f - b);
      };
      band(0 + z, z + 0.225, ["#a5b5a8", "#b3c3b4", "#c0cec0", "#ccd8c9"][zone]);
      band(z, z + 0.075, ["#849c94", "#93aba0", "#a1b8ab", "#b0c5b7"][zone]);
    }
    // joints, and moss that has spread from both curbs
    const r = new Rng(17);
    for (let k = 0; k < UPPER; k++) {
      const [y, z] = stairLine(k);
      for (let i = 0; i < 3; i++) {
        const [a, b] = onSheet(cam, r.range(-WIDE, WIDE), y, z + 0.225);
        x.fillStyle = "#86a097";
        x.fillRect(a, b, 1.3, onSheet(cam, 0, y, z)[1] - b);
      }
      if (r.chance(0.45)) {
        const [a, b] = onSheet(
          cam,
          (r.chance(0.5) ? 1 : -1) * (WIDE - 0.75 * r.u() ** 2),
          y,
          z + 0.1,
        );
        fillPoly(x, lobed(a, b, r.range(8, 26), r.range(3, 6), r, 9), "#8fb48e");
      }
    }
  });
}
