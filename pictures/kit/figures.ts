/** figures: small costumed people, cut as a few shapes with key lines. Local units: ~100 tall; place() scales. */
import {
  type Ctx,
  type Pt,
  type Col,
  Rng,
  css,
  mix,
  tweak,
  lerp,
  W,
  H,
  layer,
  stamp,
  type Layer,
} from "./core.ts";
import { catmull, brushPath, dab, Tones, poly, fillPoly, stroke } from "./brush.ts";
import { from, pts } from "./points.ts";

export interface Pen {
  x: Ctx;
  k: Ctx;
  key: Col;
  lw: number;
}
export function shape(
  p: Pen,
  pts: Pt[],
  fill: Col | any,
  o: { smooth?: boolean; line?: number; a?: number } = {},
) {
  const q = o.smooth === false ? pts : catmull(pts, 6, true);
  p.x.fillStyle =
    typeof fill === "string" || Array.isArray(fill) ? css(fill as Col, o.a ?? 1) : fill;
  poly(p.x, q);
  p.x.fill();
  p.k.save();
  p.k.globalCompositeOperation = "destination-out";
  p.k.fillStyle = "#000";
  poly(p.k, q);
  p.k.fill();
  p.k.restore();
  const lw = (o.line ?? 1) * p.lw;
  if (lw > 0) {
    const c = [...q, q[0], q[1]];
    p.k.fillStyle = css(p.key, 0.95);
    p.k.beginPath();
    brushPath(p.k, c, (t) => lw * (1 + 0.45 * Math.sin(t * 14 + pts[0][0])));
    p.k.fill();
  }
}
export function line(p: Pen, pts: Pt[], w = 1, c?: Col, smooth = true) {
  const q = smooth ? catmull(pts, 6) : pts;
  const t = c ? p.x : p.k;
  t.fillStyle = css(c ?? p.key, 0.95);
  t.beginPath();
  brushPath(t, q, (u) => w * p.lw * (0.45 + 0.75 * Math.sin(Math.PI * (0.12 + 0.76 * u))));
  t.fill();
}

