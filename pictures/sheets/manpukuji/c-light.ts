/** The light: late sun through the round window, with shadows of the bamboo outside. */
import { H, layer, type Pt, Rng, W } from "../../kit/core.ts";
import { brushPath, dab } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";

/** The sun through the round window lies as one large disc on table and mats; outside it is the cool of the room. */
function room(P: Print) {
  const L = layer(),
    n = P.noise;
  L.x.fillStyle = "#4f6f8e";
  L.x.beginPath();
  L.x.rect(-20, -20, W + 40, H + 40);
  for (let i = 0; i <= 180; i++) {
    const a = (-i / 180) * 2 * Math.PI,
      q = 1 + 0.006 * n.n2(Math.cos(a) * 9, Math.sin(a) * 9);
    // low sun draws the disc out to the right and below
    const u = Math.cos(a) * 790 * q,
      v = Math.sin(a) * 600 * q;
    const px = 560 + u * 0.94 - v * 0.34,
      py = 470 + u * 0.34 + v * 0.94;
    if (i) L.x.lineTo(px, py);
    else L.x.moveTo(px, py);
  }
  L.x.fill("evenodd");
  P.put(L, { op: "multiply", alpha: 0.6 });
}
/** shadows of bamboo across mats and table from the upper left; the large dish is in the sun */
export function shade(P: Print) {
  room(P);
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
    [[470, 330], 0.7, 1.05],
    [[760, 40], 1, 0.95],
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
  P.put(L, { op: "multiply", alpha: 0.6 });
}
