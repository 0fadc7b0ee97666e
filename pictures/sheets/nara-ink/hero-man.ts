/** The man at the lamps: dark against the smoke, he bends and lifts a lid; the open flame draws his edge. */
import { type Pt } from "../../kit/core.ts";
import { catmull, poly } from "../../kit/brush.ts";
import { type Pen, shape } from "../../kit/figures.ts";
import { pts } from "../../kit/points.ts";
import { dish, flame } from "./hero-lamps.ts";
import { BACK, EYE, on, OPEN, RACKS, scaleAt } from "./hero-plan.ts";
import { tone } from "./stage.ts";

/** his feet: across and away, in metres */
const AT = [-0.6, OPEN.depth] as const;
/** wide work trousers, tied at the ankle; the far leg is ahead */
const farLeg = pts(
  "-40,-112 -52,-76 -56,-44 -50,-16 -56,-10 -74,-5 -76,0 -34,1 -30,-8 -28,-16 -16,-46 -6,-84 0,-112",
);
const nearLeg = pts(
  "-22,-116 -16,-74 -8,-44 -2,-16 -8,-9 -24,-4 -24,1 20,2 24,-6 20,-16 34,-48 44,-84 46,-116",
);
/** a short padded coat with a sash; he bends from the hip */
const coat = pts(
  "-50,-92 -44,-112 -52,-132 -62,-158 -66,-178 -58,-190 -40,-200 -18,-204 4,-196 24,-176 40,-146 46,-122 48,-106 58,-84 20,-78 -20,-82",
);
const sleeve = pts(
  "-24,-196 -50,-188 -74,-172 -96,-164 -112,-170 -118,-160 -112,-138 -104,-128 -88,-126 -60,-134 -34,-150 -18,-172",
);
const forearm = pts(
  "-104,-166 -126,-178 -142,-190 -150,-188 -152,-180 -142,-170 -122,-156 -104,-150",
);
const head = pts(
  "-48,-194 -58,-196 -68,-198 -72,-204 -76,-206 -75,-211 -81,-215 -75,-222 -73,-232 -62,-242 -46,-242 -34,-230 -32,-212 -38,-198",
);
/** a cotton cloth round his head, with its knot behind */
const cloth = pts(
  "-76,-224 -74,-234 -64,-245 -48,-247 -34,-240 -28,-228 -30,-218 -44,-224 -60,-227",
);
const knot = pts("-32,-228 -22,-236 -10,-238 -14,-230 -22,-226 -12,-222 -8,-214 -20,-216 -30,-222");
/** the lid in his hands, tilted so that the flame lights its hollow */
const lid = pts(
  "-198,-178 -200,-192 -192,-208 -184,-210 -184,-218 -166,-222 -162,-214 -150,-212 -140,-200 -138,-186",
);
const hollow = pts("-198,-178 -186,-190 -162,-192 -139,-187 -150,-176 -170,-170 -192,-172");
const heart = pts("-186,-182 -168,-188 -148,-185 -160,-180 -176,-177");

export function printMan(p: Pen) {
  const [x, y] = on(AT[0], AT[1], 0),
    s = scaleAt(AT[1]) / 142;
  const to = (at: readonly Pt[]) => at.map(([u, v]): Pt => [x + u * s, y + v * s]);
  // the open flame
  const size = scaleAt(OPEN.depth),
    at = on(RACKS[0] - BACK, OPEN.depth, OPEN.z + 0.064);
  dish(p, at, size, (OPEN.z - EYE) / OPEN.depth, true, 0.7);
  flame(p, at, 0.27 * size, size * 1.3, 0.08);
  // his shadow falls away from the flame
  for (const [text, a] of [
    ["-76,-2 -30,-3 24,-3 80,10 150,26 220,48 206,62 140,50 70,30 20,16 -30,8 -72,4", 0.75],
    ["-78,-3 -44,-4 28,-4 64,8 70,16 40,16 0,10 -40,8 -76,4", 0.8],
  ] as const)
    shape(p, to(pts(text)), "#0a0606", { line: 0, a });
  /** each part has an edge of light on the flame's side, and flat tones away from it */
  const part = (at: readonly Pt[], tones: readonly string[], cold?: string) => {
    const q = to(at),
      outline = catmull(q, 6, true);
    shape(p, q, tones[0], { line: 0.5 });
    p.x.save();
    poly(p.x, outline);
    p.x.clip();
    tones.slice(1).forEach((c, i) => {
      const d = [3.2, 9, 24][i] * s;
      tone(
        p,
        q.map(([u, v]): Pt => [u + d, v + d * 0.3]),
        c,
        true,
      );
    });
    if (cold) tone(p, to(pts(cold)), "#3f6284", true);
    p.x.restore();
  };
  const cotton = ["#f0a048", "#8a4a22", "#2b1d1c", "#171018"];
  part(farLeg, ["#c8742c", "#5a3018", "#1a1a24"]);
  part(
    nearLeg,
    ["#e0904a", "#6a3a1e", "#2c3046", "#20232f"],
    "38,-116 38,-88 28,-52 14,-14 20,-10 46,-60 56,-116",
  );
  part(lid, ["#6a3517", "#2b1710"]);
  tone(p, to(hollow), "#f3ae52", true);
  tone(p, to(heart), "#5a2d16", true);
  part(head, ["#f8b45c", "#b4622a", "#4a2413"]);
  part(coat, cotton, "8,-198 24,-180 42,-146 50,-106 60,-82 52,-82 42,-108 36,-142 20,-172 2,-190");
  tone(p, to(pts("-50,-124 -10,-118 46,-122 47,-110 -8,-104 -46,-110")), "#5f2a1a");
  tone(p, to(pts("-50,-124 -36,-122 -34,-108 -46,-110")), "#e0803a");
  part(forearm, ["#f8b45c", "#b4622a", "#5a2d16"]);
  part(sleeve, cotton);
  part(cloth, ["#ffe0a0", "#c9a27a", "#6d6a78"]);
  part(knot, ["#c9a27a", "#6d6a78"]);
}
