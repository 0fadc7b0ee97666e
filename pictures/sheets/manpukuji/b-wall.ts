/** The plaster wall, the inside of its opening, and the lacquered rim. */
import { shadeEdge } from "../../kit/stage.ts";
import { bokashi, css, H, layer, mix, type Pt, Rng, sstep, W } from "../../kit/core.ts";
import { brushPath, dab, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { KEY, C, circle, R } from "./b-plan.ts";

export function wall(P: Print) {
  // ---------- the wall with its opening ----------
  const wallL = layer();
  {
    const x = wallL.x;
    x.fillStyle = bokashi(x, 0, 0, W, 300, [
      [0, "#4f565a"],
      [0.35, "#7e847f"],
      [0.7, "#6c726f"],
      [1, "#4a5055"],
    ]);
    x.fillRect(0, 0, W, H);
    // trowel marks
    const r = new Rng(3),
      T = new Tones();
    for (let k = 0; k < 3600; k++) {
      const px = r.range(0, W),
        py = r.range(0, 1010),
        L = r.range(14, 60);
      const near = sstep(620, 430, Math.hypot(px - C[0], py - C[1]));
      T.add(
        mix(mix("#3f464b", "#8f958d", r.u()), "#b9c2ae", near * 0.35),
        (z) => dab(z, px, py, L, L * 0.16, r.g() * 0.6 + (py > 500 ? 0.2 : -0.2)),
        0.12,
      );
    }
    T.flush(x);
    // chopped straw in the clay, less of it in the dark
    const chaff = new Tones();
    for (let k = 0; k < 420; k++) {
      const px = r.range(0, W),
        py = r.range(150, 960),
        L = r.range(6, 22),
        lean = r.g() * 1.2;
      chaff.add(
        r.chance(0.7) ? "#a9a78f" : "#3a4244",
        (z) =>
          brushPath(
            z,
            [
              [px, py],
              [px + (L / 2) * Math.cos(lean), py + (L / 2) * Math.sin(lean) + 1],
              [px + L * Math.cos(lean), py + L * Math.sin(lean)],
            ],
            (t) => 1.7 * Math.sin(Math.PI * t),
          ),
        0.5,
      );
    }
    chaff.flush(x);
    // shade in the upper corners and along the floor
    shadeEdge(x, "top", 420, "#14202a", 0.72);
    x.fillStyle = bokashi(
      x,
      0,
      1010,
      0,
      800,
      [
        [0, "#14202a"],
        [1, "#14202a"],
      ],
      [
        [0, 0.4],
        [1, 0],
      ],
    );
    x.fillRect(0, 780, W, 240);
    x.globalCompositeOperation = "destination-out";
    x.fillStyle = "#000";
    x.beginPath();
    circle(x);
    x.fill();
  }
  P.put(wallL, { occlude: 1 });
  // the thickness of the wall: lit below and at the left, then the lacquered rim
  P.block((x) => {
    x.beginPath();
    circle(x);
    circle(x, 22, -18, R - 14);
    x.fillStyle = bokashi(x, C[0] - R, C[1] - R, C[0] + R, C[1] + R, [
      [0, "#5b635f"],
      [0.35, "#9aa596"],
      [0.62, "#dfe4cc"],
      [1, "#f4f2da"],
    ]);
    x.fill("evenodd");
  });
  P.block((x) => {
    x.beginPath();
    circle(x, 0, 0, R + 24);
    circle(x, 0, 0, R - 3);
    x.fillStyle = bokashi(x, C[0] - R, C[1] - R, C[0] + R, C[1] + R, [
      [0, "#150f12"],
      [0.5, "#2b1d1a"],
      [0.8, "#4d3226"],
      [1, "#2b1d1a"],
    ]);
    x.fill("evenodd");
  });
  P.lines((x) => {
    for (const [rr, dx, dy, w] of [
      [R + 24, 0, 0, 3],
      [R - 3, 0, 0, 2.2],
      [R - 14, 22, -18, 1.6],
    ]) {
      const pts: Pt[] = [];
      for (let i = 0; i <= 160; i++)
        pts.push([
          C[0] + dx + rr * Math.cos((i / 160) * 6.2832),
          C[1] + dy + rr * Math.sin((i / 160) * 6.2832),
        ]);
      x.fillStyle = css(KEY, 0.85);
      x.beginPath();
      brushPath(x, pts, (t) => w * (0.8 + 0.4 * Math.sin(t * 21)));
      x.fill();
    }
  });
  // broken highlights on the lacquer of the rim
  P.light((x) => {
    x.fillStyle = "rgba(230,200,150,.5)";
    x.beginPath();
    for (const [from, to, rr, w] of [
      [0.3, 0.78, R + 16, 3.4],
      [0.84, 1.0, R + 17, 2.4],
      [1.08, 1.5, R + 16, 3],
      [0.5, 1.2, R + 8, 1.6],
      [1.62, 1.82, R + 17, 2],
    ]) {
      const pts: Pt[] = [];
      for (let i = 0; i <= 24; i++) {
        const a = from + ((to - from) * i) / 24;
        pts.push([C[0] + rr * Math.cos(a), C[1] + rr * Math.sin(a)]);
      }
      brushPath(x, pts, (t) => w * Math.sin(Math.PI * (0.04 + 0.92 * t)));
    }
    x.fill();
  });
}
