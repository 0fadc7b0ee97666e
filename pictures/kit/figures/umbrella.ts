/** The great paper umbrella of a teahouse. */
import { type Col, css, lerp, type Pt } from "../core.ts";
import { catmull } from "../brush.ts";
import { line, type Pen, shape } from "./pen.ts";

/** seated-side nodate-gasa: big ceremonial umbrella */
export function bigUmbrella(
  p: Pen,
  R: number,
  h: number,
  o: { red?: Col; dark?: Col; light?: Col; pole?: number; lightDir?: number } = {},
) {
  const red = o.red ?? "#c93a28",
    dk = o.dark ?? "#7e1c22",
    lt = o.light ?? "#f07a4a";
  line(
    p,
    [
      [0, 0],
      [0, -h * 0.5],
      [0, -h],
    ],
    2.4,
    "#3a2a24",
    false,
  );
  const ell = (t: number, k = 1): Pt => [Math.cos(t) * R * k, -h + Math.sin(t) * R * 0.17 * k];
  const ap: Pt = [0, -h - R * 0.42];
  // underside
  const un: Pt[] = [];
  for (let i = 0; i <= 30; i++) un.push(ell((i / 30) * 6.283));
  shape(p, un, dk, { smooth: false, line: 0.7 });
  const dome: Pt[] = [];
  for (let i = 0; i <= 30; i++) {
    const t = Math.PI * (1 - i / 30);
    dome.push(ell(t));
  }
  const up: Pt[] = catmull(
    [
      [R, -h],
      [R * 0.62, -h - R * 0.2],
      [R * 0.22, -h - R * 0.36],
      ap,
      [-R * 0.22, -h - R * 0.36],
      [-R * 0.62, -h - R * 0.2],
      [-R, -h],
    ],
    6,
  );
  const g = p.x.createLinearGradient(-R, 0, R, 0);
  if ((o.lightDir ?? -1) < 0) {
    g.addColorStop(0, css(lt));
    g.addColorStop(0.42, css(red));
    g.addColorStop(1, css(dk));
  } else {
    g.addColorStop(0, css(dk));
    g.addColorStop(0.58, css(red));
    g.addColorStop(1, css(lt));
  }
  shape(p, [...dome, ...up], g, { smooth: false });
  for (let i = 1; i < 12; i++) {
    const e = ell(Math.PI * (1 - i / 12));
    line(p, [ap, [e[0] * 0.62, lerp(ap[1], e[1], 0.55) - R * 0.015], e], 0.6);
  }
  line(p, dome, 1);
  shape(
    p,
    [
      [-R * 0.05, ap[1] + 2],
      [-R * 0.03, ap[1] - R * 0.08],
      [R * 0.03, ap[1] - R * 0.08],
      [R * 0.05, ap[1] + 2],
    ],
    "#2a1d1c",
    { line: 0.6 },
  );
}
