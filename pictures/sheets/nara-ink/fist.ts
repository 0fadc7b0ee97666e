/** the squeezed stick: a lump of ink with the grip of four fingers across it and the lines of the palm along it */
import { Noise, clamp, sstep } from "../../kit/core.ts";
import { type Table, blend, shoulder } from "../../kit/table.ts";

const n = new Noise(101);
/** half width w, half length l, turned by `ang`; lies at height `at` */
export function inkFist(
  t: Table,
  cx: number,
  cy: number,
  w: number,
  l: number,
  ang: number,
  at = 8,
) {
  const ca = Math.cos(ang),
    sa = Math.sin(ang),
    m = l * 1.25,
    k = w / 76;
  t.lay([cx - m, cy - m, cx + m, cy + m], (x, y, s) => {
    const u = (x - cx) * ca + (y - cy) * sa,
      v = -(x - cx) * sa + (y - cy) * ca;
    const q = v / l; // -1 .. 1 along the grip
    // four knuckle hollows along the right side, the heel of the hand along the left
    const finger = Math.cos(q * Math.PI * 3.7 + 0.4);
    const right =
      w * (0.9 + 0.13 * finger) * Math.pow(Math.max(0, 1 - Math.pow(Math.abs(q), 3.2)), 0.5);
    const left =
      w *
      (0.94 + 0.12 * Math.sin(q * 2.6 - 0.5)) *
      Math.pow(Math.max(0, 1 - Math.pow(Math.abs(q), 3.0)), 0.5);
    const edge = (u > 0 ? right - u : left + u) + 2 * k * n.n2((x * 0.03) / k, (y * 0.03) / k);
    if (edge < 0 || Math.abs(q) > 1) return false;
    // grooves curve from the fingertips to the palm
    const g = Math.cos(q * Math.PI * 3.7 + 0.4 + (u / w) * 0.5);
    const deep = sstep(-w * 0.5, w * 0.7, u);
    s.h = at + shoulder(edge, w * 0.62) * 0.85 + 15 * k * g * deep * sstep(0, w * 0.22, edge);
    // the print of the skin: fine ridges that follow each finger, and two long palm lines
    const whorl = Math.sin(
      (Math.hypot((u - w * 0.3) * 0.9, (((q * 3.7 + 0.13) % 2) - 0) * l * 0.1) / k) * 0.95 +
        3 * n.n2((x * 0.02) / k, (y * 0.02) / k),
    );
    const palm = Math.min(
      Math.abs(u + w * 0.28 - 26 * k * Math.sin(q * 2.4 + 0.6)),
      Math.abs(u + w * 0.58 - 18 * k * Math.sin(q * 2.0 - 0.7)),
    );
    s.h +=
      0.35 * whorl -
      5 * k * sstep(5 * k, 0.5, palm) +
      0.6 * k * n.n2((x * 0.03) / k, (y * 0.03) / k);
    s.c = blend(
      [30, 27, 29],
      [66, 62, 68],
      clamp(0.35 + 0.3 * n.n2((x * 0.02) / k, (y * 0.02) / k) + 0.22 * whorl + 0.3 * g * deep),
    );
    s.ink = 0.6 * sstep(3.4 * k, 1, palm);
    s.gloss = 0.5;
  });
}
