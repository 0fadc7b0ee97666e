/** Light and line on the carved fish. */
import { clamp, mix, ramp, shade, sstep, stamp, tick } from "../../kit/core.ts";
import { steps } from "../../kit/scene.ts";
import { type Carve, fishAt, fn, LEFT, LEN, spine } from "./a-fish.ts";
import { offSight } from "./a-plan.ts";
import { type Print } from "../../kit/print.ts";

/** the relief under a point of the sheet */
const under = (x: number, y: number): Carve => fishAt(...offSight(x, y));

export function carving(P: Print) {
  const n = P.noise;
  // ---------- the fish ----------
  const old = ramp([
    [0, "#1c1418"],
    [0.25, "#3a281f"],
    [0.5, "#6d4e33"],
    [0.75, "#ab8152"],
    [1, "#e6c486"],
  ]);
  // worn lacquer
  const lacquer = ramp([
    [0, "#2c1114"],
    [0.5, "#722a1e"],
    [1, "#b8583a"],
  ]);
  const LT = [0.46, -0.8, 0.36];
  P.put(
    shade((px, py, o) => {
      const c = under(px, py);
      if (!c.on) {
        o[3] = 0;
        return;
      }
      const h = c.h,
        part = c.part,
        cut = c.cut,
        e = 1.6;
      const cx = under(px + e, py),
        hx = cx.on ? cx.h : h - 3;
      const cy = under(px, py + e),
        hy = cy.on ? cy.h : h - 3;
      const nx = -(hx - h) / e,
        ny = -(hy - h) / e,
        il = 1 / Math.hypot(nx, ny, 1);
      const nl = (nx * LT[0] + ny * LT[1] + LT[2]) * il;
      const [x, y] = offSight(px, py);
      // the grain of the wood, and long drying cracks
      const yy = y - spine(clamp((x - LEFT) / LEN, 0, 1.2));
      const grain =
        fn.n2(x * 0.002, yy * 0.05 + 1.5 * fn.n2(x * 0.0022, yy * 0.008)) * 0.6 +
        fn.n2(x * 0.012, yy * 0.22) * 0.4;
      const crack =
        sstep(0.93, 0.985, 1 - Math.abs(fn.n2(x * 0.0017 + 4, yy * 0.021 + 8))) *
        sstep(-0.1, 0.4, fn.n2(x * 0.004, yy * 0.01 + 3));
      // the court is behind it: a dark body, with light on its back and on every carved edge
      let t = 0.1 + 0.8 * clamp(nl) ** 1.1 + 0.05 * grain;
      if (part === 3) t = 0.03;
      t *= 1 - 0.55 * cut;
      t *= 1 - 0.5 * crack;
      let col = part === 2 ? lacquer.at(steps(t * 1.1, 3, 0.06)) : old.at(steps(t, 4, 0.1));
      // reflected light from the court on the belly, weathered grey on the back
      if (part !== 2) col = mix(col, "#b8733e", 0.22 * sstep(0.1, 0.9, ny * il));
      if (part !== 2)
        col = mix(col, "#9aa09a", 0.16 * sstep(-0.2, -0.9, ny * il) * (0.6 + 0.4 * grain));
      for (let k = 0; k < 3; k++) o[k] = col[k];
      o[3] = 255;
    }),
    { occlude: 1 },
  );
  tick("fish");
  // outline and carved lines, from the relief
  {
    const L = shade((x, y, o) => {
      const c = under(x, y),
        on = c.on,
        part = c.part,
        cut = c.cut;
      o[0] = 26;
      o[1] = 20;
      o[2] = 24;
      o[3] = 0;
      const w = 2.6 + 1.1 * n.n2(x * 0.012, y * 0.012);
      let edge = false;
      for (const [dx, dy] of [
        [w, 0],
        [-w, 0],
        [0, w],
        [0, -w],
      ]) {
        const q = under(x + dx, y + dy);
        if (q.on !== on || (q.on && on && q.part !== part)) edge = true;
      }
      if (edge && on) o[3] = 235;
      else if (on && cut > 0.55)
        o[3] = 215 * sstep(0.5, 0.8, cut) * (0.75 + 0.3 * n.n2(x * 0.02, y * 0.02));
    });
    stamp(P.key.x, L);
  }
}
