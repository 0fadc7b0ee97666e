/** Hakozushi C: the wall along the water and the posts that stand before it. */
import { type Col, mix, Rng } from "../../kit/core.ts";
import { wallOf } from "./c-house.ts";
import { bar, edge, face, type Pen } from "./c-pen.ts";
import { BANK_TOP, onBank } from "./c-plan.ts";

/** The wall along the water in long courses, with the ground on it. */
export function bank(pen: Pen) {
  const r = new Rng(21);
  const END = 17.6;
  face(
    pen,
    [
      onBank(-9, 0.35, BANK_TOP),
      onBank(END, 0.35, BANK_TOP),
      onBank(END + 1, -8, BANK_TOP),
      onBank(-9, -8, BANK_TOP),
    ],
    "#574d59",
  );
  // the mirror begins a little above the water line, for the waves reach up to it
  face(pen, wallOf(-9, END, pen.mirrored ? -0.4 : 0, BANK_TOP, 0.35), "#3a3444", 0.7);
  for (let row = 0; row < 4; row++) {
    const [z0, z1] = [row * 0.475, (row + 1) * 0.475];
    for (let t = -8 + (row % 2) * 0.7; t < END - 1.4;) {
      const long = r.range(1, 2.1),
        tone = r.g();
      const stone = wallOf(t, Math.min(END, t + long), z0, z1, 0.35);
      const low: Col = row === 0 ? "#272334" : "#3a3444";
      if (Math.abs(tone) > 0.5) face(pen, stone, mix(low, tone > 0 ? "#5e535f" : "#272334", 0.5));
      else if (row === 0) face(pen, stone, low);
      if (r.chance(0.7)) edge(pen, [stone[3], stone[2]], 0.1);
      if (r.chance(0.6)) edge(pen, [stone[1], stone[2]], 0.1);
      t += long;
    }
  }
  face(pen, wallOf(-9, END, BANK_TOP - 0.16, BANK_TOP, 0.4), "#5e535f", 0.3);
}
/** The posts that carry the lowest gallery. */
export function posts(pen: Pen) {
  for (const t of [1, 3.1, 5.2, 7.15])
    bar(pen, onBank(t, 1.02, -0.1), onBank(t, 1.02, 2), 0.2, "#2a1d1b", 0.6);
}
