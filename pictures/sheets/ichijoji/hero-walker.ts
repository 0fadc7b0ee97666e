/** Two who share an umbrella, heads down, arm in arm, on their way to the lit door. */
import { layer, type Pt } from "../../kit/core.ts";
import { catmull } from "../../kit/brush.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { from } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";

interface Cloth {
  readonly dark: string;
  readonly body: string;
  readonly lit: string;
}
const NAVY: Cloth = { dark: "#121a36", body: "#24396c", lit: "#f0a24c" };
const OCHRE: Cloth = { dark: "#4a3326", body: "#94662f", lit: "#f8c470" };
const TROUSERS: Cloth = { dark: "#0f1224", body: "#232a48", lit: "#c98242" };
const SKIN: Cloth = { dark: "#6d3f2c", body: "#b06e44", lit: "#f6b468" };
const RED: Cloth = { dark: "#7a1d22", body: "#c8352a", lit: "#f47a44" };

/** A part in three cuts; the shops at the right light its edge. */
function part(p: Pen, at: Pt[], c: Cloth, [rim, deep]: [number, number]) {
  const moved = (k: number): Pt[] => at.map(([x, y]): Pt => [x - k, y + k * 0.3]);
  shape(p, at, c.lit);
  p.x.save();
  p.x.beginPath();
  catmull(at, 6, true).forEach(([x, y], i) => (i ? p.x.lineTo(x, y) : p.x.moveTo(x, y)));
  p.x.clip();
  shape(p, moved(rim), c.body, { line: 0 });
  shape(p, moved(deep), c.dark, { line: 0 });
  p.x.restore();
}

export function printWalkers(P: Print, foot: Pt) {
  const colour = layer();
  const p: Pen = { x: colour.x, k: P.key.x, key: "#070913", lw: 2.9 };
  const f = (text: string) => from(foot, text);
  behind(p, f);
  ahead(p, f);
  umbrella(p, f);
  P.put(colour);
}

/** She holds on to his coat; her scarf flies out behind. */
function behind(p: Pen, f: (text: string) => Pt[]) {
  part(
    p,
    f("-66,-112 -92,-70 -122,-40 -134,-22 -112,-18 -84,-46 -44,-76 -34,-108"),
    TROUSERS,
    [4, 14],
  );
  part(
    p,
    f("-54,-116 -36,-70 -34,-36 -42,-6 -14,-2 -12,6 -54,6 -52,-38 -60,-80"),
    TROUSERS,
    [4, 12],
  );
  part(p, f("-64,-220 -100,-208 -136,-216 -146,-206 -100,-192 -62,-202"), RED, [4, 14]);
  part(
    p,
    f("-74,-220 -46,-232 -18,-222 -8,-184 -12,-130 0,-90 -50,-84 -96,-94 -80,-146 -88,-190"),
    OCHRE,
    [8, 36],
  );
  line(p, f("-44,-170 -40,-130 -48,-90"), 0.9);
  line(p, f("-70,-150 -66,-120 -76,-96"), 0.8);
  part(
    p,
    f("-40,-264 -26,-264 -14,-252 -8,-244 -15,-240 -16,-230 -30,-224 -46,-228"),
    SKIN,
    [6, 15],
  );
  shape(
    p,
    f("-72,-250 -66,-272 -46,-282 -24,-272 -22,-260 -34,-256 -38,-240 -44,-222 -66,-222"),
    "#17121c",
  );
  part(p, f("-76,-228 -44,-234 -18,-228 -20,-210 -48,-204 -76,-210"), RED, [6, 24]);
  part(p, f("-40,-206 -6,-194 24,-200 26,-182 -8,-176 -44,-184"), OCHRE, [4, 14]);
}

/** He leans into the rain, a bag at his hip. */
function ahead(p: Pen, f: (text: string) => Pt[]) {
  part(p, f("20,-120 0,-70 -34,-34 -56,-10 -38,2 -12,-22 28,-60 50,-112"), TROUSERS, [4, 14]);
  part(p, f("32,-124 58,-76 74,-40 74,-6 102,-2 102,8 60,8 52,-36 28,-74"), TROUSERS, [4, 14]);
  part(
    p,
    f("18,-234 48,-246 74,-232 84,-190 84,-130 98,-92 44,-86 0,-96 8,-150 4,-200"),
    NAVY,
    [9, 46],
  );
  line(p, f("48,-180 54,-130 46,-90"), 0.9);
  line(p, f("74,-150 78,-120 88,-96"), 0.8);
  line(p, f("24,-236 50,-180 78,-140"), 1.6, "#6d3a22");
  part(
    p,
    f("54,-150 88,-146 94,-112 56,-110"),
    { dark: "#3a1f18", body: "#7a4428", lit: "#e0a05a" },
    [6, 22],
  );
  part(p, f("46,-274 64,-276 76,-264 84,-256 77,-251 77,-242 64,-236 46,-240"), SKIN, [6, 16]);
  shape(p, f("24,-256 28,-282 48,-294 70,-286 76,-272 60,-270 54,-256 50,-238 32,-238"), "#17121c");
  part(p, f("22,-236 46,-246 72,-238 70,-224 44,-220 24,-222"), NAVY, [5, 20]);
  part(p, f("40,-220 62,-204 86,-194 102,-212 112,-204 100,-178 76,-168 48,-184"), NAVY, [5, 18]);
  part(p, f("96,-214 98,-226 110,-226 114,-212 106,-202"), SKIN, [4, 10]);
}

/** The umbrella against the rain: its ribs, its wet edge, the light of the shops on its right. */
function umbrella(p: Pen, f: (text: string) => Pt[]) {
  line(p, f("104,-196 100,-280 90,-372"), 1.8);
  const canopy = f(
    "-112,-278 -82,-330 -10,-370 84,-380 156,-342 194,-262 158,-280 118,-262 76,-284 32,-270 -14,-292 -58,-276",
  );
  shape(p, canopy, RED.body, { smooth: false, line: 1.2 });
  const wedge = (text: string, c: string) => shape(p, f(text), c, { smooth: false, line: 0 });
  wedge("84,-380 156,-342 194,-262 158,-280", RED.lit);
  wedge("84,-380 158,-280 118,-262", "#e0502f");
  wedge("84,-380 -14,-292 -58,-276 -112,-278 -82,-330 -10,-370", "#a42626");
  wedge("84,-380 -58,-276 -112,-278 -82,-330 -10,-370", RED.dark);
  for (const rib of [
    "84,-380 0,-346 -58,-276",
    "84,-380 30,-342 -14,-292",
    "84,-380 60,-330 32,-270",
    "84,-380 84,-330 76,-284",
    "84,-380 108,-330 118,-262",
    "84,-380 136,-340 158,-280",
  ])
    line(p, f(rib), 0.9);
  line(p, f("84,-380 82,-392 80,-400"), 2);
  for (const drop of [
    "-112,-276 -114,-262",
    "32,-268 30,-252",
    "118,-260 117,-242",
    "194,-260 196,-240",
  ])
    line(p, f(drop), 0.8, "#b9c6dc");
}
