/** Stumps to sit on, the kettle, the smoke, the glow. */
import {
  bokashi,
  type Col,
  clamp,
  css,
  layer,
  mix,
  type Pt,
  Rng,
  sstep,
  stamp,
  type V3,
} from "../../kit/core.ts";
import { brushPath, dab, poly, Tones } from "../../kit/brush.ts";
import { stops } from "../../kit/points.ts";
import { P, n, keyColour, cam, at, fire } from "./c-stage.ts";

/** A cedar stump to sit on, with a flat cushion. */
export function stump([x, y, z]: V3, radius: number, high: number, cloth: Col) {
  const L = layer(),
    K = layer(),
    r = new Rng(Math.round(100 + x * 10));
  const [cx, by] = at([x, y, z]);
  const ty = at([x, y, high])[1];
  const R = (radius * cam.f) / y,
    flat = 0.3;
  L.x.fillStyle = css("#0a0709", 0.6);
  L.x.beginPath();
  L.x.ellipse(cx + R * 0.25 * Math.sign(x), by + R * 0.06, R * 1.25, R * flat * 1.15, 0, 0, 7);
  L.x.fill();
  const side: Pt[] = [
    [cx - R, ty],
    ...Array.from({ length: 17 }, (_, i): Pt => {
      const a = Math.PI - (i / 16) * Math.PI;
      return [cx + Math.cos(a) * R * 1.06, by + Math.sin(a) * R * flat];
    }),
    [cx + R, ty],
  ];
  const toFire = x > 0 ? -1 : 1;
  L.x.fillStyle = bokashi(
    L.x,
    cx - R * toFire,
    0,
    cx + R * toFire,
    0,
    stops("0 #1c1413, 0.55 #4b3027, 1 #a8643a"),
  );
  poly(L.x, side);
  L.x.fill();
  L.x.save();
  poly(L.x, side);
  L.x.clip();
  const T = new Tones();
  for (let i = 0; i < 160; i++) {
    const px = cx + r.range(-1, 1) * R,
      py = r.range(ty, by + R * flat);
    T.add(
      r.chance(0.6) ? "#1f1413" : "#b07a4e",
      (q) => dab(q, px, py, r.range(10, 34), r.range(1.4, 3.4), 1.57 + r.g() * 0.05),
      0.5,
    );
  }
  T.flush(L.x);
  L.x.restore();
  for (const [grow, lift, c] of [
    [1, 0, "#9a6c45"],
    [1.04, 5, mix(cloth, "#120d10", 0.5)],
    [1.02, 14, cloth],
    [0.72, 17, mix(cloth, "#f0dcb4", 0.16)],
  ] as [number, number, Col][]) {
    L.x.fillStyle = css(c);
    L.x.beginPath();
    L.x.ellipse(cx, ty - lift, R * grow, R * flat * grow, 0, 0, 7);
    L.x.fill();
  }
  K.x.fillStyle = css(keyColour, 0.9);
  K.x.beginPath();
  brushPath(K.x, side, () => 2.4);
  const cushion = Array.from({ length: 41 }, (_, i): Pt => [
    cx + Math.cos((i / 40) * 6.283) * R * 1.03,
    ty - 12 + Math.sin((i / 40) * 6.283) * R * flat * 1.03,
  ]);
  brushPath(K.x, cushion, () => 2);
  K.x.fill();
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}

