/** What stands in the street: three tubs, the shop's lantern, and the rope of the boat. */
import { css, type V3 } from "../../kit/core.ts";
import { at, scaleAt, up } from "./hero-plan.ts";
import { box, cap, painted, patch, type Pen, plane, rule, seen, upright } from "./hero-pen.ts";
import { boards } from "./hero-wear.ts";

/** A tub of staves between two hoops, its lid under snow. */
function tub(pen: Pen, cx: number, y: number, z: number, snow: number) {
  const r = 0.44,
    high = 0.74;
  const ring = (rr: number, zz: number) =>
    Array.from({ length: 21 }, (_, i): V3 => [
      cx + rr * Math.cos(i * 0.31416),
      y + rr * Math.sin(i * 0.31416),
      zz,
    ]);
  const half = (rr: number, zz: number) =>
    Array.from({ length: 13 }, (_, i): V3 => {
      const t = Math.PI * (1.17 + i / 12);
      return [cx + rr * Math.cos(t), y + rr * Math.sin(t), zz];
    });
  const body = [...half(r * 0.9, z), ...half(r, z + high).toReversed()];
  painted(
    pen,
    body,
    boards(["#33232a", "#432d2d", "#543832", "#65463a", "#7d5a48"], y - r, 0.16, z - 1),
  );
  patch(
    pen,
    seen([
      ...half(r * 0.9, z).slice(7),
      ...half(r, z + high)
        .slice(7)
        .toReversed(),
    ]),
    "#362630",
  );
  patch(
    pen,
    seen([
      ...half(r * 0.9, z).slice(0, 4),
      ...half(r, z + high)
        .slice(0, 4)
        .toReversed(),
    ]),
    "#6b4a3c",
  );
  for (let i = 1; i < 12; i += 2) rule(pen, [half(r * 0.9, z)[i], half(r, z + high)[i]], 0.9);
  const wide = (h: number) => r * (0.905 + (0.095 * h) / high);
  for (const h of [0.12, 0.55])
    patch(
      pen,
      seen([...half(wide(h), z + h), ...half(wide(h + 0.075), z + h + 0.075).toReversed()]),
      "#7c6a45",
    );
  rule(pen, body, 1.4);
  const top = ring(r, z + high);
  patch(pen, seen(top), "#a9bbdb");
  cap(pen, [cx - r * 1.08, cx + r * 1.1], y - 0.12, z + high - 0.03, snow, "#e3eaf4", "#a9bbdb");
}
export function tubs(pen: Pen) {
  tub(pen, 8.95, -0.75, 0, 0.2);
  tub(pen, 9.9, -0.75, 0, 0.18);
  tub(pen, 9.45, -0.75, 0.8, 0.36);
}
/** The lantern before the shop: paper on a stand with four legs. */
export function lantern(pen: Pen) {
  const [x, y] = [1.55, -1.1],
    w = 0.24;
  for (const dx of [-w, w])
    for (const dy of [w, -w])
      box(pen, [x + dx - 0.03, x + dx + 0.03], [y + dy - 0.03, y + dy + 0.03], [0, 1.3], {
        front: "#2e1d1f",
        side: "#1d1420",
        top: "#2e1d1f",
        line: 1,
      });
  box(pen, [x - w, x + w], [y - w, y + w], [0.36, 1.26], {
    front: "#ffeebd",
    side: "#f3c06c",
    top: "#fff6d8",
    line: 1.4,
  });
  for (const z of [0.36, 1.22])
    box(pen, [x - w - 0.03, x + w + 0.03], [y - w - 0.03, y + w], [z, z + 0.06], {
      front: "#3a2420",
      side: "#1d1420",
      top: "#3a2420",
      line: 1,
    });
  plane(pen, upright(x - w, x - w + 0.05, 0, 1.26, y - w - 0.01), "#3a2420");
  plane(pen, upright(x + w - 0.05, x + w, 0, 1.26, y - w - 0.01), "#3a2420");
  cap(pen, [x - w - 0.08, x + w + 0.1], y - w - 0.03, 1.3, 0.16, "#fdf3dc", "#c9cfe0");
  const [cx, cy] = at(x, y - w, 0.84);
  pen.x.fillStyle = css("#5a3a26", 0.9);
  pen.x.font = `${scaleAt(x, y) * 0.36}px KouzanG`;
  pen.x.textAlign = "center";
  pen.x.textBaseline = "middle";
  pen.x.fillText("鮓", cx, cy);
}
export const rope = (pen: Pen, a: V3, b: V3) => {
  const mid: V3 = up([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2], -0.18);
  rule(pen, catmull3(a, mid, b), 2);
};
const catmull3 = (a: V3, m: V3, b: V3): V3[] =>
  Array.from({ length: 13 }, (_, i): V3 => {
    const t = i / 12;
    const q = (k: 0 | 1 | 2) =>
      (1 - t) * (1 - t) * a[k] + 2 * t * (1 - t) * (2 * m[k] - (a[k] + b[k]) / 2) + t * t * b[k];
    return [q(0), q(1), q(2)];
  });
