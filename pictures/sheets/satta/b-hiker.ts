/** The walker on the pass. */
import { cut } from "../../kit/cut.ts";
import { line, shape, type Pen } from "../../kit/figures.ts";

/** from behind: hat, red rucksack, stick; 100 units tall, feet at the origin */
export function hiker(p: Pen) {
  for (const [dx, f, c] of [
    [5, 2, "#2c3350"],
    [-6, -3, "#3a4464"],
  ] as [number, number, string][]) {
    shape(
      p,
      [
        [dx - 5, -48],
        [dx + 6, -48],
        [dx + f + 4, -24],
        [dx + f + 3.6, -5],
        [dx + f - 4, -5],
        [dx + f - 4.4, -26],
      ],
      c,
    );
    shape(
      p,
      [
        [dx + f - 5, -6],
        [dx + f + 4.6, -6],
        [dx + f + 5, 0],
        [dx + f - 6, 0],
      ],
      "#6a4a34",
    );
  }
  shape(p, cut("-13 -44, -15 -62, -13 -78, -6 -84, 7 -84, 14 -77, 15 -61, 13 -44"), "#33507e");
  shape(p, cut("-13 -78, -19 -68, -20 -54, -17 -46, -13 -48, -14 -60"), "#2a416a");
  shape(p, cut("13 -78, 20 -69, 25 -58, 23 -53, 17 -58, 14 -64"), "#4a6a98");
  shape(p, cut("-10 -79, 10 -79, 12 -70, 11.5 -50, 8 -47, -8 -47, -11.5 -50, -12 -70"), "#c2432c");
  shape(p, cut("4 -78, 10 -78, 12 -70, 11.5 -51, 7 -48, 6 -60"), "#ea8350", { line: 0 });
  shape(p, cut("-9 -62, 9 -62, 9.6 -51, 7 -49, -7 -49, -9.6 -51"), "#a83526");
  shape(p, cut("-11 -84, 11 -84, 12 -79, -12 -79"), "#d9cba6");
  shape(p, cut("-6 -96, -6 -88, -3 -84, 4 -84, 6.4 -88, 6.4 -96"), "#3a2a28");
  shape(
    p,
    cut("-13 -93, -7 -95, -6 -101, 0 -104, 6 -101, 7 -95, 13 -92.6, 6 -90, -6 -90"),
    "#e6d3a0",
  );
  shape(p, cut("2 -103, 6 -101, 7 -95, 12.6 -92.8, 5 -91.6, 3 -96"), "#fdf1c6", { line: 0 });
  line(
    p,
    [
      [24, -57],
      [29, -28],
      [31, 1],
    ],
    2.2,
    "#7b5c3c",
    false,
  );
}
