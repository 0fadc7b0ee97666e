/** A row of old cherries along the line, one luminous mass: puffs of blossom made of single flowers, lit from the upper left. */
import { bokashi, layer, lerp, mix, type Pt, Rng, stamp } from "../../kit/core.ts";
import { fillPoly, roughen, Tones } from "../../kit/brush.ts";
import { limb } from "../../kit/flora.ts";
import { pts } from "../../kit/points.ts";
import { printTrunk } from "./c-trunk.ts";
import { on, P, print, r as chance } from "./c-stage.ts";
import { tone } from "./pens.ts";

const r = new Rng(8);
const WOOD = { body: "#2f2530", light: "#75606c", key: "#1a1620", lightDir: -1 };
const TONES = ["#a06f92", "#bf87a4", "#d9a3b6", "#eebfc8", "#f9d9d8", "#fdeae3", "#fff8f0"];

/** its centre, half width and half height */
type Puff = readonly [x: number, y: number, w: number, h: number];

/** Prints puffs from the highest to the lowest; `haze` mixes them with the mist, `size` is a flower's radius. */
function puffs(list: readonly Puff[], size: number, haze: number) {
  const inks = TONES.map((c) => mix(c, "#f6e4dc", haze));
  P.block(
    (x) => {
      for (const [cx, cy, w, h] of list.toSorted((a, b) => a[1] - b[1])) {
        const T = new Tones();
        const round = Array.from({ length: 26 }, (_, i): Pt => [
          cx + 0.86 * w * Math.cos(i * 0.2417),
          cy + 0.86 * h * Math.sin(i * 0.2417),
        ]);
        const shade = bokashi(x, 0, cy - h, 0, cy + h, [
          [0, inks[5]],
          [0.4, inks[4]],
          [1, inks[1]],
        ]);
        fillPoly(x, roughen(round, P.noise, 9, 0.05), shade);
        const count = Math.round((w * h * 3.1) / (size * size));
        for (let i = 0; i < count; i++) {
          const a = r.range(0, 6.2832),
            q = Math.sqrt(r.u()) * (r.chance(0.06) ? 1.14 : 1.02);
          const u = q * Math.cos(a),
            v = q * Math.sin(a);
          const px = cx + w * u,
            py = cy + h * v;
          const torn = P.noise.fbm(px * 0.007, py * 0.013, 3);
          const lit =
            0.49 - 0.52 * Math.min(v, 0.8) - 0.2 * Math.min(u, 0.8) + 0.52 * torn + 0.045 * r.g();
          const c = inks[Math.max(0, Math.min(6, Math.round(lit * 6.6)))];
          const s = size * r.range(0.5, 1.05) * (q > 1.02 ? 0.62 : 1);
          T.add(c, (z) => {
            z.moveTo(px + s, py);
            z.ellipse(px, py, s, s * 0.78, 0, 0, 6.3);
          });
        }
        T.flush(x);
      }
    },
    { occlude: 1 },
  );
}

/** Puffs scattered over a crown that is round above and flat below. */
function crown(cx: number, cy: number, w: number, h: number, count: number, size: number): Puff[] {
  return Array.from({ length: count }, (): Puff => {
    const a = r.range(3.0, 6.42),
      q = Math.sqrt(r.range(0.02, 1));
    const k = size * r.range(0.75, 1.25);
    return [cx + w * q * Math.cos(a), cy + h * q * Math.sin(a), k * 1.35, k * 0.8];
  });
}

function wood(limbs: readonly (readonly [string, number, number])[]) {
  const colour = layer(),
    lines = layer();
  for (const [spine, w0, w1] of limbs) limb(colour.x, lines.x, pts(spine), w0, w1, r, WOOD);
  P.put(colour, { occlude: 1 });
  stamp(P.key.x, lines);
}

/** Grass and fallen petals over the foot of a trunk. */
function mound(cx: number, cy: number, w: number, h: number, c: string) {
  print((p) => {
    const edge = (from: number, up: number) =>
      Array.from({ length: 30 }, (_, i): Pt => {
        const u = from * (1 - i / 14.5);
        return [cx + w * u, cy + h * (0.7 + up * (1 - u * u) ** 0.5) + 0.16 * h * r.g()];
      });
    tone(p, [...edge(-1, -0.6), ...edge(1, 0.5)], c);
    const T = new Tones();
    for (let i = 0; i < w * 2.2; i++) {
      const u = Math.max(-1.2, Math.min(1.2, r.g() * 0.5)),
        px = cx + w * u,
        py = cy + h * r.range(0.2, 1.9) + h * 0.4 * u * u,
        s = (w / 26) * r.range(0.5, 1);
      T.add(r.pick(["#f7d6d6", "#fdeae3", "#eebfc8"]), (q) => {
        q.moveTo(px + s, py);
        q.ellipse(px, py, s, s * 0.42, 0, 0, 6.3);
      });
    }
    T.flush(p.x);
  }, 1);
}

/** The far trees of the row, pale in the mist. */
export function printFarCherries() {
  const beyond = Array.from({ length: 26 }, (_, i): Puff => [
    1010 + i * 25 + r.range(-10, 10),
    684 - r.range(0, 26),
    r.range(30, 50),
    r.range(16, 30),
  ]);
  puffs(beyond, 2.8, 0.62);
  puffs(crown(560, 690, 100, 90, 16, 34), 3.2, 0.55);
  puffs(crown(690, 690, 150, 190, 30, 48), 3.8, 0.36);
  wood([["772,812 766,760 754,700 738,640", 22, 9]]);
  puffs(crown(740, 660, 150, 90, 12, 46), 3.8, 0.3);
}

