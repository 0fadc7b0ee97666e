/** The line after rain: wet road, ballast and rails, the low platform, poles and the wire. */
import { bokashi, H, mix, type Pt, shade, sstep, W } from "../../kit/core.ts";
import { roughen } from "../../kit/brush.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { EYE, face, floor, HORIZON, metre, on, P, print, r, side } from "./c-stage.ts";
import { tone } from "./pens.ts";

const FAR = 90;
/** the platform: its height, its edge, its back */
export const PLATFORM = { z: 0.75, edge: 1.0, back: -2.6 } as const;
const NEAR = 2.6;

export function printGround() {
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, HORIZON, 0, H, [
        [0, "#cfc6c2"],
        [0.3, "#a4a2ac"],
        [1, "#6d7088"],
      ]);
      x.fillRect(0, HORIZON + 4, W, H);
    },
    { grain: 0.14 },
  );
  print((p) => {
    // the bank: pale where the mist lies, dark below the near trees
    const bank = bokashi(p.x, 0, HORIZON - 6, 0, H, [
      [0, "#e9ddd2"],
      [0.08, "#c3cbb4"],
      [0.3, "#8ea588"],
      [0.7, "#5c7a6b"],
      [1, "#44606a"],
    ]);
    tone(p, roughen(floor(4.3, 60, 3, FAR, 0.02), P.noise, 5, 0.03), bank);
    // the shade of the crowns
    for (const [x, y, w, h] of [
      [800, 822, 130, 12],
      [1020, 892, 230, 20],
      [1440, 1010, 330, 44],
      [1290, 934, 250, 20],
    ]) {
      const spot = Array.from({ length: 40 }, (_, i): Pt => [
        x + w * Math.cos(i * 0.157),
        y + h * Math.sin(i * 0.157),
      ]);
      shape(p, roughen(spot, P.noise, 12, 0.03), "#4a5f72", { smooth: false, line: 0, a: 0.34 });
    }
    // ballast: a light tone away from us, dark and wet close by
    const bed = bokashi(p.x, 0, HORIZON, 0, H, [
      [0, "#d3c6c4"],
      [0.22, "#a2949e"],
      [0.6, "#6f667c"],
      [1, "#4c4862"],
    ]);
    tone(p, roughen(floor(PLATFORM.edge, 4.4, 5.6, FAR, 0.02), P.noise, 4, 0.05), bed);
    stones(p);
    for (let y = 7; y < 34; y += 0.62) {
      const w = 0.24;
      tone(p, floor(1.4, 3.8, y - 0.1, y + w, 0.04), "#3d374e");
      shape(p, floor(1.4, 3.8, y, y + w, 0.1), y > 15 ? "#8a7a7e" : "#66585f", {
        smooth: false,
        line: y < 16 ? 0.5 : 0,
      });
      if (y < 16) tone(p, floor(1.44, 3.76, y + w * 0.55, y + w, 0.101), "#93818a");
    }
    // the road across the line, wet, and its boards between the rails
    const road = bokashi(p.x, 0, 1070, 0, H, [
      [0, "#8d8fa6"],
      [1, "#565a78"],
    ]);
    shape(p, roughen(floor(3.9, 16, 3.2, 6.7, 0.03), P.noise, 4, 0.03), road, {
      smooth: false,
      line: 0.5,
    });
    tone(p, floor(4.5, 4.66, 3.2, 6.5, 0.04), "#e9e2dc");
    for (let y = 3.6; y < 6.7; y += 0.36)
      shape(p, floor(1.0, 4.2, y, y + 0.33, 0.1), "#6a5a62", { smooth: false, line: 0.6 });
    for (const x of [1.88, 3.3]) rail(p, x);
  }, 2.4);
}

/** A rail: its dark web, and the head that mirrors the sky. */
function rail(p: Pen, x: number) {
  tone(p, floor(x - 0.1, x + 0.14, 4.2, FAR, 0.04), "#2f2a3e");
  tone(p, side(x - 0.04, 4.2, FAR, 0.05, 0.2), "#4b3a44");
  tone(p, floor(x - 0.045, x + 0.055, 4.2, FAR, 0.21), "#e8edf2");
  tone(p, floor(x + 0.025, x + 0.055, 4.2, FAR, 0.212), "#9fb2c6");
}

