/** Two rice cakes on a dish. */
import { bokashi, clamp, css, mix, type Pt, sstep } from "../../kit/core.ts";
import { catmull, dab, poly, Tones } from "../../kit/brush.ts";
import { stops } from "../../kit/points.ts";
import type { TrayPen } from "./c-tray-pen.ts";

/** An oblong dish of dark blue stoneware. */
export function dish({ L, at, face }: TrayPen) {
  const edge = (grow: number, w: number): Pt[] =>
    Array.from({ length: 48 }, (_, i) => {
      const a = (i / 48) * 6.283;
      const c = Math.cos(a),
        s = Math.sin(a);
      const k = Math.pow(Math.abs(c) ** 4 + Math.abs(s) ** 4, -0.25);
      return at(0.155 + c * k * 0.215 * grow, c * 0.005 + s * k * 0.15 * grow, w);
    });
  face(
    edge(1.02, 0.0).map(([a, b]) => [a + 7, b + 6] as Pt),
    css("#3a2416", 0.6),
    0,
  );
  face(edge(1, 0.02), "#1d2b44");
  face(
    edge(0.93, 0.02),
    bokashi(L.x, at(0, 0)[0], 0, at(0.36, 0)[0], 0, stops("0 #5f7ea0, 0.5 #3b5578, 1 #22334f")),
    1.2,
  );
}

/** A rice cake, puffed and scorched: one with a strip of nori, one rolled in bean flour. */
export function cake(
  { L, r, n, at, face }: TrayPen,
  [u, v]: Pt,
  turnBy: number,
  kind: "nori" | "kinako",
) {
  const shape = (grow: number, w: number): Pt[] =>
    catmull(
      Array.from({ length: 18 }, (_, i): Pt => {
        const a = (i / 18) * 6.283;
        const c = Math.cos(a),
          s = Math.sin(a);
        const k =
          Math.pow(Math.abs(c) ** 3.4 + Math.abs(s) ** 3.4, -1 / 3.4) *
          (1 + 0.05 * n.n2(c * 2 + u * 30, s * 2));
        const du = c * k * 0.082 * grow,
          dv = s * k * 0.068 * grow;
        return at(
          u + du * Math.cos(turnBy) - dv * Math.sin(turnBy),
          v + du * Math.sin(turnBy) + dv * Math.cos(turnBy),
          w,
        );
      }),
      4,
      true,
    );
  const warm = kind === "kinako";
  face(
    shape(1.06, 0.018).map(([a, b]) => [a + 6, b + 5] as Pt),
    css("#10182a", 0.6),
    0,
  );
  face(shape(1, 0.022), warm ? "#a87a34" : "#a98f64");
  face(shape(1, 0.035), warm ? "#c79a48" : "#cdb688", 0);
  const top = shape(0.98, 0.062);
  face(
    top,
    bokashi(
      L.x,
      at(u - 0.08, 0)[0],
      0,
      at(u + 0.09, 0)[0],
      0,
      warm
        ? stops("0 #efcf82, 0.6 #d9ae58, 1 #b58640")
        : stops("0 #fbf1d8, 0.6 #ecdcb6, 1 #cbb083"),
    ),
    2,
  );
  L.x.save();
  poly(L.x, top);
  L.x.clip();
  const T = new Tones();
  for (let i = 0; i < 240; i++) {
    const a = r.range(-0.085, 0.085),
      b = r.range(-0.07, 0.07);
    const scorch = n.fbm((u + a) * 26, (v + b) * 26, 3) + 0.35 * sstep(0.05, 0.085, Math.abs(a));
    const [px, py] = at(u + a, v + b, 0.062);
    if (warm)
      T.add(
        mix("#b98a3c", "#f7e2a4", r.u()),
        (z) => dab(z, px, py, r.range(4, 8), 3, r.range(0, 3)),
        0.6,
      );
    else if (scorch > 0.2)
      T.add(
        mix("#8a5526", "#c98f4c", clamp(1.1 - scorch + 0.2 * r.g())),
        (z) => dab(z, px, py, r.range(7, 14), r.range(4, 7), r.range(-0.4, 0.4)),
        0.75,
      );
  }
  T.flush(L.x);
  L.x.restore();
  if (kind === "nori") {
    const strip = (s: number, w: number): Pt => {
      const q: Pt = [
        s * Math.cos(turnBy) - w * Math.sin(turnBy),
        s * Math.sin(turnBy) + w * Math.cos(turnBy),
      ];
      return at(u + q[0], v + q[1], Math.abs(w) > 0.069 ? 0.022 : 0.065);
    };
    face(
      [strip(-0.03, 0.068), strip(0.03, 0.068), strip(0.03, -0.068), strip(-0.03, -0.068)],
      bokashi(L.x, at(u - 0.03, 0)[0], 0, at(u + 0.04, 0)[0], 0, stops("0 #38463a, 1 #121a17")),
      1.6,
    );
    face(
      [strip(-0.03, -0.068), strip(0.03, -0.068), strip(0.03, -0.07), strip(-0.03, -0.07)],
      "#0e1412",
      1.2,
    );
  }
}
