/** lantern: small paper lanterns, lit. */
import { css, type Col, type Ctx } from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";

/** small round paper lantern: three warm tones, dark caps, ribs */
export function paperLantern(
  x: Ctx,
  k: Ctx,
  cx: number,
  cy: number,
  w: number,
  h: number,
  key: Col,
) {
  const blob = (s: number, c: Col, dx = 0) => {
    x.fillStyle = css(c);
    x.beginPath();
    x.ellipse(cx + dx, cy, w * s, h * (0.25 + 0.75 * s), 0, 0, 6.3);
    x.fill();
  };
  blob(1, "#d9822f");
  blob(0.84, "#f4b65a");
  blob(0.6, "#ffe0a0");
  blob(0.34, "#fff6dc");
  x.fillStyle = css("#1b1a24");
  x.fillRect(cx - w * 0.5, cy - h * 1.08, w, h * 0.2);
  x.fillRect(cx - w * 0.45, cy + h * 0.9, w * 0.9, h * 0.17);
  if (w < 7) return;
  k.fillStyle = css(key, 0.4);
  k.beginPath();
  for (let i = -2; i <= 2; i++) {
    const y = cy + i * h * 0.32,
      half = w * Math.sqrt(Math.max(0.1, 1 - (i * 0.32) ** 2));
    brushPath(
      k,
      [
        [cx - half, y],
        [cx, y + h * 0.05],
        [cx + half, y],
      ],
      () => 0.9,
    );
  }
  k.fill();
}
