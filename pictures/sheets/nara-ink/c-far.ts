/** Behind the garden wall: the hills of Kasuga, a pagoda in the morning mist, treetops. */
import { dab, poly, Tones } from "../../kit/brush.ts";
import { bokashi, css, type Ctx, layer, mix, Noise, type Pt, Rng, W } from "../../kit/core.ts";
import { mistBand, type Print } from "../../kit/print.ts";
import { bank } from "../../kit/snow.ts";

const n = new Noise(91);
const mist = "#f3e6d6";

export function printHills(P: Print) {
  const hills = layer();
  const ridge = (q: number) =>
    520 -
    96 * Math.exp(-(((q - 1400) / 300) ** 2)) -
    40 * Math.exp(-(((q - 980) / 160) ** 2)) -
    18 * n.fbm(q * 0.008, 1, 4);
  bank(hills.x, n, 500, W + 10, ridge, 700, {
    light: "#93aab4",
    shade: "#7f9aab",
    low: "#d9d8cc",
    seed: 3,
  });
  P.put(hills, { occlude: 1 });
  P.mist(mistBand(n, 600, 70, 40, { max: 0.8, amp: 8 }), mist);
}

/** Five storeys; each roof is a concave slope with corners turned up, its underside in shade. */
function pagoda(x: Ctx, cx: number) {
  const ink = (dark: string) =>
    bokashi(x, 0, 340, 0, 640, [
      [0, dark],
      [0.55, mix(dark, "#9aa3ab", 0.35)],
      [1, mist],
    ]);
  const roofInk = ink("#34455f"),
    litRoof = ink("#6d8199"),
    wallInk = ink("#7d6f70"),
    shadeInk = ink("#263349");
  for (let k = 0; k < 5; k++) {
    const eave = 592 - k * 52,
      half = 92 - k * 8.5,
      body = half * 0.46,
      ridge = eave - 25;
    // the storey below this roof, its posts and rail
    x.fillStyle = wallInk;
    x.fillRect(cx - body, eave - 4, body * 2, 40);
    x.fillStyle = shadeInk;
    x.fillRect(cx - body, eave - 4, body * 0.9, 40);
    for (const t of [-1, -0.34, 0.34, 1]) x.fillRect(cx + t * body - 1.6, eave - 4, 3.2, 40);
    x.fillRect(cx - body - 8, eave + 19, body * 2 + 16, 2.4);
    x.fillRect(cx - body - 8, eave + 25, body * 2 + 16, 1.8);
    // brackets and the shaded underside
    poly(x, [
      [cx - half + 6, eave - 3],
      [cx + half - 6, eave - 3],
      [cx + body + 5, eave + 13],
      [cx - body - 5, eave + 13],
    ] as Pt[]);
    x.fill();
    for (const [side, colour] of [
      [-1, roofInk],
      [1, litRoof],
    ] as const) {
      x.fillStyle = colour;
      x.beginPath();
      x.moveTo(cx, ridge);
      x.lineTo(cx + side * half * 0.4, ridge);
      x.quadraticCurveTo(cx + side * half * 0.62, eave - 10, cx + side * (half + 6), eave - 14);
      x.quadraticCurveTo(cx + side * half * 0.8, eave + 1, cx, eave + 1);
      x.closePath();
      x.fill();
    }
    x.fillStyle = roofInk;
    for (let t = -0.78; t < 0.8; t += 0.13)
      x.fillRect(cx + t * half, ridge + 3 + Math.abs(t) * 9, 1.3, 21 - Math.abs(t) * 14);
  }
  x.fillStyle = shadeInk;
  const crown = 592 - 4 * 52 - 25;
  x.fillRect(cx - 8, crown - 6, 16, 7);
  x.fillRect(cx - 1.8, crown - 96, 3.6, 96);
  for (let k = 0; k < 9; k++)
    x.fillRect(cx - 8 + k * 0.45, crown - 22 - k * 6.6, 16 - k * 0.9, 2.6);
  x.beginPath();
  x.ellipse(cx, crown - 90, 4, 6, 0, 0, 7);
  x.fill();
}

/** A row of treetops, soft and low, which fades downwards into the mist. */
function treetops(x: Ctx, y: number, tall: number, colour: string, seed: number, from = 880) {
  x.fillStyle = bokashi(x, 0, y - tall, 0, y + 26, [
    [0, colour],
    [0.45, mix(colour, mist, 0.35)],
    [1, mist],
  ]);
  x.beginPath();
  const r = new Rng(seed);
  for (let q = from; q < W + 60; q += r.range(14, 34)) {
    const s = tall * r.range(0.35, 0.8) * (0.6 + 0.6 * Math.abs(n.n2(q * 0.006, seed)));
    x.moveTo(q, y);
    for (let i = 0; i < 7; i++) {
      const cx = q + r.g() * s * 0.5,
        cy = y - s * r.range(0.1, 0.9),
        radius = s * r.range(0.25, 0.45);
      x.moveTo(cx + radius, cy);
      x.arc(cx, cy, radius, 0, 6.3);
    }
    x.rect(q - 20, y - s * 0.3, 60, s * 0.3 + 26);
  }
  x.fill();
}

export function printPagoda(P: Print) {
  P.block((x) => treetops(x, 590, 46, "#8fa3a6", 5, 1000), { grain: 0.1 });
  P.block((x) => pagoda(x, 1440), { grain: 0.12 });
  P.mist(mistBand(n, 612, 40, 40, { max: 0.8, amp: 8 }), mist);
  P.block((x) => treetops(x, 636, 58, "#6f8a83", 8, 1060), { grain: 0.1 });
  P.mist(mistBand(n, 646, 30, 30, { max: 0.7, amp: 6 }), mist);
}

/** A clipped azalea: a dome of small leaves, lit from the right, paler in the distance. */
function azalea(x: Ctx, cx: number, foot: number, wide: number, tall: number, r: Rng) {
  const T = new Tones();
  const far = Math.max(0, Math.min(1, (760 - foot) / 110));
  const air = (c: string) => mix(c, "#dfdccb", 0.62 * far);
  x.fillStyle = css(air("#54705c"));
  x.beginPath();
  x.ellipse(cx, foot, wide / 2, tall, 0, Math.PI, 0);
  x.fill();
  for (let i = 0; i < wide * 4; i++) {
    const u = r.range(-1, 1),
      v = r.u();
    const high = Math.sqrt(1 - u * u) * tall * v;
    const lit = Math.max(0, Math.min(1, 0.1 + 0.6 * v + 0.34 * u + r.g() * 0.1));
    const px = cx + (u * wide) / 2,
      py = foot - high;
    T.add(mix(air("#3d5a50"), air("#a9b982"), Math.round(lit * 4) / 4), (z) =>
      dab(z, px, py, r.range(5, 9), r.range(3, 5), r.range(-0.6, 0.6)),
    );
  }
  T.flush(x);
}

/** The garden behind the low wall. */
export function printGarden(P: Print) {
  const L = layer(),
    r = new Rng(31);
  for (const [cx, foot, wide, tall] of [
    [1236, 690, 104, 36],
    [1150, 676, 70, 24],
    [1330, 716, 150, 54],
    [1436, 752, 190, 76],
  ])
    azalea(L.x, cx, foot, wide, tall, r);
  P.put(L, { occlude: 1 });
}
