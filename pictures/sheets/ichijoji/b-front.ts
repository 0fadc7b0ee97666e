/** The front of the bar: posts, eave, a red curtain that the wind moves, lanterns; a bicycle; rain. */
import { H, type Pt, W } from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { from } from "../../kit/points.ts";
import { arc, FOOT, P, print, r, rect, tone } from "./b-stage.ts";

export function printFront() {
  print((p) => {
    for (const [x0, x1] of [
      [-10, 96],
      [1474, 1620],
    ]) {
      tone(p, rect(x0, 0, x1, FOOT), "#241a24");
      for (let x = x0 + 24; x < x1; x += 34)
        line(
          p,
          [
            [x, 100],
            [x + 2, 500],
            [x, FOOT],
          ],
          0.8,
        );
    }
    for (const x of [90, 1448]) {
      shape(p, rect(x, 100, x + 40, FOOT + 12), "#3a221c", { smooth: false });
      tone(
        p,
        x < 800 ? rect(x + 28, 100, x + 40, FOOT + 12) : rect(x, 100, x + 12, FOOT + 12),
        "#9a5a2a",
      );
    }
    curtain(p);
    eave(p);
    lantern(p, [196, 330], 1);
    lantern(p, [1410, 300], 0.76);
  }, 3.4);
}

/** Five panels; one is lifted by the wind. */
function curtain(p: Pen) {
  const tops = [124, 392, 664, 930, 1196, 1452];
  const lift = [0, 8, -4, 26, 4];
  for (let i = 0; i < 5; i++) {
    const a = tops[i] + 5,
      b = tops[i + 1] - 5,
      hem = 336 + r.range(-5, 5);
    const sway = lift[i];
    const outline: Pt[] = [
      [a, 176],
      [b, 176],
      [b + sway, hem - sway * 0.6],
      [a * 0.4 + b * 0.6 + sway, hem + 8 - sway],
      [(a + b) / 2, hem - 4],
      [a + sway * 0.7, hem + 2],
    ];
    shape(p, outline, "#b72c22", { smooth: false });
    // light comes through below, where the cloth is single
    tone(
      p,
      [
        [a + sway * 0.4, hem - 42],
        [(a + b) / 2, hem - 54],
        [b + sway * 0.8, hem - 44],
        [b + sway - 3, hem - 4 - sway * 0.6],
        [(a + b) / 2, hem - 8],
        [a + sway * 0.7 + 3, hem - 2],
      ],
      "#e0522e",
    );
    for (let k = 1; k < 4; k++) {
      const x = a + ((b - a) * k) / 4 + r.range(-16, 16);
      tone(
        p,
        [
          [x, 180],
          [x + 12, 180],
          [x + 16 + sway * 0.5, hem - 12],
          [x + 4 + sway * 0.5, hem - 8],
        ],
        "#8c1f1e",
      );
    }
  }
  const eye: Pt = [797, 258];
  tone(p, [...arc(eye, 54, 50), ...arc(eye, 36, 33, Math.PI * 2, 0)], "#f7e6c4");
  shape(p, rect(100, 164, 1480, 178), "#5a3420", { smooth: false });
}

function eave(p: Pen) {
  shape(
    p,
    [
      [0, 96],
      [W, 96],
      [W, 150],
      [0, 150],
    ],
    "#2a1a1a",
    { smooth: false },
  );
  for (let x = 20; x < W; x += 88)
    shape(p, rect(x, 108, x + 30, 166), "#4a2a1e", { smooth: false, line: 0.7 });
  tone(p, rect(0, 0, W, 92), "#1d2a4c");
  for (let x = -10; x < W + 30; x += 62) {
    tone(p, rect(x, 0, x + 30, 84), "#27386a");
    line(
      p,
      [
        [x, 0],
        [x, 84],
      ],
      0.9,
    );
    line(
      p,
      [
        [x + 30, 0],
        [x + 30, 84],
      ],
      0.9,
    );
    for (const y of [24, 62]) line(p, arc([x + 15, y - 8], 15, 8, 0, Math.PI), 0.7);
    shape(p, arc([x + 15, 86], 19, 18), "#3c5288", { smooth: false });
    shape(p, arc([x + 15, 86], 8, 8), "#1d2a4c", { smooth: false, line: 0.6 });
    shape(
      p,
      [
        [x + 32, 84],
        [x + 46, 100],
        [x + 60, 84],
      ],
      "#27386a",
      { smooth: false, line: 0.8 },
    );
    if (r.chance(0.4)) shape(p, from([x + 15, 112], "0,-8 4,4 0,9 -4,4"), "#b7c6e0", { line: 0.4 });
  }
}

