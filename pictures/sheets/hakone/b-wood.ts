/** The wood around the road: light mist in the gap, ranks of cedars, dark trunks near by, ferns on the banks. */
import { bokashi, clamp, layer, mix, type Pt, Rng, sstep, stamp, W } from "../../kit/core.ts";
import { fillPoly } from "../../kit/brush.ts";
import { cedarTrunk, fern } from "../../kit/flora.ts";
import { cedarSpray, rankCedar } from "../../kit/grove.ts";
import { wash } from "../../kit/stage.ts";
import { stops } from "../../kit/points.ts";
import { keyColour, moss } from "./road-ink.ts";
import { on } from "./b-road.ts";
import { AIR, cam, centre, fogged, half, P } from "./b-stage.ts";

/** Mist, bright in the gap, with two pale ranks of trees in it. */
export function printMist() {
  P.block(
    (x) => {
      x.fillStyle = bokashi(
        x,
        0,
        0,
        0,
        420,
        stops("0 #b9cabb, 0.4 #dfe2c8, 0.75 #fbf0cd, 1 #fbf0cd"),
      );
      x.fillRect(0, 0, W, 520);
    },
    { grain: 0.12 },
  );
  const r = new Rng(60);
  for (const [count, wide, tone, dark, light] of [
    [20, 22, "#b4c4b4", "#a5b8aa", "#c8d2bd"],
    [13, 40, "#84a096", "#708e86", "#a0b6a6"],
  ] as const) {
    const L = layer();
    for (let i = 0; i < count; i++) {
      const x = ((i + r.range(0.1, 0.9)) / count) * W;
      if (Math.abs(x - 870) < (wide > 30 ? 150 : 60)) continue;
      rankCedar(L.x, [x, 330], wide * r.range(0.6, 1.3), -20, r, {
        tone,
        dark,
        light,
        mist: AIR,
        rise: 150,
        lit: x < 870 ? 1 : -1,
      });
    }
    P.put(L, { occlude: 1 });
    P.mist(
      (x, y) =>
        (0.35 + 0.45 * Math.exp(-(((x - 868) / 380) ** 2))) *
        sstep(110, 320, y + 26 * P.noise.n2(x * 0.005, wide)),
      AIR,
      { grain: 0.1 },
    );
  }
  // the sides of the wood are darker
  for (const edge of ["left", "right"] as const) wash(P, edge, 760, "#6f9488", 0.55);
  // the light in the gap: three flat steps with torn edges
  P.light((x) => {
    for (const size of [400, 290, 180])
      fillPoly(
        x,
        Array.from({ length: 60 }, (_, i): Pt => {
          const a = (i / 60) * 6.283;
          const q = size * (1 + 0.1 * P.noise.n2(3 * Math.cos(a) + size, 3 * Math.sin(a)));
          return [868 + q * Math.cos(a), 270 + q * 0.8 * Math.sin(a)];
        }),
        "#fff0bc",
        0.13,
      );
  });
}

/** The cedars along the road, from far to near, and what grows between them. */
export function plant() {
  const r = new Rng(24);
  const things: { d: number; draw: () => void }[] = [];
  for (const side of [-1, 1])
    for (let y = side < 0 ? 2.7 : 3.5; y < 26; y += r.range(1.9, 3.1) * (1 + y * 0.03)) {
      const x = centre(y) + side * (half + r.range(1, 1.5) + 0.02 * y),
        girth = r.range(0.5, 0.85);
      things.push({ d: y, draw: () => tree(x, y, girth) });
    }
  for (let i = 0; i < 90; i++) {
    const y = 1.3 + 11 * r.u() ** 1.6;
    const side = r.chance(0.5) ? 1 : -1;
    const x = centre(y) + side * (half + r.range(0.12, 1.5));
    things.push({ d: y, draw: () => tuft(x, y) });
  }
  for (const { draw } of things.toSorted((a, b) => b.d - a.d)) draw();

  function tree(x: number, y: number, girth: number) {
    const [sx, sy, d] = on(x, y);
    const unit = cam.f / d,
      width = unit * girth,
      fog = fogged(d);
    if (sx < -width || sx > W + width) return;
    const L = layer(),
      K = layer();
    if (d < 9)
      cedarTrunk(L.x, K.x, sx, sy + width * 0.05, width, -40, r, {
        dark: "#101c26",
        mid: "#25353c",
        light: "#4b5a58",
        rim: "#b9bfa4",
        key: fog(keyColour),
        keyA: 0.9,
        lit: sx < 860 ? 1 : -1,
        fade: (c) => fog(c),
        lean: r.range(-0.01, 0.01),
        detail: 0.8,
        moss: "#4f7440",
      });
    else
      rankCedar(L.x, [sx, sy + 2], width, -20, r, {
        tone: fog("#2c4046"),
        dark: fog("#1a2a32"),
        light: fog("#5d7068"),
        mist: fog("#6f8478"),
        rise: unit * 0.9,
        lit: sx < 860 ? 1 : -1,
      });
    const boughs = d < 5 ? 0 : 4;
    for (let i = 0; i < boughs; i++)
      cedarSpray(
        L.x,
        [sx, r.range(-40, 120)],
        Math.min(210, unit * r.range(0.5, 1)),
        r.chance(0.5) ? 1 : -1,
        r,
        [fog("#14302f"), fog("#2b5049"), fog("#54776a")],
      );
    P.put(L, { occlude: 1 });
    stamp(P.key.x, K);
  }
  function tuft(x: number, y: number) {
    const [sx, sy, d] = on(x, y);
    if (sx < -160 || sx > W + 160) return;
    const fog = fogged(d);
    fern(
      P.base.x,
      sx,
      sy + 4,
      (cam.f / d) * r.range(0.14, 0.27),
      r,
      (t) => fog(mix(moss.at(clamp(t * 0.8)), "#12303a", 0.25)),
      6,
    );
  }
}
