/** Outside: a lane under snow, dark roofs on both sides, a late walker with an umbrella. */
import { bokashi, lerp, type Pt, W } from "../../kit/core.ts";
import { roughen } from "../../kit/brush.ts";
import { type Pen, shape } from "../../kit/figures.ts";
import { from, stops } from "../../kit/points.ts";
import { mistBand } from "../../kit/print.ts";
import { snowfall } from "../../kit/weather.ts";
import { HEM, n, P, print, r, SILL } from "./d-stage.ts";

const flat = { smooth: false, line: 0 };
/** where the lane ends */
const END: Pt = [930, 806];
/** a point between an edge of the sheet and the lane's end */
const along = ([x, y]: Pt, t: number): Pt => [lerp(x, END[0], t), lerp(y, END[1], t)];

export function printNight() {
  P.block(
    (x) => {
      x.fillStyle = bokashi(
        x,
        0,
        200,
        0,
        820,
        stops("0 #0b1330, 0.35 #182750, 0.7 #34508a, 0.9 #6681b2, 1 #8fa3c6"),
      );
      x.fillRect(0, 0, W, 840);
    },
    { grain: 0.2 },
  );
  print((p) => {
    const hills: Pt[] = [[-10, 840]];
    for (let x = -10; x <= W + 10; x += 10)
      hills.push([x, 690 - 70 * Math.sin((x - 300) * 0.0032) - 14 * n.n2(x * 0.01, 2)]);
    shape(
      p,
      [...hills, [W + 10, 840]],
      bokashi(p.x, 0, 600, 0, 820, stops("0 #2b4076, 1 #6a83b2")),
      flat,
    );
  }, 1.6);
  P.mist(mistBand(n, 806, 110, 40, { max: 0.75, amp: 8 }), "#9fb0d0", { grain: 0.1 });
  print((p) => {
    lane(p);
    row(p, -1);
    row(p, 1);
    walker(p, [1026, 900]);
  }, 1.6);
}

/** The lane: trodden snow, brighter where a window or the lantern shines on it. */
function lane(p: Pen) {
  shape(
    p,
    [
      [-10, 880],
      along([-10, 960], 0.9),
      END,
      along([1210, 900], 0.5),
      [1210, 900],
      [1210, SILL],
      [-10, SILL],
    ],
    bokashi(p.x, 0, 800, 0, SILL, stops("0 #a9b8d4, 0.5 #7f93be, 1 #56699c")),
    flat,
  );
  const glow = arc2([890, 950], 210, 40);
  shape(p, roughen(glow, n, 9, 0.02), "#b98f9c", flat);
  shape(p, roughen(arc2([880, 956], 130, 22), n, 7, 0.03), "#e0a184", flat);
  // footprints towards the walker
  for (let i = 0; i < 16; i++) {
    const t = i / 15;
    const at: Pt = [lerp(1190, 1032, t) + (i % 2 ? 7 : -7) * (1 - t), lerp(990, 904, t)];
    shape(p, arc2(at, lerp(9, 3.5, t), lerp(3.4, 1.2, t)), "#465a90", flat);
  }
}
const arc2 = ([cx, cy]: Pt, rx: number, ry: number): Pt[] =>
  Array.from({ length: 40 }, (_, i): Pt => [
    cx + rx * Math.cos(i * 0.157),
    cy + ry * Math.sin(i * 0.157),
  ]);

