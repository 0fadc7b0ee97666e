/** Satta Pass, A: what stands on the quay: boxes for the catch, a net, and a bollard with the boat's rope. */
import { css, Noise, type Pt } from "../../kit/core.ts";
import { catmull, clearUnder, poly, stroke } from "../../kit/brush.ts";
import { direct, face, INK, inked, type Pens } from "./a-plan.ts";
import { quayAt, STONES } from "./a-quay.ts";

const n = new Noise(70);

/** Boxes for the catch, stacked; the moon lights their ends. */
function boxes(p: Pens) {
  const deep = 0.75,
    high = 0.34;
  for (const [right, b, k] of [
    [8.95, 0.62, 0],
    [9.3, 0.66, 1],
  ] as const) {
    const z0 = STONES + k * (high + 0.01),
      z1 = z0 + high,
      left = right + 1.5;
    const end = (v0: number, v1: number) => [
      quayAt(right, b, v0),
      quayAt(right, b + deep, v0),
      quayAt(right, b + deep, v1),
      quayAt(right, b, v1),
    ];
    const front = (v0: number, v1: number) => [
      quayAt(right, b + deep, v0),
      quayAt(left, b + deep, v0),
      quayAt(left, b + deep, v1),
      quayAt(right, b + deep, v1),
    ];
    face(p, end(z0, z1), "#546a83", 0.5);
    face(p, front(z0, z1), "#26334d", 0.5);
    face(
      p,
      [
        quayAt(right, b, z1),
        quayAt(left, b, z1),
        quayAt(left, b + deep, z1),
        quayAt(right, b + deep, z1),
      ],
      "#1f2f4a",
      0.5,
    );
    for (const t of [0.34, 0.68])
      inked(p, front(z0 + high * t, z0 + high * t).slice(0, 2), 0.3, 0.8);
  }
}
function net(p: Pens) {
  const outline = catmull(
    [
      [44, 1054],
      [62, 1030],
      [92, 1012],
      [116, 1003],
      [142, 1006],
      [166, 1019],
      [196, 1018],
      [226, 1036],
      [254, 1058],
      [214, 1066],
      [150, 1064],
      [90, 1070],
      [56, 1066],
    ],
    6,
    true,
  );
  if (p.k) clearUnder(p.k, outline);
  p.x.fillStyle = "#173040";
  poly(p.x, outline);
  p.x.fill();
  p.x.save();
  poly(p.x, outline);
  p.x.clip();
  // meshes that sag over the heap, warm on the lantern's side
  for (let i = -3; i < 30; i++)
    for (const lean of [1, -1]) {
      const line: Pt[] = [];
      for (let t = 0; t <= 1.001; t += 0.1) {
        const px = 30 + i * 9 + lean * t * 62;
        line.push([px, 996 + t * 80 + 5 * n.n2(px * 0.03, i * 0.4) + 7 * Math.sin(px * 0.05)]);
      }
      stroke(p.x, line, 1.1, i > 18 ? "#7f7a60" : "#38606a", { taper: [0, 0], a: 0.55 });
    }
  p.x.restore();
  if (p.k) {
    p.k.strokeStyle = css(INK, 0.9);
    p.k.lineWidth = 2.2;
    poly(p.k, outline);
    p.k.stroke();
  }
  stroke(
    p.x,
    catmull(
      [
        [58, 1056],
        [80, 1044],
        [100, 1028],
        [124, 1022],
        [146, 1034],
        [168, 1042],
        [192, 1036],
        [214, 1046],
        [246, 1058],
      ],
      6,
    ),
    2,
    "#8f8460",
    { taper: [0, 0] },
  );
  for (const [fx, fy] of [
    [82, 1044],
    [125, 1023],
    [170, 1041],
    [216, 1047],
  ] as Pt[]) {
    p.x.fillStyle = "#6f3526";
    p.x.beginPath();
    p.x.ellipse(fx, fy + 1, 5.4, 4.2, 0.3, 0, 6.3);
    p.x.fill();
    p.x.fillStyle = "#b8603a";
    p.x.beginPath();
    p.x.ellipse(fx + 1, fy - 0.4, 3.4, 2.2, 0.3, 0, 6.3);
    p.x.fill();
  }
}
/** An iron bollard, and the rope from it to the boat. */
function bollard(p: Pens, to: Pt) {
  const [bx, by] = direct.to(...quayAt(0.95, 0.75));
  const body = catmull(
    [
      [-16, 0],
      [-13, -12],
      [-11, -30],
      [-20, -38],
      [-20, -46],
      [-8, -50],
      [10, -50],
      [21, -46],
      [21, -38],
      [12, -30],
      [13, -12],
      [16, 0],
      [0, 4],
    ].map(([a, b]): Pt => [bx + a, by + b]),
    5,
    true,
  );
  // its shadow lies towards us, away from the moon
  p.x.fillStyle = css(INK, 0.55);
  poly(p.x, [
    [bx - 14, by],
    [bx + 14, by],
    [bx - 26, by + 22],
    [bx - 62, by + 24],
    [bx - 60, by + 14],
  ]);
  p.x.fill();
  if (p.k) clearUnder(p.k, body);
  p.x.fillStyle = "#17233f";
  poly(p.x, body);
  p.x.fill();
  p.x.save();
  p.x.clip();
  p.x.fillStyle = "#5d7794";
  p.x.fillRect(bx + 6, by - 60, 20, 70);
  p.x.fillStyle = "#33486a";
  p.x.fillRect(bx - 2, by - 60, 9, 70);
  p.x.restore();
  if (p.k) {
    p.k.strokeStyle = css(INK, 0.95);
    p.k.lineWidth = 2.4;
    poly(p.k, body);
    p.k.stroke();
  }
  for (let i = 0; i < 3; i++)
    stroke(
      p.x,
      catmull(
        [
          [bx - 14, by - 20 + i * 7],
          [bx, by - 15 + i * 7],
          [bx + 14, by - 20 + i * 7],
        ],
        6,
      ),
      5,
      i === 1 ? "#a98b56" : "#c7a869",
      { taper: [0, 0] },
    );
  const rope = catmull(
    [
      [bx + 13, by - 16],
      [bx + 60, by + 5],
      [bx + 150, by + 26],
      [bx + 250, by + 12],
      [bx + 330, by - 18],
      to,
    ],
    8,
  );
  stroke(p.x, rope, 4.2, "#c4a667", { taper: [0, 0] });
}
export function quayThings(p: Pens, to: Pt) {
  boxes(p);
  net(p);
  bollard(p, to);
}