/** An iron kettle on a bamboo hook that comes down out of the dark. */
export function kettle() {
  const L = layer(),
    K = layer(),
    r = new Rng(33);
  const [cx, cy] = at([fire[0], fire[1], 0.32]);
  const R = 118;
  L.x.fillStyle = bokashi(L.x, cx - 13, 0, cx + 13, 0, stops("0 #7a6544, 0.35 #4c3d2c, 1 #1c1614"));
  L.x.fillRect(cx - 13, -10, 26, cy - 250);
  for (const y of [60, 170]) {
    L.x.fillStyle = "#14100f";
    L.x.fillRect(cx - 14, y, 28, 4);
  }
  // the fish that locks the hook
  L.x.fillStyle = bokashi(L.x, 0, cy - 334, 0, cy - 276, stops("0 #8a6a48, 1 #33241d"));
  poly(L.x, [
    [cx - 78, cy - 300],
    [cx - 40, cy - 322],
    [cx + 40, cy - 316],
    [cx + 92, cy - 334],
    [cx + 76, cy - 304],
    [cx + 92, cy - 276],
    [cx + 40, cy - 290],
    [cx - 40, cy - 284],
  ]);
  L.x.fill();
  L.x.strokeStyle = "#191416";
  L.x.lineWidth = 9;
  L.x.beginPath();
  L.x.moveTo(cx, cy - 290);
  L.x.lineTo(cx, cy - 206);
  L.x.stroke();
  L.x.lineWidth = 8;
  L.x.beginPath();
  L.x.ellipse(cx, cy - 70, R * 0.86, 134, 0, Math.PI * 0.92, Math.PI * 2.08);
  L.x.stroke();
  const body = (grow: number): Pt[] =>
    Array.from({ length: 60 }, (_, i) => {
      const a = (i / 60) * 6.283;
      const flat = Math.sin(a) > 0 ? 0.66 : 0.62;
      return [
        cx + Math.cos(a) * R * grow * (1 + 0.06 * Math.sin(a)),
        cy + Math.sin(a) * R * flat * grow,
      ];
    });
  const spout: Pt[] = [
    [cx + R * 0.8, cy - 16],
    [cx + R * 1.24, cy - 58],
    [cx + R * 1.42, cy - 62],
    [cx + R * 1.36, cy - 46],
    [cx + R * 0.86, cy + 28],
  ];
  for (const [shape, a, b, c] of [
    [spout, "#4b4a50", "#26252b", "#6e2f1c"],
    [body(1), "#5d6068", "#222127", "#8a3a1c"],
  ] as const) {
    L.x.fillStyle = bokashi(L.x, 0, cy - R * 0.62, 0, cy + R * 0.66, [
      [0, a],
      [0.4, b],
      [0.78, "#191519"],
      [1, c],
    ]);
    poly(L.x, shape as Pt[]);
    L.x.fill();
  }
  // hailstone studs in rows, a lid with a knob
  for (let j = 0; j < 5; j++)
    for (let i = 0; i < 22; i++) {
      const u = -0.95 + (1.9 * (i + (j % 2) * 0.5)) / 22;
      const y = cy - 14 + j * 13 + 15 * Math.sqrt(1 - u * u) - 10;
      L.x.fillStyle = css(
        mix("#2b2a30", "#8b9198", clamp(0.6 - 0.5 * (u + 0.5) + 0.1 * r.g())),
        0.9,
      );
      L.x.beginPath();
      L.x.ellipse(cx + u * R * 0.96, y, 3.2, 2.8, 0, 0, 7);
      L.x.fill();
    }
  L.x.fillStyle = "#3c3d43";
  L.x.beginPath();
  L.x.ellipse(cx, cy - R * 0.54, R * 0.5, R * 0.17, 0, 0, 7);
  L.x.fill();
  L.x.fillStyle = "#6d727a";
  L.x.beginPath();
  L.x.ellipse(cx - 4, cy - R * 0.58, R * 0.38, R * 0.1, 0, 0, 7);
  L.x.fill();
  L.x.fillStyle = "#1a171a";
  L.x.beginPath();
  L.x.ellipse(cx, cy - R * 0.68, 13, 12, 0, 0, 7);
  L.x.fill();
  K.x.fillStyle = css(keyColour, 0.95);
  K.x.beginPath();
  const outline = body(1);
  brushPath(K.x, [...outline, outline[0]], () => 3);
  brushPath(K.x, [...spout], () => 2.4);
  K.x.fill();
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}

/** One thin curve of smoke, up past the hook into the black. */
export function smoke() {
  const [sx, sy] = at([fire[0] + 0.28, fire[1] + 0.1, 0]);
  P.mist(
    (x, y) => {
      const t = (sy - y) / (sy + 30);
      if (t < 0 || t > 1) return 0;
      const middle = sx + 74 * Math.sin(t * 5.4) * t + 150 * t * t;
      const wide = 9 + 74 * t * t;
      const curl = 0.55 + 0.7 * n.fbm(x * 0.011, y * 0.007, 3);
      return (
        0.62 * Math.exp(-(((x - middle) / wide) ** 2)) * sstep(0, 0.12, t) * (1 - 0.75 * t) * curl
      );
    },
    "#c9c6bd",
    { key: 0.6, grain: 0.12 },
  );
}

/** The fire's light on everything round it. */
export function glow() {
  const [fx, fy] = at([fire[0], fire[1], -0.05]);
  P.light((x) => {
    for (const [radius, strength, squash] of [
      [150, 0.75, 0.7],
      [460, 0.42, 0.62],
      [820, 0.2, 0.66],
    ]) {
      x.save();
      x.translate(fx, fy);
      x.scale(1, squash);
      const g = x.createRadialGradient(0, 0, 4, 0, 0, radius);
      g.addColorStop(0, `rgba(255,160,66,${strength})`);
      g.addColorStop(0.5, `rgba(230,110,40,${strength * 0.36})`);
      g.addColorStop(1, "rgba(220,100,40,0)");
      x.fillStyle = g;
      x.fillRect(-radius, -radius, radius * 2, radius * 2);
      x.restore();
    }
  });
}
