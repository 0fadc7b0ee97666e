/** In the street: the errand boy half turns under his boxes, a deer follows him for what it may smell of. */
import { type Pt } from "../../kit/core.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { from } from "../../kit/points.ts";
import { print, tone, within } from "./c-stage.ts";

const SKIN = "#d99a6c",
  SKIN_DARK = "#a8643f";
const COAT = { body: "#2f4f86", dark: "#1c3160", light: "#5f83b3" };

/** A part in three tones, lit from the right. */
function part(p: Pen, at: Pt[], c: { body: string; dark: string; light: string }, k = 1) {
  shape(p, at, c.light, { line: 1.1 });
  within(p, at, () => {
    tone(
      p,
      at.map(([x, y]): Pt => [x - 9 * k, y + 3 * k]),
      c.body,
      true,
    );
    tone(
      p,
      at.map(([x, y]): Pt => [x - 30 * k, y + 8 * k]),
      c.dark,
      true,
    );
  });
}

function boy(p: Pen, foot: Pt) {
  const f = (text: string) => from(foot, text);
  const legs = { body: "#55506a", dark: "#343150", light: "#837c94" };
  // the leg behind, heel off the ground
  part(p, f("-14,-150 -30,-100 -58,-52 -84,-26 -70,-12 -44,-34 -6,-86 22,-146"), legs, 0.5);
  shape(p, f("-86,-32 -98,-14 -92,0 -78,-2 -66,-14 -72,-28"), "#f3ead6", { line: 0.9 });
  line(p, f("-98,-6 -88,4 -70,0"), 1.4, "#5a3a24");
  // the leg in front
  part(p, f("-22,-150 8,-96 26,-52 30,-18 52,-14 54,-56 44,-104 34,-152"), legs, 0.5);
  shape(p, f("26,-20 28,-4 44,4 82,4 86,-6 56,-18"), "#f3ead6", { line: 0.9 });
  line(p, f("24,4 50,8 88,6"), 1.6, "#5a3a24");
  // the far arm, back for balance
  part(p, f("-6,-250 -40,-232 -74,-196 -84,-168 -62,-158 -36,-186 4,-206"), COAT, 0.6);
  shape(p, f("-82,-170 -92,-152 -84,-138 -70,-142 -62,-160"), SKIN_DARK, { line: 0.9 });
  // the coat: belted, its skirt thrown back by the step
  part(
    p,
    f(
      "-28,-276 8,-288 42,-276 54,-236 46,-196 56,-142 40,-124 -10,-120 -46,-116 -66,-104 -52,-150 -30,-196 -36,-240",
    ),
    COAT,
    1,
  );
  line(p, f("10,-282 26,-240 20,-196"), 1);
  line(p, f("-20,-186 -26,-150 -44,-118"), 0.9);
  line(p, f("20,-186 26,-150 20,-124"), 0.8);
  shape(p, f("-34,-204 48,-204 50,-184 -34,-186"), "#c04a34", { line: 0.9 });
  shape(p, f("-32,-200 -58,-186 -66,-158 -56,-156 -42,-176 -26,-188"), "#c04a34", { line: 0.8 });
  shape(p, f("-2,-292 24,-268 44,-284 40,-296"), "#f3ead6", { line: 0.8 });
  // head, turned up to the blossoms; a towel tied round it
  shape(
    p,
    f(
      "2,-286 -2,-312 4,-342 30,-352 52,-340 56,-326 64,-314 57,-309 58,-300 50,-290 36,-288 34,-278",
    ),
    SKIN,
  );
  tone(p, f("2,-286 -2,-312 4,-340 16,-346 14,-316 22,-292 34,-284 34,-278"), SKIN_DARK, true);
  shape(p, f("-4,-306 -8,-336 10,-358 36,-360 50,-348 30,-340 18,-326 14,-304"), "#1d1820", {
    line: 0.8,
  });
  shape(p, f("-8,-334 -4,-348 24,-356 54,-344 56,-334 28,-340 2,-328"), "#f7efdc", { line: 0.8 });
  shape(p, f("-6,-336 -24,-346 -30,-334 -20,-330 -26,-318 -8,-326"), "#f7efdc", { line: 0.8 });
  // three paulownia boxes on his shoulder, a cord round them
  for (const [x0, y0, w, h, dx] of [
    [-88, -310, 92, 34, 0],
    [-80, -346, 84, 33, 4],
    [-84, -382, 80, 33, -3],
  ]) {
    shape(
      p,
      f(
        `${x0 + dx},${y0} ${x0 + w + dx},${y0 - 8} ${x0 + w + dx},${y0 - 8 + h} ${x0 + dx},${y0 + h}`,
      ),
      "#c99a62",
      { smooth: false },
    );
    tone(
      p,
      f(
        `${x0 + w * 0.6 + dx},${y0 - 5} ${x0 + w + dx},${y0 - 8} ${x0 + w + dx},${y0 - 8 + h} ${x0 + w * 0.6 + dx},${y0 - 3 + h}`,
      ),
      "#f0d2a0",
    );
    line(p, f(`${x0 + dx},${y0 + 9} ${x0 + w + dx},${y0 + 1}`), 0.7);
  }
  for (const x of [-58, -24]) line(p, f(`${x},-386 ${x + 2},-340 ${x},-278`), 1.1, "#b0382a");
  // the near arm goes up to them
  part(p, f("30,-268 52,-244 40,-214 2,-238 -30,-262 -48,-280 -36,-302 -8,-286"), COAT, 0.7);
  shape(p, f("-44,-280 -64,-288 -76,-304 -70,-314 -50,-310 -34,-300"), SKIN, { line: 0.9 });
}

