/** marks: bands of mist, and the seal. */
import { type Noise, type Col, css, type Ctx, SS, sstep } from "../core.ts";

/** alpha of a banded mist (suyari-gasumi) */
export function mistBand(
  n: Noise,
  y0: number,
  hUp: number,
  hDn: number,
  o: { amp?: number; sx?: number; max?: number; rag?: number } = {},
) {
  const amp = o.amp ?? 26,
    sx = o.sx ?? 0.0016,
    mx = o.max ?? 0.9,
    rag = o.rag ?? 0.35;
  return (x: number, y: number) => {
    const c = y0 + amp * n.n2(x * sx, y0 * 0.01) + amp * 0.4 * n.n2(x * sx * 3.3, y0 * 0.02 + 5);
    const f = n.fbm(x * 0.0022, y * 0.011, 4) * rag;
    const t = y < c ? 1 - (c - y) / hUp : 1 - (y - c) / hDn;
    return mx * sstep(0, 1, t + f * sstep(1.15, 0.2, t));
  };
}

/** vermilion seal with a name */
export function seal(x: Ctx, px: number, py: number, chars: string, size = 30, c: Col = "#c23a24") {
  const n = chars.length;
  const w = size * 1.16,
    h = size * n * 1.02 + size * 0.16;
  x.save();
  x.setTransform(SS, 0, 0, SS, 0, 0);
  x.globalAlpha = 0.92;
  x.fillStyle = css(c);
  x.beginPath();
  x.roundRect(px, py, w, h, 3.2);
  x.fill();
  x.fillStyle = "#f4ead6";
  x.font = `${size}px KouzanG`;
  x.textAlign = "center";
  x.textBaseline = "middle";
  for (let i = 0; i < n; i++)
    x.fillText(chars[i], px + w / 2, py + size * 0.1 + size * (i + 0.5) * 1.02);
  x.restore();
}
