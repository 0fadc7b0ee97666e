/** The cuts of the taller one's ear, which the stone alone hardly shows from here. */
import { css, layer, type Pt, stamp } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { keyColour, P } from "./b-stage.ts";

const curve = (p: string): Pt[] => catmull(pts(p), 8);
export function ear() {
  const L = layer(),
    K = layer();
  // the rim and the lobe take the light, the shell lies in shade
  fillPoly(
    L.x,
    curve("378,332 392,330 402,352 401,396 392,436 384,462 372,470 368,420 370,370 378,332"),
    "#5a6c6e",
  );
  fillPoly(
    L.x,
    curve(
      "368,452 366,400 372,346 384,318 399,314 411,328 404,336 394,330 384,340 378,380 376,440 368,452",
    ),
    "#c0cabd",
  );
  fillPoly(
    L.x,
    curve("366,478 378,466 393,474 397,500 388,522 374,522 364,502 366,478"),
    "#aab6ac",
  );
  K.x.fillStyle = css(keyColour, 0.92);
  K.x.beginPath();
  for (const [line, wide] of [
    ["384,318 400,313 413,328 417,376 411,432 404,470 402,504 392,528 376,530", 5],
    ["378,440 379,384 385,344 394,333", 3.4],
    ["390,372 396,392 391,420 382,440", 3.4],
  ] as const)
    brushPath(K.x, curve(line), (t) => wide * Math.sin(Math.PI * (0.12 + 0.8 * t)));
  K.x.fill();
  P.put(L, { occlude: 0.6 });
  stamp(P.key.x, K);
}
