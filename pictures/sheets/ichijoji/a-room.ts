/** The kitchen in the dark: boards, and the menu on slips of paper. */
import { css, mix, shade, sstep } from "../../kit/core.ts";
import { fillPoly, stroke } from "../../kit/brush.ts";
import { cutBlock, lampAt, lit, P } from "./a-plan.ts";
import { printWindow } from "./a-window.ts";

export function printRoom() {
  P.put(
    shade((x, y, o) => {
      const t = lampAt(x, y, 760);
      const c = mix("#15151b", "#4a3226", t * 0.9);
      const down = 0.14 * sstep(380, 580, y);
      o[0] = c[0] * (1 - down);
      o[1] = c[1] * (1 - down);
      o[2] = c[2] * (1 - down);
      o[3] = 255;
    }),
  );
  cutBlock((x) => {
    // the boards of the wall, seen only where the lamp reaches them
    for (const px of [58, 196, 330, 462, 604])
      stroke(
        x,
        [
          [px, -10],
          [px + 1, 300],
          [px, 590],
        ],
        3,
        "#0d0b0e",
        { a: 0.55, taper: [0.02, 0.02] },
      );
    stroke(
      x,
      [
        [-10, 214],
        [300, 213],
        [640, 214],
      ],
      5,
      "#100d10",
      { a: 0.6, taper: [0.02, 0.05] },
    );
    // the menu, on slips of paper
    for (const [px, len, text] of [
      [86, 158, "中華そば"],
      [136, 124, "叉焼麺"],
      [240, 92, "餃子"],
      [290, 92, "熱燗"],
    ] as const) {
      fillPoly(
        x,
        [
          [px, 234],
          [px + 36, 233],
          [px + 37, 233 + len],
          [px + 1, 234 + len],
        ],
        lit("#2a2626", "#a98a62", px, 300, 760),
      );
      x.fillStyle = css("#171214", 0.85);
      x.font = "28px Kouzan";
      x.textAlign = "center";
      for (const [k, c] of [...text].entries()) x.fillText(c, px + 18, 268 + k * 33);
    }
  });
  printWindow();
}
