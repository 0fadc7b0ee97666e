/** The garden seen through the window: bamboo in June rain at three distances. */
import { bokashi, layer, mix, ramp, Rng, sstep, stamp } from "../../kit/core.ts";
import { culm, leafSpray, type BambooInk } from "./bamboo.ts";
import { brushPath, dab, Tones } from "../../kit/brush.ts";
import { mistBand, type Print } from "../../kit/print.ts";
import { KEY, C, R } from "./b-plan.ts";

export function garden(P: Print) {
  const n = P.noise;
  // ---------- the garden in the rain ----------
  const green = ramp([
    [0, "#0f2a26"],
    [0.2, "#1f4a36"],
    [0.42, "#477a42"],
    [0.62, "#84a850"],
    [0.82, "#c3d27c"],
    [1, "#f0f0c2"],
  ]);
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, C[1] - R, 0, C[1] + R, [
        [0, "#8fb09a"],
        [0.3, "#bccfb0"],
        [0.62, "#e4e8cc"],
        [0.85, "#cddab4"],
        [1, "#8fae7c"],
      ]);
      x.fillRect(300, 0, 1100, 1000);
    },
    { grain: 0.14 },
  );
  const rows: [number, number, number, number, number][] = [
    // count, width, foot, fog, leaf
    [17, 13, 820, 0.72, 26],
    [11, 24, 870, 0.46, 44],
    [6, 42, 930, 0.18, 70],
  ];
  rows.forEach(([count, w, foot, fog, leaf], li) => {
    const L = layer(),
      K = layer(),
      r = new Rng(14 + li * 5);
    const ink: BambooInk = {
      ramp: green,
      key: mix(KEY, "#cddab8", fog),
      keyA: 0.9 - fog * 0.6,
      fade: (c, y) => mix(c, "#d9e2c4", Math.min(1, fog + 0.35 * sstep(foot - 260, foot, y) * fog)),
      light: 1,
    };
    for (let i = 0; i < count; i++) {
      const x0 = 390 + ((i + r.range(0.15, 0.85)) / count) * 920;
      if (li === 2 && Math.abs(x0 - 900) < 90) continue;
      const joints = culm(
        L.x,
        K.x,
        [x0, foot + r.range(-20, 20)],
        40,
        w * r.range(0.85, 1.15),
        r.range(-0.05, 0.05),
        r,
        ink,
      );
      for (const [jx, jy] of joints) {
        if (jy > foot - 150 || r.chance(0.35)) continue;
        const s = r.chance(0.5) ? 1 : -1;
        leafSpray(
          L.x,
          [jx, jy],
          s > 0 ? r.range(-0.9, 0.1) : Math.PI + r.range(-0.1, 0.9),
          leaf * r.range(1.6, 3),
          leaf,
          r,
          ink,
          0.5,
        );
      }
    }
    // wet ground and young shoots at the foot
    const T = new Tones();
    for (let k = 0; k < 1500; k++) {
      const px = r.range(380, 1300),
        py = foot + r.range(-18, 60);
      T.add(ink.fade(green.at(Math.round(r.range(0.15, 0.6) * 6) / 6), py), (z) =>
        dab(z, px, py, leaf * r.range(0.15, 0.4), leaf * 0.06, -1.57 + r.g() * 0.5),
      );
    }
    T.flush(L.x);
    P.put(L, { occlude: 1 });
    stamp(P.key.x, K);
    P.mist(mistBand(n, foot - 60, 200, 140, { max: 0.5 * (1 - li * 0.3), amp: 30 }), "#e6ead2", {
      grain: 0.08,
    });
  });
  // rain: long fine strokes, a few thick ones nearby
  {
    const r = new Rng(8),
      T = new Tones();
    for (let k = 0; k < 620; k++) {
      const px = r.range(390, 1300),
        py = r.range(40, 960),
        len = r.range(50, 190),
        near = r.chance(0.12),
        w = near ? r.range(2.6, 3.6) : r.range(1, 2.2);
      T.add(
        near || r.chance(0.62) ? "#fbfdf0" : "#557a68",
        (z) =>
          brushPath(
            z,
            [
              [px, py],
              [px - len * 0.05, py + len / 2],
              [px - len * 0.1, py + len],
            ],
            (t) => w * Math.sin(Math.PI * t),
          ),
        0.62,
      );
    }
    T.flush(P.base.x);
  }
}
