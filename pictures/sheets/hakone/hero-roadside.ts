/** The objects beside the road, drawn from back to front. */
import { H, layer, Noise, type Pt, Rng, sstep, stamp, W } from "../../kit/core.ts";
import { cedarTrunk, fern } from "../../kit/flora.ts";
import { sasa } from "../../kit/grove.ts";
import { mistBand } from "../../kit/print.ts";
import { door, drawTeahouse } from "./teahouse.ts";
import { keyColour, leaf, moss } from "./road-ink.ts";
import { P, cam, house, centre, half, land, fogged } from "./hero-stage.ts";
import { on } from "./hero-road.ts";
import { printPorter } from "./hero-porter.ts";

export interface Thing {
  readonly d: number;
  readonly draw: () => void;
}
export const things: Thing[] = [];

/** The teahouse, its smoke and its light. */
export function placeHouse() {
  things.push({
    d: 15.6,
    draw() {
      const [x, y] = house.corner;
      const fog = fogged(8.5);
      const tea = drawTeahouse(cam, [x, y, land(3, 15) - 0.06], house.along, fog, fog(keyColour));
      P.put(tea.colour, { occlude: 1 });
      stamp(P.key.x, tea.key);
      smokeFrom(tea.at(4.5, 3, 7.7));
      const middle = (door.from + door.to) / 2;
      lightAt(tea.at(middle, -0.2, 0.9), tea.at(middle, -1.8, 0));
    },
  });
}

function smokeFrom(top: Pt) {
  P.mist(
    (x, y) => {
      const t = (top[1] - y) / 260;
      if (t < 0 || t > 1) return 0;
      const middle = top[0] - 60 * t + 24 * Math.sin(t * 5 + 1) * t - 60 * t * t;
      const wide = 12 + 90 * t;
      const curl = 0.6 + 0.5 * P.noise.fbm(x * 0.012, y * 0.012, 3);
      return 0.55 * Math.exp(-(((x - middle) / wide) ** 2)) * (1 - t) * curl;
    },
    "#eceadb",
    { key: 0.5 },
  );
}
/** The light of the hearth in the doorway, and on the yard. */
function lightAt(lamp: Pt, yard: Pt) {
  P.light((x) => {
    for (const [[cx, cy], radius, strength, squash] of [
      [lamp, 170, 0.5, 1],
      [yard, 330, 0.62, 0.46],
    ] as const) {
      x.save();
      x.translate(cx, cy);
      x.scale(1, squash);
      const glow = x.createRadialGradient(0, 0, 3, 0, 0, radius);
      glow.addColorStop(0, `rgba(255,178,84,${strength})`);
      glow.addColorStop(0.5, `rgba(235,140,60,${strength * 0.35})`);
      glow.addColorStop(1, "rgba(235,130,60,0)");
      x.fillStyle = glow;
      x.fillRect(-radius, -radius, radius * 2, radius * 2);
      x.restore();
    }
  });
}

/** A traveller on the road. */
export function placeWalker() {
  things.push({
    d: 9.8,
    draw() {
      const [sx, sy, d] = on(centre(9.8) - 0.3, 9.8);
      P.block(
        (x) => {
          x.translate(sx - 8, sy + 3);
          x.scale(1.3, 0.24);
          const shadow = x.createRadialGradient(0, 0, 1, 0, 0, 46);
          shadow.addColorStop(0, "rgba(12,20,30,.7)");
          shadow.addColorStop(1, "rgba(12,20,30,0)");
          x.fillStyle = shadow;
          x.fillRect(-50, -50, 100, 100);
        },
        { occlude: 0 },
      );
      printPorter(P, [sx, sy + 3], (cam.f / d) * 0.96);
    },
  });
}

export function greatCedar(x: number, y: number, diameter: number, seed: number) {
  things.push({
    d: y,
    draw() {
      const [sx, sy, d] = on(x, y);
      const r = new Rng(seed);
      const width = (cam.f / d) * diameter;
      const L = layer(),
        K = layer();
      cedarTrunk(L.x, K.x, sx, sy + 8, width, -30, r, {
        dark: "#131a22",
        mid: "#2f3336",
        light: "#62584f",
        rim: "#a89a7c",
        key: keyColour,
        keyA: 0.9,
        lit: sx < 800 ? 1 : -1,
        fade: fogged(d),
        lean: r.range(-0.01, 0.01),
        detail: 0.9,
        moss: "#6f8a4a",
      });
      P.put(L, { occlude: 1 });
      stamp(P.key.x, K);
    },
  });
}

/** Where bamboo grass stands: in drifts along the banks, none in the hollow at the right, which is moss and a few ferns. */
const drifts = new Noise(12);
const grown = (x: number, y: number) => {
  const hollow = Math.exp(-(((x - 1.9) / 1.5) ** 2) - ((y - 4.6) / 2.6) ** 2);
  return drifts.fbm(x * 0.42, y * 0.3, 2) + 0.16 - 0.9 * hollow;
};

/** Bamboo grass and ferns on both sides of the road. */
export function growUndergrowth() {
  const r = new Rng(70);
  for (let k = 0; k < 760; k++) {
    const y = 2.2 + Math.pow(r.u(), 1.7) * 17,
      side = r.chance(0.56) ? -1 : 1;
    const x = centre(y) + side * (half + 0.2 + Math.pow(r.u(), 0.8) * (side < 0 ? 4.6 : 4));
    if (side > 0 && y > 12.2 && x < 6.4) continue;
    const thick = grown(x, y),
      alone = r.chance(0.1);
    if (thick < 0 && !alone) continue;
    things.push({
      d: y,
      draw() {
        const [sx, sy, d] = on(x, y);
        if (sx < -90 || sx > W + 90 || sy > H + 120) return;
        const fog = fogged(d);
        // objects near the road are lit; corners stay dark
        const lit =
          0.52 -
          0.3 * sstep(0.8, 3.2, Math.abs(x - centre(y)) - half) -
          0.14 * sstep(900, 1180, sy);
        const size = (cam.f / d) * r.range(0.24, 0.42);
        if (thick > 0.06 && r.chance(0.8))
          sasa(P.base.x, P.key.x, sx, sy + 4, size, r, (t) => fog(leaf.at(t)), {
            leaves: d < 5 ? 26 : 18,
            light: lit,
            rim: d < 7 ? fog("#93a480") : undefined,
          });
        else fern(P.base.x, sx, sy, size * 1.05, r, (t) => fog(moss.at(t * 0.92)), 7);
      },
    });
  }
}

/** A little mist in front of the far trees. */
export function placeMist() {
  things.push({
    d: 17.5,
    draw: () =>
      P.mist(mistBand(P.noise, 596, 60, 46, { max: 0.5, amp: 16, rag: 0.6 }), "#d9dfd2", {
        key: 0.5,
      }),
  });
}
