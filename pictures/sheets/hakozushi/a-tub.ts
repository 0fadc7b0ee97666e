/** Hakozushi A: the wide low tub of rice on its stand, dark before the light; only the rice and the rim are pale. */
import { type Ctx, type Pt, layer, stamp } from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { carve, grade } from "./a-plan.ts";

const X = 512,
  RIM = 1306,
  RX = 140,
  RY = 25,
  FOOT = 1372;
const arc = (cy: number, rx: number, ry: number, a: number, b: number): Pt[] =>
  Array.from({ length: 41 }, (_, i) => {
    const t = a + ((b - a) * i) / 40;
    return [X + rx * Math.cos(t), cy + ry * Math.sin(t)];
  });
export function shadow(x: Ctx) {
  const L = layer();
  // the tub's and the cook's run together toward us
  carve(
    L.x,
    [
      [392, 1446],
      [470, 1430],
      [560, 1428],
      [640, 1446],
      [720, 1450],
      [806, 1440],
      [816, 1462],
      [784, 1512],
      [752, 1570],
      [740, 1640],
      [300, 1640],
      [296, 1580],
      [330, 1510],
    ],
    "#15131c",
  );
  stamp(x, L, { alpha: 0.6, blur: 7 });
  const contact = layer();
  for (const [cx, cy, w] of [
    [398, 1465, 17],
    [618, 1465, 17],
    [678, 1457, 34],
    [780, 1450, 29],
  ]) {
    contact.x.beginPath();
    contact.x.ellipse(cx, cy, w, 5, 0, 0, 7);
    contact.x.fillStyle = "#100d14";
    contact.x.fill();
  }
  stamp(x, contact, { alpha: 0.7, blur: 2.4 });
}
export function tub(x: Ctx) {
  // the stand: a thick board on two trestles
  const dark = "#17141b";
  for (const s of [-1, 1]) {
    fillPoly(
      x,
      [
        [X + s * 84, 1378],
        [X + s * 108, 1378],
        [X + s * 122, 1462],
        [X + s * 98, 1463],
      ],
      dark,
    );
    fillPoly(
      x,
      [
        [X + s * 74, 1378],
        [X + s * 90, 1378],
        [X + s * 96, 1434],
        [X + s * 82, 1434],
      ],
      "#221d25",
    );
  }
  fillPoly(
    x,
    [
      [X - 148, 1372],
      [X + 148, 1372],
      [X + 146, 1388],
      [X - 146, 1388],
    ],
    dark,
  );
  // the staves, turning away from the light
  fillPoly(
    x,
    [...arc(RIM, RX, RY, Math.PI, 0), ...arc(FOOT, RX - 7, RY * 0.72, 0, Math.PI)],
    grade(
      x,
      [X - RX, 0],
      [X + RX, 0],
      [
        [0, "#6b5a52"],
        [0.1, "#4a3d3d"],
        [0.5, "#2f272c"],
        [0.86, "#3b3033"],
        [1, "#6e5247"],
      ],
    ),
  );
  for (const [z, w] of [
    [0.24, 4],
    [0.78, 5.5],
  ]) {
    x.fillStyle = "#1a161c";
    x.beginPath();
    brushPath(
      x,
      arc(RIM + (FOOT - RIM) * z, RX - 7 * z, RY * (1 - 0.28 * z), Math.PI, 0).map(
        ([p, q]) => [p, q + 0] as Pt,
      ),
      () => w,
    );
    x.fill();
  }
  // a few joints of the staves
  x.fillStyle = "#231d23";
  x.beginPath();
  for (const u of [-0.86, -0.55, -0.2, 0.24, 0.6, 0.9]) {
    const dip = Math.sqrt(1 - u * u);
    brushPath(
      x,
      [
        [X + u * RX, RIM + RY * dip + 4],
        [X + u * (RX - 7), FOOT + RY * 0.72 * dip - 3],
      ],
      () => 1.3,
    );
  }
  x.fill();
  // rim and rice
  x.beginPath();
  x.ellipse(X, RIM, RX, RY, 0, 0, 7);
  x.fillStyle = grade(
    x,
    [X - RX, 0],
    [X + RX, 0],
    [
      [0, "#a3917f"],
      [0.5, "#7e6e64"],
      [1, "#b0977f"],
    ],
  );
  x.fill();
  x.beginPath();
  x.ellipse(X, RIM + 1, RX - 9, RY - 5, 0, 0, 7);
  x.fillStyle = "#3a3136";
  x.fill();
  x.save();
  x.beginPath();
  x.ellipse(X, RIM + 1, RX - 9, RY - 5, 0, 0, 7);
  x.clip();
  carve(
    x,
    [
      [X - 136, 1318],
      [X - 96, 1300],
      [X - 30, 1290],
      [X + 30, 1295],
      [X + 96, 1300],
      [X + 136, 1316],
      [X + 90, 1340],
      [X - 90, 1340],
    ],
    "#efe6d6",
  );
  carve(
    x,
    [
      [X - 120, 1326],
      [X - 60, 1314],
      [X - 20, 1318],
      [X + 40, 1312],
      [X + 126, 1320],
      [X + 60, 1336],
      [X - 60, 1338],
    ],
    "#c3b8b4",
  );
  x.restore();
}
/** The rice that the paddle lifts: a low heap. */
export function heap(x: Ctx) {
  carve(
    x,
    cut("456 1322, 474 1306, 498 1295, 524 1302, 552 1314, 566 1322, 530 1327, 490 1328"),
    "#f3ead9",
  );
  carve(x, cut("478 1327, 504 1318, 556 1321, 534 1330, 496 1331"), "#b9afad");
}
/** Some of it lies over the blade. */
export function turned(x: Ctx) {
  carve(
    x,
    cut("474 1319, 484 1308, 495 1312, 505 1310, 514 1303, 525 1309, 532 1320, 508 1327, 488 1326"),
    "#f3ead9",
  );
}
/** What rises from the rice, thin. */
export function vapour(x: Ctx) {
  const L = layer();
  carve(
    L.x,
    [
      [400, 1306],
      [418, 1268],
      [470, 1236],
      [468, 1190],
      [448, 1140],
      [470, 1090],
      [486, 1132],
      [506, 1180],
      [520, 1236],
      [580, 1270],
      [600, 1306],
    ],
    "#efe4d0",
  );
  stamp(x, L, { alpha: 0.26, blur: 12 });
}
