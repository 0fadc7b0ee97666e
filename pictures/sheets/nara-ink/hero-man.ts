/** The man at the lamps: dark against the smoke, he bends and lifts a lid; the open flame draws his edge. */
import { type Pt } from "../../kit/core.ts";
import { catmull } from "../../kit/brush.ts";
import { type Pen, shape } from "../../kit/figures.ts";
import { pts } from "../../kit/points.ts";
import { flame } from "./hero-lamps.ts";
import { on, OPEN, RACKS, scaleAt } from "./hero-plan.ts";
import { tone } from "./stage.ts";

/** his feet: across and away, in metres */
const AT = [-0.55, 6.6] as const;
/** how far he bends from the hip */
const bent = (text: string) =>
  pts(text).map(([u, v]): Pt => [
    u - 0.24 * Math.max(0, -v - 104),
    v + 0.1 * Math.max(0, -v - 150),
  ]);
const body = bent(
  "-58,0 -60,-7 -42,-14 -34,-44 -30,-76 -36,-80 -34,-110 -32,-132 -44,-160 -58,-178 -64,-190 -76,-190 -83,-196 -82,-203 -90,-208 -84,-217 -82,-229 -70,-241 -52,-240 -42,-228 -29,-231 -25,-222 -39,-217 -38,-206 -14,-198 10,-178 22,-148 22,-122 34,-82 26,-78 24,-44 26,-16 32,-6 30,0 4,0 4,-9 10,-16 4,-52 -3,-68 -14,-40 -24,-12 -28,0",
);
const arms = pts(
  "-58,-188 -80,-176 -98,-164 -126,-178 -144,-189 -152,-184 -150,-176 -140,-168 -110,-140 -96,-136 -82,-142 -54,-156",
);
/** the lid in his hands, tilted so that the flame lights its hollow */
const lid = pts(
  "-196,-176 -198,-190 -190,-206 -182,-208 -182,-216 -164,-220 -160,-212 -148,-210 -138,-198 -136,-184",
);
const hollow = pts("-196,-178 -184,-188 -160,-190 -137,-185 -148,-174 -174,-168 -190,-170");
const heart = pts("-184,-179 -166,-184 -148,-182 -160,-176 -176,-173");

export function printMan(p: Pen) {
  const [x, y] = on(AT[0], AT[1], 0),
    s = scaleAt(AT[1]) / 142;
  const to = (at: Pt[]) => at.map(([u, v]): Pt => [x + u * s, y + v * s]);
  // the open flame
  flame(
    p,
    on(RACKS[0], OPEN.depth, OPEN.z + 0.06),
    0.27 * scaleAt(OPEN.depth),
    scaleAt(OPEN.depth) * 1.3,
    0.08,
  );
  // his shadow falls away from the flame
  for (const [text, a] of [
    ["-58,-3 -44,2 -20,3 6,-1 32,-3 66,8 110,18 150,32 138,44 96,32 50,20 12,14 -30,8 -56,3", 0.6],
    ["-58,-3 -44,2 -20,3 6,-1 32,-3 52,5 60,12 40,12 12,10 -30,6 -56,3", 0.7],
  ] as const)
    shape(p, to(pts(text)), "#0a0606", { line: 0, a });
  shape(p, to(lid), "#20120d", { line: 0.6 });
  tone(p, to(hollow), "#f3ae52", true);
  tone(p, to(heart), "#5a2d16", true);
  for (const part of [arms, body]) {
    shape(p, to(part), "#f0a048", { line: 0 });
    p.x.save();
    p.x.beginPath();
    catmull(to(part), 6, true).forEach(([u, v], i) => (i ? p.x.lineTo(u, v) : p.x.moveTo(u, v)));
    p.x.clip();
    tone(
      p,
      to(part).map(([u, v]): Pt => [u + 1.5 * s, v + 0.3 * s]),
      "#9c4f1e",
      true,
    );
    tone(
      p,
      to(part).map(([u, v]): Pt => [u + 4 * s, v + 1.4 * s]),
      "#0c0809",
      true,
    );
    // the cold of the door on his back
    if (part === body) {
      tone(
        p,
        to(bent("-8,-196 8,-176 18,-146 19,-122 31,-82 36,-82 26,-130 24,-160 12,-186")),
        "#35516f",
        true,
      );
    }
    p.x.restore();
  }
}
