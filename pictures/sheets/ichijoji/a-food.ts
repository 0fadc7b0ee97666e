/** What is in the bowl, in masses of colour: broth, folded noodles, two slices of pork, spring onion. */
import { bokashi, css, type Col, type Ctx, type Pt, Rng } from "../../kit/core.ts";
import { catmull, fillPoly, poly, stroke } from "../../kit/brush.ts";
import { at, BOWL, COUNTER, cutBlock } from "./a-plan.ts";
import { BROTH, inBowl, RIM, ringAt } from "./a-bowl.ts";

/** Draws only what the front rim does not hide. */
function behindRim(draw: (x: Ctx) => void, blur = 0, alpha = 1) {
  cutBlock(
    (x) => {
      x.save();
      poly(x, [...ringAt(RIM, 0.1185, Math.PI, 0), [1000, 500], [200, 500]]);
      x.clip();
      draw(x);
      x.restore();
    },
    blur,
    alpha,
  );
}
export function printFood() {
  behindRim((x) => {
    fillPoly(x, ringAt(BROTH.height, BROTH.radius), bokashi(x, 0, 770, 0, 910, [[0, "#7c4420"], [0.5, "#9a5c2a"], [1, "#6b3819"]]));
    // a few calm discs of oil, one lighter block
    fillPoly(x, ringAt(BROTH.height, BROTH.radius, Math.PI * 0.96, Math.PI * 0.72).concat(ringAt(BROTH.height, 0.1, Math.PI * 0.72, Math.PI * 0.96)), "#c0853f", 0.7);
  });
  behindRim(pork);
  behindRim(noodles);
  // towards the near side the strands sink into the broth
  behindRim((x) => {
    poly(x, ringAt(BROTH.height, BROTH.radius + 0.003));
    x.clip();
    x.fillStyle = bokashi(x, 0, 868, 0, 914, [[0, "#8a4f24"], [1, "#7a421e"]], [[0, 0], [1, 0.85]]);
    x.fillRect(300, 860, 620, 70);
  });
  behindRim(onion);
}
/** A fold of noodles: strands side by side along one line, the middle ones higher; [right, away, height] of the bowl. */
function fold(
  x: Ctx,
  spine: readonly (readonly [number, number, number])[],
  step: readonly [number, number],
  count: number,
  rise: number,
  [shade, base, light]: [Col, Col, Col],
  r: Rng,
) {
  for (let i = 0; i < count; i++) {
    const c = i - (count - 1) / 2,
      up = rise * (1 - (c / (count * 0.5)) ** 2),
      wave = r.range(-0.02, 0.02);
    const q = catmull(
      spine.map(([u, v, h], k) => inBowl(u + c * step[0] + wave * (k % 2 ? 1 : -1), v + c * step[1], h + up * (k > 0 && k < spine.length - 1 ? 1 : 0.35))),
      10,
    );
    x.lineWidth = 12;
    x.strokeStyle = css(shade);
    trail(x, q, 0, 2.6);
    x.lineWidth = 8.6;
    x.strokeStyle = css(r.chance(0.3) ? light : base);
    trail(x, q, 0, 0);
  }
}
function trail(x: Ctx, q: Pt[], dx: number, dy: number) {
  x.beginPath();
  q.forEach((p, k) => (k ? x.lineTo(p[0] + dx, p[1] + dy) : x.moveTo(p[0] + dx, p[1] + dy)));
  x.stroke();
}
function noodles(x: Ctx) {
  const r = new Rng(8);
  const DEEP: [Col, Col, Col] = ["#6d3f1c", "#b98744", "#c99a52"],
    MID: [Col, Col, Col] = ["#7d4a20", "#cf9f56", "#dbb067"],
    GOLD: [Col, Col, Col] = ["#8d5c28", "#e2bb6e", "#edcd8a"];
  fold(x, [[-0.86, 0.16, 0.086], [-0.5, 0.5, 0.092], [-0.1, 0.54, 0.094], [0.4, 0.3, 0.086]], [0.012, 0.045], 9, 0.01, DEEP, r);
  fold(x, [[-0.5, 0.46, 0.09], [-0.2, 0.22, 0.103], [0, -0.1, 0.103], [0.06, -0.42, 0.096], [0.0, -0.7, 0.082]], [0.04, 0.02], 12, 0.006, MID, r);
  fold(x, [[-0.84, 0.04, 0.084], [-0.66, 0.2, 0.102], [-0.44, 0.12, 0.111], [-0.26, -0.14, 0.106], [-0.24, -0.46, 0.094], [-0.34, -0.68, 0.08]], [0.034, 0.034], 14, 0.009, GOLD, r);
  fold(x, [[-0.86, -0.22, 0.083], [-0.66, -0.22, 0.094], [-0.42, -0.36, 0.099], [-0.1, -0.5, 0.096], [0.16, -0.6, 0.082]], [0.012, 0.042], 5, 0.004, GOLD, r);
}
/** a disc of the slice in its own plane, seen in perspective */
function slice(u: number, v: number, h: number, lean: number, roll: number, scale: number, back = 0): Pt[] {
  return Array.from({ length: 48 }, (_, i): Pt => {
    const a = (i / 48) * Math.PI * 2;
    const k = scale * (1 + 0.05 * Math.sin(2 * a + 0.6) + 0.03 * Math.sin(3 * a + u * 9));
    const s = k * Math.cos(a + roll),
      t = k * 0.92 * Math.sin(a + roll);
    return at(BOWL.x + u * BOWL.radius + s, COUNTER + h + t * Math.sin(lean) - back * Math.cos(lean), BOWL.z + v * BOWL.radius + t * Math.cos(lean) + back * Math.sin(lean));
  });
}
function pork(x: Ctx) {
  for (const [u, v, h, lean, roll, s] of [
    [0.54, 0.5, 0.109, 0.44, 0.3, 0.05],
    [0.3, 0.2, 0.111, 0.34, 1.5, 0.051],
  ] as const) {
    const d = (k: number, back = 0, du = 0, dh = 0) => slice(u + du, v, h + dh, lean, roll, s * k, back);
    fillPoly(x, d(1.0, 0.011, 0.012), "#4a281b", 0.85);
    fillPoly(x, d(1, 0.006), "#8c5a3c");
    fillPoly(x, d(1), "#d9b48e");
    fillPoly(x, d(0.92), "#e8d3b3");
    fillPoly(x, d(0.72, 0, 0.01, 0.001), "#b07f65");
    // the roll: a curve of fat
    const spiral = Array.from({ length: 30 }, (_, i): Pt => {
      const a = roll + 0.6 + i * 0.21,
        k = s * (0.5 - i * 0.011);
      return at(BOWL.x + u * BOWL.radius + k * Math.cos(a), COUNTER + h + k * 0.92 * Math.sin(a) * Math.sin(lean), BOWL.z + v * BOWL.radius + k * 0.92 * Math.sin(a) * Math.cos(lean));
    });
    stroke(x, spiral, 9, "#e8d3b3", { taper: [0.3, 0.5] });
  }
}
function onion(x: Ctx) {
  const r = new Rng(17);
  const U = 0.4,
    V = -0.3;
  const heap = catmull([inBowl(0.12, -0.3, 0.089), inBowl(0.22, -0.14, 0.1), inBowl(0.4, -0.1, 0.106), inBowl(0.56, -0.14, 0.101), inBowl(0.7, -0.26, 0.089), inBowl(0.62, -0.46, 0.087), inBowl(0.3, -0.5, 0.087)], 10, true);
  fillPoly(x, heap, "#49693a");
  const rings = Array.from({ length: 58 }, (_, i) => {
    const a = r.range(0, 6.283),
      q = i < 50 ? Math.sqrt(r.u()) : r.range(1.05, 1.45);
    return { u: U + 0.33 * q * Math.cos(a), v: V + 0.25 * q * Math.sin(a), h: 0.089 + 0.02 * Math.max(0, 1 - q * q), q };
  }).toSorted((m, n) => n.v - m.v);
  for (const { u, v, h, q } of rings) {
    const [px, py] = inBowl(u, v, h);
    const s = r.range(11, 17),
      tilt = r.range(-0.6, 0.6),
      flat = r.range(0.34, 0.62);
    // the top of the heap and its left side are in the light
    const light = 0.55 + (h - 0.099) * 22 - (u - U) * 0.9 + r.range(-0.25, 0.25);
    const [wall, face, hole] = light > 0.62 ? ["#86a45c", "#c9d5a0", "#7c9c58"] : light > 0.25 ? ["#668a4b", "#9fbb78", "#557a44"] : ["#41603a", "#6c8f52", "#3c5a35"];
    for (const [k, c, dy] of [[1, wall, 3], [1, face, 0], [0.45, hole, 0.5]] as const) {
      x.fillStyle = c;
      x.beginPath();
      x.ellipse(px, py + dy * (q > 1 ? 0.6 : 1), s * k, s * k * flat, tilt, 0, 7);
      x.fill();
    }
  }
}
