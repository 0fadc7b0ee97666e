/**
 * Hakozushi, the hero: a woman in a kimono who hurries past the door with a wrapped box. The curtain hides her head, so that only
 * her stride tells who she is.
 */
import { type Layer, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, clearUnder, fillPoly, poly } from "../../kit/brush.ts";
import { from } from "../../kit/points.ts";

const SILK = "#5d4a7c",
  DEEP = "#3c2f5a",
  LIT = "#9a86b0",
  LINING = "#c8402f",
  OBI = "#e0b25a",
  OBI_SHADE = "#b07f38",
  WHITE = "#fbf1dc",
  SKIN = "#e2a884";

/** Her feet stand around a point of the sheet; she walks to the left, 540 units high in full. */
export function passer(L: Layer, K: Layer, feet: Pt, size: number, key: string) {
  const at = (outline: string): Pt[] =>
    from([0, 0], outline).map(([x, y]): Pt => [feet[0] + x * size, feet[1] + y * size]);
  const smooth = (outline: string) => catmull(at(outline), 8, true);
  const line = (run: Pt[], wide: number) => {
    K.x.fillStyle = key;
    K.x.beginPath();
    brushPath(K.x, run, (t) => wide * (0.6 + 0.5 * Math.sin(t * 9 + wide)));
    K.x.fill();
  };
  const cut = (q: Pt[], tone: string, wide = 3) => {
    fillPoly(L.x, q, tone);
    clearUnder(K.x, q);
    if (wide) line([...q, q[0]], wide);
  };
  const within = (q: Pt[], outline: string, tone: string) => {
    L.x.save();
    poly(L.x, q);
    L.x.clip();
    fillPoly(L.x, smooth(outline), tone);
    L.x.restore();
  };
  const sandal = (outline: string, sole: string) => {
    cut(smooth(sole), "#7d3a2c", 2.4);
    cut(smooth(outline), WHITE, 2.4);
  };
  // her shadow on the flags
  fillPoly(
    L.x,
    smooth("-110,2 -20,-8 90,-10 230,0 420,14 520,26 500,40 380,40 220,26 90,20 -30,14"),
    "#c2ab8c",
  );
  // the foot that pushes off, its heel in the air; the foot that has just landed
  sandal(
    "104,-14 116,-30 146,-52 162,-46 158,-30 136,-8 112,-2",
    "96,-4 116,-8 160,-38 168,-30 140,0 102,6",
  );
  sandal("-150,-8 -132,-22 -96,-40 -72,-36 -70,-10 -100,-2 -140,-2", "-158,-4 -70,-6 -66,4 -152,8");
  // the skirt: pulled tight over the front knee, its hem thrown open over the red lining
  cut(smooth("-70,-60 -106,-30 -120,-44 -84,-96"), LINING, 2.4);
  const skirt = smooth(
    "-56,-300 -78,-250 -104,-180 -112,-110 -124,-52 -104,-36 -62,-52 -20,-40 40,-30 92,-32 134,-46 150,-62 138,-120 112,-200 84,-262 66,-304",
  );
  cut(skirt, SILK, 3.6);
  within(skirt, "30,-300 70,-200 84,-100 96,-20 180,-20 160,-200 90,-310", DEEP);
  within(
    skirt,
    "-60,-310 -84,-250 -110,-180 -118,-110 -130,-50 -100,-56 -96,-120 -84,-190 -52,-250 -40,-300",
    LIT,
  );
  // a hem with pale grass, a few strokes
  L.x.save();
  poly(L.x, skirt);
  L.x.clip();
  L.x.fillStyle = "#e9d9c0";
  for (const blade of [
    "-10,-38 -18,-84 -40,-124",
    "4,-36 10,-92 2,-146",
    "22,-34 38,-80 66,-112",
    "74,-36 70,-84 52,-128",
    "92,-36 104,-80 98,-134",
    "112,-44 124,-78 130,-104",
  ]) {
    L.x.beginPath();
    brushPath(L.x, catmull(at(blade), 8), (t) => 5 * (1 - 0.8 * t));
    L.x.fill();
  }
  L.x.restore();
  for (const fold of [
    "-34,-298 -50,-220 -62,-140 -62,-52",
    "-8,-296 20,-210 40,-120 44,-34",
    "40,-298 74,-220 100,-130 116,-44",
  ])
    line(catmull(at(fold), 8), 3);
  // obi with its cord, the drum behind; the bodice above
  cut(smooth("-64,-396 -70,-460 -40,-520 60,-520 78,-460 74,-396"), SILK);
  cut(smooth("56,-404 118,-400 136,-350 128,-300 70,-292"), OBI);
  within(
    smooth("56,-404 118,-400 136,-350 128,-300 70,-292"),
    "90,-410 150,-410 150,-280 100,-290",
    OBI_SHADE,
  );
  cut(at("-66,-398 76,-400 74,-298 -58,-296"), OBI);
  within(at("-66,-398 76,-400 74,-298 -58,-296"), "30,-410 90,-410 90,-290 40,-290", OBI_SHADE);
  L.x.fillStyle = LINING;
  L.x.beginPath();
  brushPath(L.x, at("-64,-346 0,-342 76,-346"), () => 11);
  L.x.fill();
  // the sleeve swings behind; from it the hand with the box in its cloth
  cut(smooth("-46,-500 20,-506 52,-440 62,-360 78,-286 62,-268 20,-276 0,-330 -30,-410"), SILK);
  within(
    smooth("-46,-500 20,-506 52,-440 62,-360 78,-286 62,-268 20,-276 0,-330 -30,-410"),
    "14,-510 60,-440 90,-270 50,-260 40,-350 10,-440",
    DEEP,
  );
  cut(smooth("-36,-340 -6,-350 6,-326 -14,-300 -24,-262 -40,-262 -44,-300"), SKIN, 2.4);
  const parcel = smooth(
    "-112,-226 -60,-236 -8,-232 34,-222 42,-160 30,-128 -40,-120 -104,-130 -120,-170",
  );
  cut(smooth("-60,-272 -46,-282 -22,-280 -10,-268 -4,-230 -66,-230"), LINING, 2.4);
  cut(parcel, LINING, 3.4);
  within(parcel, "-10,-240 50,-230 60,-120 -20,-110 0,-170", "#8e2722");
  within(parcel, "-118,-230 -70,-240 -90,-190 -112,-150 -130,-170", "#e5745a");
  for (const fold of [
    "-36,-236 -58,-190 -104,-150",
    "-30,-234 0,-190 32,-150",
    "-33,-232 -36,-180 -28,-140",
  ])
    line(catmull(at(fold), 8), 2.6);
}