/** A hind in her winter coat, neck stretched out. */
function deer(p: Pen, foot: Pt) {
  const f = (text: string) => from(foot, text);
  const coat = { body: "#a4754c", dark: "#6f4a34", light: "#d3a470" };
  for (const leg of [
    "-96,-112 -104,-66 -92,-40 -98,2 -86,4 -78,-40 -84,-66 -66,-108",
    "54,-112 48,-60 58,-36 54,2 66,4 70,-38 66,-62 76,-108",
  ])
    part(p, f(leg), { body: "#6f4a34", dark: "#4d3328", light: "#8f6444" }, 0.3);
  part(
    p,
    f(
      "-132,-162 -120,-192 -70,-206 -10,-200 44,-206 76,-222 104,-262 128,-284 150,-290 176,-276 200,-258 204,-248 192,-242 160,-248 138,-236 120,-196 98,-148 76,-116 30,-104 -40,-104 -98,-100 -126,-124",
    ),
    coat,
    0.8,
  );
  for (const leg of [
    "-122,-128 -118,-76 -130,-44 -128,4 -114,6 -112,-42 -98,-72 -84,-116",
    "72,-132 90,-98 120,-80 128,-64 114,-34 120,-14 104,-10 98,-34 106,-60 84,-70 68,-98",
  ])
    part(p, f(leg), coat, 0.35);
  for (const [x, y] of [
    [-128, 0],
    [104, -16],
    [-98, 0],
    [54, 0],
  ])
    shape(
      p,
      f(`${x - 1},${y - 2} ${x + 14},${y - 2} ${x + 18},${y + 8} ${x - 3},${y + 8}`),
      "#241a1c",
      { line: 0.6 },
    );
  shape(p, f("-132,-164 -144,-150 -140,-124 -128,-112 -118,-132 -118,-160"), "#f7efdc", {
    line: 0.8,
  });
  shape(p, f("-134,-164 -148,-158 -146,-138 -136,-146"), "#6f4a34", { line: 0.7 });
  shape(p, f("130,-284 112,-312 108,-322 128,-314 142,-290"), "#8f6444", { line: 0.9 });
  shape(p, f("148,-290 146,-320 154,-328 162,-306 160,-286"), coat.light, { line: 0.9 });
  shape(p, f("164,-274 170,-278 174,-272 168,-269"), "#1b161a", { line: 0 });
  shape(p, f("196,-256 205,-256 204,-247 196,-248"), "#1b161a", { line: 0 });
  tone(p, f("180,-250 198,-246 188,-242 166,-247"), "#f3e2c4", true);
  // the sun along her back, the shade under her belly
  tone(
    p,
    f("-118,-186 -70,-203 -10,-197 44,-203 74,-216 70,-206 40,-192 -10,-186 -70,-190"),
    coat.light,
    true,
  );
  tone(p, f("-92,-104 -40,-108 30,-108 74,-120 30,-126 -40,-124 -96,-118"), coat.dark, true);
  line(p, f("70,-196 84,-160 80,-128"), 0.9);
  line(p, f("-74,-180 -88,-150 -84,-118"), 0.9);
}

export function printErrand() {
  print((p) => {
    deer(p, [610, 1090]);
    boy(p, [1150, 1062]);
  }, 2.8);
}
