/** The meadow: grass in ranks, pale in the mist far off, dark near by. */
import { bokashi, clamp, H, layer, type Pt, ramp, Rng, sstep, stamp, W } from "../../kit/core.ts";
import { brushPath, catmull, Tones } from "../../kit/brush.ts";
import { mistBand, type Print } from "../../kit/print.ts";

const far = ramp([
  [0, "#171a44"],
  [0.3, "#2e2f62"],
  [0.55, "#6b5078"],
  [0.78, "#b98180"],
  [1, "#f2c08c"],
]);
const r = new Rng(17);

/** A rank of grass with its roots about y0; `tone` is its place between near and far. */
function rank(P: Print, y0: number, len: number, count: number, tone: number) {
  const [T, M, hide] = [new Tones(), new Tones(), layer()];
  const marks: { at: number; x: number }[] = [];
  for (let k = 0; k < count; k++)
    marks.push({ at: y0 + r.range(-0.2, 0.2) * len, x: r.range(-40, W + 40) });
  marks.sort((a, b) => a.at - b.at);
  marks.forEach(({ at, x }, k) => {
    const tuft = P.noise.fbm(x * 0.005 + y0, y0 * 0.01, 3);
    const l = len * r.range(0.5, 1.05) * (0.8 + tuft),
      lean = 0.25 + r.g() * 0.26 + 0.6 * P.noise.n2(x * 0.003 - y0, 3);
    const line = catmull(
      [
        [x, at],
        [x + lean * l * 0.2, at - l * 0.5],
        [x + lean * l * 0.55, at - l * 0.85],
        [x + lean * l * 1.1, at - l * (1 - Math.abs(lean) * 0.35)],
      ] as Pt[],
      5,
    );
    // towards the middle there is more of the last light
    const lit = 0.14 * Math.exp(-(((x - 820) / 420) ** 2));
    const t = Math.round(clamp(tone + lit + r.g() * 0.05) * 12) / 12;
    const draw = (z: Parameters<typeof brushPath>[0]) =>
      brushPath(z, line, (v) => Math.max(0.8, len * 0.036 * Math.sin(Math.PI * (0.14 + 0.84 * v))));
    T.add(far.at(t), draw);
    M.add("#000000", draw);
    if (k % 60 === 59) T.flush(P.base.x);
  });
  T.flush(P.base.x);
  M.flush(hide.x);
  stamp(P.key.x, hide, { op: "destination-out" });
}

/** The ground and the far ranks, as far as the people. */
export function farMeadow(P: Print) {
  P.block((x) => {
    x.fillStyle = bokashi(x, 0, 820, 0, H, [
      [0, "#f7cf9c"],
      [0.14, "#cf9488"],
      [0.34, "#7d5a7e"],
      [0.62, "#35346a"],
      [1, "#14173c"],
    ]);
    x.fillRect(0, 830, W, H);
  });
  rank(P, 850, 26, 700, 0.86);
  rank(P, 874, 40, 560, 0.72);
  P.mist(mistBand(P.noise, 868, 46, 40, { max: 0.62, amp: 10, rag: 0.7 }), "#fbd5a4", {
    grain: 0.1,
  });
}
/** The ranks in front of the people; dark at the lower edge. */
export function nearMeadow(P: Print) {
  rank(P, 916, 46, 520, 0.6);
  rank(P, 962, 70, 460, 0.46);
  P.mist(mistBand(P.noise, 950, 40, 50, { max: 0.34, amp: 18, rag: 0.8 }), "#c78e8e", {
    grain: 0.1,
  });
  rank(P, 1030, 104, 380, 0.32);
  rank(P, 1110, 140, 330, 0.2);
}
/** The last rank, which covers the foot of the stone. */
export function edgeMeadow(P: Print) {
  rank(P, 1176, 130, 300, 0.12);
  rank(P, 1250, 190, 300, 0.03);
  P.mist((x, y) => 0.7 * sstep(1040, 1210, y + 20 * P.noise.n2(x * 0.005, 2)), "#10122e", {
    grain: 0.1,
  });
}