function stones(p: Pen) {
  for (let i = 0; i < 900; i++) {
    const y = 5.8 + 22 * r.u() ** 2.2,
      x = r.range(PLATFORM.edge + 0.06, 4.34),
      k = 0.07 * metre(y) * r.range(0.5, 1.1);
    const [px, py] = on(x, y, 0.03);
    tone(
      p,
      [
        [px - k, py],
        [px - 0.3 * k, py - 0.6 * k],
        [px + 0.9 * k, py - 0.3 * k],
        [px + k, py + 0.3 * k],
      ],
      r.pick(["#8b8196", "#5b546c", "#a59aa8", "#7a7088"]),
    );
  }
}

export function printPlatform() {
  const { z, edge, back } = PLATFORM;
  print((p) => {
    // a low board fence along its back
    tone(p, side(back, NEAR, FAR, z, z + 1.15), "#8f7f84");
    for (let y = 5; y < 40; y += 0.3 + y * 0.012)
      line(p, [on(back, y, z), on(back, y, z + 1.12)], 0.4);
    tone(p, side(back + 0.02, NEAR, FAR, z + 1.05, z + 1.15), "#c9b9b2");
    const wet = bokashi(p.x, 0, HORIZON, 0, H, [
      [0, "#eadbd5"],
      [0.2, "#bdb7c2"],
      [0.55, "#8b90a8"],
      [1, "#5c6484"],
    ]);
    tone(p, floor(back, edge, NEAR, FAR, z), wet);
    // its white edge, and the yellow line
    tone(p, floor(edge - 0.16, edge, NEAR, FAR, z), "#f4eadf");
    tone(p, floor(edge - 0.78, edge - 0.56, NEAR, FAR, z), "#e2ab38");
    line(p, [on(edge, NEAR, z), on(edge, 40, z)], 1, undefined, false);
  }, 2.2);
  puddles();
}

/** Still water on the platform: the sky in it, and far out the rose of the trees. */
function puddles() {
  const { z, edge, back } = PLATFORM;
  const n = P.noise;
  P.put(
    shade((x, y, o) => {
      o[3] = 0;
      const away = ((EYE - z) * metre(1)) / (y - HORIZON);
      const right = (x - on(0, 1)[0]) / metre(away);
      if (y < HORIZON + 8 || right > edge - 0.86 || right < back + 0.1) return;
      const level = n.fbm(right * 0.55 + 4, away * 0.42, 3) + 0.05 * n.n2(right * 9, away * 3);
      if (level < 0.06) return;
      const rose = sstep(-2.2, 0.2, right + 0.3 * n.n2(away * 2, right * 2));
      const c = mix("#dfe8ee", "#f2ccd2", rose > 0.62 ? 0.9 : rose > 0.3 ? 0.5 : 0.1);
      [o[0], o[1], o[2]] = c;
      o[3] = level < 0.085 ? 90 : 190;
    }),
  );
}

/** Poles on the left with an arm over the line, and the wire. */
export function printPoles() {
  print((p) => {
    for (const y of [58, 36, 21, 12]) {
      const [c, lit] =
        y > 30 ? ["#9aa2b0", "#b5bac2"] : y > 18 ? ["#767c90", "#9aa0ae"] : ["#4c5068", "#7d8296"];
      const w = 0.085;
      tone(p, face(-2.9 - w, -2.9 + w, y, 0, 7.4), c);
      tone(p, face(-2.9 - w, -2.9 - 0.3 * w, y, 0, 7.4), lit);
      tone(p, face(-3.2, 2.9, y, 6.22, 6.31), c);
      tone(p, [on(-2.9, y, 7.2), on(-2.9, y, 7.13), on(2.2, y, 6.3), on(2.2, y, 6.36)], c);
      for (const x of [-3.1, -2.6]) tone(p, face(x - 0.04, x + 0.04, y, 6.31, 6.5), lit);
    }
    for (const [x, z] of [
      [2.6, 6.1],
      [2.6, 5.4],
      [-2.9, 7.3],
    ])
      line(p, [on(x, 3, z), on(x, 12, z), on(x, 36, z)], 0.5, "#4a4a60", false);
  }, 2);
}
