/** The deep thatched roof. */
import { bokashi, type Col, css, lerp, mix, Noise, type Pt, sstep } from "../../kit/core.ts";
import { brushPath, dab, hand } from "../../kit/brush.ts";
import { edge, face, type Pen3, quadUV, thatch } from "../../kit/build.ts";
import { house, type Face } from "./teahouse-plan.ts";

export function drawRoof(p: Pen3, haze: (c: Col) => Col) {
  const { long, deep, eave, over: e, ridge, r0, r1 } = house;
  const corner = {
    frontLeft: p.P(-e, -e, eave),
    frontRight: p.P(long + e, -e, eave),
    backRight: p.P(long + e, deep + e, eave),
    ridgeLeft: p.P(r0, deep / 2, ridge),
    ridgeRight: p.P(r1, deep / 2, ridge),
  };
  const rough = new Noise(3);
  const sagging =
    (f: Face, k: number): Face =>
    (u, v) => {
      const q = f(u, v);
      return [q[0], q[1] - k * Math.sin(Math.PI * v) * (1 - 0.3 * v)];
    };
  const outline = (f: Face): Pt[] => {
    const edgeOf: Pt[] = [];
    for (let i = 0; i <= 20; i++) edgeOf.push(f(0, i / 20));
    for (let i = 1; i <= 40; i++) {
      const q = f(i / 40, 1);
      edgeOf.push([q[0], q[1] + 2.5 * rough.n2(q[0] * 0.05, 1)]);
    }
    for (let i = 19; i >= 0; i--) edgeOf.push(f(1, i / 20));
    return edgeOf;
  };
  const straw = {
    dark: "#20242a",
    mid: "#5d5344",
    light: "#b39a6a",
    moss: "#7f9150",
    noise: rough,
    fade: haze,
  };

  const hip = sagging((u, v) => {
    const near: Pt = [
      lerp(corner.ridgeRight[0], corner.frontRight[0], v),
      lerp(corner.ridgeRight[1], corner.frontRight[1], v),
    ];
    const far: Pt = [
      lerp(corner.ridgeRight[0], corner.backRight[0], v),
      lerp(corner.ridgeRight[1], corner.backRight[1], v),
    ];
    return [lerp(near[0], far[0], u), lerp(near[1], far[1], u)];
  }, -8);
  face(p, outline(hip), haze("#24272d"));
  thatch(p, hip, 2200, 22, { ...straw, shade: () => 0.16 });

  const thick = [
    p.P(-e, -e, eave),
    p.P(long + e, -e, eave),
    p.P(long + e, -e + 0.15, eave - 0.45),
    p.P(-e, -e + 0.15, eave - 0.45),
  ];
  face(
    p,
    thick,
    bokashi(p.x, 0, thick[0][1], 0, thick[2][1], [
      [0, haze("#a2875a")],
      [0.5, haze("#57483c")],
      [1, haze("#1d1a20")],
    ]),
  );
  const under = quadUV(thick[0], thick[1], thick[2], thick[3]);
  for (let i = 0; i < 900; i++) {
    const q = under(p.r.u(), p.r.range(0, 0.7));
    p.x.fillStyle = css(haze(mix("#33292a", "#d2b37a", p.r.u())), 0.7);
    p.x.beginPath();
    dab(p.x, q[0], q[1], 6 + p.r.u() * 9, 1.5, 1.57 + p.r.g() * 0.15);
    p.x.fill();
  }

  const front = sagging(
    quadUV(corner.ridgeLeft, corner.ridgeRight, corner.frontRight, corner.frontLeft),
    -14,
  );
  face(p, outline(front), haze("#4a4239"));
  thatch(p, front, 11000, 30, {
    ...straw,
    mossAmt: 0.58,
    shade: (u, v) =>
      0.42 + 0.2 * (1 - u) + 0.1 * Math.sin(v * 3.1) - 0.3 * sstep(0.84, 1, v) - 0.1 * u * v,
  });
  drawRidge(p, haze, corner.ridgeLeft, corner.ridgeRight);
}

/** Bark over the ridge, held by crossed logs. */
function drawRidge(p: Pen3, haze: (c: Col) => Col, left: Pt, right: Pt) {
  for (let i = 0; i < 3; i++) {
    const line = hand(
      [left[0] - 26 + i * 4, left[1] + 5 - i * 9],
      [right[0] + 26 - i * 4, right[1] + 5 - i * 9],
      p.r,
      0.8,
    );
    p.x.fillStyle = css(haze(["#23242a", "#453f39", "#857551"][i]));
    p.x.beginPath();
    brushPath(p.x, line, () => 12);
    p.x.fill();
  }
  for (let i = 0; i <= 6; i++) {
    const t = i / 6;
    const q: Pt = [lerp(left[0] - 14, right[0] + 14, t), lerp(left[1], right[1], t)];
    edge(p, [q[0] - 14, q[1] + 17], [q[0] + 9, q[1] - 30], 5.6, haze("#2c2628"));
    edge(p, [q[0] + 14, q[1] + 17], [q[0] - 9, q[1] - 30], 5.6, haze("#55473e"));
  }
}
