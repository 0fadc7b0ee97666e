/** Snow on the ground and on trees: thick on a cedar branch, an uneven bank around a trunk. */
import { bokashi, type Col, type Ctx, css, Noise, type Pt, Rng } from "../../kit/core.ts";
import { cedarSpray } from "../../kit/grove.ts";
import { pts } from "../../kit/points.ts";

const n = new Noise(44);

/** A cedar spray with snow in a few rounded pieces, each shaded below, and small pieces on the twigs. */
export function snowySpray(
  x: Ctx,
  root: Pt,
  reach: number,
  dir: number,
  r: Rng,
  tones: readonly [Col, Col, Col],
  [white, shade]: readonly [Col, Col],
) {
  const seed = r.int(1, 1e6);
  cedarSpray(x, root, reach, dir, new Rng(seed), tones);
  const sag = new Rng(seed).range(0.1, 0.34); // the first random number of the spray: how far its branch hangs
  const along = (t: number): Pt => [
    root[0] + dir * reach * t,
    root[1] + reach * (sag * t * t - 0.1 * Math.sin(Math.PI * t)),
  ];
  const lobes: { at: Pt; a: number; b: number; turn: number }[] = [];
  const cushions = Math.max(3, Math.round(reach / 26));
  for (let i = 0; i < cushions; i++) {
    const t = (i + r.range(0.1, 0.9)) / cushions;
    const [px, py] = along(t);
    const down = Math.pow(r.u(), 1.8) * reach * 0.2;
    const size = reach * r.range(0.06, 0.11) * (1 - 1.6 * (down / reach));
    for (let k = 0; k < 5; k++)
      lobes.push({
        at: [
          px + (k - 2) * size * 0.8 + r.g() * size * 0.2,
          py + down - reach * 0.03 + r.g() * size * 0.16 + (k - 2) * size * 0.14 * dir,
        ],
        a: size * r.range(0.6, 1) * (1 - 0.16 * Math.abs(k - 2)),
        b: size * r.range(0.3, 0.46) * (1 - 0.16 * Math.abs(k - 2)),
        turn: dir * 0.22 + r.g() * 0.12,
      });
  }
  for (let i = 0; i < cushions * 3; i++) {
    const [px, py] = along(r.range(0.1, 1.05));
    const size = reach * r.range(0.006, 0.017);
    lobes.push({
      at: [px + r.g() * size * 2, py + Math.pow(r.u(), 1.3) * reach * 0.34],
      a: size * 1.5,
      b: size * 0.8,
      turn: dir * 0.5 + r.g() * 0.4,
    });
  }
  for (const [colour, drop] of [
    [shade, 0.6],
    [white, 0],
  ] as const) {
    x.fillStyle = css(colour);
    x.beginPath();
    for (const { at, a, b, turn } of lobes) {
      x.moveTo(at[0] + a * Math.cos(turn), at[1] + drop * b + a * Math.sin(turn));
      x.ellipse(at[0], at[1] + drop * b, a, b, turn, 0, 6.3);
    }
    x.fill();
  }
}

/** The foot of a trunk: its blue shadow to the right, then snow that rises unevenly around the bark. */
export function bankAt(x: Ctx, sx: number, sy: number, width: number, fog: (c: Col) => Col) {
  const shadow: Pt[] = [];
  for (let i = 0; i <= 30; i++) {
    const t = i / 30;
    shadow.push([
      sx - width * 0.5 + t * width * 2.3,
      sy + width * (0.02 + 0.1 * t + 0.03 * n.n2(t * 7, sx)),
    ]);
  }
  for (let i = 30; i >= 0; i--) {
    const t = i / 30;
    shadow.push([
      sx - width * 0.5 + t * width * 2.1,
      sy + width * (0.15 + 0.14 * t * (1.4 - t) + 0.035 * n.n2(t * 6, sx + 9)),
    ]);
  }
  const blue = fog("#8aa6bb");
  x.fillStyle = bokashi(
    x,
    sx - width * 0.5,
    0,
    sx + width * 1.8,
    0,
    [
      [0, blue],
      [1, blue],
    ],
    pts("0,0.9 0.55,0.8 1,0"),
  );
  trace(x, shadow);
  x.fill();
  const edge = (u: number) =>
    sy +
    width *
      (0.14 * Math.pow(Math.abs(u), 2.6) -
        0.03 -
        0.03 * Math.sin(u * 3.7 + sx) -
        0.016 * Math.sin(u * 8.3 + sx * 1.7) -
        0.008 * n.n2(u * 8, sx) +
        (u < 0 ? -0.02 : 0.025));
  for (const [colour, lift] of [
    [fog("#c3d2da"), 0],
    [fog("#f1f2ea"), 0.022],
  ] as const) {
    x.fillStyle = bokashi(
      x,
      0,
      sy - width * 0.1,
      0,
      sy + width * 0.24,
      [
        [0, colour],
        [1, colour],
      ],
      pts("0,1 0.66,1 0.78,0.5 1,0"),
    );
    const drift: Pt[] = [];
    for (let i = 0; i <= 44; i++) {
      const u = -1.25 + (2.5 * i) / 44;
      drift.push([sx + u * width * 0.86, edge(u) + width * lift * (1 + n.n2(u * 5, 3))]);
    }
    drift.push([sx + width * 1.1, sy + width * 0.26], [sx - width * 1.1, sy + width * 0.26]);
    trace(x, drift);
    x.fill();
  }
}

function trace(x: Ctx, line: Pt[]) {
  x.beginPath();
  line.forEach(([px, py], i) => (i ? x.lineTo(px, py) : x.moveTo(px, py)));
  x.closePath();
}
