/** The lit room behind the bar: shelves of bowls, paper menus, the cook shaking a strainer over his pot. */
import { type Pt } from "../../kit/core.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { from, pts } from "../../kit/points.ts";
import { arc, COUNTER, FOOT, garment, print, r, rect, tone } from "./b-stage.ts";

export function printRoom() {
  print((p) => {
    tone(p, rect(90, 200, 1480, 700), "#d9923f");
    // each lamp lights a part of the wall
    for (const [x, w] of [
      [400, 270],
      [900, 330],
    ] as const) {
      tone(p, pool(x, 476, w * 1.1, 200), "#e6aa54");
      tone(p, pool(x, 456, w * 0.62, 120), "#f3c878");
    }
    for (let i = 0; i < 15; i++) {
      const x = 120 + i * 96 + r.range(-14, 14);
      line(
        p,
        [
          [x, 330],
          [x + r.range(-2, 2), 500],
          [x, 620],
        ],
        0.5,
        "#b8742e",
      );
    }
    shelves(p);
    menus(p);
    cook(p, 1014);
    for (const x of [316, 728]) {
      line(
        p,
        [
          [x, 280],
          [x, 372],
        ],
        1.1,
      );
      shape(p, from([x, 404], "-64,0 -20,-34 20,-34 64,0"), "#1f3a3a", { smooth: false });
      shape(p, arc([x, 404], 26, 18, 0, Math.PI), "#fff4cf", { smooth: false, line: 0.8 });
    }
  }, 2.4);
}

/** Light on the wall, its edge torn along the boards. */
const pool = (x: number, y: number, w: number, h: number): Pt[] =>
  arc([x, y], w, h).flatMap(([px, py]): Pt[] => {
    const tear = r.range(-16, 16);
    return [
      [px + tear, py],
      [px + tear * 0.4, py + 6],
    ];
  });

function shelves(p: Pen) {
  for (const [x0, x1, y] of [
    [120, 760, 470],
    [120, 700, 560],
    [1150, 1460, 520],
  ]) {
    shape(p, rect(x0, y, x1, y + 12), "#7d4620", { smooth: false, line: 0.8 });
    for (let x = x0 + 30; x < x1 - 50; x += r.range(62, 128)) {
      const high = r.int(1, 3),
        w = r.range(24, 33),
        c = r.pick(["#f6e6c2", "#f6e6c2", "#b23a2a", "#3d5f96"]);
      for (let k = 0; k < high; k++) {
        const at: Pt = [x, y - k * 13];
        shape(p, from(at, `${-w},-25 ${-w * 0.5},0 ${w * 0.5},0 ${w},-25`), c, {
          smooth: false,
          line: 0.7,
        });
        tone(p, from(at, `${w * 0.3},-24 ${w * 0.2},-1 ${w * 0.5},-1 ${w * 0.94},-24`), "#b07a48");
      }
    }
  }
}

function menus(p: Pen) {
  for (const [x, tall, c] of [
    [1180, 110, "#f7e4b0"],
    [1226, 96, "#f7e4b0"],
    [1272, 120, "#d9523a"],
    [1330, 100, "#f7e4b0"],
    [1384, 112, "#f3d98e"],
    [1426, 92, "#f7e4b0"],
  ] as const) {
    shape(
      p,
      from([x, 330], `-16,0 16,0 ${r.range(14, 19)},${tall} -16,${tall + r.range(-3, 3)}`),
      c,
      { smooth: false, line: 0.8 },
    );
    line(p, from([x, 330], `0,18 ${r.range(-3, 3)},${tall * 0.5} 0,${tall - 18}`), 1.7, "#4a2a1c");
  }
}

