/** Tozan Shrine, C: a back lane between tonbai walls, a cat in the last sunlight. October. */
import { sky } from "../../kit/stage.ts";
import {
  Noise,
  Rng,
  layer,
  lerp,
  mix,
  ramp,
  shade,
  sstep,
  stamp,
  tick,
  type RGB,
} from "../../kit/core.ts";
import { Print, mistBand } from "../../kit/print.ts";
import { sampleCloth } from "./strip.ts";
import { chimney } from "./chimney.ts";
import { type TownInk } from "./roofscape.ts";
import { crown } from "../../kit/leafage.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { LONG, PX, TALL, tonbai } from "./c-wall.ts";
import { BEND, CX, END, EYE, F, HY, LEFT, LOW, RIGHT, meet } from "./c-lane.ts";
import { coping, eaves, verges } from "./c-roofs.ts";
import { cats } from "./c-cats.ts";
import { sweeper } from "./c-sweeper.ts";
import { floorInk } from "./c-floor.ts";
import { inBoughShade } from "./c-shade.ts";
import { fallen, persimmon } from "./c-tree.ts";

const P = new Print(204, "#f4e8d2");
const n = P.noise,
  g = new Noise(205);
sky(
  P,
  540,
  [
    [0, "#4f7fae"],
    [0.35, "#9dbcc4"],
    [0.7, "#f0d7ac"],
    [1, "#f6c07c"],
  ],
  0.16,
  620,
);
P.mist(
  (x, y) =>
    sstep(50, 150, y) *
    (1 - sstep(300, 420, y)) *
    sstep(0.1, 0.46, n.fbm(x * 0.0012 + 3, y * 0.011, 5)) *
    0.7,
  "#fdeccc",
  { grain: 0.2 },
);
// hills at the end of the lane, a chimney among trees
const cam = { x: 0, y: 0, z: EYE, f: F, cx: CX, hy: HY };
{
  const wood = ramp([
    [0, "#2c3a50"],
    [0.4, "#5a6a5c"],
    [0.7, "#b08a50"],
    [1, "#f4d08a"],
  ]);
  P.block((x) => {
    const q = new Rng(6);
    for (let i = 0; i < 90; i++) {
      const px = 560 + q.u() * 1040,
        f = q.u();
      const py = lerp(400, 560, f) - 60 * sstep(1100, 1600, px),
        s = lerp(26, 54, f);
      crown(
        x,
        px,
        py,
        s,
        s * 0.8,
        5,
        (t) => mix(wood.at(t), "#f0cfa0", lerp(0.5, 0.2, f)),
        q,
        g,
        5,
      );
    }
  });
  const ink: TownInk = {
    tile: () => [90, 100, 120] as RGB,
    wall: "#e8d8bc",
    timber: "#5a4644",
    shade: "#2b3350",
    window: "#ffcf70",
    brick: ["#6a3430", "#a8503a", "#e39a62"],
    key: "#1b2038",
    air: "#f0cfa0",
    haze: () => 0.16,
  };
  const L = layer(),
    K = layer();
  const [sx, sy] = chimney(L.x, K.x, cam, 10.4, 62, 0, 21, ink, new Rng(3), 1);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  // the kiln is lit: smoke without an edge, pushed to the left
  P.mist(
    (x, y) => {
      const v = (sy + 6 - y) / 190;
      if (v < 0 || v > 1.3 || x > sx + 160) return 0;
      const mid = sx - 330 * v ** 1.7 + 34 * v * n.n2(y * 0.012, 7),
        body = 1 - Math.abs(x - mid) / (16 + 110 * v);
      return (
        0.78 * sstep(0, 0.9, body + 0.5 * v * n.fbm(x * 0.008, y * 0.014, 4)) * sstep(1.25, 0.3, v)
      );
    },
    "#e9d6c2",
    { grain: 0.2, key: 0.4 },
  );
  P.mist(mistBand(n, 560, 40, 60, { amp: 10, max: 0.7, sx: 0.003 }), "#f8dcae", { grain: 0.1 });
}
tick("far");

const wallA = tonbai(5),
  wallB = tonbai(9);
tick("bricks");
const s4 = [0, 0, 0, 0];
P.put(
  shade((x, y, o) => {
    o[3] = 0;
    const u = (x - CX) / F,
      v = (y - HY) / F,
      zAt = (d: number) => EYE - v * d;
    let best = Infinity,
      kind = 0;
    const dL = meet(u, LEFT),
      dR = meet(u, RIGHT);
    if (dL < END && zAt(dL) < TALL && zAt(dL) > 0) {
      best = dL;
      kind = 1;
    }
    if (dR < best && dR < END && zAt(dR) < LOW && zAt(dR) > 0) {
      best = dR;
      kind = 2;
    }
    if (v > 0) {
      const d = EYE / v,
        off = u * d - BEND * d * d;
      if (d < best && d < END && off > LEFT - 0.02 && off < RIGHT + 0.02) {
        best = d;
        kind = 3;
      }
    }
    if (!kind) return;
    const d = best,
      z = zAt(d),
      off = u * d - BEND * d * d;
    let C: RGB;
    if (kind === 3) C = floorInk(off, d, g);
    else {
      const c = kind === 1 ? wallA : wallB;
      sampleCloth(c, ((d * (kind === 1 ? 1 : 1.07)) % LONG) * PX, (TALL - z) * PX, s4);
      C = [s4[0], s4[1], s4[2]];
      // the tall wall has the low sun on it, but for the bough's shadow; the low one stands in its own
      const dark = kind === 2 || inBoughShade(d, z) || z > TALL - 0.16 - 0.012 * g.n2(d * 3, 2);
      C = dark ? mix(C, kind === 2 ? "#282a58" : "#3a2a5c", 0.58) : mix(C, "#ffc070", 0.2);
      // far off the pieces run together into one warm tone
      C = mix(C, dark ? "#6d4462" : "#d08a55", 0.45 * sstep(4.5, 14, d));
      // moss at the foot
      const damp = z + 0.12 * g.n2(d * 2.2, z * 5) + 0.08 * g.n2(d * 9, z * 11);
      if (damp < 0.16) C = mix(C, kind === 1 ? "#76803c" : "#2f3c3c", 0.62);
    }
    const hz = sstep(9, 40, d) * 0.5,
      HC = [246, 214, 164];
    for (let k = 0; k < 3; k++) o[k] = lerp(C[k], HC[k], hz);
    o[3] = 255;
  }),
  { occlude: 1 },
);
tick("walls");

eaves(P);
coping(P);
verges(P);
persimmon(P);
fallen(P);
tick("growth");
sweeper(P, -0.1, 17);
cats(P);
await finishSheet(P, "tozan-c", {
  seal: { mark: "窯", at: [1512, 1104] },
  wood: 0.09,
  woodMask: (_x, y) => (y < 420 ? 0.9 : 0.35),
  kuwahara: 0.5,
  blocks: 14,
  blockMix: 0.4,
  wobble: 0.7,
});
