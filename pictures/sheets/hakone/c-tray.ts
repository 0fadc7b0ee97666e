/** A plain wooden tray: a cup of amazake, steaming, and two grilled rice cakes on a small dish. */
import {
  bokashi,
  type Col,
  clamp,
  css,
  layer,
  lerp,
  mix,
  Noise,
  type Pt,
  Rng,
  sstep,
  stamp,
  type V3,
} from "../../kit/core.ts";
import { brushPath, catmull, dab, poly, Tones } from "../../kit/brush.ts";
import type { Print } from "../../kit/print.ts";
import { type Cam, proj } from "../../kit/terrain.ts";
import { pts, stops } from "../../kit/points.ts";

export function drawTray(P: Print, cam: Cam, middle: V3, keyColour: Col) {
  const L = layer(),
    K = layer(),
    r = new Rng(44),
    n = new Noise(9);
  const turn = -0.14;
  const at = (u: number, v: number, w = 0): Pt => {
    const q = proj(
      cam,
      middle[0] + u * Math.cos(turn) - v * Math.sin(turn),
      middle[1] + u * Math.sin(turn) + v * Math.cos(turn),
      middle[2] + w,
    );
    return [q[0], q[1]];
  };
  const face = (points: Pt[], c: Col | unknown, line = 2.4) => {
    L.x.fillStyle = Array.isArray(c) || String(c).startsWith("#") ? css(c as Col) : (c as never);
    poly(L.x, points);
    L.x.fill();
    K.x.save();
    K.x.globalCompositeOperation = "destination-out";
    K.x.fillStyle = "#000";
    poly(K.x, points);
    K.x.fill();
    K.x.restore();
    if (!line) return;
    K.x.fillStyle = css(keyColour, 0.9);
    K.x.beginPath();
    points.forEach((a, i) => brushPath(K.x, [a, points[(i + 1) % points.length]], () => line));
    K.x.fill();
  };
  const hu = 0.43,
    hv = 0.25,
    high = 0.035;

  face(
    [at(-hu - 0.01, -hv - 0.05), at(hu + 0.07, -hv - 0.05), at(hu + 0.07, hv), at(-hu, hv)],
    css("#0b0709", 0.6),
    0,
  );
  face([at(-hu, -hv, high), at(hu, -hv, high), at(hu, -hv), at(-hu, -hv)], "#6d4a2e");
  face([at(-hu, -hv, high), at(hu, -hv, high), at(hu, hv, high), at(-hu, hv, high)], "#b98750");
  const rim = 0.02;
  face(
    [
      at(-hu + rim, -hv + rim, 0.012),
      at(hu - rim, -hv + rim, 0.012),
      at(hu - rim, hv - rim, 0.012),
      at(-hu + rim, hv - rim, 0.012),
    ],
    bokashi(L.x, at(-hu, 0)[0], 0, at(hu, 0)[0], 0, stops("0 #d9a766, 0.5 #b9824a, 1 #8a5c36")),
  );
  for (let i = 0; i < 22; i++) {
    const v = lerp(-hv + 0.03, hv - 0.03, (i + r.u()) / 22);
    const line = [-0.9, -0.4, 0.1, 0.5, 0.9].map((t) =>
      at(t * (hu - 0.03), v + 0.008 * n.n2(t * 2, v * 20), 0.013),
    );
    L.x.fillStyle = css(r.chance(0.6) ? "#7a4f2c" : "#edc488", 0.5);
    L.x.beginPath();
    brushPath(L.x, line, (t) => 2.4 * Math.sin(Math.PI * (0.1 + 0.8 * t)));
    L.x.fill();
  }
  dish();
  cake([0.07, 0.03], 0.2, "kinako");
  cake([0.235, -0.035], -0.3, "nori");
  cup([-0.23, 0.02]);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  steam();

  /** An oblong dish of dark blue stoneware. */
  function dish() {
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
  function cake([u, v]: Pt, turnBy: number, kind: "nori" | "kinako") {
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

  /** A round cup: grey crackle outside, the sweet white drink within. */
  function cup([u, v]: Pt) {
    const foot = at(u, v, 0.014),
      lip = at(u, v, 0.135);
    const px = Math.abs(at(u + 0.1, v, 0.1)[0] - at(u, v, 0.1)[0]) * 10; // units per metre
    const R = 0.088 * px,
      flat = 0.47;
    const profile = (t: number) =>
      R * (0.56 + 0.44 * Math.pow(Math.sin((Math.min(1, t * 1.08) * Math.PI) / 2), 0.7));
    const y = (t: number) => lerp(foot[1], lip[1], t);
    L.x.fillStyle = css("#2a170e", 0.6);
    L.x.beginPath();
    L.x.ellipse(foot[0] + R * 0.34, foot[1] + R * 0.1, R * 1.0, R * 0.4, -0.1, 0, 7);
    L.x.fill();
    const half = (s: number): Pt[] =>
      Array.from({ length: 20 }, (_, i) => [lip[0] + s * profile(i / 19), y(i / 19)]);
    const bottom: Pt[] = Array.from({ length: 15 }, (_, i) => {
      const a = Math.PI - (i / 14) * Math.PI;
      return [foot[0] + Math.cos(a) * profile(0), foot[1] + Math.sin(a) * profile(0) * flat];
    });
    const body = [...half(-1).toReversed(), ...bottom, ...half(1)];
    face(
      body,
      bokashi(
        L.x,
        lip[0] - R,
        0,
        lip[0] + R,
        0,
        stops("0 #c9cdc4, 0.3 #a3aca8, 0.66 #66737a, 1 #8a5a3c"),
      ),
      2.8,
    );
    L.x.save();
    poly(L.x, body);
    L.x.clip();
    L.x.strokeStyle = css("#2f4a6e", 0.85);
    for (const [t, w] of pts("0.78,7 0.68,2.4 0.18,3")) {
      L.x.lineWidth = w;
      L.x.beginPath();
      L.x.ellipse(lip[0], y(t), profile(t), profile(t) * flat, 0, 0.05, Math.PI - 0.05);
      L.x.stroke();
    }
    L.x.restore();
    const ring = (k: number, dy = 0): Pt[] =>
      Array.from({ length: 40 }, (_, i) => [
        lip[0] + Math.cos((i / 40) * 6.283) * R * k,
        lip[1] + dy + Math.sin((i / 40) * 6.283) * R * flat * k,
      ]);
    face(ring(1), "#dfe0d4", 2.2);
    face(ring(0.92, 1), "#77817f", 1.4);
    face(
      ring(0.88, 7),
      bokashi(L.x, lip[0] - R, 0, lip[0] + R, 0, stops("0 #fffaea, 0.6 #f3e6c6, 1 #dfc795")),
      0,
    );
    const T = new Tones();
    for (let i = 0; i < 70; i++) {
      const a = r.range(0, 6.283),
        k = Math.sqrt(r.u()) * 0.8;
      T.add(
        r.pick(["#fffdf4", "#e3d0a6"]),
        (z) =>
          dab(
            z,
            lip[0] + Math.cos(a) * R * k,
            lip[1] + 7 + Math.sin(a) * R * flat * k,
            5,
            3,
            r.range(0, 3),
          ),
        0.8,
      );
    }
    T.flush(L.x);
  }

  function steam() {
    const [sx, sy] = at(-0.23, 0.02, 0.14);
    P.mist(
      (x, y) => {
        const t = (sy - y) / 300;
        if (t < 0 || t > 1) return 0;
        const one = sx - 14 + 26 * Math.sin(t * 6) * t,
          two = sx + 22 + 30 * Math.sin(t * 5 + 2) * t;
        const wide = 7 + 26 * t;
        return (
          0.6 *
          (Math.exp(-(((x - one) / wide) ** 2)) + 0.8 * Math.exp(-(((x - two) / wide) ** 2))) *
          sstep(0, 0.1, t) *
          (1 - t)
        );
      },
      "#efe6d4",
      { key: 0.5, grain: 0.1 },
    );
  }
}
