/** The bright court behind the corridor: a hall, its wall, and paving in the sun. */
import { sky } from "../../kit/stage.ts";
import { type Col, css, layer, lerp, mix, ramp, Rng, shade, sstep, stamp } from "../../kit/core.ts";
import { printRidge, wooded } from "../../kit/horizon.ts";
import { poly } from "../../kit/brush.ts";
import { mistBand, type Print } from "../../kit/print.ts";
import { type RoofPen, type Roof } from "../../kit/roof-parts.ts";
import { tiledRoof } from "../../kit/roof.ts";
import { steps } from "../../kit/scene.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";
import { monkCrossing, sandals, sparrows } from "./a-life.ts";
import { EYE, turn } from "./a-plan.ts";

/** The wooded hills of Obaku behind the roof, in the haze of the morning. */
function hills(P: Print) {
  for (const [y, rise, seed, top, foot] of [
    [268, 70, 3, "#86aaa0", "#c9dcc8"],
    [318, 90, 9, "#4f7f6c", "#b4cdb0"],
  ] as const)
    printRidge(P, wooded(P.noise, { y, rise, pitch: 0.0016, seed, tree: 16 }), {
      from: y - rise,
      to: y + 90,
      colours: [
        [0, top],
        [0.35, top],
        [1, foot],
      ],
      foot: 700,
      grain: 0.12,
      key: "#3c5a50",
      keyA: 0.4,
    });
}

export function court(P: Print) {
  const n = P.noise;
  // ---------- the bright court beyond ----------
  const cam: Cam = { x: 0, y: 0, z: 1.6, f: 1150, cx: 940, hy: EYE };
  const seen = (x: number, y: number, z: number) =>
    onSheet(cam, x * turn.c - y * turn.s, x * turn.s + y * turn.c, z);
  sky(
    P,
    760,
    [
      [0, "#7fa9b4"],
      [0.4, "#c9dbcc"],
      [1, "#f6ecd0"],
    ],
    0.12,
    900,
  );
  hills(P);
  {
    const L = layer(),
      K = layer();
    const p: RoofPen = {
      x: L.x,
      k: K.x,
      key: "#6a6a62",
      r: new Rng(2),
      ppm: cam.f / 20,
      P: seen,
    };
    const tiles = ramp([
      [0, "#44666f"],
      [0.5, "#638890"],
      [1, "#8db0ae"],
    ]);
    const wall = (x0: number, x1: number, z0: number, z1: number, c: Col, y = 22) => {
      L.x.fillStyle = css(c);
      poly(L.x, [p.P(x0, y, z0), p.P(x1, y, z0), p.P(x1, y, z1), p.P(x0, y, z1)]);
      L.x.fill();
    };
    wall(-30, 30, 0.4, 5.2, "#f4ead0");
    for (let x = -27; x <= 27; x += 4.5) wall(x, x + 0.4, 0.3, 5.2, "#a9744c", 21.9);
    wall(-30, 30, 4.3, 4.7, "#a9744c", 21.9);
    wall(-30, 30, 0.3, 1.2, "#cdb088", 21.9);
    wall(-30, 30, 4.7, 6, "#6f6152", 21.85);
    for (const x of [-24.55, -15.55, -6.55, 11.45, 20.45]) {
      const c = p.P(x, 22, 2.9),
        rr = 0.95 * (p.P(x, 22, 1.9)[1] - c[1]);
      L.x.fillStyle = css("#b99a78");
      L.x.beginPath();
      L.x.arc(c[0], c[1], rr, 0, 7);
      L.x.fill();
      L.x.fillStyle = css("#f4ead0");
      for (let q = -3; q <= 3; q++)
        L.x.fillRect(c[0] + q * rr * 0.26 - rr * 0.035, c[1] - rr * 0.92, rr * 0.07, rr * 1.84);
    }
    // the open door of the kitchen under its half curtain, a stone step before it
    wall(3.5, 6.7, 0.3, 3.5, "#8a5f40", 21.8);
    wall(3.72, 6.48, 0.3, 3.28, "#43312e", 21.75);
    wall(3.72, 4.5, 0.3, 3.28, "#a9744c", 21.7);
    for (const x of [4.5, 5.17, 5.84]) wall(x, x + 0.62, 2.1, 3.28, "#3f6288", 21.65);
    wall(3.2, 7, 0, 0.32, "#b9a98c", 21.2);
    wall(3.2, 7, 0.24, 0.32, "#f4ead0", 21.15);
    const o: Roof = {
      cx: 1,
      y: 24,
      run: 3.6,
      ridge: 9.4,
      eave: 5.6,
      half: 27,
      wide: 30,
      gable: 0.5,
      upturn: 0.6,
      ramp: tiles,
      rim: "#fff0cc",
      shade: (_u, v) => 0.5 + 0.2 * v,
      tile: 0.4,
    };
    tiledRoof(p, o);
    P.put(L, { occlude: 1 });
    stamp(P.key.x, K, { alpha: 0.35 });
    P.mist(mistBand(n, 420, 330, 330, { max: 0.2, amp: 30 }), "#f8f0d8", { grain: 0.08 });
  }
  // paved ground in the sun, with the corridor's shadow near us
  const pave = ramp([
    [0, "#4b4650"],
    [0.4, "#8f8578"],
    [0.7, "#d8c8a4"],
    [1, "#fff3d0"],
  ]);
  /** how far a point of the ground is from the corridor */
  const out0 = (px: number, py: number) =>
    ((cam.z * cam.f) / (py - cam.hy)) * (turn.c - ((px - cam.cx) / cam.f) * turn.s);
  P.put(
    shade((px, py, o) => {
      if (py < 790 || out0(px, py) > 20.6) {
        o[3] = 0;
        return;
      }
      const d = (cam.z * cam.f) / (py - cam.hy),
        side = ((px - cam.cx) * d) / cam.f,
        x = side * turn.c + d * turn.s,
        out = d * turn.c - side * turn.s;
      const u = (x + out) / 1.1,
        v = (x - out) / 1.1,
        fu = u - Math.floor(u),
        fv = v - Math.floor(v);
      const joint = Math.min(Math.min(fu, 1 - fu), Math.min(fv, 1 - fv));
      const id = Math.floor(u) * 7 + Math.floor(v) * 13;
      // the eave's shade ends in the round ends of its tiles
      const shadow = sstep(
        6.62,
        6.56,
        out + 0.05 * Math.abs(Math.sin(x * 5.2)) + 0.02 * n.n2(x * 2, 1),
      );
      let t = lerp(0.86, 0.34, shadow) + 0.09 * Math.sin(id * 12.9) + 0.02 * n.n2(x * 3, d * 3);
      t *= 1 - 0.4 * sstep(0.03, 0.012, joint);
      // the kerb of the corridor: long granite blocks, a lit arris
      if (out < 4.5) {
        const along = (x + 0.4) / 1.9,
          gap = Math.abs(along - Math.round(along)) * 1.9;
        t = 0.3 + 0.06 * Math.sin(Math.round(along - 0.5) * 7.7) + 0.012 * n.n2(x * 9, out * 30);
        if (gap < 0.016) t = 0.02;
        if (out > 4.44) t = 0.56;
      } else if (out < 4.56) t = 0.02;
      const c = pave.at(steps(t, 8));
      const m = mix(c, "#f6ecd0", sstep(10, 22, d) * 0.7);
      for (let k = 0; k < 3; k++) o[k] = m[k];
      o[3] = 255;
    }),
    { occlude: 1 },
  );
  sparrows(P);
  sandals(P, seen);
  monkCrossing(P, cam);
}
