/** The plum in flower on the right bank. */
import { type Col, type Ctx, type Pt, type Rng } from "../../kit/core.ts";
import { limb, roots } from "../../kit/flora.ts";
import { blossom, bough } from "../../kit/stage.ts";
import { pts } from "../../kit/points.ts";

const BEHIND = pts("1300,412 1352,470 1424,330 1440,452 1500,380 1556,300 1570,430 1590,250");

export function plumTree(x: Ctx, k: Ctx, r: Rng, key: Col) {
  // blossom in shade behind the boughs
  blossom(x, BEHIND, r, 46, 64, {
    dark: "#b39fae",
    mid: "#c9b6c0",
    light: "#d8c8ce",
    size: 6,
  });
  const tree = (spine: Pt[], w0: number, twigs: number, size: number) =>
    bough(x, k, spine, w0, 5, r, {
      body: "#33272c",
      light: "#8d6f62",
      key,
      twigs,
      twig: 64,
      spread: 30,
      per: 40,
      bloom: { dark: "#c49aa8", mid: "#efdcdb", light: "#fffdf6", size: 0.62 * size },
    });
  const wood = { body: "#33272c", light: "#8d6f62", key, lightDir: 1 };
  limb(
    x,
    k,
    [
      [1496, 690],
      [1500, 610],
      [1478, 540],
      [1482, 500],
    ],
    46,
    26,
    r,
    wood,
  );
  roots(x, k, 1496, 692, 44, r, wood);
  tree(
    [
      [1484, 530],
      [1430, 480],
      [1372, 452],
      [1270, 420],
    ],
    24,
    7,
    8,
  );
  tree(
    [
      [1482, 510],
      [1500, 420],
      [1462, 350],
      [1390, 300],
    ],
    24,
    7,
    6,
  );
  tree(
    [
      [1486, 520],
      [1560, 450],
      [1640, 410],
    ],
    20,
    5,
    10,
  );
  tree(
    [
      [1500, 430],
      [1560, 350],
      [1610, 270],
    ],
    14,
    4,
    5,
  );
}
