/** The harvest moon, bands of cloud, and the round trees behind the garden. */
import { sky } from "../../kit/stage.ts";
import { bokashi, type Col, layer, mix, Rng, sstep, tick, W } from "../../kit/core.ts";
import { roundTree } from "./crowns.ts";
import { mistBand, type Print } from "../../kit/print.ts";
import { MOON } from "./c-plan.ts";

export function printSky(P: Print) {
  const n = P.noise;
  // ---------- night ----------
  sky(
    P,
    640,
    [
      [0, "#182a66"],
      [0.3, "#20397c"],
      [0.62, "#35579a"],
      [0.85, "#5d7ba0"],
      [1, "#93a5b4"],
    ],
    0.2,
    700,
  );
  P.light((x) => {
    // two flat rings in the haze
    for (const radius of [210, 165]) {
      x.fillStyle = "rgba(206,206,178,.1)";
      x.beginPath();
      x.arc(...MOON, radius, 0, 7);
      x.fill();
    }
  });
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, MOON[1] - 132, 0, MOON[1] + 132, [
        [0, "#fffaea"],
        [0.6, "#fdeec2"],
        [1, "#f6d894"],
      ]);
      x.beginPath();
      x.arc(MOON[0], MOON[1], 132, 0, 7);
      x.fill();
    },
    { grain: 0.05 },
  );
  // a few bands of cloud, one in front of the moon
  P.mist(
    (x, y) => {
      const bars = sstep(60, 150, y) * sstep(470, 330, y);
      return bars * sstep(0.16, 0.5, n.fbm(x * 0.0013 + 2, y * 0.014, 5)) * 0.5;
    },
    "#4c6694",
    { grain: 0.2 },
  );
  tick("night");

  // ---------- round trees beyond the garden ----------
  const rows: [number, number, Col, Col, Col, number, number][] = [
    [16, 130, "#24407a", "#5f84b4", "#8fa6bc", 0.5, 8],
    [12, 190, "#14285a", "#4a6fa2", "#7088a8", 0.28, 10],
    [9, 260, "#0c1638", "#36568a", "#46608c", 0.08, 12],
  ];
  rows.forEach(([count, w, dark, lit, haze, fog, leaf], i) => {
    const L = layer(),
      r = new Rng(8 + i);
    for (let k = 0; k < count; k++) {
      const cx = -80 + ((k + r.range(0.1, 0.9)) / count) * (W + 160),
        off = Math.abs(cx - 770);
      if (i === 2 && off < 330) continue;
      const s = r.range(0.5, 1.35),
        slim = r.range(0.75, 1.5),
        rise = (60 + 60 * i) * sstep(250, 900, off);
      roundTree(
        L.x,
        cx,
        560 - rise * 0.6 - 10 * i,
        (w * s) / slim,
        (w * 0.66 + rise) * s * Math.sqrt(slim),
        650,
        r,
        {
          leaf,
          light: cx > MOON[0] ? -0.9 : 0.9,
          col: (t, y) =>
            mix(mix(dark, lit, t), haze, fog + 0.5 * sstep(560, 650, y) * (1 - i * 0.25)),
        },
      );
    }
    // undergrowth between the trunks
    for (let k = 0; k < 30; k++)
      roundTree(L.x, r.range(-40, W + 40), 636 + i * 3, r.range(60, 120), r.range(30, 56), 652, r, {
        leaf: leaf * 0.7,
        light: -0.5,
        col: (t) => mix(mix(dark, lit, t * 0.8), haze, fog + 0.12),
      });
    P.put(L);
    P.mist(mistBand(n, 640, 50, 40, { max: 0.5 - i * 0.12, amp: 12 }), "#7c93b4", { grain: 0.12 });
  });
  P.mist(mistBand(n, 650, 34, 46, { max: 0.72, amp: 8, rag: 0.6 }), "#8299b8", { grain: 0.12 });
  tick("trees");
}
