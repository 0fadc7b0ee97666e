/** Oze, D: sweetfish grilling in a ring around charcoal on the river bank; October dusk, one distant fishing fire. */
import { css, H, layer, mix, type Pt, Rng, sstep, stamp, tick, W } from "../../kit/core.ts";
import { brushPath, dab, hand, Tones } from "../../kit/brush.ts";
import { project } from "./nightwater.ts";
import { sparks } from "../../kit/fire.ts";
import { dusk, farBoat, lap, river } from "./d-river.ts";
import { blaze, smoke } from "./d-air.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { cam, MID, n, P } from "./d-stage.ts";
import { drawFish, type Fish, skewer } from "./d-fish.ts";
import { coals } from "./d-coals.ts";
import { ground, stones } from "./d-pit.ts";

const KEY = "#120d12";
const r = new Rng(15);
/** Where each stands in the ring, how far out, how much it leans in: by twos and threes, as they were pushed into the ash. */
const PLACES = [
  [-2.72, -0.02, 0.02],
  [-2.32, -0.04, -0.03],
  [-0.92, 0.03, 0.04],
  [-0.6, -0.02, -0.02],
  [-0.2, 0.05, 0.04],
  [0.36, 0, 0],
  [1.22, -0.02, 0.03],
  [1.48, 0.03, -0.02],
  [2.2, 0, 0.04],
  [2.94, -0.03, 0],
] as const;
const ring: Fish[] = PLACES.map(([angle, out, lean], i) => ({
  angle,
  out,
  lean,
  turn: r.range(-0.6, 0.6),
  long: r.range(0.232, 0.292),
  seed: i * 1.7 + 0.4,
}));

const shore = (x: number) =>
  cam.hy + 128 + 15 * n.n2(x * 0.0016, 4) + 3 * n.n2(x * 0.02, 8) - 30 * sstep(1000, 0, x);
dusk(P);
river(P, shore);
farBoat(P);
tick("river");

// ---------- the pit ----------
ground(ring, shore);
lap(P, shore);
tick("ground");
stones();
tick("stones");

const far = ring.toSorted((p, q) => Math.sin(q.angle) - Math.sin(p.angle));
const stand = (f: Fish) => {
  const L = layer(),
    K = layer();
  const { foot, top } = skewer(f);
  const a = project(cam, foot),
    b = project(cam, [
      foot[0] + (top[0] - foot[0]) * 0.94,
      foot[1] + (top[1] - foot[1]) * 0.94,
      0.94 * top[2],
    ]);
  const rod = hand([a[0], a[1]], [b[0], b[1]], r, 0.5, 20);
  const w = cam.f / foot[1] / 120;
  const behind = Math.sin(f.angle) < 0;
  for (const [dx, k, c] of [
    [0, 1, behind ? "#3d2517" : "#a8743c"],
    [f.angle > 0 && Math.cos(f.angle) > 0 ? -0.25 : 0.25, 0.35, behind ? "#c9762e" : "#ffd588"],
  ] as const) {
    L.x.fillStyle = css(c);
    L.x.beginPath();
    brushPath(
      L.x,
      rod.map(([x, y]): Pt => [x + dx * w, y]),
      () => w * k,
    );
    L.x.fill();
  }
  // ash heaped at its foot
  const T = new Tones();
  for (let i = 0; i < 16; i++)
    T.add(mix(behind ? "#6a4a3c" : "#e0a868", "#d6cdbf", r.u() * 0.4), (z) =>
      dab(
        z,
        a[0] + r.g() * w * 1.6 - 5,
        a[1] + r.range(-2, w * 0.9),
        r.range(6, 13),
        5,
        r.g() * 0.3,
      ),
    );
  T.flush(L.x);
  const F = drawFish(f);
  // its outline, a dark line outside the body only
  const O = layer();
  for (let i = 0; i < 8; i++)
    stamp(O.x, F, { dx: 1.5 * Math.cos(i * 0.785), dy: 1.5 * Math.sin(i * 0.785) });
  O.x.globalCompositeOperation = "source-in";
  O.x.fillStyle = KEY;
  O.x.fillRect(0, 0, W, H);
  stamp(L.x, O, { alpha: 0.85 });
  stamp(L.x, F);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
};
for (const f of far.filter((q) => Math.sin(q.angle) >= 0)) stand(f);
tick("far fish");
const yMid = cam.hy + (cam.f * cam.h) / MID;
const heap = coals();
P.put(heap.all, { occlude: 1 });
blaze([cam.cx + 4, yMid - 66]);
P.put(heap.front, { occlude: 1 });
tick("coals");
smoke([cam.cx + 26, yMid - 300]);
for (const f of far.filter((q) => Math.sin(q.angle) < 0)) stand(f);
tick("near fish");
P.block((x) =>
  sparks(x, cam.cx + 4, yMid - 170, new Rng(5), { count: 130, rise: 620, spread: 190, drift: 190 }),
);
await finishSheet(P, "oze-d", {
  seal: { mark: "塩", at: [1512, 1104], size: 34 },
  wood: 0.1,
  woodMask: (_x, y) => (y < 330 ? 1 : 0.5),
  kuwahara: 0.8,
  blocks: 12,
  blockMix: 0.8,
  wobble: 0.7,
  contrast: 1.03,
});
