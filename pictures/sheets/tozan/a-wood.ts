/** Rows of cedars along the stair, each paler than the one before; two great trunks and their branches at the sides. */
import { sky } from "../../kit/stage.ts";
import {
  bokashi,
  clamp,
  css,
  layer,
  lerp,
  mix,
  Noise,
  type Pt,
  ramp,
  Rng,
  stamp,
  W,
  H,
  type Ctx,
} from "../../kit/core.ts";
import { brushPath, dab, poly, Tones } from "../../kit/brush.ts";
import { cedarCrown, cedarTrunk } from "../../kit/flora.ts";
import { cedarSpray } from "../../kit/grove.ts";
import { mistBand, type Print } from "../../kit/print.ts";
import { stops } from "../../kit/points.ts";
import { proj } from "../../kit/terrain.ts";
import { cam, floorZ, TOP_Y, WIDE } from "./a-steps.ts";

export const AIR = "#dbe8dc";
const needle = ramp(stops("0 #0f2f38, 0.3 #1f5149, 0.55 #46804e, 0.8 #9cbc62, 1 #e6e79a"));

export function printSky(P: Print) {
  sky(P, 480, stops("0 #2f76b4, 0.3 #74b0d2, 0.7 #d5e6dc, 1 #f6f1da"), 0.16, 760);
}
/** the slope itself, below the trees */
export function slope(P: Print) {
  P.block(
    (x) => {
      for (const s of [-1, 1]) {
        const edge: Pt[] = [];
        for (let y = 24.6; y < TOP_Y + 8; y += 1) {
          const q = proj(cam, s * WIDE, y, floorZ(s * (WIDE + 0.2), Math.min(y, TOP_Y)) + 0.1);
          edge.push([q[0], q[1]]);
        }
        x.fillStyle = bokashi(x, 0, 250, 0, 720, stops("0 #cfe0d2, 0.5 #7fa586, 1 #2f5f4c"));
        poly(x, [
          ...edge,
          [s < 0 ? -10 : W + 10, edge[edge.length - 1][1] - 40],
          [s < 0 ? -10 : W + 10, 760],
        ]);
        x.fill();
      }
    },
    { grain: 0.1 },
  );
}
export function ranks(P: Print) {
  const r = new Rng(19);
  const trees: { x: number; y: number; tall: number }[] = [];
  for (let y = 58; y > 26; y -= 4.6)
    for (const s of [-1, 1])
      for (let row = 0; row < 4; row++) {
        const x = s * (WIDE + 2 + row * 4.3 + r.range(-0.8, 0.8));
        trees.push({ x, y: y + r.range(-1.6, 1.6), tall: r.range(11, 15.5) });
      }
  trees.sort((a, b) => b.y - a.y);
  let L = layer(),
    last = 99;
  const flush = () => {
    P.put(L, { occlude: 0.8 });
    L = layer();
  };
  for (const t of trees) {
    // a veil of mist between the rows
    if (t.y < last - 8) {
      flush();
      last = t.y;
      const y = proj(cam, 0, t.y, floorZ(3, Math.min(t.y, TOP_Y)) + 1)[1];
      P.mist(mistBand(P.noise, y, 120, 60, { amp: 16, max: 0.36, sx: 0.002 }), AIR, { grain: 0.1 });
    }
    const z = floorZ(t.x, Math.min(t.y, TOP_Y + 6));
    const [fx, fy, d] = proj(cam, t.x, t.y, z),
      m = cam.f / d;
    if (fx < -160 || fx > W + 160) continue;
    const air = clamp((d - 22) / 40) * 0.78;
    // the first row is darker, so that the light behind it is visible
    const tone = (t.x < 0 ? -0.02 : -0.14) - (t.y < 33 ? 0.13 : 0) + r.range(-0.06, 0.05);
    const top = fy - t.tall * m,
      half = t.tall * m * 0.17;
    L.x.fillStyle = css(mix("#4a3a3c", AIR, air));
    L.x.beginPath();
    brushPath(
      L.x,
      [
        [fx, fy + 8],
        [fx + 1, fy - t.tall * m * 0.3],
        [fx, top],
      ],
      (q) => m * 0.62 * (1.1 - q),
    );
    L.x.fill();
    cedarCrown(L.x, fx, top, fy - t.tall * m * 0.12, half, r, {
      s: clamp(half / 46, 0.7, 2.2),
      lightDir: -1,
      dens: 0.9,
      ragged: 0.45,
      col: (q) => mix(needle.at(clamp(q * 0.95 + tone)), AIR, air),
    });
  }
  flush();
}
/** bamboo grass and fern along the upper stair's edge and behind the rails, as a dark band */
export function hem(x: Ctx) {
  const r = new Rng(41),
    n = new Noise(41),
    T = new Tones();
  for (let i = 0; i < 5200; i++) {
    const y = lerp(46, 24.8, r.u() ** 0.6),
      s = r.chance(0.5) ? 1 : -1;
    const wx = s * (WIDE + 0.1 + 13 * r.u() ** 1.6);
    const [a, b, d] = proj(cam, wx, y, floorZ(wx, y) + r.range(0, 0.9));
    if (a < -20 || a > W + 20) continue;
    const air = clamp((d - 22) / 40) * 0.7,
      t = 0.26 + 0.3 * n.n2(wx * 0.6, y * 0.5) + r.g() * 0.12;
    const l = (cam.f / d) * r.range(0.18, 0.4);
    T.add(mix(needle.at(Math.round(clamp(t) * 7) / 7), AIR, Math.round(air * 12) / 12), (z) =>
      dab(z, a, b, l, l * 0.28, -1.57 + r.g() * 0.8, r.range(-0.2, 0.2)),
    );
  }
  T.flush(x);
}
export function near(P: Print) {
  const r = new Rng(77);
  const L = layer(),
    K = layer();
  for (const [bx, w, lit] of [
    [50, 170, 1],
    [1562, 150, -1],
  ] as const)
    cedarTrunk(L.x, K.x, bx, H + 40, w, -40, r, {
      dark: "#141a2a",
      mid: "#2b2b3a",
      light: "#4b4450",
      rim: "#c9b48c",
      key: "#0d1220",
      lit,
      detail: 0.9,
      moss: "#2f5a48",
    });
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  const S = layer();
  // branches from both sides, with many small sprays along each
  for (const [x0, y0, x1, y1, count] of [
    [90, 6, 600, 30, 11],
    [80, 96, 430, 116, 8],
    [70, 190, 290, 214, 5],
    [1530, 0, 1040, 26, 10],
    [1530, 84, 1190, 108, 7],
    [1540, 176, 1350, 196, 4],
  ])
    for (let i = count; i >= 0; i--) {
      const t = i / count,
        dir = x1 > x0 ? 1 : -1;
      cedarSpray(
        S.x,
        [lerp(x0, x1, t) + r.range(-14, 14), lerp(y0, y1, t) + r.range(-16, 10)],
        r.range(90, 150) * (1.05 - 0.35 * t),
        r.chance(0.8) ? dir : -dir,
        r,
        ["#0a1a28", "#14353a", r.chance(0.5) ? "#2a5a50" : "#1d4746"],
      );
    }
  P.put(S, { occlude: 1 });
}
