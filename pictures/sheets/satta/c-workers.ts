/** Shrimp dryers with bamboo rakes, small, from behind or the side. */
import { Rng, mix, type Pt } from "../../kit/core.ts";
import { cut } from "../../kit/cut.ts";
import { Tones, dab } from "../../kit/brush.ts";
import { line, shape, type Pen } from "../../kit/figures.ts";

/** about 100 units tall, feet at the origin, raking toward the left; `robe` and `scarf` tell them apart */
export function raker(p: Pen, r: Rng, o: { robe: string; scarf: string; stoop: number }) {
  const s = o.stoop,
    lit = mix(o.robe, "#f7e3c4", 0.4),
    dark = mix(o.robe, "#141a30", 0.45);
  // rubber boots and work trousers
  for (const dx of [-7, 6]) {
    shape(
      p,
      [
        [dx - 4.5, -44],
        [dx + 5.5, -44],
        [dx + 4.6, -14],
        [dx - 4, -14],
      ],
      "#3b4258",
    );
    shape(
      p,
      [
        [dx - 4.4, -16],
        [dx + 4.8, -16],
        [dx + 4.6, -1],
        [dx - 8, 0],
        [dx - 8, -4],
        [dx - 4.4, -7],
      ],
      "#22283c",
    );
  }
  // smock, leaning into the work
  const top: Pt = [-12 * s, -82 + 5 * s];
  shape(
    p,
    [
      [-13, -38],
      [13, -38],
      [13, -52],
      [top[0] + 12, top[1] + 8],
      [top[0] + 3, top[1] - 1],
      [top[0] - 8, top[1] + 3],
      [top[0] - 11, top[1] + 18],
      [-13, -54],
    ],
    o.robe,
  );
  shape(
    p,
    [
      [4, -39],
      [13, -39],
      [13, -52],
      [top[0] + 12, top[1] + 9],
      [top[0] + 6, top[1] + 4],
      [6, -58],
    ],
    lit,
    { line: 0 },
  );
  shape(
    p,
    [
      [-13, -39],
      [-6, -39],
      [-8, -56],
      [top[0] - 8, top[1] + 10],
      [top[0] - 11, top[1] + 18],
      [-13, -54],
    ],
    dark,
    { line: 0 },
  );
  // apron strings
  line(
    p,
    [
      [-13, -53],
      [0, -51],
      [13, -53],
    ],
    2,
    "#e9e0cc",
  );
  // arms on the rake
  const handA: Pt = [top[0] - 21, top[1] + 27],
    handB: Pt = [top[0] - 8, top[1] + 33];
  line(p, [[top[0] + 14, top[1] + 2], handB, handA, [-64, -2]], 2.6, "#c9a566", false);
  shape(
    p,
    [
      [top[0] - 6, top[1] + 4],
      [top[0] - 14, top[1] + 14],
      [handA[0] + 2, handA[1] - 2],
      [handA[0] + 3, handA[1] + 4],
      [top[0] - 10, top[1] + 22],
      [top[0] - 2, top[1] + 14],
    ],
    mix(o.robe, lit, 0.35),
  );
  shape(
    p,
    [
      [top[0] + 7, top[1] + 5],
      [top[0] + 9, top[1] + 20],
      [handB[0] + 4, handB[1] + 3],
      [handB[0] - 1, handB[1] - 2],
      [top[0] + 1, top[1] + 17],
    ],
    lit,
  );
  // rake head
  const T = new Tones();
  for (let i = -3; i <= 3; i++)
    T.add("#b08a4c", (x) => dab(x, -62 + i * 1.5, -4, 9, 1.4, 2.3 + i * 0.1));
  T.flush(p.x);
  // scarf and wide straw hat
  const h: Pt = [top[0] - 4 * s - 1, top[1] - 9];
  shape(
    p,
    [
      [h[0] - 7, h[1] + 4],
      [h[0] - 6, h[1] + 12],
      [h[0] + 2, h[1] + 13],
      [h[0] + 8, h[1] + 10],
      [h[0] + 8, h[1] + 2],
    ],
    o.scarf,
  );
  shape(
    p,
    [
      [h[0] - 19, h[1] + 4],
      [h[0] - 8, h[1] - 3],
      [h[0] + 1, h[1] - 9],
      [h[0] + 9, h[1] - 4],
      [h[0] + 19, h[1] + 3],
      [h[0] + 9, h[1] + 6],
      [h[0] - 8, h[1] + 7],
    ],
    "#d9b877",
  );
  shape(
    p,
    [
      [h[0] + 1, h[1] - 8.6],
      [h[0] + 9, h[1] - 4],
      [h[0] + 18.5, h[1] + 3],
      [h[0] + 8, h[1] + 4],
      [h[0] + 3, h[1] - 2],
    ],
    "#f6e2ac",
    { line: 0 },
  );
  for (let i = 0; i < 14; i++) {
    const a = r.range(-17, 17);
    line(
      p,
      [
        [h[0] + 1, h[1] - 8],
        [h[0] + a, h[1] + 4.5],
      ],
      0.5,
      "#8f713c",
      false,
    );
  }
}
/** two flat baskets of shrimp set on the stones */
export function basket(p: Pen, r: Rng) {
  shape(p, cut("-34 -6, -20 -12, 14 -13, 34 -7, 30 4, 14 9, -16 9, -30 4"), "#7d6238");
  shape(p, cut("-30 -7, -18 -12, 14 -13, 30 -8, 20 -3, -4 -1, -22 -3"), "#d9707a");
  const T = new Tones();
  for (let i = 0; i < 60; i++)
    T.add(r.pick(["#f3a8a0", "#fbd0c0", "#b8475c"]), (x) =>
      dab(x, r.range(-24, 24), r.range(-11, -4), r.range(3, 6), 1.6, r.range(-0.6, 0.6), 0.3),
    );
  for (let i = 0; i < 30; i++)
    T.add(r.pick(["#b3935a", "#5d4728"]), (x) =>
      dab(x, r.range(-28, 24), r.range(-2, 6), 8, 1.4, r.range(-0.3, 0.3)),
    );
  T.flush(p.x);
}
