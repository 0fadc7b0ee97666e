/** The wet paving: large slabs that show the stair, the pale air and the lantern's light, drawn out towards us. */
import {
  clamp,
  css,
  getPx,
  H,
  type Layer,
  layer,
  lerp,
  Noise,
  PH,
  PW,
  rgb,
  Rng,
  shade,
  SS,
  sstep,
  W,
} from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
import type { Print } from "../../kit/print.ts";
import { CX, EYE, F, HORIZON, STAIR, to } from "./b-plan.ts";
import { AT } from "./b-lantern.ts";

const n = new Noise(91);
const FOOT = HORIZON + (F * EYE) / STAIR.d;
export function paving(P: Print, mirror: Layer) {
  const blurred = layer();
  blurred.x.setTransform(1, 0, 0, 1, 0, 0);
  blurred.x.filter = `blur(${3 * SS}px)`;
  blurred.x.drawImage(mirror.c, 0, 0);
  const src = getPx(blurred.c).data;
  const near = rgb("#1f323c"),
    far = rgb("#5d767d");
  P.put(
    shade((x, y, o) => {
      if (y < FOOT - 2) return void (o[3] = 0);
      const d = (F * EYE) / (y - HORIZON),
        wx = ((x - CX) * d) / F;
      const k = (y - FOOT) / (H - FOOT);
      // hollows where the water stands
      const pool = sstep(-0.3, 0.2, n.n2(wx * 0.22 + 4, d * 0.5));
      const rip = n.n2(wx * 0.7, 26 * Math.log(d)) * (1 - 0.5 * pool);
      const sx = clamp(x + rip * (3 + 7 * k), 0, W - 1),
        sy = clamp(y + rip * 3, FOOT + 1, H - 1);
      const i = (Math.min(PH - 1, (sy * SS) | 0) * PW + Math.min(PW - 1, (sx * SS) | 0)) * 4;
      const a = lerp(0.42, 0.8, pool) - 0.12 * k;
      for (let c = 0; c < 3; c++) {
        const stone = lerp(far[c], near[c], sstep(0, 0.75, k));
        o[c] = lerp(stone, src[i + c], a);
      }
      o[3] = 255;
    }),
    { occlude: 1 },
  );
  // the joints: few, close together far away
  P.block(
    (x) => {
      const p = { x, flip: false };
      const r = new Rng(8);
      const rowsAt = [9.1, 8.2, 7.35, 6.6, 5.9, 5.3, 4.75, 4.3, 3.9];
      for (const [i, d] of rowsAt.entries()) {
        const thick = 10 / d;
        x.fillStyle = css("#14252f", 0.75);
        x.beginPath();
        brushPath(
          x,
          Array.from({ length: 40 }, (_v, k) =>
            to(p, -6 + k * 0.3, d + 0.03 * n.n2(k * 0.3, d), 0),
          ),
          (t) => thick * (0.45 + 0.4 * n.n2(t * 9, d)),
        );
        x.fill();
        const next = rowsAt[i + 1] ?? d - 0.4;
        for (let a = -5 + r.range(0, 1); a < 5; a += r.range(0.8, 1.7)) {
          x.beginPath();
          brushPath(
            x,
            [to(p, a, d, 0), to(p, a, (d + next) / 2, 0), to(p, a, next, 0)],
            () => thick * 0.6,
          );
          x.fill();
        }
      }
    },
    { occlude: 0, alpha: 0.85 },
  );
}
/** the lantern's light in the water, a few strokes one below the other; and rings */
export function sparks(P: Print) {
  const r = new Rng(15);
  P.block((x) => {
    const [lx] = to({ x, flip: true }, AT[0], AT[1], 0);
    for (let i = 0; i < 9; i++) {
      const t = i / 8,
        y = lerp(1034, 1186, t) + r.range(-5, 5),
        k = Math.exp(-(((y - 1112) / 52) ** 2));
      const long = (12 + 50 * k) * r.range(0.5, 1.25),
        px = lx + r.range(-7, 7);
      x.fillStyle = css(k > 0.6 ? "#ffd188" : "#e9a158", 0.35 + 0.6 * k);
      x.beginPath();
      brushPath(
        x,
        Array.from({ length: 9 }, (_v, q) => [
          px + (q / 8 - 0.5) * long,
          y + 0.9 * Math.sin(q * 0.8 + i),
        ]),
        (q) => (2.4 + 4.6 * k) * Math.sin(Math.PI * q) ** 0.8,
      );
      x.fill();
    }
    for (let i = 0; i < 16; i++) {
      const y = 960 + 225 * r.u() ** 0.8,
        px = r.range(60, 900),
        s = ((y - HORIZON) / 480) * r.range(5, 17);
      x.strokeStyle = css("#d3dedb", 0.5);
      x.lineWidth = 0.7 + 0.8 * ((y - HORIZON) / 480);
      x.beginPath();
      x.ellipse(px, y, s, s * 0.28, 0, r.range(0, 1), r.range(4.6, 6));
      x.stroke();
    }
  });
}
