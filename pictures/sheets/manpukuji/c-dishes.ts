/** The dishes: celadon for the eel, black lacquer for the soup, white, blue and clay for the rest. */
import { clamp, type Pt, type RGB, sstep } from "../../kit/core.ts";
import { vessel } from "../../kit/cutout.ts";
import { blend, shoulder, type Table } from "../../kit/table.ts";
import { kinome } from "../../kit/tableware.ts";
import * as food from "./c-food.ts";
import { cobalt, EEL, GREENS, n, SOUP, STEW, TOFU, TOP, turned } from "./c-plan.ts";

/** the large dish in the middle: celadon in the shape of petals, leaves, four pieces of mock eel */
export function eelDish(t: Table) {
  vessel(t, EEL[0], EEL[1], 206, {
    c: "#a8c3b0",
    lip: 12,
    high: TOP + 44,
    floor: TOP + 12,
    inner: 150,
    wall: (d, a, s) => {
      const petal = Math.abs(Math.sin(a * 12));
      s.c = blend(s.c, [120, 156, 138], 0.6 * sstep(0.32, 0.04, petal) * sstep(120, 150, d));
      s.h += 2.4 * petal * sstep(140, 170, d) * sstep(206, 190, d);
    },
  });
  food.leaf(t, [EEL[0] - 16, EEL[1] + 52], 330, 92, -0.5, TOP + 17);
  food.leaf(t, [EEL[0] + 34, EEL[1] - 58], 316, 84, 0.28, TOP + 18);
  const lie = -0.42;
  for (const [i, off] of [-80, 0, 80].entries())
    food.mockEel(
      t,
      [EEL[0] - Math.sin(lie) * off + [10, -8, 6][i], EEL[1] + Math.cos(lie) * off],
      [212, 262, 208][i],
      76,
      lie + [0.05, -0.02, 0.04][i],
      TOP + 26 + 2 * i,
    );
  kinome(t, EEL[0] - 26, EEL[1] + 30, 74, -0.9, "#4f9a3a");
}
/** black lacquer with a gold line; clear broth with a carrot maple leaf, a roll of yuba, a ball and greens */
export function soup(t: Table) {
  const [cx, cy] = SOUP,
    level = TOP + 40;
  vessel(t, cx, cy, 128, {
    c: "#2c2224",
    lip: 10,
    high: TOP + 76,
    floor: level,
    inner: 98,
    gloss: 1,
    wall: (d, a, s) => {
      if (Math.abs(d - 119) < 2) s.c = [214, 164, 78];
      if (d > 104) return;
      s.h = level;
      // clear broth over black lacquer: dark in the middle, amber where it is shallow, a reflection of the sky along its edge
      s.c = blend(
        [48, 30, 24],
        [134, 84, 40],
        clamp(0.12 + 0.14 * n.n2(d * 0.02, a * 2) + 0.8 * sstep(64, 103, d)),
      );
      const sky = Math.min(97 - d, Math.hypot(d * Math.cos(a) - 10, d * Math.sin(a) - 9) - 93);
      if (sky > 0) s.c = blend(s.c, [226, 200, 150], 0.75 * sstep(0, 2.5, sky));
      s.ink = Math.abs(d - 103) < 1.2 ? 0.7 : 0;
    },
  });
  // a roll of yuba, seen from its side
  roll(t, [cx + 26, cy + 58], 74, 34, -0.42, level + 5);
  threadBall(t, [cx + 62, cy + 14], 26, level + 4);
  food.flower(t, [cx - 18, cy - 54], 33, 0.5, level + 7, [222, 96, 36], [248, 160, 84]);
  for (const [dx, dy, turn] of [
    [28, -56, 0.4],
    [52, -36, -0.3],
    [22, -30, 1.2],
  ])
    food.leaf(t, [cx + dx, cy + dy], 58, 30, turn, level + 9, [66, 138, 66]);
}
function roll(t: Table, at: Pt, long: number, wide: number, turn: number, h: number) {
  t.lay([at[0] - long, at[1] - long, at[0] + long, at[1] + long], (x, y, s) => {
    const [u, v] = turned(x, y, at, turn);
    const e = wide / 2 - Math.abs(v) + n.n2(u * 0.06, v * 0.06);
    if (e < 0 || Math.abs(u) > long / 2) return false;
    s.h = h + Math.sqrt(Math.max(0, wide * wide * 0.25 - v * v));
    const skin = Math.sin(v * 0.9 + 2 * n.n2(u * 0.02, 3));
    s.c = blend([250, 232, 170], [228, 194, 112], clamp(0.4 + 0.35 * skin));
    s.ink = 0.3 * sstep(0.8, 1, skin) + (Math.abs(Math.abs(u) - long / 2 + 1) < 1 ? 0.6 : 0);
    s.gloss = 0.5;
  });
}
function threadBall(t: Table, at: Pt, R: number, h: number) {
  t.lay([at[0] - R, at[1] - R, at[0] + R, at[1] + R], (x, y, s) => {
    const dx = x - at[0],
      dy = y - at[1],
      d = R - Math.hypot(dx, dy);
    if (d < 0) return false;
    s.h = h + shoulder(d, R) * 0.8;
    s.c = [250, 240, 220];
    const k = Math.round(((Math.atan2(dy, dx) / 6.2832) * 6 + 6) % 6) % 3;
    const q = (Math.atan2(dy, dx) / 6.2832) * 6;
    if (Math.abs(q - Math.round(q)) * (R - d) < 3.4)
      s.c = (
        [
          [206, 60, 66],
          [64, 128, 80],
          [236, 172, 60],
        ] as RGB[]
      )[k];
    s.gloss = 0.3;
  });
}
/** sesame tofu in soy sauce, in a white dish with a cobalt edge */
export function tofu(t: Table) {
  const [cx, cy] = TOFU;
  vessel(t, cx, cy, 124, {
    c: "#eef0ea",
    lip: 10,
    high: TOP + 46,
    floor: TOP + 14,
    inner: 78,
    wall: (d, a, s) => {
      if (d > 112 && d < 119) s.c = cobalt;
      const wave = Math.sin(a * 20) * 4;
      if (Math.abs(d - 101 - wave) < 1.9 || Math.abs(d - 95 - wave) < 1)
        s.c = blend(s.c, cobalt, 0.85);
      const pool = 80 + 5 * n.n2(Math.cos(a) * 1.4, Math.sin(a) * 1.4) - d;
      if (pool > 0) {
        s.h = TOP + 16 + shoulder(pool, 4);
        s.c = blend([44, 20, 14], [112, 54, 26], sstep(14, 0, pool));
        s.gloss = 1;
        s.ink = Math.abs(pool) < 1.2 ? 0.6 : 0;
      }
    },
  });
  food.sesameTofu(t, [cx - 2, cy - 2], 92, 0.32, TOP + 16);
}
/** roots and mushrooms, cooked separately and arranged together */
export function stew(t: Table) {
  const [cx, cy] = STEW;
  vessel(t, cx, cy, 138, {
    c: "#2f4a6e",
    lip: 11,
    high: TOP + 66,
    floor: TOP + 16,
    inner: 92,
    wall: (d, a, s) => {
      const drip = n.n2(Math.cos(a) * 7, Math.sin(a) * 7 + d * 0.02);
      s.c = blend(s.c, [112, 150, 176], 0.7 * sstep(0.1, 0.5, drip) * sstep(98, 136, d));
      if (d > 127) s.c = blend(s.c, [150, 104, 62], 0.7);
      if (d < 96) s.c = blend(s.c, [96, 58, 30], 0.75);
    },
  });
  const h = TOP + 26;
  food.pea(t, [cx - 66, cy - 44], 112, -0.8, h + 4);
  food.pea(t, [cx - 50, cy - 60], 108, -0.55, h + 8);
  food.lotusRoot(t, [cx + 42, cy - 46], 50, 0.2, h + 12);
  food.lotusRoot(t, [cx + 66, cy + 14], 48, 0.7, h + 20);
  food.shiitake(t, [cx - 50, cy + 22], 44, 0.2, h + 8);
  food.shiitake(t, [cx - 12, cy + 58], 40, 0.6, h + 12);
  food.chestnut(t, [cx + 46, cy + 66], 27, 2.4, h + 12);
  food.chestnut(t, [cx - 2, cy + 6], 28, 0.9, h + 24);
  food.flower(t, [cx - 20, cy - 34], 30, 0.1, h + 26, [220, 92, 34], [248, 158, 80]);
}
export function greensBowl(t: Table) {
  const [cx, cy] = GREENS;
  vessel(t, cx, cy, 122, {
    c: "#e9dfc8",
    lip: 10,
    high: TOP + 58,
    floor: TOP + 16,
    inner: 76,
    wall: (d, a, s) => {
      const crackle = n.n2(Math.cos(a) * 16, Math.sin(a) * 16 + d * 0.16);
      if (Math.abs(crackle) < 0.03) s.c = blend(s.c, [150, 126, 96], 0.5);
      if (d > 112) s.c = blend(s.c, [122, 74, 44], 0.65);
    },
  });
  food.greens(t, [cx, cy], 168, 116, -0.35, TOP + 22);
}
