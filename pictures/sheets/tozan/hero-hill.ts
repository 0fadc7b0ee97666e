/** The hill behind the shrine in early May: crowns of every size in three flat tones, paler ranks farther up. */
import { type Col, layer, lerp, mix, Noise, type Pt, Rng, sstep, stamp } from "../../kit/core.ts";
import { brushPath, clearUnder, fillPoly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { lobed } from "./lobed.ts";

const AIR = "#bcd6d6",
  KEY = "#16303a";
/** shade, body and sunlit leaves */
const GREENS: readonly (readonly [Col, Col, Col])[] = [
  ["#1f5547", "#4b8a4e", "#9cbf5a"],
  ["#25604a", "#6a9f4c", "#c8d66c"],
  ["#1b4a4a", "#3c7a55", "#7fb066"],
  ["#3c6a3e", "#8cab48", "#e0dd82"],
];
export function hill(P: Print) {
  const L = layer(),
    K = layer(),
    r = new Rng(23),
    n = new Noise(23);
  const skyline = (u: number) =>
    470 - 190 * sstep(0.4, 0, u) - 120 * sstep(0.55, 1, u) + 26 * n.n2(u * 4, 3);
  // the dark between the trees
  const dark: Pt[] = [[-20, 900]];
  for (let i = 0; i <= 80; i++) dark.push([-20 + 20.5 * i, skyline(i / 80) + 24]);
  fillPoly(L.x, [...dark, [1620, 900]], mix("#1f5547", AIR, 0.3));
  const RANKS = 6;
  for (let rank = 0; rank < RANKS; rank++) {
    const f = rank / (RANKS - 1),
      air = lerp(0.5, 0, f ** 0.8);
    const list: { px: number; py: number; R: number }[] = [];
    for (let px = -60; px < 1680;) {
      const R = lerp(44, 92, f) * (r.chance(0.24) ? r.range(1.3, 1.75) : r.range(0.55, 1.05));
      px += R * 0.8;
      list.push({ px, py: lerp(skyline(px / 1600) + 30, 850, f ** 1.1) + r.range(-26, 26), R });
      px += R * r.range(0.2, 0.6);
    }
    list.sort((p, q) => p.py - q.py);
    for (const { px, py, R } of list) crown(px, py, R, air, f);
    P.put(L, { occlude: 1 });
    stamp(P.key.x, K);
    for (const { x } of [L, K]) x.clearRect(-10, -10, 1700, 1300);
  }

  function crown(px: number, py: number, R: number, air: number, f: number) {
    // whole slopes are in the sun or out of it
    const slope = n.n2(px * 0.0026 + 3, f * 1.4);
    const [dark, body, lit] = GREENS[Math.floor(r.u() * 4)].map((c) =>
      mix(mix(c, "#1c4a5c", slope < -0.1 ? 0.34 : 0), AIR, air),
    );
    const ring = lobed(px, py, R, R * r.range(0.78, 0.95), r, Math.max(7, R / 9));
    clearUnder(K.x, ring);
    fillPoly(L.x, ring, dark);
    L.x.save();
    L.x.beginPath();
    ring.forEach(([a, b], i) => (i ? L.x.lineTo(a, b) : L.x.moveTo(a, b)));
    L.x.clip();
    // the sun comes from the upper left: clumps, not a ball
    for (let i = 0; i < 5; i++) {
      const a = r.range(2.6, 5.6),
        d = r.range(0.15, 0.62);
      const c = lobed(
        px + Math.cos(a) * d * R,
        py + Math.sin(a) * d * R * 0.9,
        R * r.range(0.34, 0.56),
        R * r.range(0.22, 0.36),
        r,
        8,
      );
      fillPoly(L.x, c, body);
    }
    if (slope > -0.25)
      for (let i = 0; i < 3; i++) {
        const a = r.range(3.1, 4.9),
          d = r.range(0.3, 0.72);
        const c = lobed(
          px + Math.cos(a) * d * R,
          py + Math.sin(a) * d * R * 0.88,
          R * r.range(0.16, 0.34),
          R * r.range(0.1, 0.2),
          r,
          7,
        );
        fillPoly(L.x, c, lit);
      }
    L.x.restore();
    line([...ring, ring[0]], 1.1 + 2 * f);
  }
  function line(ring: Pt[], w: number) {
    K.x.fillStyle = KEY;
    K.x.beginPath();
    brushPath(K.x, ring, (t) => w * Math.max(0.12, Math.sin(t * 9 + w)));
    K.x.fill();
  }
}
