/** The floor of the soot room, and the open door at its end. */
import { clamp, lerp, rgb, Rng, shade, sstep } from "../../kit/core.ts";
import { line } from "../../kit/figures.ts";
import { DOOR, END, EYE, FOCUS, nz, on, P, print, RACKS, VANISH } from "./hero-plan.ts";
import { plank, tone } from "./stage.ts";

/** The end wall: the door stands open on snow at dusk. */
export function printEnd() {
  const [a, b, top] = DOOR;
  print((p) => {
    plank(
      p,
      [
        on(a - 0.1, END, 0),
        on(b + 0.1, END, 0),
        on(b + 0.1, END, top + 0.1),
        on(a - 0.1, END, top + 0.1),
      ],
      "#1d110d",
    );
    tone(p, [on(a, END, 0), on(b, END, 0), on(b, END, top), on(a, END, top)], "#5d8db8");
    tone(p, [on(a, END, 1.32), on(b, END, 1.38), on(b, END, top), on(a, END, top)], "#41709f");
    tone(p, [on(a, END, 1), on(b, END, 0.92), on(b, END, 0.6), on(a, END, 0.6)], "#86aecf");
    tone(
      p,
      [on(a, END, 0), on(b, END, 0), on(b, END, 0.74), on(a + 0.3, END, 0.7), on(a, END, 0.62)],
      "#d9e8f2",
    );
    tone(
      p,
      [on(a, END, 0), on(b, END, 0), on(b, END, 0.16), on(a + 0.3, END, 0.2), on(a, END, 0.3)],
      "#a9c8e0",
    );
  }, 1.4);
}

const FLOOR = ["#0a0707", "#170d0b", "#2c170f", "#512a13", "#8a4a1c", "#c87a2c"].map(rgb);
const COLD = ["#131a24", "#1f2f42", "#365474", "#6a95ba"].map(rgb);

/** The floor: the lamps in its worn boards, and the blue of the door along the aisle. */
export function printFloor() {
  const near = on(0, END, 0)[1];
  P.put(
    shade((x, y, out) => {
      const depth = (FOCUS * EYE) / Math.max(1, y - VANISH[1]),
        across = ((x - VANISH[0]) * depth) / FOCUS;
      out[3] = y > near && across > RACKS[0] - 0.5 && across < RACKS[1] + 0.5 ? 255 : 0;
      if (!out[3]) return;
      const streak = nz.n2(across * 11, depth * 0.5 + 3 * Math.floor(across * 4)),
        blot = nz.fbm(across * 7, depth * 0.55, 3);
      const side = Math.min(Math.abs(across - RACKS[0]), Math.abs(across - RACKS[1]));
      const lamp =
        3.5 * Math.exp(-side * 1.35) * (0.8 + 0.4 * nz.n2(across * 5, depth * 1.1)) +
        0.9 * sstep(4, 9, depth);
      const t = clamp(lamp + 0.5 * streak + 0.6 * blot, 0, 4.999),
        k = Math.floor(t),
        f = sstep(0.3, 0.7, t - k);
      const mid = (DOOR[0] + DOOR[1]) / 2 - 0.05,
        cold =
          sstep(0.5, 0.16, Math.abs(across - mid) + 0.16 * streak) *
          sstep(1.6, 8, depth) *
          (0.72 + 0.5 * blot);
      const j = clamp(3.6 * cold, 0, 2.999),
        i = Math.floor(j);
      for (let c = 0; c < 3; c++) {
        const warm = lerp(FLOOR[k][c], FLOOR[k + 1][c], f);
        out[c] = lerp(
          warm,
          lerp(COLD[i][c], COLD[i + 1][c], sstep(0.3, 0.7, j - i)),
          sstep(0.1, 0.4, cold),
        );
      }
    }),
    { occlude: 1 },
  );
  print((p) => {
    const r = new Rng(6);
    for (let x = RACKS[0] + 0.06; x < RACKS[1]; x += r.range(0.2, 0.3)) {
      tone(
        p,
        [on(x - 0.006, 2, 0), on(x + 0.006, 2, 0), on(x + 0.004, END, 0), on(x - 0.004, END, 0)],
        "#0a0706",
      );
      for (let d = r.range(2.4, 4); d < END; d += r.range(1.2, 2.6))
        line(p, [on(x, d, 0), on(x + 0.22, d, 0)], 0.6, undefined, false);
    }
  }, 1.8);
}
