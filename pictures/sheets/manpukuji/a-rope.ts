/** The ropes that hold the fish, and the mallet on its cord. */
import { bokashi, type Col, css, layer, mix, type Pt, stamp } from "../../kit/core.ts";
import { brushPath, catmull, clearUnder, poly, Tones } from "../../kit/brush.ts";
import { halfAt, LEFT, LEN, spine } from "./a-fish.ts";
import { type Print } from "../../kit/print.ts";
import { away, EYE, KEY, onSight } from "./a-plan.ts";

export function ropes(P: Print) {
  // ---------- ropes and mallet ----------
  const T = new Tones();
  const rope = (pts: Pt[], thick: number, light: Col, dark: Col) => {
    const p = catmull(pts.map(onSight), 24),
      w = thick / away(pts[0][0]);
    P.block((x) => {
      x.fillStyle = css(mix(light, dark, 0.55));
      x.beginPath();
      brushPath(x, p, () => w);
      x.fill();
    });
    let acc = 0;
    for (let i = 1; i < p.length; i++) {
      const dx = p[i][0] - p[i - 1][0],
        dy = p[i][1] - p[i - 1][1],
        l = Math.hypot(dx, dy) || 1;
      acc += l;
      if (acc < w * 0.42) continue;
      acc = 0;
      const nx = -dy / l,
        ny = dx / l,
        tx = dx / l,
        ty = dy / l;
      const a: Pt = [
          p[i][0] - nx * w * 0.46 - tx * w * 0.26,
          p[i][1] - ny * w * 0.46 - ty * w * 0.26,
        ],
        b: Pt = [p[i][0] + nx * w * 0.46 + tx * w * 0.26, p[i][1] + ny * w * 0.46 + ty * w * 0.26];
      T.add(light, (z) =>
        brushPath(z, [a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], b], () => w * 0.22),
      );
    }
    T.flush(P.base.x);
    P.lines((k) => {
      k.fillStyle = css(KEY, 0.85);
      k.beginPath();
      for (const s of [-1, 1])
        brushPath(
          k,
          p.map((q): Pt => [q[0] + (s * w) / 2, q[1]]),
          () => 1.6,
        );
      k.fill();
    });
  };
  for (const s of [0.28, 0.63]) {
    const x = LEFT + s * LEN * 0.86,
      y = spine(s) - halfAt(s);
    rope(
      [
        [x - 6, 190],
        [x - 2, (190 + y) / 2],
        [x, y + 2],
      ],
      20,
      "#d9c08a",
      "#5b4630",
    );
    // and around the body, curved by its thickness
    const under = spine(s) + halfAt(s),
      girth = (under - y) * 0.11;
    for (const k of [-9, 9])
      rope(
        [
          [x + k, y + 2],
          [x + k - girth * 0.8, y + (under - y) * 0.25],
          [x + k - girth, (y + under) / 2],
          [x + k - girth * 0.8, y + (under - y) * 0.75],
          [x + k, under - 2],
        ],
        17,
        s < 0.3 ? "#b3955e" : "#c3a56c",
        "#3d2d20",
      );
    rope(
      [
        [x - 24, 196],
        [x + 2, 214],
        [x + 24, 196],
      ],
      18,
      "#d9c08a",
      "#5b4630",
    );
  }
  // the mallet on its cord by the post
  {
    const X = 1490;
    rope(
      [
        [X + 30, 196],
        [X + 14, 360],
        [X, 534],
      ],
      8,
      "#c9ad78",
      "#4a3626",
    );
    const L = layer(),
      K = layer();
    const [sx] = onSight([X, EYE]);
    for (const q of [L.x, K.x]) {
      q.translate(sx, EYE);
      q.scale(1 / away(X), 1 / away(X));
      q.translate(-X, -EYE);
    }
    const stick: Pt[] = [
      [X, 530],
      [X - 8, 664],
      [X - 20, 826],
    ];
    L.x.fillStyle = css("#5a3f30");
    L.x.beginPath();
    brushPath(L.x, stick, () => 17);
    L.x.fill();
    L.x.fillStyle = css("#b98a5a");
    L.x.beginPath();
    brushPath(
      L.x,
      stick.map((q): Pt => [q[0] + 4, q[1]]),
      () => 5,
    );
    L.x.fill();
    const head: Pt[] = [
      [X - 84, 806],
      [X + 40, 820],
      [X + 36, 896],
      [X - 92, 882],
    ];
    L.x.fillStyle = bokashi(L.x, 0, 806, 0, 896, [
      [0, "#d3a870"],
      [0.45, "#8a6040"],
      [1, "#3a261e"],
    ]);
    poly(L.x, head);
    L.x.fill();
    L.x.fillStyle = css("#e2bd86");
    L.x.beginPath();
    L.x.ellipse(X + 38, 858, 11, 38, 0.05, 0, 7);
    L.x.fill();
    K.x.fillStyle = css(KEY, 0.9);
    K.x.beginPath();
    for (const s of [-1, 1])
      brushPath(
        K.x,
        stick.map((q): Pt => [q[0] + s * 8.5, q[1]]),
        () => 2,
      );
    K.x.fill();
    clearUnder(K.x, head);
    K.x.beginPath();
    brushPath(K.x, [...head, head[0]], () => 2.6);
    K.x.fill();
    K.x.strokeStyle = css(KEY, 0.9);
    K.x.lineWidth = 2.4;
    K.x.beginPath();
    K.x.ellipse(X + 38, 858, 11, 38, 0.05, -1.6, 1.6);
    K.x.stroke();
    P.put(L, { occlude: 1 });
    stamp(P.key.x, K);
  }
}
