/** An insect cage of split bamboo, its small door lifted, on a stone; the last light shines through its bars. */
import { layer, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, poly, roughen } from "../../kit/brush.ts";
import { from, pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";
import { RIM } from "./d-plan.ts";

const cam: Cam = { x: 0, y: 0, z: 0.4, f: 1500, cx: 800, hy: 826 };
/** the cage's front left corner, and the direction of its front */
const O: Pt = [0.75, 2.52],
  U: Pt = [0.93, 0.367];
const WIDE = 0.36,
  DEEP = 0.26,
  HIGH = 0.25,
  SOLE = 0.13;
const Q = (u: number, v: number, z: number): Pt =>
  onSheet(cam, O[0] + U[0] * u - U[1] * v, O[1] + U[1] * u + U[0] * v, SOLE + z);
/** The roof is a barrel: its height above the bars. */
const vault = (t: number) => 0.085 * Math.sin(Math.PI * t);

export function cage(P: Print) {
  stone(P);
  const L = layer();
  const stick = (line: Pt[], w: number, dark: string, rim: number) => {
    L.x.fillStyle = dark;
    L.x.beginPath();
    brushPath(L.x, line, () => w);
    L.x.fill();
    if (!rim) return;
    L.x.fillStyle = RIM;
    L.x.globalAlpha = rim;
    L.x.beginPath();
    brushPath(
      L.x,
      line.map((q): Pt => [q[0] - w * 0.3, q[1] - w * 0.22]),
      () => w * 0.26,
    );
    L.x.fill();
    L.x.globalAlpha = 1;
  };
  const FAR = "#4a3158",
    NEAR = "#1d1636";
  // far bars, lighter, then the floor
  for (let i = 0; i <= 7; i++)
    stick(
      [Q((WIDE * i) / 7, DEEP, 0.02), Q((WIDE * i) / 7, DEEP, HIGH + vault(i / 7))],
      3.4,
      FAR,
      0.3,
    );
  for (const v of [0.35, 0.68]) stick([Q(0, DEEP * v, 0.02), Q(0, DEEP * v, HIGH)], 4, FAR, 0.4);
  L.x.fillStyle = "#3d2748";
  poly(L.x, [
    Q(-0.015, -0.015, 0.02),
    Q(WIDE + 0.015, -0.015, 0.02),
    Q(WIDE + 0.015, DEEP + 0.015, 0.02),
    Q(-0.015, DEEP + 0.015, 0.02),
  ]);
  L.x.fill();
  // a vine leaf and a slice of cucumber for the crickets
  L.x.fillStyle = "#9c8a68";
  poly(L.x, catmull(from(Q(0.16, 0.13, 0.02), "-26,2 -8,-9 16,-7 24,0 6,7 -14,7"), 6, true));
  L.x.fill();
  for (const i of [0, 1]) {
    const u = i ? WIDE : 0;
    for (let k = 0; k <= 4; k++)
      if (i) stick([Q(u, (DEEP * k) / 4, 0.02), Q(u, (DEEP * k) / 4, HIGH)], 4.4, NEAR, 0);
  }
  // the ribs of the roof, front to back
  for (let i = 0; i <= 7; i++) {
    const t = i / 7;
    stick(
      [Q(WIDE * t, -0.012, HIGH + vault(t)), Q(WIDE * t, DEEP + 0.012, HIGH + vault(t))],
      5,
      i < 5 ? "#5d3a52" : NEAR,
      i < 5 ? 0.5 : 0.2,
    );
  }
  const hoop = (v: number, w: number, rim: number) => {
    const arc: Pt[] = [];
    for (let i = 0; i <= 20; i++) arc.push(Q((WIDE * i) / 20, v, HIGH + vault(i / 20)));
    stick(arc, w, NEAR, rim);
  };
  hoop(DEEP, 7, 0.7);
  // near bars, with the doorway in the middle; its door is off
  for (let i = 0; i <= 8; i++) {
    const t = i / 8;
    if (i > 2 && i < 6) continue;
    stick([Q(WIDE * t, 0, 0.02), Q(WIDE * t, 0, HIGH + vault(t))], 5.4, NEAR, 0.36);
  }
  for (const t of [0.375, 0.5, 0.625])
    stick(
      [Q(WIDE * t, 0, t === 0.5 ? 0.17 : 0.02), Q(WIDE * t, 0, HIGH + vault(t))],
      5.4,
      NEAR,
      0.36,
    );
  stick([Q(WIDE * 0.36, 0, 0.17), Q(WIDE * 0.64, 0, 0.17)], 7, NEAR, 0.8);
  stick([Q(0, 0, HIGH), Q(WIDE, 0, HIGH)], 6, NEAR, 0.5);
  stick([Q(0, 0, HIGH), Q(0, DEEP, HIGH)], 6, NEAR, 0.7);
  stick([Q(0, DEEP, HIGH), Q(WIDE, DEEP, HIGH)], 5, FAR, 0.4);
  hoop(0, 8, 0.85);
  // corner posts and the sill
  for (const [u, v] of [
    [0, DEEP],
    [WIDE, DEEP],
    [0, 0],
    [WIDE, 0],
  ])
    stick([Q(u, v, -0.005), Q(u, v, HIGH + 0.006)], 11, NEAR, 0.75);
  stick([Q(0, DEEP, 0.012), Q(0, 0, 0.012)], 11, NEAR, 0.6);
  stick([Q(-0.01, 0, 0.012), Q(WIDE + 0.01, 0, 0.012)], 15, NEAR, 0.7);
  // the handle, bent from one strip, and its vermilion cord
  const bow: Pt[] = [];
  for (let i = 0; i <= 24; i++) {
    const t = i / 24;
    bow.push(Q(WIDE * (0.26 + 0.48 * t), DEEP / 2, HIGH + 0.075 + 0.14 * Math.sin(Math.PI * t)));
  }
  stick(bow, 8, NEAR, 0.85);
  const top = bow[12];
  L.x.fillStyle = "#d2452a";
  L.x.beginPath();
  for (const dx of [-8, -3, 2, 7])
    brushPath(
      L.x,
      [
        [top[0] + dx - 2, top[1] - 8],
        [top[0] + dx + 2, top[1] + 8],
      ],
      () => 5,
    );
  for (const tail of ["4,6 12,34 8,62 16,92", "-2,6 -8,30 0,58 -6,78"])
    brushPath(L.x, catmull(from(top, tail), 8), (v) => 4.6 - v);
  for (const [dx, dy] of pts("16,92 -6,78"))
    for (let i = -3; i <= 3; i++)
      brushPath(
        L.x,
        [
          [top[0] + dx, top[1] + dy],
          [top[0] + dx + i * 2.4, top[1] + dy + 24],
        ],
        () => 2.6,
      );
  L.x.fill();
  P.put(L, { occlude: 1 });
  // grass that stands before its foot
  P.block((x) => {
    for (let i = 0; i < 30; i++) {
      const px = 1110 + 190 * P.noise.n2(i * 3.7, 1) + 12 * i,
        high = 78 + 74 * P.noise.n2(i * 1.9, 5),
        lean = 44 * P.noise.n2(i * 2.3, 9);
      x.fillStyle = i % 3 ? "#1f1940" : "#4c3c74";
      x.beginPath();
      brushPath(
        x,
        catmull(
          [
            [px, 1120],
            [px + lean * 0.3, 1110 - high * 0.55],
            [px + lean * 1.4, 1104 - high],
          ],
          6,
        ),
        (t) => 7 * (1 - t) + 1,
      );
      x.fill();
    }
  });
}

/** A flat garden stone; its upper face has the sky's last light. */
function stone(P: Print) {
  const cutEdge = (outline: string) => roughen(pts(outline), P.noise, 4, 0.03);
  const body = cutEdge(
    "1084,1020 1160,962 1300,940 1470,948 1566,974 1640,1010 1640,1230 1030,1230 1052,1090",
  );
  P.block(
    (x) => {
      x.fillStyle = "#1f1b40";
      poly(x, body);
      x.fill();
      x.clip();
      for (const [outline, c] of [
        [
          "1050,1010 1160,930 1330,920 1640,920 1640,1046 1540,1064 1404,1074 1220,1064 1096,1042",
          "#7a557a",
        ],
        [
          "1074,1020 1160,940 1330,930 1470,940 1600,970 1640,990 1560,990 1440,966 1320,960 1190,976",
          "#b98286",
        ],
        [
          "1040,1100 1096,1042 1220,1064 1404,1074 1420,1130 1300,1150 1160,1240 1030,1240",
          "#342a58",
        ],
      ] as const) {
        x.fillStyle = c;
        poly(x, cutEdge(outline));
        x.fill();
      }
    },
    { grain: 0.12, speckle: 0.3 },
  );
  P.block(
    (x) => {
      // the shadow of the cage comes towards the eye
      x.fillStyle = "#35295a";
      poly(x, [
        Q(-0.02, 0, 0),
        Q(WIDE + 0.02, 0, 0),
        Q(WIDE + 0.02, DEEP, 0),
        Q(WIDE + 0.06, -0.12, 0),
        Q(0.0, -0.16, 0),
      ]);
      x.fill();
    },
    { speckle: 0.1 },
  );
}
