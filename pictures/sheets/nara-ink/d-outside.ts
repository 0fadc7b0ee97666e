/** Outside the window: hills, a store house, snow, a bare persimmon. */
import { bokashi, type Pt, Rng, W } from "../../kit/core.ts";
import { brushPath, catmull, roughen } from "../../kit/brush.ts";
import { shape } from "../../kit/figures.ts";
import { pts } from "../../kit/points.ts";
import { P, print, tone } from "./d-stage.ts";

export function printOutside() {
  print((p) => {
    tone(
      p,
      [
        [0, 0],
        [W, 0],
        [W, 1000],
        [0, 1000],
      ],
      bokashi(p.x, 0, 60, 0, 620, [
        [0, "#6f9cc0"],
        [0.5, "#b4cfdc"],
        [1, "#f0e6d4"],
      ]),
    );
    tone(
      p,
      roughen(
        pts("-20,520 160,496 330,470 480,490 640,520 820,500 1000,520 1000,800 -20,800"),
        P.noise,
        8,
        0.02,
      ),
      "#8fabc0",
    );
    tone(
      p,
      roughen(
        pts("-20,560 200,548 420,560 640,546 820,556 1000,550 1000,800 -20,800"),
        P.noise,
        6,
        0.03,
      ),
      "#6d8798",
    );
    // a store house, snow on its roof
    shape(p, pts("470,540 720,548 720,660 470,660"), "#f3e4cb", { smooth: false, line: 0.7 });
    tone(p, pts("470,540 540,542 540,660 470,660"), "#b3aab8");
    shape(p, pts("600,580 640,580 640,620 600,620"), "#3d3840", { smooth: false, line: 0.7 });
    shape(
      p,
      roughen(pts("440,548 500,470 690,474 752,552 700,546 600,540 500,540"), P.noise, 4, 0.04),
      "#fdfaf2",
      { smooth: false, line: 0.7 },
    );
    tone(p, pts("440,548 500,470 560,472 520,536"), "#c3d3de");
    tone(
      p,
      roughen(pts("-20,620 180,606 420,628 700,612 940,624 940,900 -20,900"), P.noise, 6, 0.03),
      "#fbf8f0",
    );
    tone(
      p,
      roughen(pts("-20,668 200,650 380,676 560,668 400,700 120,712 -20,720"), P.noise, 6, 0.03),
      "#c3d3de",
    );
  }, 2.2);
  persimmon();
}

/** A bare persimmon with the fruit that is left for the birds. */
function persimmon() {
  P.block((x) => {
    x.fillStyle = "#3a2d34";
    for (const [bough, w] of [
      ["430,800 436,690 416,590 452,480 436,380 480,270", 26],
      ["440,640 500,560 590,520 640,450 700,430", 13],
      ["424,560 350,500 300,420 310,330", 12],
      ["446,470 520,400 560,300 620,250", 11],
      ["440,390 390,320 380,230", 9],
      ["340,490 260,480 210,430", 7],
      ["590,520 650,530 700,510", 6],
    ] as const) {
      x.beginPath();
      brushPath(
        x,
        catmull(pts(bough), 10),
        (t) => w * (1 - 0.82 * t) * (1 + 0.12 * Math.sin(t * 21)),
      );
      x.fill();
    }
  });
  print((p) => {
    const q = new Rng(5);
    for (let i = 0; i < 30; i++) {
      const cx = q.range(150, 720),
        cy = q.range(395, 560);
      shape(
        p,
        Array.from({ length: 16 }, (_, i): Pt => [
          cx + 13 * Math.cos(i * 0.3927),
          cy + 11 * Math.sin(i * 0.3927),
        ]),
        "#e0702a",
        { smooth: false, line: 0.5 },
      );
      tone(
        p,
        pts(`${cx - 11},${cy - 5} ${cx - 2},${cy - 15} ${cx + 10},${cy - 6} ${cx},${cy - 8}`),
        "#fbf8f0",
        true,
      );
    }
  }, 2);
}
