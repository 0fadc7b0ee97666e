/** The cedar wood: dark trunks around a green light. */
import { sky } from "../../kit/stage.ts";
import { H, hex, layer, mix, Rng, shade, sstep, stamp, tick, W } from "../../kit/core.ts";
import { fillPoly, roughen } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { cedarCrown, cedarTrunk } from "../../kit/flora.ts";
import { mistBand, type Print } from "../../kit/print.ts";
import { KEY, MIST, rise } from "./c-plan.ts";

const GLADE = hex("#f6f8ce");

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
  glade(P);
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
  // in groups, no two the same distance apart; the slim ones lean for light
  const trunks: [number, number, number, number, number][] = [
    // x, depth of the foot below the far edge, width, fog, lean
    [742, 0, 20, 0.82, 0.03],
    [1096, 2, 24, 0.8, -0.02],
    [596, 6, 30, 0.76, 0.012],
    [1222, 8, 34, 0.7, -0.045],
    [1262, 10, 46, 0.6, 0.008],
    [556, 22, 52, 0.56, -0.02],
    [1186, 18, 28, 0.66, 0.03],
    [652, 40, 76, 0.4, 0.05],
    [1420, 70, 104, 0.24, -0.035],
    [1610, 110, 150, 0.1, 0.01],
    [120, 96, 340, 0.03, 0.02],
  ];
  shafts(P);
  trunks.forEach(([x, below, w, fog, lean], i) => {
    const L = layer(),
      K = layer(),
      r = new Rng(40 + i * 3);
    cedarTrunk(L.x, K.x, x, 856 - rise(x) + below, w, -30, r, {
      dark: "#10151c",
      mid: "#33302f",
      light: "#6f6450",
      rim: "#d3e0a8",
      key: mix(KEY, MIST, fog),
      keyA: 0.9 * (1 - fog),
      lit: x < 1010 ? 1 : -1,
      fade: (c) => mix(c, MIST, fog),
      lean,
      detail: 0.5,
      moss: "#86a456",
    });
    P.put(L, { occlude: 1 });
    stamp(P.key.x, K);
    if (i === 6)
      P.mist(mistBand(n, 860, 150, 90, { max: 0.45, amp: 30 }), "#dcebc6", { grain: 0.08 });
  });
  tick("wood");
}

/** The light in the gap: two flat blocks with torn edges, the inner one paler. */
function glade(P: Print) {
  const n = P.noise;
  P.put(
    shade((x, y, o) => {
      const d =
        Math.hypot((x - 1010) / 560, (y - 660) / 430) +
        0.15 * n.n2(x * 0.0018, y * 0.013) +
        0.03 * n.n2(x * 0.012, y * 0.05);
      [o[0], o[1], o[2]] = GLADE;
      o[3] = d < 0.5 ? 190 : d < 0.8 ? 105 : d < 1.08 ? 44 : 0;
    }),
  );
}
/** Two shafts of sun with hard edges, which fall behind the trunks. */
function shafts(P: Print) {
  P.block(
    (x) => {
      for (const outline of [
        "1240 -20, 1372 -20, 1000 870, 880 870",
        "1480 -20, 1530 -20, 1196 866, 1150 866",
      ])
        fillPoly(x, roughen(cut(outline), P.noise, 5, 0.01), "#f2f3c8", 0.16);
    },
    { occlude: 0, grain: 0.2 },
  );
}
