/** A tea picker. */
import { type Col, css, type Pt, type Rng, tweak } from "../../kit/core.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { from, pts } from "../../kit/points.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";

/** woman picking tea, leaning to the right; origin at the hip */
export function teaPicker(p: Pen, r: Rng, o: { lean?: number; robe?: Col; sash?: Col } = {}) {
  const L = o.lean ?? 1;
  const robe = o.robe ?? "#2b4a7c",
    dark = tweak(robe, -0.09),
    sash = o.sash ?? "#cf3f2b";
  const sh: Pt = [9 + 8 * L, -44 + 4 * L],
    hd: Pt = [14 + 13 * L, -57 + 7 * L];
  drawApron();
  drawFarArm();
  drawTorso();
  drawCords();
  drawBasket();
  drawNearArm();
  drawHead();
  drawHat();

  function drawApron() {
    shape(p, pts("-13,-6 -17,30 -14,52 12,54 17,30 12,-6"), dark);
    shape(p, pts("2,-8 3,32 15,34 18,10 13,-8"), sash);
  }
  function drawFarArm() {
    shape(p, from(sh, "-1,4 15,18 27,27 25,33 9,26"), dark);
  }
  /** The robe, with small white crosses. */
  function drawTorso() {
    shape(
      p,
      [
        [-14, 0],
        [-15, -14],
        [-8, -34],
        [sh[0] - 10, sh[1] - 3],
        [sh[0] + 2, sh[1] - 4],
        [sh[0] + 8, sh[1] + 8],
        [16, -14],
        [14, 1],
      ],
      robe,
    );
    const T = new Tones();
    for (let i = 0; i < 20; i++) {
      const a = r.range(-9, 12),
        b = r.range(-34, -6);
      T.add(
        "#dfe6ea",
        (x) => {
          dab(x, a - 1.1, b, 2.3, 0.9, 0);
          dab(x, a, b - 1.1, 2.3, 0.9, 1.57);
        },
        0.8,
      );
    }
    T.flush(p.x);
    line(
      p,
      [
        [sh[0] - 1, sh[1] + 1],
        [8, -24],
        [13, -8],
      ],
      1,
    );
    line(p, pts("-8,-30 -4,-18 -8,-4"), 0.7);
  }
  /** The sash, and the cords that tie the sleeves back. */
  function drawCords() {
    shape(p, pts("-15,-8 -14,1 14,2 16,-7"), sash);
    line(
      p,
      [
        [sh[0] - 8, sh[1] - 2],
        [2, -28],
        [12, -12],
      ],
      2.6,
      sash,
    );
    line(
      p,
      [
        [sh[0] + 5, sh[1]],
        [0, -26],
        [-13, -12],
      ],
      2.6,
      sash,
    );
  }
  function drawBasket() {
    shape(p, pts("22,-8 25,14 31,17 44,16 47,-8"), "#c7964f");
    shape(p, pts("21,-10 34,-14 48,-10 34,-5"), "#7fa24a");
    for (let i = 0; i < 4; i++)
      line(
        p,
        [
          [24 + i * 0.6, -3 + i * 5],
          [35, -1 + i * 5],
          [46 - i * 0.4, -3 + i * 5],
        ],
        0.6,
      );
    for (let i = 0; i < 5; i++)
      line(
        p,
        [
          [25 + i * 5, -6],
          [27 + i * 4.2, 15],
        ],
        0.5,
      );
  }
  function drawNearArm() {
    shape(p, from(sh, "-5,2 6,18 17,30 14,38 3,32 -8,16"), robe);
    shape(p, from(sh, "12,29 26,33 27,37 12,38"), "#f1e8dc", { line: 0.8 });
    shape(p, from(sh, "25,32 32,34 32,38 25,37"), "#e9bf98", { line: 0.7 });
  }
  function drawHead() {
    shape(p, from(hd, "-10,2 -11,15 -2,17 2,4"), "#f4eee2", { line: 0.8 });
    shape(p, from(hd, "-6,-6 -6,8 3,13 9,7 9,-6"), "#ecc6a2", { line: 0.8 });
    line(p, from(hd, "3,3 6,2.4"), 0.8);
    p.x.fillStyle = css("#c2402c");
    p.x.beginPath();
    p.x.arc(hd[0] + 5.5, hd[1] + 8.4, 1, 0, 7);
    p.x.fill();
  }
  function drawHat() {
    const tl = 0.22 * L;
    p.x.save();
    p.k.save();
    for (const q of [p.x, p.k]) {
      q.translate(hd[0], hd[1]);
      q.rotate(tl);
    }
    const g = p.x.createLinearGradient(-26, 0, 28, 0);
    g.addColorStop(0, "#a9824c");
    g.addColorStop(0.5, "#e0bf80");
    g.addColorStop(1, "#fbe6b4");
    shape(p, pts("-27,1 -10,-14 0,-21 3,-21 13,-13 28,1 16,5 0,6 -16,5"), g);
    for (const a of [-20, -12, -5, 3, 11, 20])
      line(
        p,
        [
          [1, -20],
          [a * 0.6, -8],
          [a, 4.5],
        ],
        0.55,
      );
    line(p, pts("-27,1 -10,4 0,5 12,4 28,1"), 1.1);
    p.x.restore();
    p.k.restore();
  }
}
