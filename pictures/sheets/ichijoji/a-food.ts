/** What is in the bowl, in masses of colour: broth, folded noodles, two slices of pork, spring onion. */
import { bokashi, type Ctx, type Pt, Rng } from "../../kit/core.ts";
import { catmull, fillPoly, poly, stroke } from "../../kit/brush.ts";
import { at, BOWL, COUNTER, cutBlock } from "./a-plan.ts";
import { noodles } from "./a-noodles.ts";
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
    fillPoly(
      x,
      ringAt(BROTH.height, BROTH.radius),
      bokashi(x, 0, 770, 0, 910, [
        [0, "#7c4420"],
        [0.5, "#9a5c2a"],
        [1, "#6b3819"],
      ]),
    );
    // a few calm discs of oil, one lighter block
    fillPoly(
      x,
      ringAt(BROTH.height, BROTH.radius, Math.PI * 0.96, Math.PI * 0.72).concat(
        ringAt(BROTH.height, 0.1, Math.PI * 0.72, Math.PI * 0.96),
      ),
      "#c0853f",
      0.7,
    );
  });
  behindRim(pork);
  behindRim(noodles);
  // towards the near side the strands sink into the broth
  behindRim((x) => {
    poly(x, ringAt(BROTH.height, BROTH.radius + 0.003));
    x.clip();
    x.fillStyle = bokashi(
      x,
      0,
      846,
      0,
      906,
      [
        [0, "#8a4f24"],
        [1, "#7a421e"],
      ],
      [
        [0, 0],
        [0.4, 0.2],
        [1, 0.92],
      ],
    );
    x.fillRect(300, 860, 620, 70);
  });
  behindRim(onion);
}
/** a disc of the slice in its own plane, seen in perspective */
function slice(
  u: number,
  v: number,
  h: number,
  lean: number,
  roll: number,
  scale: number,
  back = 0,
): Pt[] {
  return Array.from({ length: 48 }, (_, i): Pt => {
    const a = (i / 48) * Math.PI * 2;
    const k = scale * (1 + 0.05 * Math.sin(2 * a + 0.6) + 0.03 * Math.sin(3 * a + u * 9));
    const s = k * Math.cos(a + roll),
      t = k * 0.92 * Math.sin(a + roll);
    return at(
      BOWL.x + u * BOWL.radius + s,
      COUNTER + h + t * Math.sin(lean) - back * Math.cos(lean),
      BOWL.z + v * BOWL.radius + t * Math.cos(lean) + back * Math.sin(lean),
    );
  });
}
function pork(x: Ctx) {
  for (const [u, v, h, lean, roll, s] of [
    [0.54, 0.5, 0.109, 0.44, 0.3, 0.05],
    [0.3, 0.2, 0.111, 0.34, 1.5, 0.051],
  ] as const) {
    const d = (k: number, back = 0, du = 0, dh = 0) =>
      slice(u + du, v, h + dh, lean, roll, s * k, back);
    fillPoly(x, d(1.0, 0.011, 0.012), "#4a281b", 0.85);
    fillPoly(x, d(1, 0.006), "#8c5a3c");
    fillPoly(x, d(1), "#d9b48e");
    fillPoly(x, d(0.92), "#e8d3b3");
    fillPoly(x, d(0.72, 0, 0.01, 0.001), "#b07f65");
    // the roll: a curve of fat
    const spiral = Array.from({ length: 30 }, (_, i): Pt => {
      const a = roll + 0.6 + i * 0.21,
        k = s * (0.5 - i * 0.011);
      return at(
        BOWL.x + u * BOWL.radius + k * Math.cos(a),
        COUNTER + h + k * 0.92 * Math.sin(a) * Math.sin(lean),
        BOWL.z + v * BOWL.radius + k * 0.92 * Math.sin(a) * Math.cos(lean),
      );
    });
    stroke(x, spiral, 7, "#dcc0a0", { a: 0.85, taper: [0.4, 0.6] });
  }
}
function onion(x: Ctx) {
  const r = new Rng(17);
  const U = 0.4,
    V = -0.3;
  const heap = catmull(
    [
      inBowl(0.12, -0.3, 0.089),
      inBowl(0.22, -0.14, 0.1),
      inBowl(0.4, -0.1, 0.106),
      inBowl(0.56, -0.14, 0.101),
      inBowl(0.7, -0.26, 0.089),
      inBowl(0.62, -0.46, 0.087),
      inBowl(0.3, -0.5, 0.087),
    ],
    10,
    true,
  );
  fillPoly(x, heap, "#49643b");
  const rings = Array.from({ length: 58 }, (_, i) => {
    const a = r.range(0, 6.283),
      q = i < 50 ? Math.sqrt(r.u()) : r.range(1.05, 1.45);
    return {
      u: U + 0.33 * q * Math.cos(a),
      v: V + 0.25 * q * Math.sin(a),
      h: 0.089 + 0.02 * Math.max(0, 1 - q * q),
      q,
    };
  }).toSorted((m, n) => n.v - m.v);
  for (const { u, v, h, q } of rings) {
    const [px, py] = inBowl(u, v, h);
    const s = r.range(11, 17),
      tilt = r.range(-0.6, 0.6),
      flat = r.range(0.34, 0.62);
    // the top of the heap and its left side are in the light
    const light = 0.55 + (h - 0.099) * 22 - (u - U) * 0.9 + r.range(-0.25, 0.25);
    const [wall, face, hole] =
      light > 0.62
        ? ["#839b5e", "#c8d0a2", "#7a9459"]
        : light > 0.25
          ? ["#66834d", "#9eb27a", "#567346"]
          : ["#435c3c", "#6d8853", "#3d5637"];
    for (const [k, c, dy] of [
      [1, wall, 3],
      [1, face, 0],
      [0.45, hole, 0.5],
    ] as const) {
      x.fillStyle = c;
      x.beginPath();
      x.ellipse(px, py + dy * (q > 1 ? 0.6 : 1), s * k, s * k * flat, tilt, 0, 7);
      x.fill();
    }
  }
}