/** run a drawing at (px,py) with scale s (and optional mirror); returns colour+key layers for depth clipping */
export function sprite(
  px: number,
  py: number,
  s: number,
  flip: boolean,
  draw: (p: Pen) => void,
  key: Col = "#1d2136",
  lw = 1.5,
): { c: Layer; k: Layer } {
  const c = layer(),
    k = layer();
  for (const q of [c.x, k.x]) {
    q.translate(px, py);
    q.scale(flip ? -s : s, s);
  }
  draw({ x: c.x, k: k.x, key, lw: lw / s });
  return { c, k };
}
/** woman picking tea, leaning to the right; origin at the hip */
export function teaPicker(p: Pen, r: Rng, o: { lean?: number; robe?: Col; sash?: Col } = {}) {
  const L = o.lean ?? 1;
  const robe = o.robe ?? "#2b4a7c",
    dark = tweak(robe, -0.09),
    sash = o.sash ?? "#cf3f2b";
  const sh: Pt = [9 + 8 * L, -44 + 4 * L],
    hd: Pt = [14 + 13 * L, -57 + 7 * L];
  // lower robe / apron
  shape(p, pts("-13,-6 -17,30 -14,52 12,54 17,30 12,-6"), dark);
  shape(p, pts("2,-8 3,32 15,34 18,10 13,-8"), sash);
  // far arm
  shape(p, from(sh, "-1,4 15,18 27,27 25,33 9,26"), dark);
  // torso
  shape(
    p,
    [
      [-14, 0],
      [-15, -14],
      [-8, -34],
      [sh[0] - 10, sh[1] - 3],
      [sh[0] + 2, sh[1] - 4],
      [sh[0] + 8, sh[1] + 8],
      [16, -14],
      [14, 1],
    ],
    robe,
  );
  const T = new Tones();
  for (let i = 0; i < 20; i++) {
    const a = r.range(-9, 12),
      b = r.range(-34, -6);
    T.add(
      "#dfe6ea",
      (x) => {
        dab(x, a - 1.1, b, 2.3, 0.9, 0);
        dab(x, a, b - 1.1, 2.3, 0.9, 1.57);
      },
      0.8,
    );
  }
  T.flush(p.x);
  line(
    p,
    [
      [sh[0] - 1, sh[1] + 1],
      [8, -24],
      [13, -8],
    ],
    1,
  );
  line(p, pts("-8,-30 -4,-18 -8,-4"), 0.7);
  // obi + tasuki cords
  shape(p, pts("-15,-8 -14,1 14,2 16,-7"), sash);
  line(
    p,
    [
      [sh[0] - 8, sh[1] - 2],
      [2, -28],
      [12, -12],
    ],
    2.6,
    sash,
  );
  line(
    p,
    [
      [sh[0] + 5, sh[1]],
      [0, -26],
      [-13, -12],
    ],
    2.6,
    sash,
  );
  // basket
  shape(p, pts("22,-8 25,14 31,17 44,16 47,-8"), "#c7964f");
  shape(p, pts("21,-10 34,-14 48,-10 34,-5"), "#7fa24a");
  for (let i = 0; i < 4; i++)
    line(
      p,
      [
        [24 + i * 0.6, -3 + i * 5],
        [35, -1 + i * 5],
        [46 - i * 0.4, -3 + i * 5],
      ],
      0.6,
    );
  for (let i = 0; i < 5; i++)
    line(
      p,
      [
        [25 + i * 5, -6],
        [27 + i * 4.2, 15],
      ],
      0.5,
    );
  // near arm + hand
  shape(p, from(sh, "-5,2 6,18 17,30 14,38 3,32 -8,16"), robe);
  shape(p, from(sh, "12,29 26,33 27,37 12,38"), "#f1e8dc", { line: 0.8 });
  shape(p, from(sh, "25,32 32,34 32,38 25,37"), "#e9bf98", { line: 0.7 });
  // head, cloth, hat
  shape(p, from(hd, "-10,2 -11,15 -2,17 2,4"), "#f4eee2", { line: 0.8 });
  shape(p, from(hd, "-6,-6 -6,8 3,13 9,7 9,-6"), "#ecc6a2", { line: 0.8 });
  line(p, from(hd, "3,3 6,2.4"), 0.8);
  p.x.fillStyle = css("#c2402c");
  p.x.beginPath();
  p.x.arc(hd[0] + 5.5, hd[1] + 8.4, 1, 0, 7);
  p.x.fill();
  const tl = 0.22 * L;
  p.x.save();
  p.k.save();
  for (const q of [p.x, p.k]) {
    q.translate(hd[0], hd[1]);
    q.rotate(tl);
  }
  const g = p.x.createLinearGradient(-26, 0, 28, 0);
  g.addColorStop(0, "#a9824c");
  g.addColorStop(0.5, "#e0bf80");
  g.addColorStop(1, "#fbe6b4");
  shape(p, pts("-27,1 -10,-14 0,-21 3,-21 13,-13 28,1 16,5 0,6 -16,5"), g);
  for (const a of [-20, -12, -5, 3, 11, 20])
    line(
      p,
      [
        [1, -20],
        [a * 0.6, -8],
        [a, 4.5],
      ],
      0.55,
    );
  line(p, pts("-27,1 -10,4 0,5 12,4 28,1"), 1.1);
  p.x.restore();
  p.k.restore();
}

