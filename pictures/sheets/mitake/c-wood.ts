/** The cedar wood: dark trunks around a green light, and a floor of far flowers. */
import { sky } from "../../kit/stage.ts";
import { bokashi, clamp, H, layer, mix, ramp, Rng, sstep, stamp, tick, W } from "../../kit/core.ts";
import { brushPath, dab, Tones } from "../../kit/brush.ts";
import { cedarCrown, cedarTrunk, fern } from "../../kit/flora.ts";
import { mistBand, type Print } from "../../kit/print.ts";
import { KEY, MIST } from "./c-plan.ts";

export function wood(P: Print) {
  const n = P.noise;
  // ---------- the wood: a green lit gap between trunks ----------
  sky(
    P,
    H,
    [
      [0, "#0c2529"],
      [0.3, "#1f4f49"],
      [0.55, "#4f8a6c"],
      [0.72, "#a9c898"],
      [0.86, "#3f6c52"],
      [1, "#0f2e30"],
    ],
    0.14,
  );
  P.light((x) => {
    const g = x.createRadialGradient(1010, 640, 30, 1010, 640, 620);
    g.addColorStop(0, "rgba(246,248,206,.85)");
    g.addColorStop(1, "rgba(230,240,190,0)");
    x.fillStyle = g;
    x.fillRect(0, 0, W, H);
  });
  {
    const L = layer(),
      r = new Rng(5);
    for (let i = 0; i < 14; i++) {
      const x = r.range(-40, W + 40);
      if (Math.abs(x - 1010) < 120) continue;
      cedarCrown(L.x, x, r.range(-60, 200), 860, r.range(60, 90), r, {
        s: 2,
        dens: 0.7,
        col: (t, y) => mix(mix("#4c8070", "#a9c79c", t), MIST, 0.35 + 0.4 * sstep(500, 850, y)),
      });
    }
    P.put(L, { alpha: 0.2, blur: 1.2 });
    P.mist(mistBand(n, 800, 190, 140, { max: 0.7, amp: 40 }), "#e0ecca", { grain: 0.1 });
  }
  const trunks: [number, number, number, number][] = [
    // x, foot, width, fog
    [868, 850, 30, 0.74],
    [1216, 856, 34, 0.7],
    [812, 862, 46, 0.58],
    [1270, 880, 66, 0.46],
    [1338, 884, 44, 0.5],
    [620, 936, 112, 0.24],
    [1520, 972, 168, 0.1],
    [196, 1030, 270, 0.03],
  ];
  trunks.forEach(([x, foot, w, fog], i) => {
    const L = layer(),
      K = layer(),
      r = new Rng(40 + i * 3);
    cedarTrunk(L.x, K.x, x, foot, w, -30, r, {
      dark: "#10151c",
      mid: "#33302f",
      light: "#6f6450",
      rim: "#d3e0a8",
      key: mix(KEY, MIST, fog),
      keyA: 0.9 * (1 - fog),
      lit: x < 1010 ? 1 : -1,
      fade: (c) => mix(c, MIST, fog),
      lean: r.range(-0.012, 0.012),
      detail: 0.8,
      moss: "#86a456",
    });
    P.put(L, { occlude: 1 });
    stamp(P.key.x, K);
    if (i === 4)
      P.mist(mistBand(n, 860, 150, 90, { max: 0.45, amp: 30 }), "#dcebc6", { grain: 0.08 });
  });
  // slanting rays of light in the gap
  const shaft = (x: number, y: number) => {
    const u = x - 1010 + (y - 640) * 0.34;
    const beams = n.n2(u * 0.011, 4) + 0.5 * n.n2(u * 0.03, 9);
    return 0.34 * sstep(0.05, 0.75, beams) * sstep(560, 60, Math.abs(u)) * sstep(1000, 500, y);
  };
  P.mist(shaft, "#f2f3c8", { grain: 0.1, key: 0.2 });
  tick("wood");

  P.block((x) => {
    x.fillStyle = bokashi(
      x,
      0,
      850,
      0,
      1150,
      [
        [0, "#7fae84"],
        [0.35, "#3c7a58"],
        [1, "#123a38"],
      ],
      [
        [0, 0],
        [0.12, 0.75],
        [1, 1],
      ],
    );
    x.fillRect(0, 850, W, H - 850);
  });
  // ---------- the slope: undergrowth with thousands of far flowers ----------
  const leafR = ramp([
    [0, "#0c2426"],
    [0.3, "#184640"],
    [0.58, "#3f7a4e"],
    [0.82, "#94b25c"],
    [1, "#e2e49a"],
  ]);
  {
    const r = new Rng(9),
      T = new Tones();
    for (let row = 0; row < 16; row++) {
      const y0 = 850 + row * row * 1.35 + row * 3,
        size = 5 + row * 1.7,
        fog = clamp(0.6 - row * 0.05);
      for (let k = 0; k < 620 - row * 18; k++) {
        const px = r.range(-20, W + 20),
          py = y0 + 20 * n.n2(px * 0.004, row) + r.range(-8, 14);
        const glow = sstep(520, 60, Math.abs(px - 1010));
        const t = Math.round(clamp(0.22 + 0.34 * glow * (1 - row / 18) + r.g() * 0.12) * 7) / 7;
        T.add(mix(leafR.at(t), MIST, fog * 0.9), (z) =>
          dab(z, px, py, size * r.range(0.8, 1.6), size * 0.6, -1.57 + r.g() * 1.1),
        );
      }
      T.flush(P.base.x);
      for (let k = 0; k < 40 - row * 2; k++) {
        const px = r.range(-20, W + 20),
          py = y0 - size * r.range(1.2, 3.4) + 20 * n.n2(px * 0.004, row),
          s = size * 0.62;
        T.add(mix("#33594a", MIST, fog), (z) =>
          brushPath(
            z,
            [
              [px + 1, py],
              [px + s * 0.4, py + size * 1.2],
              [px, py + size * 3],
            ],
            () => Math.max(0.7, s * 0.12),
          ),
        );
        const c = mix(r.chance(0.5) ? "#d9cdea" : "#b7a4d4", MIST, fog * 0.6);
        // from far away: a tilted wheel of five sepals with the darker cup below
        const tilt = r.range(-0.3, 0.3);
        T.add(c, (z) => {
          for (let q = 0; q < 6; q++) {
            const a = q * 1.047 + tilt;
            dab(
              z,
              px,
              py,
              s * (0.75 + 0.35 * Math.abs(Math.cos(a))),
              s * 0.62,
              Math.atan2(0.45 * Math.sin(a), Math.cos(a)),
            );
          }
        });
        T.add(mix("#6a4894", MIST, fog * 0.6), (z) =>
          dab(z, px, py - s * 0.05, s * 0.55, s * 0.42, 1.57 + tilt),
        );
      }
      T.flush(P.base.x);
    }
    for (let k = 0; k < 26; k++)
      fern(
        P.base.x,
        k % 2 ? r.range(-20, 430) : r.range(1180, 1640),
        r.range(1090, 1220),
        r.range(90, 170),
        r,
        (t) => leafR.at(clamp(t * 0.72 - 0.02)),
        8,
      );
  }
}
