/** The roofs of the kiln town: rows of round tiles over flat ones, eave tiles, verges with their boards, stacked ridges. */
import { clamp, css, lerp, type Pt } from "../../kit/core.ts";
import { brushPath, fillPoly, Tones } from "../../kit/brush.ts";
import { EAVE, face, keyed, type Site, topOf } from "./roofscape.ts";

/** A point of the slope: `u` -1..1 along the ridge, `f` 0 at the ridge and 1 at the eave; it is a little hollow. */
const onSlope =
  (s: Site, side: number) =>
  (u: number, f: number, over = 0): Pt => {
    const { a, b, eave, rise } = s.h;
    return s.at(
      u * (a + EAVE),
      side * (b + EAVE) * f,
      lerp(topOf(s.h), eave - EAVE * (rise / b), f) -
        0.24 * Math.sin(Math.PI * f) * (rise / 2.4) +
        over,
    );
  };

export function slope(s: Site, side: number, end: number) {
  const at = onSlope(s, side),
    light = 0.3 + 0.56 * s.sunOn(0, side) + s.h.tone;
  const t = light > 0.5 ? 0.64 : light > 0.34 ? 0.42 : 0.2;
  const line = (u: number) => [0, 0.25, 0.5, 0.75, 1].map((f) => at(u, f));
  face(s, [...line(-1), ...line(1).toReversed()], s.ink.tile(s.near ? t - 0.06 : t));
  if (s.near) {
    rows(s, at, t);
    verge(s, at, end);
  } else {
    // a lighter lower half is enough
    fillPoly(s.x, [at(-1, 0.62), at(1, 0.7), at(1, 1), at(-1, 1)], s.tint(s.ink.tile(t + 0.05)));
  }
  keyed(s, [at(-1, 1), at(1, 1)], 0.12);
  for (const u of [-1, 1]) keyed(s, line(u), 0.1);
}
type At = ReturnType<typeof onSlope>;
function rows(s: Site, at: At, t: number) {
  const T = new Tones(),
    count = Math.max(6, Math.round(((s.h.a + EAVE) * 2) / (s.ppm > 14 ? 0.52 : 0.8)));
  const tone = (d: number) => s.tint(s.ink.tile(clamp(t + d)));
  const wide = (s.ppm * 2 * (s.h.a + EAVE)) / count;
  // courses of the flat tiles
  const courses = s.ppm > 14 ? 9 : 5;
  for (let j = 1; j < courses; j++) {
    const from = s.r.range(-1, -0.3),
      to = s.r.range(0.3, 1);
    T.add(tone(-0.2), (q) =>
      brushPath(q, [at(from, j / courses), at(to, j / courses)], () => Math.max(0.7, s.ppm * 0.07)),
    );
  }
  for (let i = 0; i <= count; i++) {
    const u = lerp(-1, 1, i / count),
      odd = s.r.g() * 0.035;
    const from = s.r.chance(0.2) ? s.r.range(0.05, 0.3) : 0.02;
    const row = [from, 0.35, 0.7, 1].map((f) => at(u, f, 0.08));
    T.add(tone(-0.17), (q) =>
      brushPath(
        q,
        row.map(([a, b]): Pt => [a - wide * 0.16, b + wide * 0.1]),
        () => wide * 0.5,
      ),
    );
    T.add(tone(0.05 + odd), (q) => brushPath(q, row, () => wide * 0.42));
    if (i % 3)
      T.add(tone(0.17 + odd), (q) =>
        brushPath(
          q,
          row.map(([a, b]): Pt => [a + wide * 0.1, b - wide * 0.05]),
          (k) => wide * 0.14 * (0.3 + k),
        ),
      );
  }
  T.flush(s.x);
  // the board below the eave, and the round ends of the rows on it
  fillPoly(s.x, [at(-1, 1), at(1, 1), at(1, 1, -0.3), at(-1, 1, -0.3)], s.tint("#2a2030"));
  for (let i = 0; i <= count; i++) {
    const [cx, cy] = at(lerp(-1, 1, i / count), 1, 0.02);
    T.add(tone(0.26), (q) => {
      q.moveTo(cx + wide * 0.3, cy);
      q.arc(cx, cy, wide * 0.3, 0, 6.3);
    });
  }
  T.flush(s.x);
}
/** The edge over the gable that we see: a pale board, and a row of tiles along it. */
function verge(s: Site, at: At, end: number) {
  const fs = [0, 0.25, 0.5, 0.75, 1];
  fillPoly(
    s.x,
    [...fs.map((f) => at(end, f)), ...fs.toReversed().map((f) => at(end, f, -0.42))],
    s.tint("#8a6a62"),
  );
  keyed(
    s,
    fs.map((f) => at(end, f, -0.42)),
    0.07,
  );
  s.x.fillStyle = css(s.tint(s.ink.tile(0.5)));
  s.x.beginPath();
  brushPath(
    s.x,
    fs.map((f) => at(end * 0.985, f, 0.14)),
    () => s.ppm * 0.34,
  );
  s.x.fill();
  s.x.fillStyle = css(s.tint(s.ink.tile(0.74)));
  s.x.beginPath();
  brushPath(
    s.x,
    fs.map((f) => at(end * 0.99, f, 0.22)),
    () => s.ppm * 0.11,
  );
  s.x.fill();
}
/** Courses of tile along the ridge, a round row on top, an ornament at the end towards us. */
export function ridge(s: Site, end: number, towards: number) {
  const { a } = s.h,
    top = topOf(s.h),
    long = a + EAVE * 0.9;
  const high = s.near ? 0.55 : 0.3;
  const at = (u: number, v: number, z: number) => s.at(u * long, v, top + z);
  face(
    s,
    [
      at(-1, towards * 0.3, -0.12),
      at(1, towards * 0.3, -0.12),
      at(1, towards * 0.2, high),
      at(-1, towards * 0.2, high),
    ],
    s.ink.tile(0.22),
  );
  if (s.near) {
    s.x.fillStyle = css(s.tint(s.ink.tile(0.46)));
    s.x.beginPath();
    for (const z of [0.12, 0.32])
      brushPath(s.x, [at(-1, towards * 0.27, z), at(1, towards * 0.23, z)], () => s.ppm * 0.09);
    s.x.fill();
  }
  s.x.fillStyle = css(s.tint(s.ink.tile(0.4)));
  s.x.beginPath();
  brushPath(s.x, [at(-1.01, 0, high), at(1.01, 0, high)], () => Math.max(1, s.ppm * 0.36));
  s.x.fill();
  // the last light lies on it
  s.x.fillStyle = css(s.tint(s.ink.tile(0.86)));
  s.x.beginPath();
  brushPath(s.x, [at(-1, 0, high + 0.1), at(0, 0, high + 0.11), at(1, 0, high + 0.1)], () =>
    Math.max(0.8, s.ppm * 0.15),
  );
  s.x.fill();
  keyed(s, [at(-1, towards * 0.3, -0.12), at(1, towards * 0.3, -0.12)], 0.07);
  if (!s.near) return;
  const plate = (
    [
      [-0.5, -0.35],
      [0.5, -0.35],
      [0.42, 0.35],
      [0.3, 0.85],
      [0, 1.02],
      [-0.3, 0.85],
      [-0.42, 0.35],
    ] as const
  ).map(([v, z]) => s.at(end * (a + EAVE), v, top + z));
  face(s, plate, s.ink.tile(0.34));
  keyed(s, [...plate, plate[0]], 0.09);
  fillPoly(
    s.x,
    (
      [
        [0.1, 0],
        [0.3, 0.3],
        [0.16, 0.7],
      ] as const
    ).map(([v, z]) => s.at(end * (a + EAVE), v, top + z)),
    s.tint(s.ink.tile(0.66)),
  );
}
