/** A stone with a poem behind the branch: a leaning natural slab, its letters cut in and half worn away. */
import { type Ctx, css, layer, mix, type Pt, Rng, shade, sstep, stamp } from "../../kit/core.ts";
import { brushPath, dab, fillPoly, roughen, Tones } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { ARMS, KEY, n, P } from "./b-plan.ts";

const FACE = roughen(
  cut(
    "1112 1260, 1100 1040, 1130 800, 1142 640, 1178 500, 1206 424, 1274 372, 1380 330, 1462 346, 1516 402, 1542 520, 1558 700, 1592 900, 1610 1260",
  ),
  n,
  5,
  0.02,
  8,
  false,
);
const SIDE = roughen(
  cut(
    "1462 346, 1520 372, 1596 436, 1636 560, 1652 760, 1688 960, 1700 1260, 1596 1260, 1536 700, 1496 420",
  ),
  n,
  4,
  0.02,
  8,
);

export function verseStone() {
  const L = layer(),
    K = layer();
  fillPoly(L.x, SIDE, "#3f4956");
  fillPoly(L.x, FACE, "#8e9694");
  L.x.save();
  L.x.globalCompositeOperation = "source-atop";
  stamp(L.x, tones(), { op: "source-atop" });
  verse(L.x);
  branchShade(L.x);
  L.x.restore();
  K.x.fillStyle = css(KEY, 0.95);
  K.x.beginPath();
  brushPath(K.x, FACE, (t) => 4.6 * (0.62 + 0.5 * Math.sin(t * 17)) + 1);
  brushPath(
    K.x,
    SIDE.slice(0, Math.round(SIDE.length * 0.55)),
    (t) => 3.2 * (0.8 + 0.4 * Math.sin(t * 21)),
  );
  for (const crack of [
    "1216 980, 1256 1010, 1246 1060, 1292 1100",
    "1500 640, 1476 700, 1492 760",
    "1346 352, 1340 392, 1358 420",
  ])
    brushPath(
      K.x,
      roughen(cut(crack), n, 5, 0.05, 8, false),
      (t) => 3 * Math.sin(Math.PI * (0.1 + 0.8 * t)),
    );
  K.x.fill();
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  cap();
  foot();
}

/** The face in three tones with hard edges; lichen above, moss below. */
const tones = () =>
  shade((x, y, o) => {
    o[3] = 0;
    if (x < 1060 || y < 310) return;
    const side = x > 1496 + 0.1 * (y - 420) + 14 * n.n2(3, y * 0.02);
    const split = n.fbm(x * 0.0042 + 0.003 * y, y * 0.002, 2) + 0.12 * n.n2(x * 0.03, y * 0.02);
    const lit = split + sstep(1430, 1130, x) * 0.75 - 0.42 - 0.25 * sstep(700, 1150, y);
    const pits = n.n2(x * 0.09, y * 0.11) > 0.72;
    let tone = side ? "#465160" : lit > 0.2 ? "#c3c5b6" : lit > -0.28 ? "#959c98" : "#717c82";
    if (side && split > 0.2) tone = "#5a6571";
    const lichen = n.fbm(x * 0.008 + 9, y * 0.008, 4) + 0.12 * sstep(760, 380, y);
    if (lichen > 0.46 && !side) tone = lichen > 0.56 ? "#d9dcc4" : "#b3bda4";
    const moss = sstep(960, 1190, y + 70 * n.n2(x * 0.014, 3)) + 0.5 * n.fbm(x * 0.03, y * 0.03, 2);
    if (moss > 0.62) tone = moss > 0.95 ? "#56673f" : "#7f8c55";
    const [r, g, b] = mix(tone, "#39424c", pits ? 0.4 : 0);
    [o[0], o[1], o[2], o[3]] = [r, g, b, 255];
  });

/** Letters as cuts: a dark upper wall, a floor slightly darker than the face, a lit lower edge. */
function verse(x: Ctx) {
  const cuts = layer();
  const lines: readonly (readonly [string, number, number])[] = [
    ["春もやや", 1476, 490],
    ["けしきととのふ", 1364, 440],
    ["月と梅", 1248, 590],
  ];
  for (const [dx, dy, tone] of [
    [3.4, 3.4, "#e4e2cf"],
    [-1.6, -2, "#2c333b"],
    [0.6, 0.8, "#59636a"],
  ] as const) {
    cuts.x.fillStyle = tone;
    cuts.x.font = "98px KouzanG";
    cuts.x.textAlign = "center";
    cuts.x.textBaseline = "middle";
    for (const [text, px, py] of lines)
      for (const [i, letter] of Array.from(text).entries())
        cuts.x.fillText(letter, px + dx + i * 6 + 4 * Math.sin(i * 2.1), py + dy + i * 104);
  }
  // weather has removed parts of them
  const r = new Rng(19),
    T = new Tones();
  for (let i = 0; i < 150; i++) {
    const px = r.range(1180, 1560),
      py = r.range(400, 1180),
      s = r.range(6, 22);
    if (n.n2(px * 0.01, py * 0.01) > -0.1)
      T.add("#000", (z) => dab(z, px, py, s, s * 0.5, r.range(0, 6)));
  }
  const worn = layer();
  T.flush(worn.x);
  stamp(cuts.x, worn, { op: "destination-out", alpha: 0.75 });
  stamp(x, cuts, { op: "source-atop", alpha: 0.92 });
}

/** The branch's shadow on the stone connects the two. */
function branchShade(x: Ctx) {
  const L = layer();
  L.x.fillStyle = "#5d6d88";
  for (const { path, from, to } of ARMS) {
    L.x.beginPath();
    brushPath(
      L.x,
      path.map(([a, b]): Pt => [a + 74, b + 118]),
      (t) => (from + (to - from) * t) * 0.8,
    );
    L.x.fill();
  }
  const face = layer();
  fillPoly(face.x, FACE, "#000");
  stamp(L.x, face, { op: "destination-in" });
  stamp(x, L, { op: "multiply", alpha: 0.55 });
}

/** The last snow on its top. */
function cap() {
  const top = roughen(
    cut("1200 432, 1236 384, 1276 352, 1380 312, 1468 330, 1526 366, 1596 430"),
    n,
    3,
    0.03,
    8,
    false,
  );
  const low = roughen(
    cut("1592 446, 1536 404, 1496 396, 1458 362, 1396 366, 1358 352, 1300 392, 1246 396, 1218 430"),
    n,
    6,
    0.03,
    8,
    false,
  );
  P.block((x) => fillPoly(x, [...top, ...low.map(([a, b]): Pt => [a, b + 7])], "#8ea6c4"));
  P.block((x) => fillPoly(x, [...top, ...low], "#faf6ec"), { grain: 0.08 });
  P.lines((k) => {
    k.fillStyle = css(KEY, 0.7);
    k.beginPath();
    brushPath(k, top, (t) => 1.6 + Math.sin(t * 19));
    k.fill();
  });
}

/** Grass at its foot. */
function foot() {
  const r = new Rng(5),
    T = new Tones();
  for (let i = 0; i < 260; i++) {
    const x = r.range(1050, 1640),
      y = 1215 + r.g() * 8,
      long = r.range(40, 130);
    T.add(r.pick(["#8a7350", "#d9c697", "#6d6a4c", "#b9a070"]), (z) =>
      dab(z, x, y, long, long * 0.08, -1.57 + r.g() * 0.4, r.range(-0.2, 0.2)),
    );
  }
  T.flush(P.base.x);
}
