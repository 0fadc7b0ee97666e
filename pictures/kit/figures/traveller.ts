/** A traveller of the old road. */
import { type Col, css, lerp, mix, type Rng } from "../core.ts";
import { dab, Tones } from "../brush.ts";
import { pts } from "../points.ts";
import { line, type Pen, shape } from "./pen.ts";

/** traveller from behind: sedge hat, straw cape, leggings, staff. origin at the feet. */
export function travellerBack(
  p: Pen,
  r: Rng,
  o: { hat?: [Col, Col]; straw?: [Col, Col, Col]; robe?: Col } = {},
) {
  const robe = o.robe ?? "#2a3d63",
    st = o.straw ?? ["#5f4a35", "#a98651", "#e0c383"];
  drawLegs();
  drawRobe();
  drawCape();
  drawArm();
  drawHat();

  function drawLegs() {
    line(p, pts("21,-1 19,-50 18,-97"), 2.2, "#4a3626", false);
    shape(p, pts("-11,-34 -12,-16 -10.5,-4 -5.5,-4 -3.5,-18 -2,-34"), "#d9d2c0");
    shape(p, pts("1,-34 3,-18 5,-3 10.5,-2 11.5,-16 11,-34"), "#e3dcc8");
    shape(p, pts("-12,-22 -11,-7 -5,-7 -4,-22"), "#33486e", { line: 0.8 });
    shape(p, pts("3,-21 4.5,-6 10.5,-5 11.5,-21"), "#33486e", { line: 0.8 });
    shape(p, pts("-12,-5 -13,-1 -5,-0.5 -5,-5"), "#b8925a", { line: 0.8 });
    shape(p, pts("4.5,-4 4,0.5 12.5,1 11.5,-4"), "#b8925a", { line: 0.8 });
  }
  function drawRobe() {
    shape(p, pts("-12,-52 -13,-33 -6,-28 0,-30 7,-27 13,-33 12,-52"), robe);
    line(p, pts("-4,-50 -5,-30"), 0.8);
    line(p, pts("7,-50 8,-29"), 0.8);
  }
  /** Three layers of straw, lit from the left. */
  function drawCape() {
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
  }
  function drawArm() {
    shape(p, pts("11,-75 17,-67 20,-58 17,-55 11,-62"), mix(st[1], st[0], 0.35));
    shape(p, pts("16.5,-59 20.5,-60 21,-56 17,-55"), "#dcae86", { line: 0.7 });
  }
  function drawHat() {
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
}
const clamp01 = (v: number) => Math.max(0, Math.min(1, v));
