/** The round table of vermilion lacquer on four legs; the sun lies on most of its top. */
import { bokashi, css, type Ctx, layer, mix, type Pt, stamp } from "../../kit/core.ts";
import { brushPath, clearUnder, fillPoly, poly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { cast, clipSun, hole, KEY, on, ring, TABLE, WIN } from "./c-plan.ts";

const { x: TX, d: TD, r: R, top: TOP } = TABLE;
/** thickness of the top; how far out the legs stand, and their half width */
const THICK = 0.052,
  OUT = 0.44,
  HALF = 0.042;
/** the far ones first */
const legs: Pt[] = [2.65, 1.08, 4.2, 5.77].map((a) => [
  TX + OUT * Math.cos(a),
  TD + OUT * Math.sin(a),
]);

/** the shadows of the legs on the mats, where the top's shadow does not cover them */
export const legShades = (): Pt[][] =>
  legs.map(([a, b]) => {
    const foot = (u: number, v: number): Pt => on(a + u, b + v, 0);
    const far = (u: number, v: number): Pt => on(...cast(a + u, b + v, TOP, 0), 0);
    return [
      foot(-HALF, HALF),
      foot(HALF, HALF),
      foot(HALF, -HALF),
      far(HALF, -HALF),
      far(-HALF, -HALF),
      far(-HALF, HALF),
    ];
  });

export function table(P: Print) {
  const under = layer(),
    underKey = layer(),
    L = layer(),
    K = layer();
  underKey.x.fillStyle = K.x.fillStyle = css(KEY, 0.95);
  for (const [i, leg] of legs.entries()) legAt(under.x, underKey.x, leg, i < 2);
  P.put(under, { occlude: 1 });
  stamp(P.key.x, underKey);
  // the edge in its own shade
  const low = ring(TX, TD, TOP - THICK, R),
    high = ring(TX, TD, TOP, R);
  const near = (z: number, r = R) => ring(TX, TD, z, r, Math.PI * 1.02, Math.PI * 1.98);
  fillPoly(L.x, low, "#3a0e14");
  const [l] = on(TX - R, TD, TOP),
    [rt] = on(TX + R, TD, TOP);
  fillPoly(
    L.x,
    [
      ...ring(TX, TD, TOP, R, Math.PI, 2 * Math.PI),
      ...ring(TX, TD, TOP - THICK, R, Math.PI, 2 * Math.PI).toReversed(),
    ],
    bokashi(L.x, l, 0, rt, 0, [
      [0, "#5e1518"],
      [0.4, "#6c181a"],
      [0.75, "#4c1116"],
      [1, "#2c0a12"],
    ]),
  );
  fillPoly(
    L.x,
    high,
    bokashi(L.x, l, 0, rt, 0, [
      [0, "#6a1a1c"],
      [0.7, "#5a1519"],
      [1, "#3f1017"],
    ]),
  );
  L.x.save();
  poly(L.x, high);
  L.x.clip();
  // the polished top mirrors the window faintly
  const mirror = hole(WIN.r, 5).map(([a, b]): Pt => [a, 2 * on(0, 5, TOP)[1] - b]);
  fillPoly(L.x, mirror, "#a85238", 0.26);
  clipSun(L.x, TOP);
  fillPoly(
    L.x,
    high,
    bokashi(L.x, 0, on(0, TD + R, TOP)[1], 0, on(0, TD - R, TOP)[1], [
      [0, "#f06a3c"],
      [0.45, "#e44b22"],
      [1, "#d23a1c"],
    ]),
  );
  fillPoly(L.x, mirror, "#f59a5a", 0.28);
  L.x.restore();
  // a groove inside the rim
  L.x.fillStyle = css(mix("#2a0a10", "#8a2018", 0.3), 0.8);
  L.x.beginPath();
  brushPath(
    L.x,
    ring(TX, TD, TOP, R - 0.05),
    (t) => 1.2 + 0.8 * Math.abs(Math.sin(t * Math.PI * 2)),
  );
  L.x.fill();
  // the lip of the edge catches the sun
  L.x.save();
  clipSun(L.x, TOP);
  L.x.fillStyle = css("#f7a066", 0.8);
  L.x.beginPath();
  brushPath(L.x, near(TOP - 0.004), () => 3);
  L.x.fill();
  L.x.restore();
  K.x.beginPath();
  brushPath(K.x, near(TOP - THICK), (t) => 1.4 + 2 * Math.sin(Math.PI * t));
  brushPath(K.x, ring(TX, TD, TOP, R, 0, Math.PI), () => 1.3);
  K.x.fill();
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
function legAt(x: Ctx, k: Ctx, [a, b]: Pt, behind: boolean) {
  const high = TOP - THICK + 0.01;
  const face = (
    u0: number,
    v0: number,
    u1: number,
    v1: number,
    c: CanvasGradient | string,
    z0 = 0,
    z1 = high,
  ) =>
    fillPoly(
      x,
      [
        on(a + u0, b + v0, z0),
        on(a + u1, b + v1, z0),
        on(a + u1, b + v1, z1),
        on(a + u0, b + v0, z1),
      ],
      c,
    );
  const foot = on(a, b, 0)[1],
    head = on(a, b, high)[1];
  const front = bokashi(x, 0, head, 0, foot, [
    [0, "#1d090f"],
    [0.5, "#3d1015"],
    [1, "#5a191a"],
  ]);
  const seen = [
    on(a - HALF, b - HALF, high),
    on(a + HALF, b - HALF, high),
    on(a + HALF, b - HALF, 0),
    on(a - HALF, b - HALF, 0),
  ];
  clearUnder(k, seen);
  if (a + HALF < 0) face(HALF, -HALF, HALF, HALF, "#7a241c");
  if (a - HALF > 0) face(-HALF, -HALF, -HALF, HALF, "#2a0b11");
  face(-HALF, -HALF, HALF, -HALF, front);
  k.beginPath();
  for (const u of [-HALF, HALF])
    brushPath(k, [on(a + u, b - HALF, high), on(a + u, b - HALF, 0)], () => (behind ? 1.2 : 2.2));
  brushPath(k, [on(a - HALF, b - HALF, 0), on(a + HALF, b - HALF, 0)], () => (behind ? 1.2 : 2.4));
  k.fill();
}
