/** A paper window in winter light: the shadow of a plum branch on it, bars at uneven distances, the work board below. */
import { bokashi, layer, type Pt, Rng, W } from "../../kit/core.ts";
import { brushPath, catmull, hand } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { type Print } from "../../kit/print.ts";
import { board, openBox, SILL } from "./a-board.ts";

export function paperWindow(P: Print, key: string) {
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, 0, 0, SILL, [
        [0, "#7d97ae"],
        [0.12, "#a9bccb"],
        [0.34, "#dfe2d8"],
        [0.62, "#f7edd2"],
        [1, "#f3dcae"],
      ]);
      x.fillRect(0, 0, W, SILL);
    },
    { grain: 0.16 },
  );
  plumShadow(P);
  lattice(P, key);
  board(P, key);
  openBox(P, key);
}

/** The shadow of the branch outside, through the paper: one pale flat tone. */
function plumShadow(P: Print) {
  const r = new Rng(14);
  const L = layer();
  const boughs: [Pt[], number, number][] = [
    [
      cut(
        "-60 850, 60 770, 96 690, 66 600, 110 530, 190 490, 176 400, 150 350, 236 260, 262 190, 240 130, 330 40, 420 -40",
      ),
      54,
      12,
    ],
    [cut("150 440, 40 330, 70 220, -20 120"), 24, 8],
    [cut("226 190, 380 150, 520 60, 700 76, 860 20"), 26, 6],
    [cut("510 66, 560 -10, 640 -60"), 12, 5],
    [cut("700 76, 780 150, 900 160"), 10, 3],
    [cut("70 640, 190 700, 250 820, 350 850"), 20, 5],
    [cut("190 700, 300 680, 380 720"), 9, 3],
  ];
  L.x.fillStyle = "#8298ac";
  for (const [pts, w0, w1] of boughs) {
    const p = catmull(pts, 12);
    L.x.beginPath();
    brushPath(L.x, p, (t) => (w0 + (w1 - w0) * t) * (1 + 0.14 * Math.sin(t * 23)));
    L.x.fill();
    for (let k = 0; k < 13; k++) {
      const [bx, by] = p[Math.floor(r.range(0.25, 0.99) * (p.length - 1))];
      const s = r.range(10, 24),
        a = r.range(0, 6.28),
        px = bx + Math.cos(a) * s * 1.7,
        py = by + Math.sin(a) * s * 1.7;
      L.x.beginPath();
      for (let q = 0; q < 5; q++)
        L.x.ellipse(
          px + Math.cos(a + q * 1.257) * s * 0.62,
          py + Math.sin(a + q * 1.257) * s * 0.62,
          s * 0.5,
          s * 0.5,
          0,
          0,
          7,
        );
      L.x.fill();
    }
  }
  P.put(L, { alpha: 0.8 });
}

function lattice(P: Print, key: string) {
  const r = new Rng(4);
  const bars: [Pt, Pt, number][] = [
    [[0, 118], [W, 118], 12],
    [[0, 700], [W, 700], 12],
    [[104, 0], [104, SILL], 14],
    [[530, 0], [530, SILL], 14],
    [[1030, 0], [1030, SILL], 44],
    [[1464, 0], [1464, SILL], 14],
  ];
  for (const [a, b, w] of bars) {
    const p = hand(a, b, r, 1, 60);
    P.block((x) => {
      x.fillStyle = w > 20 ? "#5c4334" : "#8a6a4e";
      x.beginPath();
      brushPath(x, p, () => w);
      x.fill();
    });
    P.lines((x) => {
      x.fillStyle = key;
      x.beginPath();
      const across = a[0] === b[0];
      for (const s of [-1, 1])
        brushPath(
          x,
          p.map(([px, py]): Pt => (across ? [px + (s * w) / 2, py] : [px, py + (s * w) / 2])),
          (t) => 1.3 + 0.9 * Math.sin(t * 17 + s + w),
        );
      x.fill();
    });
  }
}
