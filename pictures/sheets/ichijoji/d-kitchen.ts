/** Inside: the warm wall with its shelf, and the iron pot. */
import { bokashi, H, type Pt } from "../../kit/core.ts";
import { hand } from "../../kit/brush.ts";
import { line, shape } from "../../kit/figures.ts";
import { pts, stops } from "../../kit/points.ts";
import { arc, P, print, r, wear } from "./d-stage.ts";

const POST = 790;

/** A plank wall, graded by the lamp behind the cook, and a shelf of bowls. */
export function printWall() {
  P.block(
    (x) => {
      x.fillStyle = bokashi(
        x,
        0,
        420,
        0,
        1120,
        stops("0 #b9662c, 0.4 #eeb258, 0.7 #d98f40, 1 #6a3420"),
      );
      x.fillRect(0, 0, POST, H);
      x.fillStyle = bokashi(
        x,
        0,
        0,
        POST,
        0,
        stops("0 #3a1c1c, 1 #3a1c1c"),
        pts("0,0.6 0.35,0 0.7,0 1,0.35"),
      );
      x.fillRect(0, 0, POST, H);
    },
    { grain: 0.25 },
  );
  print((p) => {
    for (const x of [70, 196, 330, 452, 590, 704])
      line(p, hand([x, 200], [x + 4, 1000], r, 1.4), 0.7, "#5c2d1a");
    shape(p, pts("-10,598 300,604 300,618 -10,614"), "#3a1c16", { smooth: false });
    for (const [x, count] of [
      [48, 5],
      [150, 3],
      [246, 4],
    ])
      for (let i = 0; i < count; i++) {
        const y = 596 - i * 17;
        shape(
          p,
          [...arc([x, y - 22], 40, 9, Math.PI, 0), ...arc([x, y - 22], 40, 26, 0.3, Math.PI - 0.3)],
          i % 2 ? "#b98a62" : "#c89c70",
          {
            smooth: false,
            line: 0.7,
          },
        );
      }
  }, 1.8);
  wear([0, 480, POST, 700], 40);
}

/** The pot with boiling broth, in front of the cook. */
export function printPot() {
  const c: Pt = [262, 975],
    rx = 286,
    ry = 84;
  print((p) => {
    const body = [
      ...arc(c, rx, ry, 0, Math.PI),
      [c[0] - rx + 14, 1300] as Pt,
      [c[0] + rx - 14, 1300] as Pt,
    ];
    shape(p, body, "#24222e", { smooth: false });
    for (const [from, to, colour] of [
      [0.1, 0.5, "#3a3442"],
      [0.22, 0.36, "#7b5a4c"],
    ] as const) {
      const side = arc(c, rx, ry, from, to);
      shape(p, [...side, ...side.toReversed().map(([x, y]): Pt => [x - 4, y + 230])], colour, {
        smooth: false,
        line: 0,
      });
    }
    shape(p, arc(c, rx, ry), "#5d4a46", { smooth: false });
    shape(p, arc([c[0], c[1] + 5], rx - 20, ry - 12), "#1f161a", { smooth: false, line: 0.8 });
    shape(p, arc([c[0], c[1] + 20], rx - 34, ry - 22), "#c98a44", { smooth: false, line: 0.6 });
    shape(p, arc([c[0] - 20, c[1] + 16], rx - 90, ry - 42), "#e3b268", { smooth: false, line: 0 });
    for (let i = 0; i < 30; i++) {
      const a = r.range(0, 6.28),
        q = Math.sqrt(r.u());
      const R = r.range(5, 13);
      const at: Pt = [
        c[0] - 20 + q * (rx - 66) * Math.cos(a),
        c[1] + 17 + q * (ry - 34) * Math.sin(a),
      ];
      shape(p, arc(at, R, R * 0.5), r.pick(["#f2d49a", "#f8e6bd"]), { smooth: false, line: 0.45 });
    }
  }, 2.2);
  wear([380, 880, 560, 1090], 14);
}
