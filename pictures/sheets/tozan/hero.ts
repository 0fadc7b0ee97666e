/** Tozan Shrine, hero: the porcelain torii from a few steps below, at noon in early May. */
import { sky } from "../../kit/stage.ts";
import { PH, PW, SS, getPx, layer, putPx, shade, stamp, sstep, tick } from "../../kit/core.ts";
import { Print, mistBand } from "../../kit/print.ts";
import { proj, renderHeight } from "../../kit/terrain.ts";
import { arita, viewGate } from "./torii.ts";
import { climber } from "./climber.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { cam, inkGate } from "./gate.ts";
import { curbLines, curbs, floorZ, inkFloor, nosings, STAIR_Y } from "./grounds.ts";
import { hall } from "./hall.ts";
import { maple } from "./grove.ts";
import { azaleas, overhang } from "./hero-azalea.ts";
import { hill } from "./hero-hill.ts";

const P = new Print(64, "#f4ecda");
const n = P.noise;

sky(
  P,
  480,
  [
    [0, "#123f83"],
    [0.25, "#2b6cb0"],
    [0.6, "#6fabd6"],
    [0.88, "#c3dfe6"],
    [1, "#f0efe0"],
  ],
  0.16,
  560,
);
P.mist(
  (x, y) =>
    sstep(230, 300, y) *
    (1 - sstep(360, 460, y)) *
    sstep(0.1, 0.42, n.fbm(x * 0.0013 + 5, y * 0.008, 5)) *
    0.85,
  "#fbf6e8",
  { grain: 0.16 },
);
tick("sky");
hill(P);
// the shadow of a cloud on the foot of the hill: the skyline is in the sun, and gate and hall stand in front of the dark
{
  const shadow = shade((x, y, o) => {
    const edge = 505 + 60 * n.fbm(x * 0.0021, 3, 3) + 26 * n.fbm(x * 0.012, y * 0.012, 3);
    o[0] = 62;
    o[1] = 104;
    o[2] = 128;
    o[3] = 64 * sstep(edge - 26, edge + 26, y);
  });
  P.put(shadow, { op: "multiply" });
}
tick("hillside");
// noon haze between the hill and the clipped shrubs
P.mist(mistBand(n, 720, 60, 90, { amp: 16, max: 0.3, sx: 0.003 }), "#cfe0cf", { grain: 0.12 });
hall(P);
tick("hall");

const G = renderHeight(cam, floorZ, 0.5, 22, 0.0006, 0.004);
P.put(inkFloor(G), { occlude: 1 });
tick("floor");
P.lines((x) => nosings(x));
azaleas(P);
P.block((x) => curbs(x));
P.lines((x) => curbLines(x));
overhang(P);
tick("shrubs");

// a visitor with a white parasol on the way to the hall
{
  const y = STAIR_Y - 0.45,
    [a, b, d] = proj(cam, 1.2, y, floorZ(1.2, y));
  P.block(
    (x) => {
      x.fillStyle = "rgba(34,46,88,.55)";
      x.beginPath();
      x.ellipse(a + 54, b + 4, 84, 9, 0.04, 0, 7);
      x.fill();
    },
    { occlude: 0, op: "multiply" },
  );
  climber(P, {
    id: "tozan-noon-1",
    yaw: Math.PI - 0.5,
    lean: 0.16,
    grip: [0.24, 1.3, 0.3],
    tip: [0.46, 1.86, -0.06],
    at: [a, b],
    scale: (cam.f / d) * 0.98,
    robe: "#4a5f96",
    sash: "#c9503a",
    canopy: "#f3efe2",
    sun: "#fff6dc",
    lift: 0.12,
  });
}

const view = viewGate(cam, arita);
tick("gate view");
P.put(inkGate(view), { occlude: 1 });
// key lines where a part of the gate ends or is in front of another
{
  const L = layer(),
    im = getPx(L.c),
    d = im.data,
    step = Math.max(1, Math.round(SS));
  for (let j = step; j < PH - step; j++)
    for (let i = step; i < PW - step; i++) {
      const o = j * PW + i,
        p = view.part[o];
      let edge = 0;
      for (const q of [o - step, o + step, o - PW * step, o + PW * step]) {
        if (view.part[q] !== p) edge = p && view.part[q] ? 0.75 : 1;
        else if (p && Math.abs(view.dep[q] - view.dep[o]) > 0.12) edge = Math.max(edge, 0.9);
      }
      if (edge) {
        d[o * 4] = 30;
        d[o * 4 + 1] = 44;
        d[o * 4 + 2] = 84;
        d[o * 4 + 3] = 235 * edge;
      }
    }
  putPx(L.c, im);
  stamp(P.key.x, L);
}
tick("gate");
maple(P);
tick("maple");
await finishSheet(P, "tozan-hero", {
  seal: { mark: "陶", at: [1512, 1104] },
  wood: 0.1,
  woodMask: (_x, y) => (y < 420 ? 1 : 0.35),
  kuwahara: 0.7,
  blocks: 12,
  blockMix: 0.7,
  wobble: 0.7,
});