/** The cook from the side: weight on the near foot, the strainer swung up, water flying off it. */
function cook(p: Pen, x: number) {
  const f = (text: string) => from([x, COUNTER], text);
  // the pot and its fire-lit belly
  shape(p, f("-236,-92 -60,-92 -64,0 -232,0"), "#4d4a58", { smooth: false });
  tone(p, f("-230,-86 -196,-86 -196,0 -228,0"), "#a99a92");
  tone(p, f("-100,-88 -64,-88 -68,0 -104,0"), "#2c2834");
  shape(p, arc([x - 148, COUNTER - 92], 88, 15), "#f3d79c", { smooth: false, line: 0.8 });
  // body
  garment(
    p,
    f("-46,10 -50,-90 -38,-170 -8,-204 34,-206 62,-176 70,-96 66,10"),
    { dark: "#e9d6b4", lit: "#fff4d8" },
    [12, 6],
    [f("10,-150 22,-100 16,-40"), f("-30,-80 -18,-50 -22,0")],
  );
  shape(p, f("-50,-70 66,-64 70,10 -46,10"), "#27407a", { line: 0.8 });
  // head, a twisted towel round it
  shape(
    p,
    f("-20,-196 -32,-218 -44,-232 -36,-240 -38,-258 -18,-276 18,-272 30,-248 26,-218 14,-196"),
    "#d0894f",
  );
  shape(p, f("-8,-262 22,-268 32,-244 26,-220 12,-214 8,-236"), "#1c151c", { line: 0.8 });
  shape(p, f("-42,-250 -38,-268 0,-284 32,-268 36,-252 0,-264"), "#fbf1da", { line: 0.9 });
  shape(p, f("30,-262 50,-274 46,-258 56,-250 36,-248"), "#fbf1da", { line: 0.8 });
  // the arm with the strainer
  shape(p, f("-92,-226 -150,-238 -156,-222 -98,-206"), "#7a4a26", { smooth: false, line: 0.8 });
  shape(p, f("-148,-252 -206,-248 -196,-196 -158,-194"), "#8a8c98", { line: 0.9 });
  for (let i = 0; i < 6; i++)
    line(
      p,
      f(`${-200 + i * 9},-248 ${-206 + i * 11},${-262 - 8 * (i % 3)} ${-190 + i * 7},-250`),
      1.4,
      "#f9e2a4",
    );
  garment(
    p,
    f("-2,-186 24,-176 10,-132 -34,-152 -74,-192 -60,-212"),
    { dark: "#e9d6b4", lit: "#fff4d8" },
    [7, 7],
    [f("-20,-168 -8,-150")],
  );
  shape(p, f("-58,-216 -92,-236 -104,-222 -96,-206 -72,-190"), "#d0894f");
  for (const [dx, dy, R] of [
    [-222, -180, 4],
    [-236, -206, 3],
    [-214, -150, 5],
    [-244, -164, 3],
    [-184, -164, 4],
    [-168, -140, 3],
  ])
    shape(p, arc([x + dx, COUNTER + dy], R, R * 1.5), "#fff4d8", { smooth: false, line: 0.3 });
}

/** The bar: its lit top, a bowl at each place, dark planks down to the kerb. */
export function printBar() {
  print((p) => {
    shape(p, rect(90, COUNTER - 24, 1480, COUNTER), "#f0b262", { smooth: false });
    shape(p, rect(90, COUNTER, 1480, COUNTER + 22), "#8a4d22", { smooth: false });
    tone(p, rect(90, COUNTER + 22, 1480, FOOT), "#3c2018");
    for (let x = 96; x < 1480; x += r.range(60, 110)) {
      if (r.chance(0.5)) tone(p, rect(x, COUNTER + 24, x + r.range(30, 60), FOOT), "#4a281c");
      line(
        p,
        [
          [x, COUNTER + 22],
          [x + 1, 760],
          [x, FOOT],
        ],
        0.9,
      );
    }
    tone(p, rect(90, COUNTER + 22, 1480, COUNTER + 40), "#241214");
    for (const [x, c] of [
      [500, "#c83428"],
      [588, "#f6e6c2"],
      [742, "#3d5f96"],
      [1104, "#f6e6c2"],
    ] as const) {
      shape(p, from([x, COUNTER - 10], "-44,-34 -22,2 22,2 44,-34"), c, { smooth: false });
      tone(
        p,
        from([x, COUNTER - 10], "-40,-32 -22,0 -6,0 -24,-32"),
        c === "#c83428" ? "#f0764a" : "#fff8e0",
      );
      shape(p, arc([x, COUNTER - 44], 44, 7), "#7a3a1a", { smooth: false, line: 0.7 });
    }
    for (const x of [455, 930, 1290]) {
      for (const d of [-12, -5, 3, 10])
        line(
          p,
          [
            [x + d * 0.5, COUNTER - 30],
            [x + d * 1.4, COUNTER - 92 + r.range(-8, 8)],
          ],
          1.5,
          "#6b3418",
          false,
        );
      shape(p, rect(x - 15, COUNTER - 58, x + 15, COUNTER - 8), "#2c4a8a", {
        smooth: false,
        line: 0.8,
      });
    }
    // the kerb
    shape(p, pts(`0,${FOOT} 1600,${FOOT} 1600,${FOOT + 44} 0,${FOOT + 44}`), "#4a4352", {
      smooth: false,
    });
    tone(p, rect(90, FOOT, 1480, FOOT + 16), "#9a6a44");
    for (const x of [170, 470, 705, 1060, 1330])
      line(
        p,
        [
          [x, FOOT],
          [x - 6, FOOT + 44],
        ],
        0.8,
      );
  }, 2.8);
}