function lantern(p: Pen, [cx, cy]: Pt, k: number) {
  const f = (text: string) => from([0, 0], text).map(([x, y]): Pt => [cx + x * k, cy + y * k]);
  line(p, f("0,-220 0,-130"), 1.2);
  shape(p, f("-58,-96 -86,-40 -88,20 -62,84 62,84 88,20 86,-40 58,-96"), "#d63a24");
  tone(p, f("-34,-98 -50,-40 -50,20 -36,86 40,86 56,20 54,-40 36,-98"), "#f2682f", true);
  tone(p, f("-12,-98 -20,-40 -20,20 -12,86 18,86 28,20 26,-40 16,-98"), "#fba54a", true);
  for (let i = 0; i < 8; i++) {
    const y = -76 + i * 21,
      w = 88 - 26 * ((y + 8) / 88) ** 2;
    line(
      p,
      f(`${-w},${y - 5} ${-w * 0.4},${y + 4} ${w * 0.4},${y + 4} ${w},${y - 5}`),
      0.6,
      "#8c1f1a",
    );
  }
  shape(p, f("-56,-118 56,-118 58,-92 -58,-92"), "#1a141c", { smooth: false });
  shape(p, f("-56,80 56,80 52,106 -52,106"), "#1a141c", { smooth: false });
}

/** A student's bicycle on its stand at the kerb, wet and lit from behind. */
export function printBicycle(at: Pt) {
  print((p) => {
    const f = (text: string) => from(at, text);
    const bar = (text: string, w: number, c: string) => {
      line(p, f(text), w + 1.6, "#120c14", false);
      line(p, f(text), w, c, false);
    };
    for (const x of [-132, 138]) {
      const hub: Pt = [at[0] + x, at[1] - 92];
      for (let k = 0; k < 9; k++) {
        const a = k * 0.349 + 0.1;
        line(
          p,
          [
            [hub[0] - 84 * Math.cos(a), hub[1] - 84 * Math.sin(a)],
            [hub[0] + 84 * Math.cos(a), hub[1] + 84 * Math.sin(a)],
          ],
          0.5,
          "#b9a58a",
          false,
        );
      }
      tone(p, [...arc(hub, 92, 92), ...arc(hub, 80, 80, Math.PI * 2, 0)], "#120c14");
      tone(p, [...arc(hub, 89, 89, 3.5, 5.6), ...arc(hub, 85, 85, 5.6, 3.5)], "#c9935a");
      tone(
        p,
        [
          ...arc(hub, 104, 104, x < 0 ? 2.9 : 3.7, x < 0 ? 6.0 : 6.2),
          ...arc(hub, 97, 97, x < 0 ? 6.0 : 6.2, x < 0 ? 2.9 : 3.7),
        ],
        "#2f6a64",
      );
    }
    bar("-132,-92 -10,-92", 3.2, "#2f6a64");
    bar("-132,-92 -44,-200", 2.6, "#2f6a64");
    bar("-10,-92 -56,-226", 3.2, "#2f6a64");
    bar("-10,-92 92,-214", 3.2, "#2f6a64");
    bar("-34,-160 96,-192", 3, "#2f6a64");
    bar("138,-92 84,-254", 3.2, "#2f6a64");
    bar("84,-254 60,-272 24,-268", 2.4, "#b9a58a");
    bar("30,-268 6,-262", 3.4, "#241a1c");
    bar("-10,-92 20,-62", 2, "#b9a58a");
    bar("-132,-92 -104,-8 -132,-6", 2, "#8a8090");
    bar("-190,-196 -60,-194", 2.4, "#8a8090");
    bar("-172,-194 -132,-92", 1.6, "#8a8090");
    shape(p, f("-102,-240 -62,-244 -20,-232 -26,-222 -60,-224 -98,-226"), "#241a1c");
    tone(p, f("-98,-238 -62,-242 -30,-232 -62,-236"), "#a86a3a", true);
    shape(p, f("88,-250 176,-262 166,-172 98,-176"), "#241d2a", { smooth: false });
    for (let k = 1; k < 6; k++)
      line(p, f(`${88 + k * 15},${-252 - k * 1.8} ${98 + k * 11.4},-176`), 0.7, "#c9935a", false);
    for (let k = 1; k < 4; k++)
      line(
        p,
        f(`${89 + k * 2.4},${-250 + k * 19} ${175 - k * 2.4},${-260 + k * 22}`),
        0.7,
        "#c9935a",
        false,
      );
    shape(p, arc([at[0] - 214, at[1] - 128], 8, 11), "#d63a24", { smooth: false, line: 0.7 });
  }, 2.6);
}

/** Rain in long cuts, all from one side; nearer ones are longer. */
export function printRain() {
  P.block(
    (x) => {
      x.fillStyle = "rgba(222,228,236,0.62)";
      x.beginPath();
      for (let i = 0; i < 150; i++) {
        const near = r.u() ** 2,
          px = r.range(-40, W + 80),
          py = r.range(60, H - 60),
          long = 40 + 150 * near;
        brushPath(
          x,
          [
            [px, py],
            [px - long * 0.06, py + long * 0.5],
            [px - long * 0.13, py + long],
          ],
          (t) => (0.9 + 1.9 * near) * Math.sin(Math.PI * (0.1 + 0.8 * t)),
        );
      }
      x.fill();
    },
    { occlude: 0 },
  );
}
