/** The bank at the lower left: earth and moss that hold the old cedar, and its roots. */
import { css, layer, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, catmull, clearUnder, dab, fillPoly, Tones } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { type Print } from "../../kit/print.ts";
import { KEY } from "./a-plan.ts";

const edge = catmull(cut("-20 1404, 60 1410, 150 1424, 226 1450, 268 1490, 300 1540, 318 1620"), 8);
const within = (x: number) => {
  const i = edge.findIndex((q) => q[0] >= x);
  return i < 0 ? 1600 : edge[i][1];
};

export function bank(P: Print) {
  const L = layer();
  const body: Pt[] = [...edge, [318, 1640], [-20, 1640]];
  fillPoly(L.x, body, "#1b3a34");
  fillPoly(
    L.x,
    [...edge.map(([x, y]): Pt => [x - 8, y + 34]), [300, 1640], [-20, 1640]],
    "#123029",
  );
  clearUnder(P.key.x, body);
  P.key.x.fillStyle = css(KEY, 0.9);
  P.key.x.beginPath();
  brushPath(P.key.x, edge, (t) => 3 * (0.7 + 0.5 * Math.sin(t * 17)));
  P.key.x.fill();
  P.put(L);
  roots(P);
}
/** two roots that leave the trunk and grip the bank */
function roots(P: Print) {
  const L = layer(),
    K = layer();
  for (const [text, w] of [
    ["120 1460, 176 1500, 226 1532, 270 1556, 306 1604", 44],
    ["80 1500, 120 1548, 176 1584, 204 1640", 60],
  ] as const) {
    const q = catmull(cut(text), 10);
    const wide = (k: number) => (t: number) => w * k * (1.05 - 0.7 * t);
    K.x.fillStyle = css(KEY);
    K.x.beginPath();
    brushPath(K.x, q, (t) => wide(1)(t) + 5);
    K.x.fill();
    for (const [c, k, dx] of [
      ["#2a2430", 1, 0],
      ["#45363a", 0.6, 0.16],
      ["#6a5048", 0.2, 0.3],
    ] as const) {
      L.x.fillStyle = css(c);
      L.x.beginPath();
      brushPath(
        L.x,
        q.map(([x, y]): Pt => [x + dx * w, y - dx * w * 0.5]),
        wide(k),
      );
      L.x.fill();
    }
  }
  P.put(K, { occlude: 1 });
  P.put(L);
}
/** moss before the trunk's foot and between the roots */
export function mossBefore(P: Print) {
  const L = layer(),
    r = new Rng(71);
  const lip: Pt[] = catmull(cut("-20 1494, 40 1506, 96 1528, 140 1546, 168 1574, 186 1640"), 8);
  fillPoly(L.x, [...lip, [-20, 1640]], "#16362f");
  const T = new Tones();
  for (let i = 0; i < 1500; i++) {
    const x = r.range(-10, 310),
      y = within(x) + 10 + 190 * r.u(),
      over = lip.find((q) => q[0] >= x),
      front = over !== undefined && y > over[1] - 4;
    if (!front && x < 262) continue;
    // it lies in patches, lighter on top
    const patch = Math.sin(x * 0.045 + 0.6) + Math.sin(y * 0.05 + x * 0.02);
    if (patch < (front ? -0.9 : 0.5)) continue;
    T.add(
      patch > 0.9 ? r.pick(["#3f7048", "#6f9a56", "#2b5a40"]) : r.pick(["#1b4639", "#2b5a40"]),
      (z) => dab(z, x, y, r.range(8, 17), r.range(4, 7), -1.5 + 0.8 * r.g(), 0.1),
    );
  }
  T.flush(L.x);
  P.put(L, { occlude: 1 });
}
/** the worshipper's shadow on his stone; the light comes from the fall */
export function shadow(P: Print, [x, y]: Pt) {
  P.block(
    (c) => {
      const at: Pt[] = cut("12 -4, 18 5, -10 16, -46 25, -72 25, -66 15, -36 0").map(
        ([u, v]): Pt => [x + u, y + v],
      );
      fillPoly(c, at, "#2a2838", 0.72);
    },
    { op: "multiply", occlude: 0 },
  );
}
