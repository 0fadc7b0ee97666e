/** Behind the bell tower: an October sky with mackerel cloud, two ridges. */
import { bokashi, H, lerp, type Pt, Rng, sstep, W } from "../../kit/core.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { wooded } from "../../kit/horizon.ts";
import { mistBand } from "../../kit/print.ts";
import { sky } from "../../kit/stage.ts";
import { stops } from "../../kit/points.ts";
import { n, P } from "./c-stage.ts";

export function printSky() {
  sky(
    P,
    1400,
    stops(
      "0 #1c4a7c, 0.22 #2f6c9c, 0.42 #7aa9bb, 0.6 #c3d3c4, 0.76 #f0dfb4, 0.9 #f3c98e, 1 #e9ac78",
    ),
    0.2,
    H,
  );
  mackerel();
  ridges();
}

/** Rows of thin clouds, larger above. */
function mackerel() {
  const r = new Rng(12),
    T = new Tones();
  for (let rank = 0; rank < 15; rank++) {
    const y0 = 330 + 660 * (rank / 14) ** 0.8;
    const size = lerp(62, 13, rank / 14);
    for (let x = -60 - r.range(0, size); x < W + 40; x += size * r.range(0.85, 1.5)) {
      const y = y0 - (x - 200) * 0.16 + r.g() * size * 0.12;
      const cover = n.fbm(x * 0.0021 + 3, y * 0.0034, 3) + 0.24 * sstep(760, 160, x) + 0.02;
      if (cover < 0.08) continue;
      const long = size * r.range(0.7, 1.25) * sstep(0.02, 0.3, cover);
      if (long < 5) continue;
      // a cloud is a few torn flakes, thinner on one side
      for (let flake = r.int(1, 4); flake > 0; flake--) {
        const [dx, dy] = [r.g() * long * 0.4, r.g() * long * 0.16],
          part = long * r.range(0.25, 0.8),
          lean = -0.14 + r.g() * 0.28;
        T.add(r.chance(0.6) ? "#fff5dc" : "#e6eadf", (z) =>
          dab(z, x + dx, y + dy, part, part * r.range(0.22, 0.46), lean, r.range(-0.2, 0.1)),
        );
      }
    }
  }
  P.block((x) => T.flush(x), { grain: 0.35, speckle: 0.2 });
}

function ridges() {
  for (const [k, [y, up, tone, foot]] of (
    [
      [1270, 150, "#a58f9c", "#e7c6a4"],
      [1350, 120, "#6f6a84", "#c9a793"],
    ] as const
  ).entries()) {
    const line = wooded(n, { y, rise: up, pitch: 0.0021, seed: 4 + k * 5, tree: 5 + 7 * k });
    P.block(
      (x) => {
        x.fillStyle = bokashi(x, 0, y - up, 0, y + 130, [
          [0, tone],
          [1, foot],
        ]);
        x.beginPath();
        for (const p of [...line, [W + 10, H] as Pt, [-10, H] as Pt]) x.lineTo(p[0], p[1]);
        x.fill();
      },
      { grain: 0.2 },
    );
    P.mist(mistBand(n, y + 70, 80, 70, { max: 0.75, amp: 18 }), "#f4dcb2", { grain: 0.1 });
  }
}