/** traveller from behind: sedge hat, straw cape, leggings, staff. origin at the feet. */
export function travellerBack(
  p: Pen,
  r: Rng,
  o: { hat?: [Col, Col]; straw?: [Col, Col, Col]; robe?: Col } = {},
) {
  const robe = o.robe ?? "#2a3d63",
    st = o.straw ?? ["#5f4a35", "#a98651", "#e0c383"];
  line(p, pts("21,-1 19,-50 18,-97"), 2.2, "#4a3626", false);
  // legs
  shape(p, pts("-11,-34 -12,-16 -10.5,-4 -5.5,-4 -3.5,-18 -2,-34"), "#d9d2c0");
  shape(p, pts("1,-34 3,-18 5,-3 10.5,-2 11.5,-16 11,-34"), "#e3dcc8");
  shape(p, pts("-12,-22 -11,-7 -5,-7 -4,-22"), "#33486e", { line: 0.8 });
  shape(p, pts("3,-21 4.5,-6 10.5,-5 11.5,-21"), "#33486e", { line: 0.8 });
  shape(p, pts("-12,-5 -13,-1 -5,-0.5 -5,-5"), "#b8925a", { line: 0.8 });
  shape(p, pts("4.5,-4 4,0.5 12.5,1 11.5,-4"), "#b8925a", { line: 0.8 });
  // tucked robe
  shape(p, pts("-12,-52 -13,-33 -6,-28 0,-30 7,-27 13,-33 12,-52"), robe);
  line(p, pts("-4,-50 -5,-30"), 0.8);
  line(p, pts("7,-50 8,-29"), 0.8);
  // straw cape
  shape(
    p,
    pts("-7,-87 -13,-77 -17.5,-50 -14,-44 -8,-42 0,-41 8,-42 14,-44 17.5,-50 13,-77 7,-87"),
    st[1],
  );
  const T = new Tones();
  for (let lay = 0; lay < 3; lay++)
    for (let i = 0; i < 70; i++) {
      const u = r.range(-1, 1),
        t0 = [0, 0.3, 0.12][lay] + r.range(0, 0.35),
        L = r.range(12, 22);
      const wAt = (t: number) => lerp(7, 16.5, Math.pow(t, 0.8));
      const y0 = lerp(-85, -44, t0);
      const x0 = u * wAt(t0),
        an = Math.atan2(40, u * 15) + r.g() * 0.05;
      const c = mix(st[0], st[2], clamp01(0.32 + 0.3 * -u + r.g() * 0.2 + 0.1 * lay));
      T.add(c, (x) => dab(x, x0, y0, L * 0.8, 1.3, an, 0));
    }
  T.flush(p.x);
  for (let i = 0; i < 26; i++) {
    const u = -1 + i / 12.5;
    line(
      p,
      [
        [u * 14.5, -50],
        [u * 17, -42 + r.range(-2, 4)],
      ],
      0.5,
    );
  }
  line(p, pts("-11,-74 0,-70 11,-74"), 0.7);
  line(p, pts("-14,-62 0,-58 14,-62"), 0.7);
  // arm to staff
  shape(p, pts("11,-75 17,-67 20,-58 17,-55 11,-62"), mix(st[1], st[0], 0.35));
  shape(p, pts("16.5,-59 20.5,-60 21,-56 17,-55"), "#dcae86", { line: 0.7 });
  // hat
  const h = o.hat ?? ["#8d6a3e", "#efd49a"];
  const g = p.x.createLinearGradient(-20, 0, 20, 0);
  g.addColorStop(0, css(h[1]));
  g.addColorStop(0.55, css(mix(h[0], h[1], 0.55)));
  g.addColorStop(1, css(h[0]));
  shape(p, pts("-20,-89 -8,-100 -1,-106 1,-106 8,-100 20,-89 10,-86 0,-85.2 -10,-86"), g);
  for (const a of [-15, -9, -3, 3, 9, 15])
    line(
      p,
      [
        [0, -105],
        [a * 0.55, -96],
        [a, -87],
      ],
      0.45,
    );
  line(p, pts("-19,-89 0,-85.6 19,-89"), 0.8);
}
const clamp01 = (v: number) => Math.max(0, Math.min(1, v));
/** seated-side nodate-gasa: big ceremonial umbrella */
export function bigUmbrella(
  p: Pen,
  R: number,
  h: number,
  o: { red?: Col; dark?: Col; light?: Col; pole?: number; lightDir?: number } = {},
) {
  const red = o.red ?? "#c93a28",
    dk = o.dark ?? "#7e1c22",
    lt = o.light ?? "#f07a4a";
  line(
    p,
    [
      [0, 0],
      [0, -h * 0.5],
      [0, -h],
    ],
    2.4,
    "#3a2a24",
    false,
  );
  const ell = (t: number, k = 1): Pt => [Math.cos(t) * R * k, -h + Math.sin(t) * R * 0.17 * k];
  const ap: Pt = [0, -h - R * 0.42];
  // underside
  const un: Pt[] = [];
  for (let i = 0; i <= 30; i++) un.push(ell((i / 30) * 6.283));
  shape(p, un, dk, { smooth: false, line: 0.7 });
  const n = 16;
  for (let i = 0; i < n; i++) {
    const a0 = Math.PI + (i / n) * Math.PI,
      a1 = Math.PI + ((i + 1) / n) * Math.PI;
  }
  const dome: Pt[] = [];
  for (let i = 0; i <= 30; i++) {
    const t = Math.PI * (1 - i / 30);
    dome.push(ell(t));
  }
  const up: Pt[] = catmull(
    [
      [R, -h],
      [R * 0.62, -h - R * 0.2],
      [R * 0.22, -h - R * 0.36],
      ap,
      [-R * 0.22, -h - R * 0.36],
      [-R * 0.62, -h - R * 0.2],
      [-R, -h],
    ],
    6,
  );
  const g = p.x.createLinearGradient(-R, 0, R, 0);
  if ((o.lightDir ?? -1) < 0) {
    g.addColorStop(0, css(lt));
    g.addColorStop(0.42, css(red));
    g.addColorStop(1, css(dk));
  } else {
    g.addColorStop(0, css(dk));
    g.addColorStop(0.58, css(red));
    g.addColorStop(1, css(lt));
  }
  shape(p, [...dome, ...up], g, { smooth: false });
  for (let i = 1; i < 12; i++) {
    const e = ell(Math.PI * (1 - i / 12));
    line(p, [ap, [e[0] * 0.62, lerp(ap[1], e[1], 0.55) - R * 0.015], e], 0.6);
  }
  line(p, dome, 1);
  shape(
    p,
    [
      [-R * 0.05, ap[1] + 2],
      [-R * 0.03, ap[1] - R * 0.08],
      [R * 0.03, ap[1] - R * 0.08],
      [R * 0.05, ap[1] + 2],
    ],
    "#2a1d1c",
    { line: 0.6 },
  );
}

