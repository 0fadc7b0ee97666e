/** The gate's upper storey, its railing, and the underside of the eaves. */
import { css, lerp, type V3 } from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
import { f, type GatePen, red, roof, size } from "./gate-pen.ts";

export function drawUpperStorey({ x, place, plane, beam }: GatePen) {
  const h = size.half - 0.35,
    v = f + 0.3;
  plane(
    [
      [-h, v, size.balcony],
      [-h, -v, size.balcony],
      [-h, -v, size.top],
      [-h, v, size.top],
    ],
    "#cfc6b4",
  );
  for (const q of [v, -0.15, -v - 0.3])
    plane(
      [
        [-h - 0.02, q, size.balcony],
        [-h - 0.02, q + 0.3, size.balcony],
        [-h - 0.02, q + 0.3, size.top],
        [-h - 0.02, q, size.top],
      ],
      red.shade,
    );
  plane(
    [
      [-h, v, size.balcony],
      [h, v, size.balcony],
      [h, v, size.top],
      [-h, v, size.top],
    ],
    "#f2ead6",
  );
  for (const [u0, u1, door] of [
    [-h, -1.3, false],
    [-1.3, 1.3, true],
    [1.3, h, false],
  ] as const) {
    plane(
      [
        [u0 + 0.3, v - 0.01, 5.2],
        [u1 - 0.3, v - 0.01, 5.2],
        [u1 - 0.3, v - 0.01, 6.5],
        [u0 + 0.3, v - 0.01, 6.5],
      ],
      door ? "#7d2a26" : "#3f5a48",
    );
    const bars = door ? 6 : 12;
    for (let i = 1; i < bars; i++) {
      const u = lerp(u0 + 0.3, u1 - 0.3, i / bars);
      x.fillStyle = css(door ? "#54191d" : "#7fa07c", 0.9);
      x.beginPath();
      brushPath(x, [place([u, v - 0.02, 5.2]), place([u, v - 0.02, 6.5])], () => 2.4);
      x.fill();
    }
  }
  for (const u of [-h, -1.3, 1.3, h])
    beam(u - 0.17, u + 0.17, v - 0.12, v + 0.2, size.balcony, size.top, red.face);
  for (const w of [4.66, 6.7]) beam(-h - 0.2, h + 0.2, v - 0.14, v + 0.1, w, w + 0.26, red.face);
}

export function drawRail({ plane, beam }: GatePen) {
  const v = f - 0.92,
    h = size.half + 0.88,
    back = size.deep + 0.24;
  for (let i = 0; i <= 12; i++) {
    const u = lerp(-h, h, i / 12);
    beam(u - 0.06, u + 0.06, v, v + 0.1, size.balcony, size.balcony + 0.7, red.face);
  }
  for (const w of [0.12, 0.4, 0.7])
    beam(-h - 0.15, h + 0.15, v - 0.03, v + 0.1, size.balcony + w, size.balcony + w + 0.1, red.lit);
  for (const w of [0.12, 0.4, 0.7])
    plane(
      [
        [-h, v, size.balcony + w],
        [-h, back, size.balcony + w],
        [-h, back, size.balcony + w + 0.1],
        [-h, v, size.balcony + w + 0.1],
      ],
      red.shade,
      0.8,
    );
  for (let i = 1; i <= 4; i++) {
    const q = lerp(v, back, i / 4);
    plane(
      [
        [-h, q - 0.07, size.balcony],
        [-h, q + 0.07, size.balcony],
        [-h, q + 0.07, size.balcony + 0.72],
        [-h, q - 0.07, size.balcony + 0.72],
      ],
      red.shade,
      0.8,
    );
  }
}

/** Below the eaves: shade, and rafters with white tips. */
export function drawEaves({ x, place, plane }: GatePen) {
  const lift = (q: number) => roof.lift * Math.abs(q) ** 5;
  const rim = (q: number): V3 => [roof.long * q, -roof.deep, roof.eave + lift(q) - 0.16];
  const root = (q: number): V3 => [size.half * q * 1.02, f, size.top + 0.35];
  const strip = (from: (q: number) => V3, to: (q: number) => V3): V3[] => [
    ...Array.from({ length: 25 }, (_, i) => from(-1 + i / 12)),
    ...Array.from({ length: 25 }, (_, i) => to(1 - i / 12)),
  ];
  plane(strip(root, rim), "#5b1f24", 0);
  plane(
    [
      [-size.half, f, size.top + 0.35],
      [-size.half, -f, size.top + 0.35],
      ...Array.from({ length: 13 }, (_, i): V3 => [
        -roof.long,
        roof.deep * (1 - i / 6),
        roof.eave + lift(1 - i / 6) - 0.16,
      ]),
    ],
    "#431820",
    0,
  );
  for (let i = 0; i <= 46; i++) {
    const q = -1 + i / 23;
    const a = place(root(q * 0.99)),
      b = place(rim(q * 0.995));
    x.fillStyle = css(i % 2 ? "#b13a29" : "#a03327");
    x.beginPath();
    brushPath(x, [a, b], () => 4.2);
    x.fill();
    x.fillStyle = "#f0e3c8";
    x.beginPath();
    x.ellipse(b[0], b[1], 2.8, 3.2, 0, 0, 7);
    x.fill();
  }
  for (let i = 0; i <= 30; i++) {
    const y = roof.deep * (1 - i / 15);
    const a = place([-size.half, Math.max(f, Math.min(-f, y * 0.6)), size.top + 0.35]),
      b = place([-roof.long, y, roof.eave + lift(1 - i / 15) - 0.16]);
    x.fillStyle = css("#80292a");
    x.beginPath();
    brushPath(x, [a, b], () => 3.4);
    x.fill();
  }
}
