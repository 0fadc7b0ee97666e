/** Granite at dusk: the plinth, the steps down, lit lanterns beside them. */
import { clamp, lerp, sstep } from "../../kit/core.ts";
import { linear, skyLight } from "../../kit/expose.ts";
import { type Print } from "../../kit/print.ts";
import { World, type Hit, type Mat } from "../../kit/solids.ts";
import { onSheet } from "../../kit/terrain.ts";
import { stage } from "../../kit/stage.ts";
import { worley } from "../../kit/terrain.ts";
import { flat } from "../../kit/wood.ts";
import { cam, COUNT, DUSK, HEAD, KEY, n, RISE, stepsMiddle, TREAD } from "./d-plan.ts";

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
  for (const [x, y, z] of lamps) lantern(w, x, y, z);
  w.build();
  stage(
    P,
    {
      cam,
      world: w,
      points: lamps.flatMap(([x, y, z, s]) => [
        { p: [x, y - 0.5, z + 1.36], c: [0.5, 0.24, 0.08], reach: 2.6, shadow: true, hood: true },
        { p: [x - s * 0.55, y - 0.1, z + 1.36], c: [0.8, 0.38, 0.12], reach: 3.4, shadow: true },
      ]),
      suns: [{ d: [-0.75, 0.42, 0.34], c: [0.4, 0.22, 0.16] }],
      ambient: skyLight([0.045, 0.055, 0.1], [0, 0, 0], [0.5, 0.5]),
      ao: 4,
      aoLen: 0.8,
      air: { c: linear(DUSK), k: 0.009, from: 6 },
    },
    { key: KEY, far: 16, crease: 0.8 },
  );
  windows(P);
}
/** the lanterns, with the side of the steps they stand on */
const lamps = [
  [9.6, 1],
  [12.6, -1],
  [17.5, 1],
  [20.5, -1],
  [31, 1],
].map(([y, s]): [number, number, number, number] => [
  stepsMiddle(y) + s * 2.5,
  y,
  -RISE * ((y - HEAD) / TREAD) - 0.1,
  s,
]);
/** the paper of each fire box, with the flame behind it */
function windows(P: Print) {
  for (const [x, y, z] of lamps) {
    const [sx, sy] = onSheet(cam, x, y - 0.26, z + 1.42),
      u = cam.f / y;
    P.block((c) => {
      c.fillStyle = "#ffc774";
      c.fillRect(sx - u * 0.105, sy - u * 0.115, u * 0.21, u * 0.23);
      c.fillStyle = "#fff0bc";
      c.beginPath();
      c.ellipse(sx, sy + u * 0.03, u * 0.06, u * 0.07, 0, 0, 7);
      c.fill();
      c.fillStyle = "#5a2c28";
      c.fillRect(sx - u * 0.01, sy - u * 0.115, u * 0.02, u * 0.23);
    });
  }
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