/** woman in kimono walking away under a bull's-eye umbrella; origin at the feet; ~100 units = 1.58 m */
export function kimonoUmbrella(
  p: Pen,
  r: Rng,
  o: { robe?: Col; robe2?: Col; obi?: Col; umb?: Col; flip?: boolean; rim?: Col } = {},
) {
  const robe = o.robe ?? "#3d4f86",
    robe2 = o.robe2 ?? "#22305c",
    obi = o.obi ?? "#d8a447",
    umb = o.umb ?? "#d23f2a",
    rim = o.rim ?? "#ffb66a";
  // geta + tabi
  shape(p, pts("-8,-3 -8.5,0 -1.5,0 -1.5,-3"), "#2a1c1c", { line: 0.6 });
  shape(p, pts("2,-4.5 2,-1.5 8.5,-1.5 8,-4.5"), "#2a1c1c", { line: 0.6 });
  shape(p, pts("-7.5,-7 -7.8,-3 -2,-3 -2,-7"), "#efe6d8", { line: 0.5 });
  shape(p, pts("2.5,-8 2.5,-4 8,-4 7.5,-8"), "#efe6d8", { line: 0.5 });
  // skirt
  const g = p.x.createLinearGradient(-14, 0, 15, 0);
  g.addColorStop(0, css(robe2));
  g.addColorStop(0.55, css(robe));
  g.addColorStop(1, css(mix(robe, rim, 0.42)));
  shape(p, pts("-12,-58 -13.5,-40 -12.5,-20 -10.5,-5 0,-4.2 10,-6.5 12.5,-22 14,-42 12,-58"), g);
  line(p, pts("3,-56 2,-30 5,-7"), 0.8);
  line(p, pts("-6,-44 -7,-24 -5,-6"), 0.55);
  line(p, pts("9,-40 9,-20"), 0.5);
  const T = new Tones();
  for (let i = 0; i < 26; i++) {
    const a = r.range(-10.5, 11),
      b = -6 - 26 * Math.pow(r.u(), 1.3);
    const c = r.pick(["#e9d9c0", "#c9563f", "#d9a85a"]);
    T.add(
      c,
      (x) => {
        for (let k = 0; k < 5; k++) dab(x, a, b, 1.7, 0.9, k * 1.256);
      },
      0.8,
    );
  }
  T.flush(p.x);
  // sleeves
  shape(p, pts("-11,-80 -16,-66 -17.5,-50 -12,-47 -9,-60 -8,-74"), robe2);
  shape(p, pts("11,-80 17,-70 19.5,-55 14.5,-50 9,-62 8,-76"), mix(robe, rim, 0.25));
  // back, collar, obi
  shape(p, pts("-11,-82 -12.5,-70 -12,-57 12,-57 12.5,-70 11,-82 5,-86 -5,-86"), g);
  shape(p, pts("-12.4,-72 -12.2,-56.5 12.2,-56.5 12.4,-72"), obi);
  shape(p, pts("-7.5,-75 -8.5,-61 8.5,-61 7.5,-75"), mix(obi, "#fff0c8", 0.25));
  line(p, pts("-12,-64.5 0,-63.8 12,-64.5"), 1.2, "#b5382a");
  for (let i = 0; i < 4; i++)
    line(
      p,
      [
        [-6.5, -73 + i * 3.2],
        [6.5, -73 + i * 3.2],
      ],
      0.4,
    );
  shape(p, pts("-5,-86 -4,-90 4,-90 5,-86 0,-82.5"), "#f0d2b4", { line: 0.6 });
  shape(p, pts("-5.5,-86.5 0,-81.5 5.5,-86.5 3.5,-86 0,-83.2 -3.5,-86"), "#f6efe2", { line: 0.5 });
  // head + chignon
  shape(
    p,
    pts("-6.4,-97 -5.8,-91 -2,-88.5 3,-88.6 6.2,-91.5 6.4,-97 3,-102.5 -3,-102.5"),
    "#171420",
    { line: 0.6 },
  );
  shape(p, pts("-3.6,-95 -3.8,-91.4 0,-90 3.8,-91.4 3.6,-95"), "#231d2b", { line: 0.5 });
  line(p, pts("-5,-98.5 6.5,-95.5"), 0.9, "#d9a850");
  // hand + shaft
  line(p, pts("9,-66 7.5,-90 6,-112"), 1.6, "#2d1f20", true);
  shape(p, pts("7.5,-73 10.5,-76 12.5,-73.5 10,-70"), "#eac7a2", { line: 0.6 });
  // umbrella: seen from behind and a little below the rim, tilted
  p.x.save();
  p.k.save();
  for (const q of [p.x, p.k]) {
    q.translate(4, -99);
    q.rotate(-0.1);
  }
  const R = 37;
  const rimPt = (a: number, k = 1): Pt => [
    Math.cos(a) * R * k,
    Math.sin(a) * R * 0.17 * k + (1 - k) * -22,
  ];
  const front: Pt[] = [];
  for (let i = 0; i <= 28; i++) front.push(rimPt(Math.PI * (1 - i / 28)));
  const dome: Pt[] = catmull(
    [
      [R, 0],
      [R * 0.78, -10.5],
      [R * 0.42, -19],
      [0, -23.5],
      [-R * 0.42, -19],
      [-R * 0.78, -10.5],
      [-R, 0],
    ],
    7,
  );
  const ug = p.x.createLinearGradient(-R, 0, R, 0);
  ug.addColorStop(0, css(tweak(umb, -0.22, 0.8)));
  ug.addColorStop(0.5, css(umb));
  ug.addColorStop(1, css(mix(umb, "#ffb35c", 0.55)));
  shape(p, [...front, ...dome], ug, { smooth: false });
  // white ring
  const ring = (k0: number, k1: number) => {
    const a: Pt[] = [],
      b: Pt[] = [];
    for (let i = 0; i <= 30; i++) {
      const t = Math.PI * (1 - i / 30);
      const yy = (k: number): Pt => [
        Math.cos(t) * R * k,
        lerp(-23.5, 0, Math.pow(k, 1.75)) + Math.sin(t) * R * 0.17 * k - 0.2,
      ];
      a.push(yy(k0));
      b.push(yy(k1));
    }
    p.x.fillStyle = css("#f6e6cc", 0.92);
    poly(p.x, [...a, ...b.reverse()]);
    p.x.fill();
  };
  ring(0.5, 0.68);
  for (let i = 1; i < 14; i++) {
    const t = Math.PI * (1 - i / 14);
    const pts: Pt[] = [];
    for (let k = 0; k <= 8; k++) {
      const kk = 0.06 + (0.94 * k) / 8;
      pts.push([
        Math.cos(t) * R * kk,
        lerp(-23.5, 0, Math.pow(kk, 1.75)) + Math.sin(t) * R * 0.17 * kk,
      ]);
    }
    line(p, pts, 0.5, undefined, false);
  }
  line(p, front, 0.9, undefined, false);
  shape(p, pts("-2.4,-23 -1.4,-27 1.4,-27 2.4,-23"), "#221719", { line: 0.5 });
  p.x.restore();
  p.k.restore();
}
/** seated diner from behind, turned to a counter on the right; back-lit, so mostly silhouette. origin at the stool foot; 100 units = 1.3 m */
export function diner(
  p: Pen,
  r: Rng,
  o: { coat: Col; hair?: Col; rim?: Col; lean?: number; kind?: number },
) {
  const rim = o.rim ?? "#ffb25e",
    L = o.lean ?? 0,
    dk = tweak(o.coat, -0.1, 0.9),
    hair = o.hair ?? "#120f18";
  const g = p.x.createLinearGradient(-17, -60, 20, -58);
  g.addColorStop(0, css(tweak(o.coat, -0.05)));
  g.addColorStop(0.5, css(dk));
  g.addColorStop(0.8, css(mix(dk, rim, 0.25)));
  g.addColorStop(0.95, css(mix(o.coat, rim, 0.8)));
  g.addColorStop(1, css(rim));
  // stool
  for (const [a, b] of [
    [-8, -11],
    [8, 11],
  ] as const)
    line(
      p,
      [
        [a, -33],
        [(a + b) / 2, -16],
        [b, 0],
      ],
      2.6,
      "#1d1216",
      false,
    );
  line(p, pts("-9.5,-13 0,-12.4 9.5,-13"), 1.6, "#1d1216", false);
  shape(p, pts("-13,-37 -13,-33 13,-33 13,-37"), "#4a2c22", { line: 0.7 });
  // thigh and shin toward the bar
  shape(
    p,
    pts("-6,-40 6,-42 19,-39 25,-34 24.5,-24 23,-10 24,-4 17,-4 18,-14 17,-28 6,-31 -8,-33"),
    "#151320",
    { line: 0.6 },
  );
  shape(p, pts("16.5,-5 16,-1.5 28,-1.5 27,-4 24,-6"), "#0f0d14", { line: 0.5 });
  const sx = L * 6;
  if (o.kind === 1)
    shape(
      p,
      [
        [-17, -33],
        [-17.5, -44],
        [-14, -60],
        [-10 + sx, -71],
        [-3 + sx, -76],
        [6 + sx, -76],
        [13 + sx, -70],
        [16 + sx * 0.6, -58],
        [17, -44],
        [16.5, -33],
        [0, -30],
      ],
      g,
    );
  else
    shape(
      p,
      [
        [-14, -36],
        [-15, -48],
        [-14 + sx * 0.3, -60],
        [-11 + sx * 0.8, -70],
        [-4 + sx, -75.5],
        [5 + sx, -75.5],
        [12 + sx, -71],
        [15.5 + sx * 0.8, -61],
        [15, -47],
        [14.5, -36],
        [0, -34],
      ],
      g,
    );
  // reaching arm
  shape(
    p,
    [
      [10 + sx, -70],
      [16 + sx, -66],
      [22 + sx, -58],
      [31 + sx * 0.5, -55.5],
      [33 + sx * 0.5, -52],
      [30 + sx * 0.5, -50.5],
      [20 + sx, -52],
      [12 + sx, -58],
    ],
    mix(dk, rim, 0.22),
    { line: 0.7 },
  );
  line(
    p,
    [
      [11 + sx, -70.5],
      [17 + sx, -66.5],
      [23 + sx, -58.4],
      [31 + sx * 0.5, -55.8],
    ],
    1.7,
    rim,
  );
  shape(
    p,
    [
      [30 + sx * 0.5, -55.4],
      [34 + sx * 0.5, -54],
      [34 + sx * 0.5, -51.4],
      [30 + sx * 0.5, -51],
    ],
    "#e9a670",
    { line: 0.4 },
  );
  line(
    p,
    [
      [1 + sx, -74],
      [-1 + sx * 0.4, -58],
      [0, -37],
    ],
    0.55,
  );
  line(
    p,
    [
      [-9 + sx * 0.6, -64],
      [-8, -52],
      [-10, -40],
    ],
    0.5,
  );
  line(
    p,
    [
      [8 + sx * 0.5, -62],
      [7, -50],
      [9, -39],
    ],
    0.45,
  );
  const nx = 1.5 + L * 7;
  shape(
    p,
    [
      [nx - 3.2, -81],
      [nx - 4.5, -75],
      [nx + 4.5, -75],
      [nx + 3.2, -81],
    ],
    mix("#8a5a44", rim, 0.25),
    { line: 0.45 },
  );
  shape(
    p,
    [
      [nx - 6, -74.6],
      [nx - 1, -72.4],
      [nx + 5.4, -74.4],
      [nx + 4, -76.4],
      [nx - 4.4, -76.2],
    ],
    tweak(o.coat, 0.06),
    { line: 0.5 },
  );
  const hx = 2.4 + L * 9;
  const hg = p.x.createLinearGradient(hx - 7, 0, hx + 8, 0);
  hg.addColorStop(0, css(hair));
  hg.addColorStop(0.66, css(hair));
  hg.addColorStop(0.9, css(mix(hair, rim, 0.55)));
  hg.addColorStop(1, css(rim));
  shape(
    p,
    [
      [hx + 5.2, -90],
      [hx + 7, -87.5],
      [hx + 6.3, -82],
      [hx + 3, -79.2],
      [hx - 1, -80],
    ],
    "#c98a5e",
    { line: 0.5 },
  );
  shape(
    p,
    [
      [hx - 6.3, -89],
      [hx - 5.6, -82.5],
      [hx - 2.4, -79],
      [hx + 2, -79.6],
      [hx + 4.4, -83],
      [hx + 5.6, -87],
      [hx + 6.2, -92],
      [hx + 3, -96.5],
      [hx - 2.4, -96.8],
      [hx - 5.4, -93.8],
    ],
    hg,
    { line: 0.6 },
  );
  if (o.kind === 1) {
    shape(
      p,
      [
        [hx - 9.5, -92],
        [hx - 9.8, -87],
        [hx - 5.5, -85],
        [hx - 3, -88],
        [hx - 4.5, -92.6],
      ],
      hair,
      { line: 0.6 },
    );
    line(
      p,
      [
        [hx - 10, -93],
        [hx - 2, -87],
      ],
      0.9,
      "#e0b45c",
    );
  }
  shape(
    p,
    [
      [hx + 1.4, -87.6],
      [hx + 3.6, -88],
      [hx + 3.4, -83.8],
      [hx + 1.6, -84],
    ],
    "#d99a6a",
    { line: 0.4 },
  );
}
/** cook at work behind the bar, facing left; head lost in the shadow of the noren; 100 units = 1 m, origin at bar height */
export function cook(p: Pen, r: Rng, o: { dir?: number } = {}) {
  const g = p.x.createLinearGradient(-22, 0, 22, 0);
  g.addColorStop(0, "#fff3d4");
  g.addColorStop(0.5, "#e9c796");
  g.addColorStop(1, "#8a5636");
  shape(
    p,
    pts("-20,70 -19,4 -19,-16 -19,-32 -13,-42 -5,-46 6,-46 14,-42 19,-32 20,-14 19,4 21,70"),
    g,
    { line: 0.8 },
  );
  shape(p, pts("-19.4,-2 -20.5,30 -21,72 20,72 20.4,30 19.4,-2 0,1"), "#2c4a80", { line: 0.6 });
  line(p, pts("-6,-45 1,-30 6,-46"), 1.1, "#9a4a30");
  line(p, pts("1,-30 0,-4"), 0.9, "#9a5a3a");
  line(p, pts("-13,-26 -9,-12"), 0.6);
  line(p, pts("12,-28 10,-8"), 0.6);
  shape(p, pts("-18,-36 -24,-27 -28,-18 -35,-14 -34,-9 -26,-10 -19,-16 -13,-26"), g, { line: 0.8 });
  shape(p, pts("-34,-14 -40,-13.5 -40,-10 -34,-9.4"), "#e9b283", { line: 0.5 });
  shape(p, pts("-4.5,-52 -5,-45 5,-45 4,-52"), "#c98d62", { line: 0.5 });
  shape(
    p,
    pts("-7.5,-61 -8.8,-57.4 -6.8,-51.5 -2,-48.8 4,-50.6 6.6,-57 5.8,-64 -5.5,-64.5"),
    "#dfa676",
    { line: 0.6 },
  );
  shape(p, pts("-8,-63 -7.4,-68 -1,-71 5.4,-69.4 7.6,-62 6.4,-56 4.4,-57 4,-62.5"), "#1a1520", {
    line: 0.6,
  });
  shape(p, pts("-8.3,-65 -8.2,-62 7.6,-61.5 7.8,-64.6"), "#f6ead0", { line: 0.5 });
}
