/** The light: late sun through the round window, with shadows of the bamboo outside. */
import { layer, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, dab } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";

/** shadows of bamboo across mats and table from the upper left; the large dish is in the sun */
export function shade(P: Print) {
  const L = layer(),
    x = L.x,
    r = new Rng(71);
  x.fillStyle = "#453f6c";
  const sprays: [Pt, number, number][] = [
    // foot of the spray, which way it hangs, its size
    [[60, 60], 0.62, 1.25],
    [[330, 20], 0.95, 1.15],
    [[170, 250], 0.5, 1],
    [[560, -10], 1.1, 1.05],
    [[30, 330], 0.25, 0.9],
    [[1090, 900], 0.75, 1],
    [[1270, 830], 0.9, 1.1],
    [[1350, 1010], 0.6, 0.9],
  ];
  for (const [foot, heading, size] of sprays) {
    const tip: Pt = [
      foot[0] + Math.cos(heading) * 210 * size,
      foot[1] + Math.sin(heading) * 210 * size,
    ];
    x.beginPath();
    brushPath(x, [foot, tip], (t) => 5 - 3 * t);
    x.fill();
    for (let k = 0; k < 9; k++) {
      const at = 0.15 + (k / 9) * 0.9,
        turn = heading + (k % 2 ? 1 : -1) * r.range(0.2, 0.75),
        long = r.range(120, 190) * size;
      const px = foot[0] + (tip[0] - foot[0]) * at,
        py = foot[1] + (tip[1] - foot[1]) * at;
      x.beginPath();
      dab(
        x,
        px + Math.cos(turn) * long * 0.5,
        py + Math.sin(turn) * long * 0.5,
        long,
        long * 0.16,
        turn,
        0.12,
      );
      x.fill();
    }
  }
  P.put(L, { op: "multiply", alpha: 0.5, blur: 1.4 });
}
