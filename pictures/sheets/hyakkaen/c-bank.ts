/** The near bank: grass that is dark by the water and golden around the lantern. */
import { bokashi, clamp, css, H, layer, type Pt, Rng, stamp, W } from "../../kit/core.ts";
import { brushPath, catmull, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { BANK, blade, GLOW, glowAt } from "./c-plan.ts";

const r = new Rng(29);

function rank(P: Print, lift: number, len: number, count: number, tone: number, from = 520) {
  const [T, M, hide] = [new Tones(), new Tones(), layer()];
  for (let k = 0; k < count; k++) {
    const x = r.range(from, W + 30),
      y = BANK(x) + lift + r.range(-0.3, 0.3) * len;
    const tuft = P.noise.fbm(x * 0.007 + lift, 3, 3),
      l = len * r.range(0.45, 1.1) * (0.85 + 0.9 * tuft),
      lean = -0.2 + r.g() * 0.36;
    const line = catmull(
      [
        [x, y],
        [x + lean * l * 0.25, y - l * 0.55],
        [x + lean * l * 0.7, y - l * 0.88],
        [x + lean * l * 1.15, y - l * (0.98 - 0.3 * Math.abs(lean))],
      ] as Pt[],
      5,
    );
    const t =
      Math.round(clamp(tone + 0.78 * glowAt(x + lean * l * 0.5, y - l * 0.6) + r.g() * 0.06) * 9) /
      9;
    const draw = (z: Parameters<typeof brushPath>[0]) =>
      brushPath(z, line, (v) => Math.max(1, len * 0.045 * Math.sin(Math.PI * (0.14 + 0.84 * v))));
    T.add(blade.at(t), draw);
    M.add("#000000", draw);
    if (k % 70 === 69) T.flush(P.base.x);
  }
  T.flush(P.base.x);
  M.flush(hide.x);
  stamp(P.key.x, hide, { op: "destination-out" });
}

/** The earth and the grass behind the lantern and the offering. */
export function bankBehind(P: Print) {
  P.block((x) => {
    x.fillStyle = bokashi(x, 0, 960, 0, H, [
      [0, "#1d2c50"],
      [1, "#0a1128"],
    ]);
    x.beginPath();
    x.moveTo(500, H + 20);
    for (let px = 500; px <= W + 10; px += 12) x.lineTo(px, BANK(px));
    x.lineTo(W + 10, H + 20);
    x.fill();
  });
  rank(P, 8, 60, 420, 0.2);
  rank(P, 40, 74, 300, 0.22);
  // the lantern's light lies soft on the ground
  P.light(
    (x) => {
      const g = x.createRadialGradient(0, 0, 10, 0, 0, 330);
      g.addColorStop(0, css("#ffb458", 0.62));
      g.addColorStop(0.35, css("#d98436", 0.32));
      g.addColorStop(1, css("#d98436", 0));
      x.translate(GLOW[0], GLOW[1] + 60);
      x.scale(1, 0.44);
      x.fillStyle = g;
      x.fillRect(-400, -400, 800, 800);
    },
    { blur: 6 },
  );
}
/** The grass in front of them. */
export function bankBefore(P: Print) {
  rank(P, 128, 84, 220, 0.16, 760);
  rank(P, 190, 110, 240, 0.08, 640);
  rank(P, 250, 150, 200, 0.02, 560);
}
