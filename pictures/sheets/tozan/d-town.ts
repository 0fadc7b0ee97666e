/** Roofs shoulder to shoulder along one street, brick stacks between them. */
import { H, Rng, bokashi, clamp, layer, mix, ramp, type Pt } from "../../kit/core.ts";
import { proj } from "../../kit/terrain.ts";
import { chimney, house, type House, type TownInk } from "./roofscape.ts";
import { crown } from "../../kit/leafage.ts";
import {
  AIR,
  cam,
  floor,
  ginkgo,
  halfWidth,
  haze,
  leafNoise,
  midline,
  pine,
  rust,
} from "./d-valley.ts";

const SUN = 0.8; // low sun ahead and a little to the right
const tiles = ramp([
  [0, "#161d38"],
  [0.25, "#2c3a5c"],
  [0.46, "#4f5f7e"],
  [0.6, "#94859a"],
  [0.78, "#e2ab90"],
  [1, "#ffdcae"],
]);
const ink: TownInk = {
  tile: (t) => tiles.at(t),
  wall: "#d9c3b4",
  timber: "#463a42",
  shade: "#2b3350",
  window: "#ffcf70",
  brick: ["#5c2f34", "#9a4a38", "#d98550"],
  key: "#1b2038",
  air: AIR,
  haze,
};
/** draws colour and key layers; returns the mouths of the smoking stacks with their pixels per metre */
export function kilnTown() {
  const L = layer(),
    K = layer();
  {
    // ground between the houses: lanes catch the last light
    L.x.fillStyle = bokashi(L.x, 0, 440, 0, H, [
      [0, mix("#7a6a70", AIR, 0.8)],
      [0.3, "#5b5266"],
      [1, "#22243c"],
    ]);
    L.x.beginPath();
    const side = (s: number) => {
      const o: Pt[] = [];
      for (let y = 950; y > 58; y *= 0.97) {
        const q = proj(
          cam,
          midline(y) + s * (halfWidth(y) + 6),
          y,
          floor(midline(y) + s * (halfWidth(y) + 6), y),
        );
        o.push([q[0], q[1]]);
      }
      return o;
    };
    [...side(-1), ...side(1).toReversed()].forEach(([a, b], i) =>
      i ? L.x.lineTo(a, b) : L.x.moveTo(a, b),
    );
    L.x.fill();
  }
  type Item = { y: number; draw: () => void };
  const items: Item[] = [];
  const q = new Rng(15);
  for (let y = 940; y > 70;) {
    const row = 10.5 + y * 0.004;
    y -= row;
    const mid = midline(y),
      hw = halfWidth(y),
      slope = Math.atan2(midline(y + 10) - midline(y - 10), 20);
    for (let off = -hw; off < hw; off += q.range(9.2, 14.5)) {
      if (Math.abs(off - 4) < 4.6) continue; // the main street
      const x = mid + off + q.range(-1, 1),
        yy = y + q.range(-3, 3);
      if (Math.abs(x) > yy * 0.75 + 16) continue;
      const along = q.chance(0.62);
      const h: House = {
        x,
        y: yy,
        z: floor(x, yy),
        turn: -slope + (along ? Math.PI / 2 : 0) + q.g() * 0.1,
        a: q.chance(0.14) ? q.range(8, 10.5) : q.range(3.4, 7),
        b: q.range(2.7, 4.4),
        eave: q.range(3.6, 6),
        rise: q.range(1.9, 2.6),
        tone: q.range(-0.24, -0.02),
        white: q.chance(0.4),
        lit: q.chance(0.42),
      };
      items.push({ y: yy, draw: () => house(L.x, K.x, cam, h, ink, q, SUN) });
      if (q.chance(0.16)) {
        const tx = x + q.range(5, 7),
          ty = yy - 3;
        items.push({
          y: ty,
          draw: () => {
            const [sx, sy, d] = proj(cam, tx, ty, floor(tx, ty) + 2.6),
              s = (cam.f * q.range(1.8, 2.8)) / d;
            const kind = q.pick([pine, pine, ginkgo, rust]);
            crown(
              L.x,
              sx,
              sy,
              s,
              s * 1.1,
              clamp(s * 0.17, 2, 8),
              (t) => mix(kind.at(t), AIR, haze(d)),
              q,
              leafNoise,
              4,
            );
          },
        });
      }
    }
  }
  const smokes: [Pt, number][] = [];
  for (const [off, y, tall, smoke] of [
    [-34, 128, 17, 1],
    [47, 132, 23, 1],
    [30, 165, 19, 0],
    [-12, 215, 18, 1],
    [44, 250, 20, 1],
    [-44, 300, 20, 0],
    [14, 345, 20, 1],
    [-26, 430, 22, 1],
    [38, 480, 22, 0],
    [-4, 600, 24, 1],
    [22, 740, 24, 0],
  ]) {
    const x = midline(y) + off;
    items.push({
      y,
      draw: () => {
        hideBehindStack(x, y, tall);
        const m = chimney(L.x, K.x, cam, x, y, floor(x, y), tall, ink, q, SUN);
        if (smoke) smokes.push([m, cam.f / y]);
      },
    });
  }
  /** key lines of the roofs behind must not cross a stack */
  function hideBehindStack(x: number, y: number, tall: number) {
    const z = floor(x, y),
      at = (s: number, up: number, half: number) => proj(cam, x + s * half, y, z + up);
    const corners = [at(-1, 0, 1.75), at(-1, tall, 1.15), at(1, tall, 1.15), at(1, 0, 1.75)];
    K.x.save();
    K.x.globalCompositeOperation = "destination-out";
    K.x.beginPath();
    corners.forEach(([a, b], i) => (i ? K.x.lineTo(a, b) : K.x.moveTo(a, b)));
    K.x.fill();
    K.x.restore();
  }
  items.sort((a, b) => b.y - a.y);
  for (const it of items) it.draw();
  return { L, K, smokes };
}
