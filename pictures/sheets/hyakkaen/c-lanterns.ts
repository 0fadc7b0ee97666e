/** Square paper lanterns on short posts, each with a painted plant on its lit face. */
import {
  type Col,
  type Ctx,
  css,
  lerp,
  mix,
  type Pt,
  Rng,
  paintOf,
  type Fill,
} from "../../kit/core.ts";
import { brushPath, clearUnder, dab, fillPoly, poly } from "../../kit/brush.ts";
import { onSheet } from "../../kit/terrain.ts";
import { cam, type Lamp } from "./night.ts";

export function lanterns(x: Ctx, k: Ctx, list: Lamp[], key: Col) {
  for (const l of [...list].sort((a, b) => b.y - a.y)) {
    const r = new Rng(l.seed + 3);
    const P = (dx: number, dy: number, z: number): Pt =>
      onSheet(cam, l.x + dx + l.lean * z, l.y + dy, z);
    const u = cam.f / l.y,
      w = 0.17,
      z0 = 0.38,
      z1 = 0.86;
    const quad = (pts: Pt[], fill: Fill) => {
      x.fillStyle = paintOf(fill);
      poly(x, pts);
      x.fill();
      clearUnder(k, pts);
      k.fillStyle = css(key, 0.9);
      k.beginPath();
      brushPath(k, [...pts, pts[0]], () => Math.max(0.7, u * 0.008));
      k.fill();
    };
    // post
    quad([P(-0.03, 0, 0), P(0.03, 0, 0), P(0.03, 0, z0), P(-0.03, 0, z0)], "#2a1c20");
    const inner = l.x > 0 ? -1 : 1;
    // the side towards the path, then the front
    quad(
      [P(inner * w, -w, z0), P(inner * w, w, z0), P(inner * w, w, z1), P(inner * w, -w, z1)],
      l.lit ? "#d98a42" : "#2c3350",
    );
    // the flame is in the middle: the paper is palest there
    quad([P(-w, -w, z0), P(w, -w, z0), P(w, -w, z1), P(-w, -w, z1)], l.lit ? "#f0ae58" : "#56608a");
    if (l.lit) {
      const [low, high] = [lerp(z0, z1, 0.14), lerp(z0, z1, 0.8)];
      fillPoly(
        x,
        [
          P(-w, -w, low + 0.02),
          P(w, -w, low),
          P(w, -w, high),
          P(-w * 0.2, -w, high + 0.03),
          P(-w, -w, high - 0.02),
        ],
        "#ffedb6",
      );
    }
    // brushed grass or flower
    const hue: Col = r.pick(["#6a2a52", "#2b4470", "#3a5a34", "#9a3a2a"]);
    const c = P(r.range(-0.06, 0.06), -w, z0 + 0.05);
    x.fillStyle = css(mix(hue, "#7a4a2a", 0.2), 0.85);
    x.beginPath();
    for (let q = 0; q < 5; q++)
      dab(
        x,
        c[0],
        c[1],
        u * r.range(0.16, 0.34),
        u * 0.02,
        -1.57 + r.g() * 0.4,
        r.range(-0.2, 0.2),
      );
    for (let q = 0; q < 4; q++) {
      const px = c[0] + r.g() * u * 0.06,
        py = c[1] - u * r.range(0.18, 0.34),
        s = u * 0.02;
      x.moveTo(px + s, py);
      x.arc(px, py, s, 0, 7);
    }
    x.fill();
    // frame, cap and foot
    for (const dx of [-w, w])
      quad(
        [
          P(dx - 0.012, -w, z0),
          P(dx + 0.012, -w, z0),
          P(dx + 0.012, -w, z1),
          P(dx - 0.012, -w, z1),
        ],
        "#3a221c",
      );
    quad(
      [
        P(-w - 0.05, -w, z1),
        P(w + 0.05, -w, z1),
        P(w + 0.02, -w, z1 + 0.06),
        P(-w - 0.02, -w, z1 + 0.06),
      ],
      "#241820",
    );
    quad(
      [
        P(-w - 0.03, -w, z0 - 0.05),
        P(w + 0.03, -w, z0 - 0.05),
        P(w + 0.03, -w, z0),
        P(-w - 0.03, -w, z0),
      ],
      "#241820",
    );
  }
}
