/** Square paper lanterns on short posts, each with a painted plant on its lit face. */
import { type Col, type Ctx, css, mix, type Pt, Rng, paintOf, type Fill } from "../../kit/core.ts";
import { brushPath, dab, poly, clearUnder } from "../../kit/brush.ts";
import { onSheet } from "../../kit/terrain.ts";
import { cam, type Lamp } from "./night.ts";

export function lanterns(x: Ctx, k: Ctx, list: Lamp[], key: Col) {
  for (const l of [...list].sort((a, b) => b.y - a.y)) {
    const r = new Rng(l.seed + 3);
    const P = (dx: number, dy: number, z: number): Pt => onSheet(cam, l.x + dx, l.y + dy, z);
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
    const top = P(0, 0, z1)[1],
      bot = P(0, 0, z0)[1];
    const g = x.createLinearGradient(0, top, 0, bot);
    g.addColorStop(0, "#e8a24e");
    g.addColorStop(0.55, "#fff0bc");
    g.addColorStop(1, "#f4b45c");
    // the side towards the path, then the front
    quad(
      [P(inner * w, -w, z0), P(inner * w, w, z0), P(inner * w, w, z1), P(inner * w, -w, z1)],
      "#d98a42",
    );
    quad([P(-w, -w, z0), P(w, -w, z0), P(w, -w, z1), P(-w, -w, z1)], g);
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