/** The two near trees, whose boughs meet over the line. */
export function printCherries() {
  puffs(crown(960, 600, 250, 330, 50, 74), 4.8, 0.16);
  printTrunk("984,884 978,856 964,790 936,720 908,650 880,560", 58, 14, r);
  wood([
    ["940,730 984,660 1020,600 1036,560", 28, 5],
    ["918,668 860,640 800,620", 15, 4],
  ]);
  mound(992, 870, 96, 30, "#88a184");
  puffs(crown(930, 600, 250, 190, 22, 66), 4.8, 0.1);
  wood([
    ["914,664 894,590 850,520 790,470 740,452", 19, 2],
    ["876,560 890,500 930,450 940,410", 11, 2],
    ["1012,612 1048,548 1090,500 1110,440", 16, 2],
    ["944,724 1000,660 1060,620 1120,606", 15, 2],
    ["850,520 800,530 750,556 716,590", 9, 2],
    ["920,672 860,650 800,640 752,660", 10, 2],
  ]);
  puffs(
    [
      [770, 486, 48, 20],
      [930, 470, 52, 22],
      [1100, 480, 48, 20],
      [850, 566, 54, 20],
      [1052, 600, 50, 18],
      [768, 640, 44, 16],
    ],
    4.4,
    0.08,
  );
  puffs(crown(1300, 330, 560, 420, 60, 120), 5.4, 0.02);
  printTrunk(
    "1472,1062 1460,1000 1424,900 1384,790 1322,690 1262,590 1190,490 1080,410 960,362",
    150,
    8,
    r,
  );
  wood([
    ["1330,700 1400,600 1500,520 1610,470", 62, 22],
    ["1256,584 1170,520 1060,500 940,506 850,536 800,530", 34, 3],
    ["1060,500 1000,470 940,462", 11, 3],
    ["1010,384 900,330 800,318 650,330", 15, 3],
    ["1096,420 1050,340 1020,270", 18, 4],
  ]);
  mound(1490, 1040, 215, 30, "#56746a");
  puffs(
    [
      ...crown(1200, 300, 420, 220, 24, 104),
      ...crown(1500, 330, 240, 200, 14, 100),
      [1120, 520, 90, 48],
      [800, 500, 90, 40],
      [720, 520, 54, 28],
      [1290, 470, 100, 60],
      [1560, 500, 110, 66],
      [640, 322, 92, 44],
      [560, 352, 66, 36],
      [740, 290, 110, 60],
      [830, 336, 100, 52],
      [930, 300, 120, 72],
    ],
    5.4,
    0,
  );
  wood([
    ["1236,566 1180,470 1090,400 980,350 880,322 800,318", 30, 3],
    ["1470,546 1540,486 1580,410 1640,350", 34, 8],
    ["1540,486 1600,470 1650,480", 15, 5],
    ["1500,520 1490,450 1464,396", 16, 3],
    ["1190,484 1200,410 1240,346", 20, 3],
    ["1200,500 1120,500 1040,520 980,560", 15, 2],
  ]);
  puffs(
    [
      [1010, 356, 84, 32],
      [1150, 412, 62, 28],
      [860, 330, 64, 26],
      [1245, 330, 70, 30],
      [1462, 400, 74, 30],
      [1568, 450, 66, 28],
      [1090, 520, 60, 22],
      [1240, 520, 70, 26],
      [1440, 560, 60, 22],
    ],
    5.2,
    0,
  );
}

/** Petals: a carpet on the bank, drifts along the rails and the platform's edge, single ones in the air. */
export function printPetals() {
  print((p) => {
    const T = new Tones();
    const lay = (x: number, y: number, z: number, k: number) => {
      const [px, py] = on(x, y, z),
        s = (k * 46) / y;
      T.add(chance.pick(["#f7d6d6", "#fdeae3", "#eebfc8"]), (q) => {
        q.moveTo(px + s, py);
        q.ellipse(px, py, s, s * 0.42, chance.range(-0.3, 0.3), 0, 6.3);
      });
    };
    for (let i = 0; i < 14000; i++) {
      const y = 3.6 + 30 * chance.u() ** 2;
      const k = chance.range(0.5, 1);
      if (i % 2) {
        const x = lerp(4.4, 13, chance.u() ** 1.4);
        // thick below the crowns, in drifts
        if (P.noise.fbm(x * 0.5, y * 0.3, 3) + 0.1 * chance.g() > 0.02) lay(x, y, 0.04, k);
      } else if (y < 17 && i % 3) {
        const x = chance.pick([
          1.2 + 0.16 * chance.g(),
          3.72 + 0.22 * chance.g(),
          2.6 + 0.4 * chance.g(),
        ]);
        if (x > 1.04 && P.noise.fbm(x * 0.6 + 9, y * 0.7, 3) + 0.1 * chance.g() > -0.02)
          lay(x, y, 0.11, k);
      } else if (P.noise.fbm(y * 0.9, 3, 2) > 0) lay(1 - 0.5 * chance.u() ** 3, y, 0.75, k);
    }
    T.flush(p.x);
  }, 1);
}
