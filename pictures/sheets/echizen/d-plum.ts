/** The plum in flower on the right bank. */
import { type Col, type Ctx, type Pt, type Rng } from "../../kit/core.ts";
import { limb, roots } from "../../kit/flora.ts";
import { bough } from "../../kit/stage.ts";

export function plumTree(x: Ctx, k: Ctx, r: Rng, key: Col) {
  const tree = (spine: Pt[], w0: number, twigs: number) =>
    bough(x, k, spine, w0, 5, r, {
      body: "#33272c",
      light: "#8d6f62",
      key,
      twigs,
      twig: 64,
      spread: 26,
      per: 22,
      bloom: { dark: "#b7a9ae", mid: "#efe3dc", light: "#fffdf6", size: 6 },
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
    13,
  );
  tree(
    [
      [1482, 510],
      [1500, 420],
      [1462, 350],
      [1390, 300],
    ],
    24,
    13,
  );
  tree(
    [
      [1486, 520],
      [1560, 450],
      [1640, 410],
    ],
    20,
    9,
  );
  tree(
    [
      [1500, 430],
      [1560, 350],
      [1610, 270],
    ],
    14,
    8,
  );
}