/** A row of houses on one side, each roof under thick snow, from the far end to the near one. */
function row(p: Pen, side: -1 | 1) {
  const edge = side < 0 ? -260 : 1330;
  const wall = (t: number, y: number): Pt => along([edge, y], t);
  shape(p, [wall(0, 520), wall(1, 520), wall(1, 1110), wall(0, 1110)], "#141f44", flat);
  for (const [i, t0] of [0.9, 0.78, 0.6, 0.34, 0].entries()) {
    const t1 = [0.99, 0.89, 0.77, 0.585, 0.32][i];
    const high = [400, 452, 420, 470, 430][side < 0 ? i : (i + 2) % 5];
    const dark = ["#4a5f94", "#33467c", "#263765", "#1a2850", "#111b3a"][i];
    const at = (t: number, y: number): Pt => along([edge, y], t);
    shape(p, [at(t0, high), at(t1, high), at(t1, 1120), at(t0, 1120)], dark, flat);
    // windows, some lit
    for (let k = 0; k < 3; k++) {
      const a = lerp(t0, t1, 0.2 + k * 0.27),
        b = lerp(t0, t1, 0.36 + k * 0.27);
      const lit = (i * 3 + k + (side > 0 ? 1 : 0)) % 4 === 1 || (side < 0 && i === 4 && k === 2);
      shape(p, [at(a, 800), at(b, 800), at(b, 960), at(a, 960)], lit ? "#f4b458" : "#16214a", flat);
      if (lit) {
        const m = (a + b) / 2;
        shape(p, [at(a, 800), at(m, 800), at(m, 960), at(a, 960)], "#fbd384", flat);
        const w = 0.0022;
        shape(p, [at(m - w, 800), at(m + w, 800), at(m + w, 960), at(m - w, 960)], dark, flat);
      }
    }
    // lattices and sliding doors, a beam above them
    const paler = ["#5a6fa2", "#43578e", "#35477a", "#2b3a6c", "#22305c"][i];
    shape(p, [at(t0, 770), at(t1, 770), at(t1, 782), at(t0, 782)], paler, flat);
    for (let k = 0; k < 26; k++) {
      const t = lerp(t0, t1, (k + 0.5) / 26),
        w = (t1 - t0) * 0.0035;
      if (k % 13 < 7)
        shape(p, [at(t - w, 620), at(t + w, 620), at(t + w, 760), at(t - w, 760)], paler, flat);
    }
    for (const q of [0.005, 0.17, 0.39, 0.44, 0.66, 0.71, 0.99]) {
      const t = lerp(t0, t1, q),
        w = (t1 - t0) * 0.006;
      shape(p, [at(t - w, 560), at(t + w, 560), at(t + w, 1110), at(t - w, 1110)], paler, flat);
    }
    // the snow on the eave: its top slopes up from the lane, its front hangs over
    const back = (t: number): Pt => {
      const [x, y] = at(t, high);
      return [x + side * 250 * (1 - t), y - 210 * (1 - t)];
    };
    shape(
      p,
      roughen([at(t0, high + 10), back(t0), back(t1), at(t1, high + 10)], n, 5 * (1 - t0), 0.02),
      ["#8ea2c8", "#8094c0", "#7488b8", "#6177ac", "#4d639c"][i],
      flat,
    );
    shape(
      p,
      roughen(
        [at(t0, high - 16), at(t1, high - 16), at(t1, high + 44), at(t0, high + 44)],
        n,
        7 * (1 - t0),
        0.025,
      ),
      ["#c3cfe4", "#bccae2", "#b4c3df", "#a9badb", "#93a6d0"][i],
      flat,
    );
    shape(
      p,
      [at(t0, high + 44), at(t1, high + 44), at(t1, high + 90), at(t0, high + 90)],
      "#0c1430",
      flat,
    );
  }
}

/** Small, from behind: bent under an umbrella with snow on it. */
function walker(p: Pen, at: Pt) {
  const dark = "#141c3c";
  shape(p, from(at, "-26,4 30,2 34,7 -22,9"), "#5d709f", flat);
  shape(p, from(at, "-9,2 -3,2 -1,-20 2,-20 8,2 13,1 9,-22 -10,-22"), dark, flat);
  shape(p, from(at, "-13,-16 14,-18 13,-44 8,-58 -6,-58 -12,-46"), dark, { line: 0 });
  shape(p, from(at, "-38,-56 -24,-76 0,-86 24,-78 40,-58 22,-62 2,-58 -18,-62"), "#8f2f34", {
    line: 0,
  });
  shape(p, from(at, "-32,-66 -22,-78 0,-88 24,-80 36,-66 18,-74 -2,-76 -18,-74"), "#d5dcec", {
    line: 0,
  });
}

/** Flakes in front of the night: fine ones far away, a few large ones nearby. */
export function printSnow() {
  P.block(
    (x) => {
      snowfall(x, 7, 420, [0, HEM - 30, W, SILL - 6], { c: "#c9d5ec", r0: 1.3, r1: 4 });
      snowfall(x, 23, 60, [0, HEM - 30, W, SILL - 20], { c: "#f4f7fc", r0: 4, r1: 9 });
    },
    { occlude: 0.9 },
  );
  // snow that lies on the sill outside
  print((p) => {
    const top = Array.from({ length: 62 }, (_, i): Pt => {
      const x = -10 + i * 20;
      return [x, SILL - 22 - 10 * n.n2(x * 0.006, 4) - 3 * n.n2(x * 0.03, 1) + r.range(-1, 1)];
    });
    shape(p, [...top, [1210, SILL + 4], [-10, SILL + 4]], "#b9c7e2", flat);
    shape(
      p,
      [
        ...top.map(([x, y]): Pt => [x, y + 12 + 4 * n.n2(x * 0.02, 8)]),
        [1210, SILL + 4],
        [-10, SILL + 4],
      ],
      "#8496c4",
      flat,
    );
  }, 1.6);
}
