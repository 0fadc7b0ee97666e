/** Two seen from behind under one umbrella, close together in their long coats, on their way down the street. */
import { layer, type Pt } from "../../kit/core.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";

/** `k` is the size of a centimetre on the sheet. */
export function printWalkers(P: Print, foot: Pt, k: number) {
  const colour = layer();
  const p: Pen = { x: colour.x, k: P.key.x, key: "#070913", lw: 2 };
  const f = (text: string) => pts(text).map(([x, y]): Pt => [foot[0] + x * k, foot[1] + y * k]);
  const tone = (text: string, c: string, smooth = true) =>
    shape(p, f(text), c, { smooth, line: 0 });
  // where they touch the wet road
  tone("-46,1 -10,3 26,2 58,1 54,6 20,7 -12,6 -42,7", "#0d1226");
  // his legs: one carries him, the other has just left the ground, its sole to us
  shape(p, f("-42,-60 -22,-60 -22,-30 -20,-8 -22,2 -39,3 -40,-10 -42,-32"), "#10152a", {
    line: 0.5,
  });
  shape(p, f("-18,-60 0,-60 -3,-34 -8,-20 -22,-18 -20,-36"), "#10152a", { line: 0.5 });
  tone("-41,-9 -21,-9 -19,2 -42,3", "#080a14");
  shape(p, f("-23,-20 -8,-22 -5,-10 -10,-4 -20,-4 -24,-11"), "#2e2a3a", { line: 0.5 });
  // hers, in step with him
  shape(p, f("11,-60 27,-60 26,-36 22,-22 10,-20 12,-38"), "#1a1522", { line: 0.5 });
  shape(p, f("9,-22 22,-24 25,-12 21,-6 12,-6 8,-12"), "#3a2a34", { line: 0.5 });
  shape(p, f("34,-60 50,-60 48,-32 47,-10 50,1 34,2 34,-12 34,-34"), "#1a1522", { line: 0.5 });
  tone("33,-9 49,-9 51,2 32,3", "#0c0810");
  // two coats, one contour
  shape(
    p,
    f(
      "-46,-158 -14,-166 20,-160 44,-152 54,-130 58,-96 66,-58 52,-52 34,-57 12,-53 4,-60 -4,-50 -26,-55 -48,-49 -58,-54 -54,-96 -52,-130",
    ),
    "#16203f",
    { line: 0.9 },
  );
  shape(p, f("8,-160 42,-152 53,-130 57,-96 65,-58 52,-53 34,-58 12,-54 6,-62 8,-110"), "#3a1f2c", {
    line: 0.5,
  });
  tone("-46,-158 -38,-160 -44,-130 -46,-96 -50,-52 -58,-55 -54,-96 -52,-130", "#34446e");
  // the light of the shops on their right
  tone("40,-152 44,-152 54,-130 58,-96 66,-58 58,-55 50,-96 47,-128", "#e88a48");
  tone("-4,-160 4,-160 4,-110 2,-64 -6,-52 -6,-100", "#7a4a3c");
  tone("-23,-46 -20,-46 -20,-8 -22,0 -25,0", "#c9743c");
  tone("47,-50 50,-54 48,-32 47,-10 49,0 45,0 44,-32", "#e88a48");
  // her bag
  line(p, f("20,-160 44,-120 54,-98"), 0.9, "#140c14");
  shape(p, f("44,-100 64,-102 68,-74 46,-72"), "#6a3a24", { line: 0.6 });
  tone("58,-101 64,-102 67,-75 60,-74", "#f0a45a");
  umbrella(p, f);
  P.put(colour);
}

/** It hides both heads; the train's windows shine through its lower edge. */
function umbrella(p: Pen, f: (text: string) => Pt[]) {
  const canopy =
    "0,-226 34,-219 62,-202 82,-176 92,-146 66,-156 40,-145 14,-155 -12,-145 -38,-155 -62,-145 -86,-148 -78,-178 -60,-203 -34,-219";
  const flat = { smooth: false, line: 0 };
  shape(p, f(canopy), "#b3261f", { smooth: false, line: 1.1 });
  for (const [text, c] of [
    ["0,-226 34,-219 62,-202 82,-176 92,-146 66,-156", "#e8542e"],
    ["0,-226 66,-156 40,-145", "#d6402a"],
    ["0,-226 40,-145 14,-155", "#c53325"],
    ["0,-226 -38,-155 -62,-145", "#98201f"],
    ["0,-226 -62,-145 -86,-148 -78,-178 -60,-203 -34,-219", "#7e1b20"],
    // the lower edge, where light comes through
    ["92,-146 66,-156 40,-145 38,-154 64,-168 88,-160", "#ff8a4c"],
    ["40,-145 14,-155 -12,-145 -12,-155 14,-167 38,-155", "#f0683a"],
    ["-12,-145 -38,-155 -62,-145 -60,-156 -38,-167 -12,-156", "#d8482e"],
  ])
    shape(p, f(text), c, flat);
  for (const rib of [
    "0,-226 50,-190 66,-156",
    "0,-226 30,-186 40,-145",
    "0,-226 12,-186 14,-155",
    "0,-226 -10,-186 -12,-145",
    "0,-226 -28,-188 -38,-155",
    "0,-226 -48,-188 -62,-145",
  ])
    line(p, f(rib), 0.7);
  line(p, f("0,-226 0,-231 0,-238"), 1.4);
  // rain bursts on it, and runs off
  for (const hop of [
    "-40,-222 -46,-230",
    "-10,-234 -14,-242",
    "22,-230 28,-239",
    "56,-212 64,-220",
    "80,-186 90,-190",
  ])
    line(p, f(hop), 0.7, "#cdd6e8", false);
  for (const drop of [
    "-86,-146 -87,-132",
    "-38,-152 -38,-140",
    "40,-142 40,-126",
    "92,-144 93,-128",
  ])
    line(p, f(drop), 0.7, "#cdd6e8", false);
}
