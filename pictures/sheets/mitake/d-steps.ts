/** Granite: the landing, the plinth, the steps down between lanterns, the gate at their foot. */
import { clamp, lerp, sstep } from "../../kit/core.ts";
import { linear, skyLight } from "../../kit/expose.ts";
import { type Print } from "../../kit/print.ts";
import { World, type Hit, type Mat } from "../../kit/solids.ts";
import { stage } from "../../kit/stage.ts";
import { worley } from "../../kit/terrain.ts";
import { flat } from "../../kit/wood.ts";
import { cam, COUNT, HAZE, HEAD, KEY, n, PLINTH, RISE, stepsMiddle, TREAD } from "./d-plan.ts";

/** weathered granite: speckles, rain streaks on faces, moss in wet places, fallen leaves on the flat parts */
function granite(o: { leaves?: boolean; joints?: number } = {}): Mat {
  const dark = linear("#6a6a70"),
    light = linear("#c3b9a6"),
    moss = linear("#66763f"),
    red = linear("#b8412a"),
    gold = linear("#d99a3f");
  return {
    c: light,
    line: 1,
    tex: (h: Hit, out) => {
      const top = h.nz > 0.6;
      const a = h.side === 0 ? h.y : h.x,
        b = top ? h.y : h.z;
      const fine = 1 / (1 + h.t * 0.06);
      // two flat tones: stone, and streaks where the rain runs down; a few chisel marks nearby
      let t = 0.72 + 0.1 * (((h.id * 0.37) % 1) - 0.5);
      if (!top) t -= 0.34 * sstep(0.26, 0.3, n.fbm(a * 9 + h.id, b * 0.9, 2));
      if (n.n2(a * 9, b * 34) > 0.62) t -= 0.2 * fine;
      t = clamp(t);
      for (let k = 0; k < 3; k++) out[k] = lerp(dark[k], light[k], t);
      const m = sstep(0.3, 0.34, n.fbm(a * 0.9 + 4, b * 2.4 + h.id * 0.3, 3) - (top ? 0.04 : 0.22));
      for (let k = 0; k < 3; k++) out[k] = lerp(out[k], moss[k], 0.8 * m);
      if (o.joints) {
        const f = Math.abs(h.x / o.joints - Math.round(h.x / o.joints)) * o.joints;
        if (f < 0.012) for (let k = 0; k < 3; k++) out[k] *= 0.4;
      }
      if (!o.leaves || !top) return;
      const c = worley(h.x * 7, h.y * 7, 0.95);
      const heaped =
        n.n2(h.x * 0.8, h.y * 0.6) * 0.35 +
        sstep(0.9, 1.7, Math.abs(h.x - stepsMiddle(h.y))) * 0.45;
      if (c.id < 0.12 + heaped && c.f1 < 0.26 + 0.1 * Math.sin(Math.atan2(c.dy, c.dx) * 5)) {
        const leaf = (c.id * 97) % 1 > 0.42 ? red : gold;
        for (let k = 0; k < 3; k++) out[k] = leaf[k];
      }
    },
  };
}
const stone = granite(),
  tread = granite({ leaves: true });

export function steps(P: Print) {
  const w = new World();
  // landing, then the steps; their side walls go down with them
  w.box(-6, 2, -0.5, 6, HEAD, 0, granite({ leaves: true, joints: 1.6 }));
  for (let k = 0; k < COUNT; k++) {
    const y = HEAD + k * TREAD,
      z = -RISE * (k + 1),
      x = stepsMiddle(y);
    w.box(x - 1.6, y, z - 0.5, x + 1.6, y + TREAD + 0.02, z, tread);
    if (k % 3 === 0)
      for (const s of [-1, 1])
        w.box(x + s * 1.6, y, z - 1.4, x + s * 1.98, y + TREAD * 3, z + 0.12, stone);
  }
  plinth(w);
  for (const [y, s] of [
    [8.4, 1],
    [13.5, 1],
    [19.5, 1],
    [27, 1],
    [13.5, -1],
    [19.5, -1],
    [27, -1],
  ])
    lantern(w, stepsMiddle(y) + s * 2.6, y, -RISE * ((y - HEAD) / TREAD) - 0.1);
  gate(w, stepsMiddle(33.5), 33.5, -RISE * ((33.5 - HEAD) / TREAD));
  w.build();
  stage(
    P,
    {
      cam,
      world: w,
      points: [],
      suns: [{ d: [-0.62, -0.55, 0.56], c: [1.3, 0.98, 0.6] }],
      ambient: skyLight([0.2, 0.22, 0.33], [0, 0, 0], [0.55, 0.45]),
      ao: 4,
      aoLen: 0.8,
      air: { c: linear(HAZE), k: 0.011, from: 4 },
    },
    { key: KEY, far: 16, crease: 0.8 },
  );
}
function plinth(w: World) {
  const { x0, x1, y0, y1, top } = PLINTH;
  w.box(x0 - 0.22, y0 - 0.2, 0, x1 + 0.22, y1 + 0.2, 0.62, stone);
  w.box(x0 - 0.1, y0 - 0.09, 0.62, x1 + 0.1, y1 + 0.09, 0.8, stone);
  w.box(x0 + 0.06, y0 + 0.06, 0.8, x1 - 0.06, y1 - 0.06, top - 0.3, stone);
  w.box(x0 - 0.02, y0 - 0.02, top - 0.3, x1 + 0.02, y1 + 0.02, top - 0.16, stone);
  w.box(x0 - 0.12, y0 - 0.12, top - 0.16, x1 + 0.12, y1 + 0.12, top, stone);
}
/** a stone lantern: foot, shaft, table, fire box with its window, wide roof, jewel */
function lantern(w: World, x: number, y: number, z: number) {
  w.rod([x, y, z - 0.6], [x, y, z + 0.18], 0.46, stone, 0.4);
  w.rod([x, y, z + 0.18], [x, y, z + 1.05], 0.17, stone, 0.15);
  w.rod([x, y, z + 1.05], [x, y, z + 1.22], 0.2, stone, 0.4);
  w.box(x - 0.24, y - 0.24, z + 1.22, x + 0.24, y + 0.24, z + 1.62, stone);
  w.box(x - 0.11, y - 0.25, z + 1.3, x + 0.11, y + 0.25, z + 1.54, flat("#2a2426"));
  w.rod([x, y, z + 1.62], [x, y, z + 1.7], 0.56, stone, 0.54);
  w.rod([x, y, z + 1.7], [x, y, z + 1.98], 0.5, stone, 0.12);
  w.ball([x, y, z + 2.06], [0.12, 0.12, 0.15], stone);
}
function gate(w: World, x: number, y: number, z: number) {
  const red = flat("#c2402a"),
    black = flat("#2c2226");
  for (const s of [-1, 1]) w.rod([x + s * 1.7, y, z - 0.4], [x + s * 1.55, y, z + 3.7], 0.2, red);
  w.box(x - 2.2, y - 0.14, z + 2.85, x + 2.2, y + 0.14, z + 3.15, red);
  w.box(x - 2.6, y - 0.2, z + 3.7, x + 2.6, y + 0.2, z + 3.95, red);
  w.box(x - 2.75, y - 0.26, z + 3.95, x + 2.75, y + 0.26, z + 4.12, black);
  w.box(x - 0.18, y - 0.16, z + 3.15, x + 0.18, y + 0.16, z + 3.7, black);
}
