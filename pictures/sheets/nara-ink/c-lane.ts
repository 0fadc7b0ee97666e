/** The street in low sun: raked earth, a stone gutter along the fronts, the white garden wall. */
import { bokashi, H, type Pt, W } from "../../kit/core.ts";
import { brushPath, catmull, roughen } from "../../kit/brush.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { pts } from "../../kit/points.ts";
import { EYE_LEVEL, face, metre, on, P, print, r, tone } from "./c-stage.ts";

const START = 4.7,
  STOP = 26;

export function printWall() {
  print((p) => {
    shape(p, face(START, STOP, 0, 2.0), "#f6ead2", { smooth: false });
    tone(p, face(START, STOP, 1.72, 2.0), "#b7adb9");
    tone(p, face(START, STOP, 0, 0.36), "#a2978c");
    for (let s = START; s < STOP; s += r.range(0.4, 0.9)) line(p, [on(s, 0), on(s, 0.36)], 0.8);
    line(p, [on(START, 0.36), on(10, 0.36), on(STOP, 0.36)], 0.9);
    // its roof of tiles
    shape(
      p,
      [on(START, 1.94, 0.3), on(STOP, 1.94, 0.3), on(STOP, 2.34, 0), on(START, 2.34, 0)],
      "#4d6187",
      { smooth: false },
    );
    // fewer tiles where they would run together
    for (let s = START + 0.05; s < STOP; s += 0.26 * (1 + Math.max(0, s - 9) * 0.09)) {
      shape(
        p,
        [on(s, 1.96, 0.3), on(s + 0.12, 1.96, 0.3), on(s + 0.12, 2.32, 0), on(s, 2.32, 0)],
        "#7d92b4",
        { smooth: false, line: 0.7 },
      );
      const [x, y] = on(s + 0.06, 1.95, 0.3),
        R = metre(s) * 0.075;
      if (s < 20)
        shape(
          p,
          Array.from({ length: 10 }, (_, i): Pt => [
            x + R * Math.cos(i * 0.628),
            y + R * Math.sin(i * 0.628),
          ]),
          "#a9bbd2",
          { smooth: false, line: 0.6 },
        );
    }
    shape(p, face(START - 0.1, STOP, 2.3, 2.46), "#5b7096", { smooth: false });
    tone(p, face(START - 0.1, STOP, 2.42, 2.46), "#a9bbd2");
  }, 2.6);
}

export function printStreet() {
  print((p) => {
    const ground = bokashi(p.x, 0, EYE_LEVEL + 80, 0, H, [
      [0, "#f0dfbf"],
      [0.4, "#e3c79c"],
      [1, "#c79f72"],
    ]);
    tone(p, [on(-3, 0), on(STOP, 0), [W + 200, 800], [W + 200, H + 200], [-200, H + 200]], ground);
    gutter(p);
    // the tracks of carts, and the broom's
    for (const [out, w] of [
      [1.7, 1.5],
      [2.15, 1.2],
    ] as const)
      for (let s = -2; s < 18; s += 1.7) {
        const e = 0.05 * Math.sin(s * 2.1);
        line(
          p,
          [on(s, 0, out + e), on(s + 0.6, 0, out + 0.03), on(s + r.range(0.9, 1.5), 0, out - e)],
          w,
          "#a87f58",
        );
      }
    for (let i = 0; i < 34; i++) {
      const s = r.range(-1.5, 13),
        out = r.range(0.9, 3.6),
        [x, y] = on(s, 0, out),
        k = metre(s, out) / 200;
      if (y > H - 30) continue;
      shape(
        p,
        [
          [x - 9 * k, y],
          [x - 2 * k, y - 5 * k],
          [x + 8 * k, y - 2 * k],
          [x + 9 * k, y + 3 * k],
        ],
        "#a88d70",
        { line: 0.5 },
      );
    }
  }, 2.4);
}

function gutter(p: Pen) {
  tone(p, [on(-3, 0, 0.1), on(STOP, 0, 0.1), on(STOP, 0, 0.75), on(-3, 0, 0.75)], "#8d98ab");
  for (let s = -2; s < STOP;) {
    const long = r.range(0.7, 1.4);
    for (const [o0, o1] of [
      [0.08, 0.3],
      [0.56, 0.84],
    ]) {
      const c = r.pick(["#cfc6b8", "#bdb3a6", "#d9d0c0"]);
      shape(p, [on(s, 0, o0), on(s + long, 0, o0), on(s + long, 0, o1), on(s, 0, o1)], c, {
        smooth: false,
        line: 0.9,
      });
    }
    s += long;
  }
  tone(p, [on(-3, 0, 0.3), on(STOP, 0, 0.3), on(STOP, 0, 0.4), on(-3, 0, 0.4)], "#55607a");
}

/** Long blue shade on the earth: of the boy, of the deer, and of a roof outside the sheet. */
export function printShade() {
  P.block(
    (x) => {
      x.fillStyle = "rgba(84,76,118,0.46)";
      for (const blot of [
        pts(
          "1158,1066 1060,1052 930,1030 850,1012 820,1000 850,1000 930,1008 1010,1022 1100,1036 1180,1052",
        ),
        pts("560,1098 470,1090 380,1072 330,1058 400,1060 480,1072 600,1084 660,1094 620,1104"),
      ]) {
        x.beginPath();
        roughen(blot, P.noise, 5, 0.05).forEach(([px, py], i) =>
          i ? x.lineTo(px, py) : x.moveTo(px, py),
        );
        x.fill();
      }
      // a branch over the street, behind us
      for (const [bough, w] of [
        ["1640,1010 1480,1040 1380,1020 1220,1074 1120,1130 960,1150 860,1196", 40],
        ["1380,1022 1300,990 1250,996", 14],
        ["1220,1074 1180,1110 1210,1160", 13],
        ["1120,1130 1000,1100 930,1106", 14],
        ["960,1150 880,1136 800,1146", 11],
        ["1480,1040 1440,1100 1400,1120 1380,1170", 16],
      ] as const) {
        const spine = catmull(pts(bough), 10);
        x.beginPath();
        brushPath(x, spine, (t) => w * (1 - 0.7 * t) * (1 + 0.12 * Math.sin(t * 19)));
        x.fill();
        for (let i = 6; i < spine.length; i += 5) {
          if (r.chance(0.3)) continue;
          const [px, py] = [spine[i][0] + r.range(-34, 34), spine[i][1] + r.range(-20, 20)];
          const size = r.range(9, 17);
          x.beginPath();
          for (let q = 0; q < 5; q++) {
            const a = q * 1.257 + i;
            x.ellipse(
              px + Math.cos(a) * size,
              py + Math.sin(a) * size * 0.5,
              size * 0.8,
              size * 0.42,
              0,
              0,
              7,
            );
          }
          x.fill();
        }
      }
    },
    { occlude: 0, grain: 0.1 },
  );
}
