/** Pampas grass against the moon: stems that bow one way, plumes with a dark heart and light in their hairs. */
import { type Col, layer, lerp, mix, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, catmull, dab, Tones } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { DEEP, INK, MOON } from "./d-plan.ts";

interface Plume {
  readonly stem: string;
  /** The length of its longest spray, how far it has opened, and how many sprays it has. */
  readonly size: number;
  readonly open: number;
  readonly sprays: number;
  readonly side: number;
}
const PLUMES: readonly Plume[] = [
  { stem: "60,1240 54,760 72,400 124,196 178,118", size: 136, open: 0.1, sprays: 12, side: 1 },
  { stem: "150,1240 170,820 236,440 372,262 494,236", size: 214, open: 0.4, sprays: 19, side: 1 },
  { stem: "20,1240 10,900 30,600 96,430 170,384", size: 150, open: 0.34, sprays: 15, side: 1 },
  { stem: "120,1240 150,960 206,720 300,590 392,574", size: 160, open: 0.44, sprays: 17, side: 1 },
];

function plume(P: Print, o: Plume, r: Rng) {
  const L = layer(),
    T = new Tones();
  const line = catmull(pts(o.stem), 16);
  L.x.fillStyle = DEEP;
  L.x.beginPath();
  brushPath(L.x, line, (t) => 7.4 - 4.4 * t);
  L.x.fill();
  const end = line.length - 1;
  const sprays: Pt[][] = [];
  for (let i = 0; i < o.sprays; i++) {
    const t = i / (o.sprays - 1);
    const k = Math.round(lerp(end - 14, end, t)),
      p = line[k],
      q = line[k - 1];
    const a = Math.atan2(p[1] - q[1], p[0] - q[0]);
    const long =
      o.size * (0.66 + 0.4 * Math.sin(Math.PI * (0.16 + 0.66 * t))) * r.range(0.84, 1.16);
    const dir = a + o.side * lerp(o.open, -0.08, t) + r.g() * 0.06;
    const droop = long * r.range(0.24, 0.5);
    sprays.push(
      catmull(
        [
          p,
          [p[0] + Math.cos(dir) * long * 0.38, p[1] + Math.sin(dir) * long * 0.38 + droop * 0.06],
          [p[0] + Math.cos(dir) * long * 0.74, p[1] + Math.sin(dir) * long * 0.74 + droop * 0.4],
          [p[0] + Math.cos(dir) * long, p[1] + Math.sin(dir) * long + droop],
        ],
        9,
      ),
    );
  }
  // hairs: nearer to the moon they take more of its light
  const lit = (p: Pt) => Math.exp(-((Math.hypot(p[0] - MOON[0], p[1] - MOON[1]) / 420) ** 2));
  for (const [reach, wide, cold, warm, each] of [
    [0.13, 1.9, "#53707c", "#e6bd86", 3],
    [0.1, 2, "#7f9498", "#f6dca6", 2],
    [0.075, 2.4, "#24394a", "#5b4c48", 3],
  ] as const) {
    for (const spray of sprays)
      for (let i = 1; i < spray.length; i++) {
        const [p, q] = [spray[i], spray[i - 1]];
        const a = Math.atan2(p[1] - q[1], p[0] - q[0]);
        const c: Col = mix(cold, warm, Math.round(lit(p) * 6) / 6);
        const fade = Math.sin(Math.PI * (0.12 + 0.84 * (i / spray.length))) ** 0.5;
        for (let k = 0; k < each; k++) {
          const f = r.u();
          T.add(c, (z) =>
            dab(
              z,
              lerp(q[0], p[0], f),
              lerp(q[1], p[1], f),
              o.size * reach * r.range(0.6, 1.2) * fade,
              wide,
              a + (r.chance(0.5) ? 1 : -1) * r.range(0.12, 0.5),
              0.06,
            ),
          );
        }
      }
    T.flush(L.x);
  }
  for (const spray of sprays) T.add(INK, (z) => brushPath(z, spray, (t) => 1.7 * (1 - 0.75 * t)));
  T.flush(L.x);
  P.put(L, { occlude: 1 });
}

export function plumes(P: Print) {
  const r = new Rng(12);
  for (const o of PLUMES) plume(P, o, r);
}
