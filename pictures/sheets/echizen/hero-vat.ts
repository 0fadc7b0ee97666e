/** The cedar vat before us: its water with the snow's light on it, its rims, its dark front. */
import {
  bokashi,
  css,
  type Ctx,
  H,
  lerp,
  Noise,
  type Pt,
  Rng,
  shade,
  sstep,
} from "../../kit/core.ts";
import { brushPath, fillPoly, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { stops } from "../../kit/points.ts";
import { KEY, onScreen, VAT } from "./hero-plan.ts";
import { glint } from "./hero-room.ts";

const n = new Noise(23);
const [FL, FR] = VAT.far,
  [NL, NR] = VAT.near;

export function pool(P: Print) {
  P.put(
    shade((px, py, o) => {
      o[3] = 0;
      const t = (py - FL[1]) / (NL[1] - FL[1]);
      if (t < 0 || t > 1) return;
      const a = lerp(FL[0], NL[0], t),
        b = lerp(FR[0], NR[0], t);
      if (px < a || px > b) return;
      const u = (px - a) / (b - a);
      const r = n.n2(u * 7 + 0.4 * n.n2(u * 4, t * 3), t * 9) * 0.6 + n.n2(u * 19, t * 24) * 0.4;
      // the open wall's light at both sides, the screen's shade in the middle
      const [sx0] = onScreen(0, 1),
        [sx1] = onScreen(1, 1);
      const under = sstep(sx0 - 60, sx0 + 40, px) * sstep(sx1 + 60, sx1 - 40, px);
      const lit = 0.74 - 0.56 * under * sstep(1.15, 0.25, t) + 0.3 * r - 0.3 * sstep(0.55, 1, t);
      const c =
        lit > 0.78
          ? [240, 243, 238]
          : lit > 0.58
            ? [192, 212, 218]
            : lit > 0.36
              ? [128, 160, 176]
              : lit > 0.14
                ? [72, 106, 128]
                : [40, 66, 88];
      [o[0], o[1], o[2]] = c;
      o[3] = 255;
    }),
    { occlude: 1 },
  );
}
/** rings and upstanding splashes where the curtain strikes the water */
export function splash(x: Ctx, r: Rng) {
  for (let i = 0; i < 34; i++) {
    const u = r.range(0.02, 1),
      [px] = onScreen(u, 1.03),
      py = lerp(930, 978, u) + r.range(-16, 20);
    x.fillStyle = css(r.pick(["#fffdf5", "#e3edee", "#2f5674"]), 0.9);
    x.beginPath();
    const R = r.range(14, 52),
      a = r.range(0, 6);
    const ring = Array.from({ length: 9 }, (_, k): Pt => [
      px + R * Math.cos(a + k * 0.36),
      py + R * 0.22 * Math.sin(a + k * 0.36),
    ]);
    brushPath(x, ring, (t) => 3.6 * Math.sin(Math.PI * t));
    x.fill();
  }
}
export function vat(P: Print) {
  const front = NL[1] + VAT.rim;
  const out = 44;
  P.block((x) => {
    // side rims, then the front one and the face below it
    for (const [f, m, s] of [
      [FL, NL, -1],
      [FR, NR, 1],
    ] as const) {
      fillPoly(
        x,
        [f, m, [m[0] + s * out, m[1]], [f[0] + s * out * 0.7, f[1]]],
        s < 0 ? "#6d4a32" : "#7d5638",
      );
    }
    fillPoly(
      x,
      [
        [NL[0] - out, NL[1]],
        [NR[0] + out, NR[1]],
        [NR[0] + out + 6, front],
        [NL[0] - out - 6, front],
      ],
      "#8f6542",
    );
    x.fillStyle = bokashi(x, 0, front, 0, H, stops("0 #5a3b29, 0.45 #3d2922, 1 #211819"));
    x.fillRect(NL[0] - out - 6, front, NR[0] - NL[0] + 2 * out + 12, H - front);
    grain(x);
  });
  ends(P, front, out);
  P.lines((k) => {
    k.fillStyle = KEY;
    k.beginPath();
    const l = NL[0] - out - 6,
      e = NR[0] + out + 6;
    for (const [from, to, y] of [
      [NL[0], NR[0], NL[1]],
      [l, e, front],
      [l + 46, e - 46, 1134],
    ])
      brushPath(
        k,
        [
          [from, y],
          [800, y + 1],
          [to, y],
        ],
        (t) => 2.4 + 1.4 * Math.sin(t * 31 + y),
      );
    // mitred corners of the rim, its outer edges
    for (const [f, m, s] of [
      [FL, NL, -1],
      [FR, NR, 1],
    ] as const) {
      brushPath(k, [m, [m[0] + s * (out + 6), front]], () => 2.6);
      brushPath(
        k,
        [
          [f[0] + s * out * 0.7, f[1]],
          [m[0] + s * out, m[1]],
          [m[0] + s * (out + 6), front],
        ],
        () => 3,
      );
    }
    k.fill();
  });
  glint(
    P,
    [
      [NL[0] - 10, NL[1] + 3],
      [500, NL[1] + 3],
      [1000, NL[1] + 4],
      [NR[0] + 10, NR[1] + 3],
    ],
    6,
    "#fff3d6",
  );
  glint(
    P,
    [
      [NL[0] - out, front - 4],
      [700, front - 4],
      [NR[0] + out, front - 4],
    ],
    3.4,
    "#e3b982",
    0.8,
  );
  for (const [f, m] of [
    [FL, NL],
    [FR, NR],
  ])
    glint(P, [f, [(f[0] + m[0]) / 2, (f[1] + m[1]) / 2], m], 5, "#f6f2e4");
}
/** the corners: boards that stand on end, dowels in them, the rim's side falling away */
function ends(P: Print, front: number, out: number) {
  P.block((x) => {
    for (const s of [-1, 1]) {
      const edge = s < 0 ? NL[0] - out - 6 : NR[0] + out + 6,
        [m, f] = s < 0 ? [NL, FL] : [NR, FR];
      // the outer side of the rim, in shade
      fillPoly(
        x,
        [
          [f[0] + s * out * 0.7, f[1]],
          [m[0] + s * out, m[1]],
          [edge, front],
          [edge, front + 30],
          [f[0] + s * (out * 0.7 + 8), f[1] + 12],
        ],
        "#1b1417",
      );
      const inner = edge - s * 46;
      fillPoly(
        x,
        [
          [edge, front],
          [inner, front],
          [inner, H],
          [edge, H],
        ],
        s < 0 ? "#3a271f" : "#4d3326",
      );
      fillPoly(
        x,
        [
          [edge, front],
          [edge - s * 9, front],
          [edge - s * 9, H],
          [edge, H],
        ],
        "#7d5a40",
      );
      for (const y of [1096, 1168])
        for (const [r, c] of [
          [8, KEY],
          [5.5, "#8f6a48"],
        ] as const) {
          x.fillStyle = c;
          x.beginPath();
          x.ellipse(edge - s * 26, y, r, r, 0, 0, 7);
          x.fill();
        }
    }
  });
  P.lines((k) => {
    k.fillStyle = KEY;
    for (const px of [NL[0] - out + 40, NR[0] + out - 40])
      k.fillRect(px - 1.5, front, 3.2, H - front);
  });
}
function grain(x: Ctx) {
  const r = new Rng(9),
    T = new Tones();
  for (let i = 0; i < 120; i++) {
    const rimmed = i % 5 === 0,
      y = rimmed ? r.range(NL[1] + 6, NL[1] + VAT.rim - 4) : r.range(NL[1] + VAT.rim + 6, H),
      from = r.range(20, 1200),
      long = r.range(140, 520);
    const line = Array.from({ length: 12 }, (_, k): Pt => {
      const px = from + (long * k) / 11;
      return [px, y + (rimmed ? 2 : 7) * n.n2(px * 0.006, Math.round(y / 24))];
    });
    T.add(
      rimmed ? (r.chance(0.5) ? "#6b4529" : "#b98a5a") : r.chance(0.65) ? "#1d1416" : "#6d4a34",
      (q) => brushPath(q, line, (t) => 2.6 * Math.sin(Math.PI * t)),
    );
  }
  T.flush(x);
}
