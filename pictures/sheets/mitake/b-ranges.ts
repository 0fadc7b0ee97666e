/** Morning sky and the far mountain ranges, each with mist at its foot. */
import { sky } from "../../kit/stage.ts";
import { wooded, printRidge } from "../../kit/horizon.ts";
import { type Col, H, mix, sstep } from "../../kit/core.ts";
import { mistBand, type Print } from "../../kit/print.ts";

export function ranges(P: Print) {
  const n = P.noise;
  // ---------- sky and far ranges ----------
  sky(
    P,
    620,
    [
      [0, "#3f719a"],
      [0.25, "#86aabb"],
      [0.55, "#cfdcd2"],
      [0.8, "#f4e6cc"],
      [1, "#f3dcc0"],
    ],
    0.15,
    900,
  );
  P.mist(
    (x, y) =>
      sstep(30, 110, y) *
      sstep(330, 220, y) *
      sstep(0.14, 0.5, n.fbm(x * 0.0011 + 5, y * 0.013, 5)) *
      0.6,
    "#fbf2de",
    { grain: 0.18 },
  );
  const spec: [number, number, number, number, number, Col, Col][] = [
    [360, 120, 0.0016, 3.3, 0, "#8ba7bd", "#dcd8cc"],
    [430, 130, 0.0019, 8.1, 2, "#6a8fac", "#cfd6d0"],
    [520, 140, 0.0022, 14.4, 5, "#487492", "#c3d0d0"],
    [640, 150, 0.0026, 21.7, 9, "#2f5a76", "#aec2c6"],
    [790, 150, 0.003, 27.2, 14, "#21485f", "#9db6bc"],
  ];
  spec.forEach(([y0, amp, f, s, tree, c1, c2], i) => {
    const line = wooded(n, {
      y: y0,
      rise: amp,
      pitch: f,
      seed: s,
      least: 0.32,
      tree,
      drop: (x) => 70 * sstep(0, 900, x) * (i > 2 ? 1 : 0),
    });
    printRidge(P, line, {
      from: y0 - amp,
      to: y0 + 80,
      colours: [
        [0, c1],
        [0.5, mix(c1, c2, 0.45)],
        [1, c2],
      ],
      foot: H,
      grain: 0.15,
      key: "#2f5068",
      keyA: 0.3 + 0.08 * i,
    });
    P.mist(
      mistBand(n, y0 + 52, 46, 120, { max: 0.96, amp: 18, sx: 0.002 }),
      i < 2 ? "#f3e6d2" : "#e3e9e4",
      { grain: 0.1 },
    );
  });
}
