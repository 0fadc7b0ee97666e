/** A whole sea bream on the leaf, in flat reds: outline, the rows of its scales, fins with their rays, blue spots along the back. */
import { clamp, type Ctx, layer, lerp, Noise, type Pt, Rng, stamp } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly, poly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { anal, dorsal, pectoral, tail, ventral } from "./d-fins.ts";

const n = new Noise(61);
/** The tip of its snout, how it is turned, its size; its own frame is 1000 long. */
const AT: Pt = [66, 1000],
  TURN = -0.2,
  SIZE = 1.06;
const SKIN = { back: "#b5262f", side: "#e2604f", flank: "#f4a58c", belly: "#fbe6d6" };
const body = catmull(
  pts(
    "2,26 34,-44 92,-122 176,-186 290,-222 420,-220 560,-178 690,-112 780,-62 846,-42 866,-4 848,38 776,60 680,100 560,148 430,184 300,192 186,170 96,126 30,70 8,48",
  ),
  10,
  true,
);
/** The back and the belly at a place along the body. */
function spanAt(x: number): [top: number, foot: number] {
  let top = 0,
    foot = 0;
  for (const [px, py] of body)
    if (Math.abs(px - x) < 14) {
      top = Math.min(top, py);
      foot = Math.max(foot, py);
    }
  return [top, foot];
}
const place = (x: Ctx) => {
  x.translate(...AT);
  x.rotate(TURN);
  x.scale(SIZE, SIZE);
};
const stroke = (x: Ctx, run: Pt[], wide: number, c: string, swell = 0.5) => {
  x.fillStyle = c;
  x.beginPath();
  brushPath(
    x,
    run,
    (t) =>
      wide *
      (0.35 + 0.75 * Math.sin(Math.PI * clamp(0.08 + 0.84 * t))) *
      (1 + swell * n.n2(t * 5 + wide * 3, run[0][0] * 0.01)),
  );
  x.fill();
};

/** Four flat reds from the back to the belly; each block's edge is cut in scallops like the scales. */
function skin(x: Ctx) {
  fillPoly(x, body, SKIN.belly);
  x.save();
  poly(x, body);
  x.clip();
  for (const [tone, down] of [
    [SKIN.flank, 0.7],
    [SKIN.side, 0.47],
    [SKIN.back, 0.22],
  ] as const) {
    const edge = Array.from({ length: 120 }, (_, i): Pt => {
      const px = -10 + i * 7.6;
      const [top, foot] = spanAt(px);
      const scallop = 9 * Math.abs(Math.sin(px * 0.11)) + 12 * n.n2(px * 0.012, down * 9);
      return [px, lerp(top, foot, down + 0.12 * (px < 230 ? 1 - px / 230 : 0)) + scallop];
    });
    fillPoly(x, [[-20, -400], ...edge, [900, -400]], tone);
  }
  x.restore();
}
/** Rows of scales behind the gill, larger on the side than at the tail; light rims on the back, red ones below. */
function scales(x: Ctx, k: Ctx, key: string) {
  for (let row = 0; row < 15; row++)
    for (let i = 0; i < 46; i++) {
      const px = 262 + i * 13.4 + (row % 2) * 6.7;
      if (px > 836) continue;
      const [top, foot] = spanAt(px);
      const v = (row + 0.7) / 15;
      const py =
        lerp(top + 8, foot - 6, v) - 10 * Math.sin(((px - 262) / 600) * Math.PI) * (0.5 - v);
      const s = lerp(11, 6, (px - 262) / 580);
      // none on the gill's rim, some worn off
      if (px < 276 + 22 * Math.cos((py + 10) / 90) || n.n2(px * 0.02, row * 0.7) < -0.55) continue;
      const arc = Array.from({ length: 7 }, (_, a): Pt => {
        const b = lerp(-1.3, 1.3, a / 6);
        return [px + s * 0.9 * Math.cos(b), py + s * 0.98 * Math.sin(b)];
      });
      if (v < 0.3) stroke(x, arc, 2.8, v < 0.24 ? "#e2604f" : "#f4a58c", 0);
      else if (v < 0.5) stroke(x, arc, 2.8, "#b5262f", 0);
      else if (v < 0.74) stroke(x, arc, 2.4, "#cf5446", 0);
      else if ((i + row) % 2) stroke(x, arc, 2, "#eab49d", 0);
      if (v < 0.2 && n.n2(px * 0.05, row) > 0.1) stroke(k, arc, 2, key, 0);
    }
  const r = new Rng(8);
  for (let i = 0; i < 54; i++) {
    const px = r.range(250, 800);
    const [top, foot] = spanAt(px);
    x.fillStyle = "#5a9fc6";
    x.beginPath();
    x.ellipse(
      px,
      lerp(top, foot, r.range(0.07, 0.42)),
      r.range(2.6, 5),
      r.range(2.2, 3.6),
      0,
      0,
      7,
    );
    x.fill();
  }
}
/** Eye, mouth and the two plates of the gill. */
function face(x: Ctx, k: Ctx, key: string) {
  const arcs = (run: string) => catmull(pts(run), 10);
  const plate = arcs("214,-176 258,-120 282,-40 276,36 244,110 204,166");
  fillPoly(
    x,
    [...arcs("214,-176 258,-120 282,-40 276,36"), ...arcs("276,36 256,0 246,-60 214,-150")],
    "#8f1c28",
  );
  stroke(k, plate, 6, key);
  stroke(k, arcs("178,-104 206,-50 208,20 176,84 120,112"), 4.2, key);
  stroke(x, arcs("64,-66 100,-112 160,-140"), 7, "#8f1c28");
  stroke(k, arcs("4,34 36,44 70,40 92,54"), 5.4, key);
  stroke(k, arcs("40,62 64,72 86,66"), 3.2, key);
  stroke(k, arcs("30,-4 40,-10 46,-4"), 5, key);
  for (const [r, c] of [
    [36, "#8f1c28"],
    [29, "#e6a53c"],
    [23, "#f7dc98"],
    [18, "#17131a"],
  ] as const) {
    x.fillStyle = c;
    x.beginPath();
    x.ellipse(132, -54, r, r * 0.94, 0.2, 0, 7);
    x.fill();
  }
  x.fillStyle = "#fdf6e6";
  x.beginPath();
  x.ellipse(125, -62, 6, 5, 0, 0, 7);
  x.fill();
}

export function seaBream(P: Print, key: string) {
  const shadow = layer(),
    L = layer(),
    K = layer();
  // its shadow on leaf and cloth, to the lower left
  shadow.x.translate(-30, 34);
  for (const x of [shadow.x, L.x, K.x]) place(x);
  for (const fin of [body, tail.edge, ventral.edge]) fillPoly(shadow.x, fin, "#3c4468");
  P.put(shadow, { op: "multiply" });
  for (const fin of [tail, dorsal, anal, ventral]) fin.print(L.x, K.x, key);
  skin(L.x);
  K.x.globalCompositeOperation = "destination-out";
  fillPoly(K.x, body, "#000");
  K.x.globalCompositeOperation = "source-over";
  scales(L.x, K.x, key);
  face(L.x, K.x, key);
  pectoral.print(L.x, K.x, key);
  const ring = [...body, body[0]];
  K.x.fillStyle = key;
  K.x.beginPath();
  // bolder below, on the side away from the light
  brushPath(K.x, ring, (t) => 5.2 + 2.6 * Math.sin((t - 0.5) * 6.28 + 0.4) + 1.2 * n.n2(t * 14, 1));
  K.x.fill();
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
