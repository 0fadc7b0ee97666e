/** A woman in kimono under an umbrella. */
import { type Col, css, lerp, mix, type Pt, type Rng, tweak } from "../../kit/core.ts";
import { catmull, dab, poly, Tones } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";

/** woman in kimono who walks away with an umbrella; origin at the feet; ~100 units = 1.58 m */
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
  const g = p.x.createLinearGradient(-14, 0, 15, 0);
  g.addColorStop(0, css(robe2));
  g.addColorStop(0.55, css(robe));
  g.addColorStop(1, css(mix(robe, rim, 0.42)));
  drawFeet();
  drawSkirt();
  drawSleeves();
  drawBack();
  drawHead();
  drawHand();
  drawUmbrella(p, umb);

  function drawFeet() {
    shape(p, pts("-8,-3 -8.5,0 -1.5,0 -1.5,-3"), "#2a1c1c", { line: 0.6 });
    shape(p, pts("2,-4.5 2,-1.5 8.5,-1.5 8,-4.5"), "#2a1c1c", { line: 0.6 });
    shape(p, pts("-7.5,-7 -7.8,-3 -2,-3 -2,-7"), "#efe6d8", { line: 0.5 });
    shape(p, pts("2.5,-8 2.5,-4 8,-4 7.5,-8"), "#efe6d8", { line: 0.5 });
  }
  /** The skirt, with small flowers near the hem. */
  function drawSkirt() {
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
  }
  function drawSleeves() {
    shape(p, pts("-11,-80 -16,-66 -17.5,-50 -12,-47 -9,-60 -8,-74"), robe2);
    shape(p, pts("11,-80 17,-70 19.5,-55 14.5,-50 9,-62 8,-76"), mix(robe, rim, 0.25));
  }
  /** The back with its sash, and the low collar. */
  function drawBack() {
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
    shape(p, pts("-5.5,-86.5 0,-81.5 5.5,-86.5 3.5,-86 0,-83.2 -3.5,-86"), "#f6efe2", {
      line: 0.5,
    });
  }
  function drawHead() {
    shape(
      p,
      pts("-6.4,-97 -5.8,-91 -2,-88.5 3,-88.6 6.2,-91.5 6.4,-97 3,-102.5 -3,-102.5"),
      "#171420",
      { line: 0.6 },
    );
    shape(p, pts("-3.6,-95 -3.8,-91.4 0,-90 3.8,-91.4 3.6,-95"), "#231d2b", { line: 0.5 });
    line(p, pts("-5,-98.5 6.5,-95.5"), 0.9, "#d9a850");
  }
  function drawHand() {
    line(p, pts("9,-66 7.5,-90 6,-112"), 1.6, "#2d1f20", true);
    shape(p, pts("7.5,-73 10.5,-76 12.5,-73.5 10,-70"), "#eac7a2", { line: 0.6 });
  }
}

/** An umbrella with a white ring, tilted, from behind and from below its rim. */
function drawUmbrella(p: Pen, umb: Col) {
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
    poly(p.x, [...a, ...b.toReversed()]);
    p.x.fill();
  };
  ring(0.5, 0.68);
  for (let i = 1; i < 14; i++) {
    const t = Math.PI * (1 - i / 14);
    const rib: Pt[] = [];
    for (let k = 0; k <= 8; k++) {
      const kk = 0.06 + (0.94 * k) / 8;
      rib.push([
        Math.cos(t) * R * kk,
        lerp(-23.5, 0, Math.pow(kk, 1.75)) + Math.sin(t) * R * 0.17 * kk,
      ]);
    }
    line(p, rib, 0.5, undefined, false);
  }
  line(p, front, 0.9, undefined, false);
  shape(p, pts("-2.4,-23 -1.4,-27 1.4,-27 2.4,-23"), "#221719", { line: 0.5 });
  p.x.restore();
  p.k.restore();
}
