/** The sunken hearth. */
import {
  bokashi,
  type Col,
  clamp,
  css,
  layer,
  lerp,
  mix,
  type Pt,
  Rng,
  stamp,
  type V3,
} from "../../kit/core.ts";
import { brushPath, dab, poly, Tones } from "../../kit/brush.ts";
import { stops } from "../../kit/points.ts";
import { P, n, keyColour, at, ember, hearth, fire, fill } from "./c-stage.ts";

/** A square cut in the floor: a pale rim, dark sides, ash raked in lines, charcoal in the middle. */
export function sunkenHearth() {
  const { x0, x1, y0, y1, deep, rim } = hearth;
  const L = layer(),
    K = layer(),
    r = new Rng(21);
  const line = (points: V3[], w = 2.4) => {
    K.x.fillStyle = css(keyColour, 0.9);
    K.x.beginPath();
    const p = points.map(at);
    p.forEach((a, i) => brushPath(K.x, [a, p[(i + 1) % p.length]], () => w));
    K.x.fill();
  };
  const face = (points: V3[], c: Col | unknown, w?: number) => {
    K.x.save();
    K.x.globalCompositeOperation = "destination-out";
    K.x.fillStyle = "#000";
    poly(K.x, points.map(at));
    K.x.fill();
    K.x.restore();
    fill(L.x, points, c);
    line(points, w);
  };
  const up = 0.02;
  face(
    [
      [x0 - rim, y0 - rim, up],
      [x1 + rim, y0 - rim, up],
      [x1 + rim, y0 - rim, 0],
      [x0 - rim, y0 - rim, 0],
    ],
    "#4c3325",
  );
  const ring: [V3[], Col][] = [
    [
      [
        [x0 - rim, y1 + rim, up],
        [x1 + rim, y1 + rim, up],
        [x1, y1, up],
        [x0, y1, up],
      ],
      "#8a6040",
    ],
    [
      [
        [x0 - rim, y0 - rim, up],
        [x0, y0, up],
        [x0, y1, up],
        [x0 - rim, y1 + rim, up],
      ],
      "#a1764e",
    ],
    [
      [
        [x1 + rim, y0 - rim, up],
        [x1 + rim, y1 + rim, up],
        [x1, y1, up],
        [x1, y0, up],
      ],
      "#7a5338",
    ],
    [
      [
        [x0 - rim, y0 - rim, up],
        [x1 + rim, y0 - rim, up],
        [x1, y0, up],
        [x0, y0, up],
      ],
      "#b5875a",
    ],
  ];
  const opening = (
    [
      [x0, y0, up],
      [x1, y0, up],
      [x1, y1, up],
      [x0, y1, up],
    ] as V3[]
  ).map(at);
  for (const x of [L.x, K.x]) {
    x.save();
    poly(x, opening);
    x.clip();
  }
  face(
    [
      [x0, y1, up],
      [x1, y1, up],
      [x1, y1, -deep],
      [x0, y1, -deep],
    ],
    bokashi(L.x, 0, at([0, y1, 0])[1], 0, at([0, y1, -deep])[1], stops("0 #2a1a18, 1 #8a4324")),
  );
  face(
    [
      [x0, y0, up],
      [x0, y1, up],
      [x0, y1, -deep],
      [x0, y0, -deep],
    ],
    "#3b221b",
  );
  face(
    [
      [x1, y0, up],
      [x1, y1, up],
      [x1, y1, -deep],
      [x1, y0, -deep],
    ],
    "#4a2a1e",
  );
  face(
    [
      [x0, y0, -deep],
      [x1, y0, -deep],
      [x1, y1, -deep],
      [x0, y1, -deep],
    ],
    "#8f8378",
  );
  rakeAsh();
  layCharcoal();
  L.x.restore();
  K.x.restore();
  for (const [points, c] of ring) {
    face(points, c, 2.8);
    woodGrain(points);
  }
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);

  function rakeAsh() {
    const T = new Tones();
    for (let i = 0; i < 3000; i++) {
      const x = r.range(x0, x1),
        y = r.range(y0, y1);
      const near = Math.hypot(x - fire[0], (y - fire[1]) * 1.1);
      const wave = Math.sin(near * 46 + n.n2(x * 3, y * 3) * 1.2);
      const t = clamp(0.5 + 0.3 * wave + 0.1 * r.g());
      const c = mix(mix("#4e4646", "#c9bdae", t), "#f08a3c", 0.6 * Math.exp(-near * 3.2));
      const [px, py] = at([x, y, -deep + 0.02]);
      T.add(c, (z) => dab(z, px - 7, py, 15, 4.4, 0.2 * (x - fire[0])), 0.8);
    }
    T.flush(L.x);
  }
  /** Sticks of charcoal leaned together; hot where they meet. */
  function layCharcoal() {
    const sticks = 15;
    for (let i = 0; i < sticks; i++) {
      const a = (i / sticks) * 6.283 + 0.3;
      const far = r.range(0.26, 0.36);
      const from: V3 = [
        fire[0] + Math.cos(a) * far,
        fire[1] + Math.sin(a) * far * 0.9,
        -deep + 0.03,
      ];
      const to: V3 = [fire[0] + Math.cos(a) * 0.05, fire[1] + Math.sin(a) * 0.05, -deep + 0.12];
      const steps = 12;
      for (let k = 0; k < steps; k++) {
        const p = (t: number) =>
          at([lerp(from[0], to[0], t), lerp(from[1], to[1], t), lerp(from[2], to[2], t)]);
        const t = k / steps;
        for (const [dy, w, heat] of [
          [3, 25, -0.28],
          [0, 20, 0],
          [-4, 8, 0.2],
        ]) {
          L.x.fillStyle = css(
            ember.at(Math.round(clamp(0.02 + 1.05 * t * t + heat * t + 0.08 * r.g()) * 7) / 7),
          );
          L.x.beginPath();
          brushPath(
            L.x,
            [p(t), p(t + 1.2 / steps)].map(([u, v]) => [u, v + dy] as Pt),
            () => w,
          );
          L.x.fill();
        }
      }
    }
    for (let i = 0; i < 60; i++) {
      const [px, py] = at([fire[0] + r.g() * 0.07, fire[1] + r.g() * 0.06, -deep + 0.1]);
      L.x.fillStyle = css(ember.at(r.range(0.75, 1)));
      L.x.beginPath();
      dab(L.x, px, py, r.range(6, 14), r.range(4, 8), r.range(-2.4, -0.7));
      L.x.fill();
    }
  }
  function woodGrain(points: V3[]) {
    const p = points.map(at);
    for (let i = 0; i < 7; i++) {
      const v = (i + r.range(0.3, 0.7)) / 7;
      const a: Pt = [lerp(p[0][0], p[3][0], v), lerp(p[0][1], p[3][1], v)],
        b: Pt = [lerp(p[1][0], p[2][0], v), lerp(p[1][1], p[2][1], v)];
      L.x.fillStyle = css(r.chance(0.6) ? "#4a2f20" : "#d9ae7a", 0.5);
      L.x.beginPath();
      brushPath(
        L.x,
        [a, [lerp(a[0], b[0], 0.4), lerp(a[1], b[1], 0.4) + r.range(-2, 2)], b],
        () => 1.6,
      );
      L.x.fill();
    }
  }
}
