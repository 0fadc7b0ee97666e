/** On the cloth: the shadows of the five who eat, their bowls and chopsticks, and fainter the cook's. */
import { layer, type Pt } from "../../kit/core.ts";
import { catmull, fillPoly, stroke } from "../../kit/brush.ts";
import { from } from "../../kit/points.ts";
import { arc, FRONT, HEM, P, r } from "./b-stage.ts";

/** What throws a shadow: soft outlines, then straight parts, then thin lines. */
interface Shadow {
  readonly at: number;
  readonly bodies: readonly string[];
  readonly heads: readonly (readonly [x: number, y: number, w: number, h: number])[];
  readonly bowls: readonly (readonly [x: number, y: number, turn: number])[];
  readonly sticks: readonly string[];
  /** noodles from here down to there */
  readonly noodles: readonly (readonly [x: number, y: number, x1: number, y1: number])[];
}

const EATERS: readonly Shadow[] = [
  // bent low, the mouth close to the bowl
  {
    at: 292,
    bodies: [
      "-128,20 -126,-90 -108,-164 -64,-208 -14,-214 24,-190 40,-150 30,-92 60,-66 96,-60 100,-40 70,-26 62,20",
      "-16,-176 -24,-226 2,-262 48,-272 84,-254 102,-228 106,-210 103,-202 120,-188 108,-179 111,-168 102,-158 92,-146 64,-142 30,-150",
    ],
    heads: [],
    bowls: [[134, -72, 0]],
    sticks: ["66,-44 122,-176", "76,-40 136,-168"],
    noodles: [[108, -166, 124, -92]],
  },
  // the bowl at the lips, the head back, a pony tail
  {
    at: 545,
    bodies: [
      "-82,20 -86,-80 -72,-150 -36,-184 8,-186 40,-164 68,-128 86,-160 92,-226 108,-250 122,-232 122,-150 104,-84 66,-66 66,20",
      "-20,-172 -26,-206 -50,-240 -54,-276 -30,-308 6,-318 38,-306 52,-276 50,-244 36,-220 14,-206 14,-172",
      "-40,-296 -88,-276 -108,-220 -98,-156 -84,-150 -82,-210 -52,-250",
    ],
    heads: [],
    bowls: [[90, -286, -1.15]],
    sticks: [],
    noodles: [],
  },
  // broad, from behind: the noodles lifted higher than the head
  {
    at: 800,
    bodies: [
      "-140,20 -146,-84 -124,-148 -62,-180 -30,-190 -28,-214 28,-214 30,-190 62,-182 104,-166 128,-204 134,-270 150,-290 168,-276 166,-204 150,-124 136,-70 134,20",
      "-62,-284 -94,-300 -92,-280 -104,-264 -60,-266",
    ],
    heads: [
      [0, -256, 64, 64],
      [-64, -244, 9, 16],
      [64, -244, 9, 16],
    ],
    bowls: [[206, -72, 0]],
    sticks: ["136,-272 238,-336", "142,-262 244,-318"],
    noodles: [
      [196, -306, 196, -92],
      [214, -314, 214, -92],
    ],
  },
  // a knot of hair with a pin; she looks at the neighbour's noodles
  {
    at: 1128,
    bodies: [
      "-50,20 -58,-92 -52,-160 -24,-196 22,-204 62,-182 82,-126 86,20",
      "40,-232 48,-270 38,-310 6,-334 -28,-328 -48,-304 -51,-288 -68,-272 -56,-264 -60,-254 -51,-246 -50,-232 -28,-224 -16,-206 -16,-184 22,-184 22,-214",
    ],
    heads: [[52, -322, 31, 29]],
    bowls: [],
    sticks: ["26,-356 92,-306"],
    noodles: [],
  },
  // a child, hardly higher than the counter, the cap with a bobble
  {
    at: 1340,
    bodies: [
      "-60,20 -60,-66 -40,-104 4,-112 44,-100 56,-62 58,20",
      "-56,-164 -54,-206 -26,-230 14,-232 46,-210 54,-164 46,-130 20,-104 -26,-106 -50,-126 -52,-142 -64,-150",
    ],
    heads: [[-4, -248, 20, 20]],
    bowls: [[-96, -66, 0]],
    sticks: ["-42,-44 -98,-208", "-32,-48 -74,-218"],
    noodles: [],
  },
];

