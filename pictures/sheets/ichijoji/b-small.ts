/** The small guests: a child with short legs, and a dog that waits. */
import { line, type Pen, shape } from "../../kit/figures.ts";
import { type At, type Cloth, part, stool } from "./b-seat.ts";
import { arc } from "./b-stage.ts";
import { tone } from "./pens.ts";

/** Short legs far above the floor; one boot has dropped. */
export function child(p: Pen, f: At) {
  const boot: Cloth = { dark: "#8e621f", lit: "#fbd070" };
  const trousers: Cloth = { dark: "#2c3c5e", lit: "#77708a" };
  part(
    p,
    f,
    "-40,-152 -12,-152 -12,-112 -36,-112",
    trousers,
    "-40,-152 -34,-152 -31,-114 -36,-114",
    false,
  );
  part(p, f, "12,-152 40,-152 38,-110 14,-112", trousers, "12,-152 18,-152 19,-112 14,-112", false);
  part(
    p,
    f,
    "-40,-118 -10,-118 -12,-86 -8,-74 -14,-66 -40,-66 -44,-76 -38,-90",
    boot,
    "-40,-116 -32,-116 -32,-88 -36,-70 -42,-74 -37,-90",
  );
  // the other foot, in its sock, toes spread with joy
  part(
    p,
    f,
    "16,-116 36,-116 36,-92 44,-78 36,-68 20,-70 14,-80 17,-94",
    { dark: "#c9bda8", lit: "#fff2d8" },
    "16,-114 22,-114 23,-92 20,-76 15,-80 18,-94",
  );
  tone(p, f("16,-106 36,-106 36,-98 16,-98"), "#d0402a");
  stool(p, f);
  part(
    p,
    f,
    "-52,-236 52,-236 60,-190 70,-152 36,-144 0,-148 -36,-144 -70,-152 -60,-190",
    { dark: "#7c5220", lit: "#f6c868" },
    "-52,-236 -40,-236 -46,-190 -54,-150 -68,-153 -60,-190",
  );
  line(p, f("0,-236 2,-190 0,-150"), 0.8);
  part(
    p,
    f,
    "-34,2 -36,-22 -30,-28 10,-26 16,-36 30,-34 34,-8 26,4",
    boot,
    "-32,-24 10,-23 14,-18 -30,-16",
  );
  shape(p, arc(f("-34,-12")[0], 7, 13), "#5a3a1a", { smooth: false, line: 0.7 });
}

/** From behind: it looks up at the place where something may fall. */
export function dog(p: Pen, f: At) {
  const fur: Cloth = { dark: "#8f5528", lit: "#f4c07c" };
  tone(p, f("-46,4 52,4 60,-4 -50,-6"), "#5a3226", true);
  part(
    p,
    f,
    "-40,0 -48,-26 -38,-58 -22,-84 4,-92 26,-80 38,-52 44,-22 38,0",
    fur,
    "-40,-2 -46,-26 -36,-58 -20,-82 -10,-86 -24,-56 -32,-24 -28,-2",
  );
  // head turned up and to the left, ears back
  part(
    p,
    f,
    "-20,-82 -34,-104 -46,-116 -42,-126 -26,-130 -16,-142 6,-142 20,-128 24,-106 14,-84",
    fur,
    "-20,-84 -32,-104 -44,-117 -40,-124 -26,-128 -14,-138 -18,-110",
  );
  part(p, f, "-12,-134 -4,-162 8,-140", fur, "-10,-136 -5,-154 0,-140", false);
  part(p, f, "8,-140 24,-158 24,-126", fur, undefined, false);
  tone(p, f("-47,-121 -40,-126 -38,-119 -44,-115"), "#17131c", true);
  // the tail, curled
  part(
    p,
    f,
    "6,-6 28,-12 40,-32 30,-50 14,-46 12,-34 22,-30 18,-20 2,-18",
    { dark: "#d99a58", lit: "#fbe0b0" },
    "8,-8 24,-14 34,-32 28,-44 18,-42 26,-32 20,-18 6,-16",
  );
}
