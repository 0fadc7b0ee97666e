/** The night over the river: stars, a pale bank of cloud, two wooded hills and the mist at their feet. */
import { css, lerp, type Noise, type Pt, Rng, W } from "../../kit/core.ts";
import { catmull, dab, poly, Tones } from "../../kit/brush.ts";
import { printRidge, skyline } from "../../kit/horizon.ts";
import { mistBand } from "../../kit/print.ts";
import { sky } from "../../kit/stage.ts";
import { pts } from "../../kit/points.ts";
import { cam, n, P } from "./d-stage.ts";

const HY = cam.hy;

function heaven() {
  sky(
    P,
    HY,
    [
      [0, "#0a1a3c"],
      [0.2, "#10264f"],
      [0.5, "#1d3a6a"],
      [0.8, "#37598a"],
      [1, "#4d6c99"],
    ],
    0.16,
    HY + 14,
  );
  // long thin bars of cloud, and the pale bank behind the gap of the hills
  const r = new Rng(31);
  P.block(
    (x) => {
      const T = new Tones();
      for (const [cx, cy, long, c, a] of [
        [380, 58, 460, "#142c58", 0.7],
        [1160, 34, 520, "#122a56", 0.7],
        [1240, 96, 420, "#203f70", 0.7],
        [820, 112, 380, "#203f70", 0.6],
      ] as const)
        for (let i = 0; i < 14; i++)
          T.add(
            c,
            (z) =>
              dab(
                z,
                cx + r.g() * long * 0.4 - 90,
                cy + r.g() * 7,
                r.range(130, 320),
                r.range(4, 10),
                0,
              ),
            a,
          );
      T.flush(x);
    },
    { grain: 0.22 },
  );
  P.block(
    (x) => {
      for (const [line, c] of [
        [
          "930,300 990,236 1060,210 1130,214 1190,192 1270,182 1340,196 1400,184 1480,210 1560,230 1560,310",
          "#3d5f90",
        ],
        ["1000,310 1080,256 1160,244 1230,250 1300,226 1370,236 1450,258 1520,310", "#4d6e9c"],
      ] as const) {
        x.fillStyle = css(c, 0.75);
        poly(x, catmull(pts(line), 10, true));
        x.fill();
      }
    },
    { grain: 0.3, blur: 2.5 },
  );
  P.block((x) => {
    const T = new Tones();
    for (let i = 0; i < 56; i++) {
      const s = r.u() ** 4 * 2.1 + 0.9,
        y = r.u() ** 1.3 * 200 + 10;
      T.add(
        r.pick(["#cfdbee", "#e9eef6", "#9db4d6"]),
        (z) => z.ellipse(r.range(0, W), y, s * 0.8, s, 0, 0, 6.3),
        lerp(0.95, 0.5, y / 200),
      );
    }
    T.flush(x);
  });
}
/** the crest of a hill through given points, with the tops of its trees */
function crest(line: Pt[], tree: number, noise: Noise, seed: number) {
  const q = catmull(line, 24);
  return skyline((x) => {
    let i = 0;
    while (i < q.length - 2 && q[i + 1][0] < x) i++;
    const [a, b] = [q[i], q[i + 1]];
    const y = lerp(a[1], b[1], Math.max(0, Math.min(1, (x - a[0]) / (b[0] - a[0] || 1))));
    return (
      y -
      tree * (0.45 + 0.45 * noise.n2(x * 0.07, seed)) -
      tree * 0.5 * Math.abs(noise.n2(x * 0.23, seed + 3)) +
      5 * noise.n2(x * 0.012, seed)
    );
  }, 2.5);
}
/** crowns that catch a little of the sky, and the dark between them: few, in drifts along the slope */
function crowns(
  line: Pt[],
  foot: number,
  seed: number,
  count: number,
  [light, dark]: [string, string],
) {
  const r = new Rng(seed);
  P.block((x) => {
    const T = new Tones();
    for (let i = 0; i < count; i++) {
      const p = line[Math.floor(r.u() * line.length)],
        t = r.u(),
        y = lerp(p[1] + 16, foot, t);
      const drift = n.n2(p[0] * 0.006 + seed, y * 0.022);
      if (Math.abs(drift) < 0.28) continue;
      const c = drift > 0 ? light : dark,
        w = r.range(7, 30) * r.range(0.6, 1.1),
        h = r.range(3, 6.5);
      T.add(
        c,
        (z) => {
          z.moveTo(p[0] - w / 2, y + h * 0.4);
          z.quadraticCurveTo(p[0] - w * 0.2, y - h, p[0] + w * 0.08, y - h * 0.6);
          z.quadraticCurveTo(p[0] + w * 0.4, y - h * 0.8, p[0] + w / 2, y + h * 0.5);
          z.quadraticCurveTo(p[0], y - h * 0.1, p[0] - w / 2, y + h * 0.4);
        },
        0.55,
      );
    }
    T.flush(x);
  });
}
export function night() {
  heaven();
  const ridge = (
    line: string,
    tree: number,
    seed: number,
    top: number,
    tones: [string, string, string],
    foot: number,
  ) => {
    const c = crest(pts(line), tree, n, seed);
    printRidge(P, c, {
      from: top,
      to: HY,
      colours: [
        [0, tones[0]],
        [0.6, tones[1]],
        [1, tones[2]],
      ],
      foot,
      grain: 0.1,
      key: "#070f22",
      keyA: 0.5,
    });
    return c.filter(([, y]) => y < HY - 30);
  };
  ridge(
    "-10,330 600,318 760,262 880,246 1000,268 1120,276 1260,262 1400,232 1620,215",
    5,
    7,
    215,
    ["#26436f", "#2c4a78", "#45648f"],
    HY + 8,
  );
  const right = ridge(
    "-10,340 1160,336 1260,288 1316,256 1370,232 1420,210 1474,186 1530,178 1620,160",
    14,
    3,
    160,
    ["#0c1a36", "#11223f", "#2a4268"],
    HY + 8,
  );
  const left = ridge(
    "-10,92 60,94 160,112 250,128 350,122 450,116 560,120 640,138 720,162 800,188 868,218 940,244 1010,264 1090,288 1180,306 1260,330 1620,340",
    14,
    5,
    90,
    ["#0b1934", "#10213f", "#243c62"],
    HY + 8,
  );
  crowns(left, HY - 34, 4, 1500, ["#182c50", "#0b1831"]);
  crowns(right, HY - 30, 9, 420, ["#182c50", "#0b1831"]);
  // the flat woods at the water
  ridge(
    "-10,300 120,292 260,298 420,303 560,300 700,306 860,304 1000,308 1200,306 1400,300 1620,298",
    9,
    11,
    285,
    ["#0d1b36", "#122443", "#2a4165"],
    HY + 4,
  );
  for (const [y, up, down, a] of [
    [HY - 2, 26, 20, 0.72],
    [HY - 44, 9, 7, 0.34],
  ])
    P.mist(mistBand(n, y, up, down, { amp: 7, sx: 0.002, max: a, rag: 0.8 }), "#587499", {
      key: 0.9,
      grain: 0.12,
    });
}
