/** How a stone is cut: two close tones of shade with one long edge between them, few strokes, and a narrow rim of sun. */
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { type Col, css, type Ctx, mix, type Pt, type RGB } from "../../kit/core.ts";
import type { Cut, Figure } from "./hero-shapes.ts";

const RIM = "#f8dfa6",
  HALF = "#60757f",
  SHADE = "#4a5f69",
  DEEP = "#31474f";
/** the space of a far stone */
export const VIEW = { left: -0.62, right: 0.62, foot: -0.16, top: 1.3 } as const;

function outline(x: Ctx, p: Pt[]) {
  x.beginPath();
  for (const [u, v] of p) x.lineTo(u, v);
  x.closePath();
}
function stroke(x: Ctx, { line, wide }: Cut, ink: string) {
  x.fillStyle = ink;
  x.beginPath();
  brushPath(x, line, (t) => wide * Math.sin(Math.PI * (0.03 + 0.94 * t)) ** 1.15);
  x.fill();
}

/** a near stone; `air` is what the mist does to an ink, and below `dark` the shade of the ground takes it */
export function cutFigure(
  x: Ctx,
  { parts }: Figure,
  air: (c: Col) => RGB,
  dark: readonly [number, number],
) {
  const graded = (c: string) => {
    const g = x.createLinearGradient(0, dark[0], 0, dark[1]);
    g.addColorStop(0, css(air(c)));
    g.addColorStop(1, css(air(mix(c, "#1c3b43", 0.7))));
    return g;
  };
  for (const { shape, shade, under, planes, rim, cuts } of parts) {
    x.save();
    x.fillStyle = graded(HALF);
    outline(x, shape);
    x.fill();
    x.clip();
    x.fillStyle = graded(SHADE);
    outline(x, shade);
    x.fill();
    if (under) fillPoly(x, under, air(DEEP), 0.55);
    for (const p of planes ?? []) fillPoly(x, p, air(DEEP), 0.24);
    for (const c of cuts) stroke(x, c, css(air(DEEP), 0.62));
    for (const c of rim) stroke(x, { ...c, wide: 2 * c.wide }, css(air(RIM)));
    x.restore();
  }
}

/** a far stone: one pale tone, and the rim */
export function cutFar(shapes: readonly Pt[][], h: number, air: (c: Col) => RGB): Canvas {
  const k = h / (VIEW.top - VIEW.foot);
  const c = createCanvas(Math.round(k * (VIEW.right - VIEW.left)), h),
    x = c.getContext("2d");
  const fill = (ink: Col, dx: number, dy: number) => {
    x.fillStyle = css(ink);
    for (const p of shapes) {
      outline(
        x,
        p.map(([u, v]): Pt => [k * (u + dx - VIEW.left), k * (VIEW.top - v - dy)]),
      );
      x.fill();
    }
  };
  fill(air("#6b8089"), 0, 0);
  // the rim runs out on the shoulders
  x.globalCompositeOperation = "source-atop";
  const sun = x.createLinearGradient(0, 0, 0, h * 0.56);
  sun.addColorStop(0, css(air("#f6e6bd"), 1));
  sun.addColorStop(0.6, css(air("#f6e6bd"), 0.8));
  sun.addColorStop(1, css(air("#f6e6bd"), 0));
  x.fillStyle = sun;
  x.fillRect(0, 0, c.width, h);
  fill(air("#6b8089"), -0.019, -0.011);
  x.globalCompositeOperation = "source-over";
  return c;
}
