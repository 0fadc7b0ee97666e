/** The head of a guest at a bar, lit from the kitchen. */
import { type Col, css, mix } from "../core.ts";
import { line, type Pen, shape } from "./pen.ts";

export function drawDinerHead(p: Pen, hx: number, hair: Col, rim: Col, withBun: boolean) {
  const hg = p.x.createLinearGradient(hx - 7, 0, hx + 8, 0);
  hg.addColorStop(0, css(hair));
  hg.addColorStop(0.66, css(hair));
  hg.addColorStop(0.9, css(mix(hair, rim, 0.55)));
  hg.addColorStop(1, css(rim));
  shape(
    p,
    [
      [hx + 5.2, -90],
      [hx + 7, -87.5],
      [hx + 6.3, -82],
      [hx + 3, -79.2],
      [hx - 1, -80],
    ],
    "#c98a5e",
    { line: 0.5 },
  );
  shape(
    p,
    [
      [hx - 6.3, -89],
      [hx - 5.6, -82.5],
      [hx - 2.4, -79],
      [hx + 2, -79.6],
      [hx + 4.4, -83],
      [hx + 5.6, -87],
      [hx + 6.2, -92],
      [hx + 3, -96.5],
      [hx - 2.4, -96.8],
      [hx - 5.4, -93.8],
    ],
    hg,
    { line: 0.6 },
  );
  if (withBun) {
    shape(
      p,
      [
        [hx - 9.5, -92],
        [hx - 9.8, -87],
        [hx - 5.5, -85],
        [hx - 3, -88],
        [hx - 4.5, -92.6],
      ],
      hair,
      { line: 0.6 },
    );
    line(
      p,
      [
        [hx - 10, -93],
        [hx - 2, -87],
      ],
      0.9,
      "#e0b45c",
    );
  }
  shape(
    p,
    [
      [hx + 1.4, -87.6],
      [hx + 3.6, -88],
      [hx + 3.4, -83.8],
      [hx + 1.6, -84],
    ],
    "#d99a6a",
    { line: 0.4 },
  );
}
