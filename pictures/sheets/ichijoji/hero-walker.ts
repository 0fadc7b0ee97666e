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
  const legs = "#0e1224",
    hose = "#221822";
  // his legs: the left one carries him, the right one swings ahead; hers the other way round
  shape(p, f("-14,-64 1,-64 -2,-36 -5,-17 -16,-17 -16,-36"), legs, { line: 0.5 });
  shape(p, f("-17,-20 -4,-20 -3,-9 -17,-9"), "#080a14", { line: 0.4 });
  shape(p, f("-44,-64 -25,-64 -26,-34 -27,-8 -41,-8 -43,-34"), legs, { line: 0.5 });
  shape(p, f("-43,-10 -25,-10 -23,3 -44,3"), "#080a14", { line: 0.4 });
  shape(p, f("18,-74 29,-74 29,-44 26,-17 18,-17 16,-44"), hose, { line: 0.5 });
  shape(p, f("16,-24 28,-24 28,-9 17,-9"), "#4a2018", { line: 0.4 });
  shape(p, f("37,-74 51,-74 51,-44 48,-16 39,-16 36,-44"), hose, { line: 0.5 });
  shape(p, f("37,-26 50,-26 51,-8 53,2 36,2 37,-8"), "#4a2018", { line: 0.4 });
  tone("-30,-62 -25,-62 -26,-34 -26,-8 -29,-8", "#c9743c", false);
  tone("48,-72 51,-72 51,-44 49,-22 47,-22", "#e88a48", false);
  // his coat: long and straight; the sleeve on the far side bent, the hand in the pocket
  shape(
    p,
    f(
      "-44,-160 -20,-168 4,-160 12,-140 12,-100 10,-62 -4,-58 -18,-62 -34,-58 -49,-62 -50,-100 -52,-134",
    ),
    "#16203f",
    { line: 0.9 },
  );
  tone("-44,-160 -37,-162 -42,-130 -43,-96 -42,-61 -49,-62 -50,-100 -52,-134", "#34446e");
  tone("6,-158 12,-140 12,-100 10,-62 3,-60 6,-100", "#7a4a3c");
  line(p, f("-20,-118 -19,-90 -20,-62"), 0.8);
  shape(p, f("-48,-150 -57,-126 -62,-104 -54,-90 -44,-96 -46,-108 -40,-130"), "#16203f", {
    line: 0.8,
  });
  tone("-50,-142 -57,-122 -60,-104 -55,-95 -54,-110 -48,-128", "#34446e");
  // hers: shorter, drawn in by a belt; her arm goes through his
  shape(
    p,
    f("14,-152 30,-160 44,-154 52,-138 49,-116 54,-94 62,-70 44,-65 28,-70 12,-66 10,-92 14,-116"),
    "#5a2430",
    { line: 0.9 },
  );
  tone("42,-154 45,-153 53,-138 50,-116 55,-94 63,-70 54,-67 47,-94 43,-116 46,-138", "#ee924c");
  shape(p, f("13,-119 50,-119 50,-111 13,-110"), "#3a141e", { line: 0.5 });
  line(p, f("30,-110 28,-92 30,-70"), 0.8);
  shape(p, f("20,-148 6,-132 -2,-116 4,-106 14,-112 22,-128"), "#6e2c36", { line: 0.7 });
  // her bag
  line(p, f("22,-156 44,-124 56,-98"), 0.9, "#140c14");
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