function bowl([x, y]: Pt, turn: number): Pt[] {
  const side = "-58,-26 58,-26 52,4 30,28 22,36 -22,36 -30,28 -52,4";
  return from([0, 0], side).map(([u, v]): Pt => [
    x + u * Math.cos(turn) - v * Math.sin(turn),
    y + u * Math.sin(turn) + v * Math.cos(turn),
  ]);
}

export function printShadows() {
  const eaters = layer();
  const x = eaters.x,
    c = "#84421f";
  // only the cloth catches a shadow
  for (const l of [eaters]) {
    l.x.beginPath();
    l.x.rect(FRONT[0], 180, FRONT[1] - FRONT[0], HEM - 184);
    l.x.clip();
  }
  for (const e of EATERS) {
    const o: Pt = [e.at, HEM];
    const place = ([px, py]: Pt): Pt => [o[0] + px, o[1] + py];
    for (const b of e.bodies) fillPoly(x, catmull(from(o, b), 8, true), c);
    for (const [hx, hy, w, h] of e.heads) fillPoly(x, arc(place([hx, hy]), w, h), c);
    for (const [bx, by, turn] of e.bowls) fillPoly(x, bowl(place([bx, by]), turn), c);
    for (const s of e.sticks) {
      const [a, b] = from(o, s);
      fillPoly(
        x,
        [
          [a[0] - 4.5, a[1] - 2],
          [b[0] - 3, b[1] - 1],
          [b[0] + 3, b[1] + 1],
          [a[0] + 4.5, a[1] + 2],
        ],
        c,
      );
    }
    for (const [x0, y0, x1, y1] of e.noodles)
      for (let k = -2; k <= 2; k++) {
        const wave = r.range(2, 6);
        stroke(
          x,
          catmull(
            Array.from({ length: 7 }, (_, i): Pt => {
              const t = i / 6;
              return place([
                x0 + (x1 - x0) * t + k * (2.4 + 2.6 * t) + wave * Math.sin(t * 7 + k * 2),
                y0 + (y1 - y0) * t,
              ]);
            }),
            5,
          ),
          4.2,
          c,
          { taper: [0.02, 0.1] },
        );
      }
  }
  P.put(cook(), { op: "multiply", alpha: 0.42, blur: 5 });
  P.put(eaters, { op: "multiply", alpha: 0.34, blur: 10 });
  P.put(eaters, { op: "multiply", alpha: 0.92, blur: 1.6 });
}

/** Further from the cloth and nearer to the lamp: large and pale, the strainer swung up, drops flying from it. */
function cook() {
  const l = layer(),
    c = "#84421f";
  l.x.beginPath();
  l.x.rect(FRONT[0], 180, FRONT[1] - FRONT[0], HEM - 184);
  l.x.clip();
  const o: Pt = [640, 640];
  for (const b of [
    "-150,120 -150,-60 -118,-176 -40,-220 40,-216 96,-190 168,-250 214,-322 246,-300 214,-210 140,-110 128,120",
    "-84,-346 -112,-364 -104,-340 -124,-324 -80,-326",
    "186,-318 246,-356 262,-334 208,-296",
  ])
    fillPoly(l.x, catmull(from(o, b), 8, true), c);
  fillPoly(l.x, arc([o[0] - 2, o[1] - 300], 84, 88), c);
  fillPoly(l.x, from(o, "236,-412 334,-412 318,-322 254,-322"), c);
  for (const [dx, dy, R] of [
    [352, -300, 8],
    [372, -340, 6],
    [340, -262, 7],
    [396, -306, 5],
    [310, -288, 6],
  ])
    fillPoly(l.x, arc([o[0] + dx, o[1] + dy], R, R * 1.5), c);
  return l;
}
