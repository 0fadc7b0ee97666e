/** Mount Mitake B: thatched pilgrim inns along the ridge on a May morning, mist in the valley, the shrine at the top. */
import { shadeEdge } from "../../kit/stage.ts";
import { clamp, css, layer, mix, Rng, sstep, tick, W } from "../../kit/core.ts";
import { cedarCrown } from "../../kit/flora.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { Print } from "../../kit/print.ts";
import { at, clipBehind } from "../../kit/scene.ts";
import { proj } from "../../kit/terrain.ts";
import { cam, brink, ground, haze, MIST } from "./hamlet.ts";
import { innItems } from "./b-inns.ts";
import { pilgrimOnLane } from "./b-pilgrim.ts";
import { ranges } from "./b-ranges.ts";
import { ridge } from "./b-ridge.ts";
import { gate, shrine } from "./b-shrine.ts";

const P = new Print(61, "#efe6d0"),
  n = P.noise;
ranges(P);
tick("ranges");

const s = ridge(P);
tick("ridge");

// ---------- inns and cedars, far to near ----------
type Item = { d: number; draw: () => void };
const items: Item[] = [];
items.push(...innItems(P, s));
items.push({ d: 31, draw: () => pilgrimOnLane(P) });
{
  const r = new Rng(44);
  for (let k = 0; k < 130; k++) {
    const y = 24 + 84 * Math.pow(r.u(), 0.9);
    const right = r.chance(0.62);
    const x = right ? 18 + r.range(0, 16 + y * 0.3) : r.range(-16 - y * 0.1, -10 - 0.05 * y);
    if (y < 34) continue;
    items.push({ d: y, draw: () => cedar(x, y, r.range(9, 15) * (right ? 1 : 0.8), r) });
  }
  for (const [x, y, h] of [
    [17.5, 31, 19],
    [19.5, 42, 21],
    [15.5, 66, 14],
    [-7.4, 64, 12],
    [-6.5, 82, 13],
    [19, 90, 17],
    [-2, 92, 15],
  ])
    items.push({ d: y, draw: () => cedar(x, y, h, r) });
}
// a close row of cedars along the edge
{
  const r = new Rng(81);
  for (let y = 34; y < 100; y += r.range(0.9, 1.9)) {
    const x = brink(y) + r.range(-4.5, 0.6);
    items.push({ d: y, draw: () => cedar(x, y, r.range(8, 12.5), r) });
  }
}
function cedar(x: number, y: number, tall: number, r: Rng, fog?: number) {
  const [sx, sy, d] = proj(cam, x, y, ground(x, y)),
    u = cam.f / d;
  if (sx < -160 || sx > W + 160) return;
  const h = fog ?? haze(d);
  const L = layer();
  L.x.fillStyle = css(mix("#2a2424", MIST, h));
  L.x.fillRect(sx - u * 0.25, sy - u * tall * 0.4, u * 0.5, u * tall * 0.42);
  cedarCrown(L.x, sx, sy - u * tall, sy - u * 1.2, u * tall * 0.2, r, {
    s: clamp(58 / d, 0.8, 2.4),
    dens: d < 24 ? 1.5 : 0.85,
    lightDir: -1,
    col: (t, yy) =>
      mix(
        mix(d < 24 ? "#081f2a" : "#0f3038", d < 24 ? "#4f7a50" : "#93a45c", t),
        MIST,
        clamp(h + 0.2 * sstep(sy - u * 4, sy, yy)),
      ),
  });
  clipBehind(L, s, d - 1.5);
  P.put(L, { occlude: 1 });
}
items.push({ d: 101, draw: () => shrine(P) });
items.push({ d: 76, draw: () => gate(P, 76) });
// the trees of the shrine, dark behind its roof
{
  const r = new Rng(29);
  for (let k = 0; k < 26; k++) {
    const x = -12 + k * 1.75 + r.range(-0.7, 0.7),
      y = r.range(106, 116);
    items.push({
      d: y,
      draw: () => cedar(x, y, 17 + 6 * Math.cos((x - 9) * 0.13) + r.range(-3, 3), r, 0.4),
    });
  }
}
// the far slope on the right is wooded too
{
  const r = new Rng(37);
  for (let k = 0; k < 30; k++) {
    const y = r.range(106, 122),
      x = 36 + r.range(0, 50);
    items.push({ d: y, draw: () => cedar(x, y, r.range(11, 18), r, 0.5) });
  }
}
items.sort((a, b) => b.d - a.d);
for (const it of items) it.draw();
tick("hamlet");
// the valley: a sea of mist beside the left slope
P.mist(
  (x, y) => {
    const i = at(x, y),
      d = s.dep[i];
    const f = n.fbm(x * 0.0024, y * 0.009, 4);
    // mist fills the valley to a level, touches the slope, and gets thinner towards the far ranges
    const level = 610 + 70 * f + 0.12 * x;
    const sea = sstep(level - 60, level + 110, y) * sstep(640, 330, x - 150 * f);
    if (d === Infinity) return 0.95 * sea;
    const off = s.wx[i] - brink(s.wy[i]);
    return 0.95 * sstep(5.5, -1.5, off + 3 * f) * sstep(level - 20, level + 130, y);
  },
  "#e9eeea",
  { grain: 0.06 },
);
// the sun is low: the mist is reddish at its far edge and cooler towards us
P.mist((x, y) => 0.55 * sstep(430, 560, y) * sstep(760, 600, y) * sstep(420, 60, x), "#f6dcc0", {
  grain: 0.1,
  key: 0,
});
P.mist(
  (x, y) => 0.5 * sstep(760, 1180, y) * sstep(520, 40, x + 60 * n.n2(3, y * 0.01)),
  "#a9c3cc",
  {
    grain: 0.14,
    key: 0,
  },
);
P.light((x) => shadeEdge(x, "top", 150, "#1f4e79", 0.3), { op: "multiply" });
await finishSheet(P, "mitake-b", {
  seal: { mark: "御岳", at: [40, 1096], size: 30 },
  wood: 0.1,
  woodMask: (_x, y) => (y < 460 ? 1 : 0.5),
  kuwahara: 0.7,
  blocks: 14,
  blockMix: 0.45,
  sat: 1.05,
});
