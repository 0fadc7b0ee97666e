/** The striking cords. */
import { css, layer, lerp, mix, type Pt, sstep, stamp } from "../../kit/core.ts";
import { brushPath, dab, Tones } from "../../kit/brush.ts";
import { keyColour, P, scaleAt, see, under } from "./c-stage.ts";
import { BEAM } from "./c-frame.ts";

/** A striking cord beside a bell: twisted hemp, a knot, and a vermilion tassel. */
export function cord(depth: number, out: number) {
  const L = layer(),
    K = layer();
  const unit = scaleAt(depth);
  const [x, top] = see(under(depth, out, BEAM.low + 0.02)),
    foot = see(under(depth, out, 1.28))[1];
  const thick = unit * 0.036;
  const sway = (y: number) => x + unit * 0.012 * Math.sin((y - top) / (unit * 0.3));
  const line: Pt[] = Array.from({ length: 40 }, (_, i) => {
    const y = lerp(top, foot, i / 39);
    return [sway(y), y];
  });
  L.x.fillStyle = "#6b4a3c";
  L.x.beginPath();
  brushPath(L.x, line, () => thick);
  L.x.fill();
  const T = new Tones();
  for (let y = top; y < foot; y += thick * 0.62)
    T.add("#ecd3a0", (z) =>
      dab(z, sway(y) - thick * 0.5, y + thick * 0.36, thick * 1.15, thick * 0.44, -0.62),
    );
  // tassel: strands that widen, lit on the left
  for (let i = 0; i < 17; i++) {
    const u = -1 + i / 8,
      end = 5.4 - 0.7 * u * u + 0.5 * Math.sin(i * 2.4);
    T.add(mix(i % 2 ? "#e2613c" : "#a83029", "#6e1c28", 0.75 * sstep(-0.5, 1, u)), (z) =>
      brushPath(
        z,
        [
          [sway(foot) + u * thick * 0.4, foot + thick * 0.4],
          [sway(foot) + u * thick * 0.72, foot + thick * 2],
          [sway(foot) + u * thick * 1.0, foot + thick * 3.8],
          [sway(foot) + u * thick * 1.36, foot + thick * end],
        ],
        (t) => thick * (0.22 - 0.17 * t * t),
      ),
    );
  }
  T.flush(L.x);
  for (const [dy, w, c] of [
    [0, 1.5, "#8f2a28"],
    [-0.2, 1.1, "#d9543a"],
  ] as const) {
    L.x.fillStyle = c;
    L.x.beginPath();
    L.x.ellipse(
      sway(foot) - (w < 1.5 ? thick * 0.16 : 0),
      foot + dy * thick,
      thick * w * 0.7,
      thick * w * 0.62,
      0,
      0,
      7,
    );
    L.x.fill();
  }
  // the iron ring it is tied to
  L.x.strokeStyle = "#1b1620";
  L.x.lineWidth = thick * 0.36;
  L.x.beginPath();
  L.x.ellipse(x, top - thick * 0.5, thick * 0.7, thick * 0.9, 0, 0, 7);
  L.x.stroke();
  K.x.fillStyle = css(keyColour, 0.85);
  K.x.beginPath();
  for (const s of [-0.52, 0.52])
    brushPath(
      K.x,
      line.map(([a, b]) => [a + s * thick, b] as Pt),
      () => Math.max(1.1, thick * 0.1),
    );
  K.x.fill();
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
