/** The wet street of the hero: dark and calm; every light stands in it as an upright band, torn into level cuts. */
import {
  clamp,
  layer,
  type Layer,
  mix,
  pixels,
  PW,
  Rng,
  shade,
  SS,
  sstep,
  stamp,
  type Col,
} from "../../kit/core.ts";
import { Tones } from "../../kit/brush.ts";
import { splashes } from "../../kit/weather.ts";
import { type Cam } from "../../kit/terrain.ts";
import { type Print } from "../../kit/print.ts";
import { type Plate } from "../../kit/plate.ts";

interface Band {
  readonly x: number;
  readonly half: number;
  /** where it begins, and where it has faded */
  readonly from: number;
  readonly to: number;
  /** its hot middle, and its edge */
  readonly hot: Col;
  readonly warm: Col;
  /** how much it leans: the end's shift to the right */
  readonly lean?: number;
}
const GOLD = { hot: "#ffe9ae", warm: "#d9913c" },
  RED = { hot: "#ff7a48", warm: "#b02a22" };
const BANDS: readonly Band[] = [
  // the train's windows, and the green below them
  { x: 424, half: 20, from: 826, to: 960, ...GOLD },
  { x: 492, half: 24, from: 826, to: 1060, ...GOLD },
  { x: 556, half: 24, from: 826, to: 1130, ...GOLD },
  { x: 620, half: 26, from: 826, to: 1200, ...GOLD },
  { x: 760, half: 22, from: 826, to: 1120, ...GOLD },
  { x: 470, half: 9, from: 836, to: 1010, ...RED },
  { x: 886, half: 9, from: 836, to: 980, ...RED },
  // the second shop: its window, its pale lantern
  { x: 990, half: 30, from: 850, to: 1060, hot: "#fff0c4", warm: "#c98a3e" },
  { x: 1056, half: 15, from: 880, to: 1110, hot: "#fff6d6", warm: "#d9a548" },
  // the first: window, open door, lanterns, each longer than the last
  { x: 1170, half: 54, from: 940, to: 1220, hot: "#fff0c4", warm: "#c8843a", lean: -20 },
  { x: 1330, half: 92, from: 980, to: 1300, hot: "#ffd07a", warm: "#d0702a", lean: -40 },
  { x: 1270, half: 26, from: 1010, to: 1330, ...RED, lean: -40 },
  { x: 1500, half: 60, from: 1080, to: 1420, ...RED, lean: -60 },
];

/** Where the two stand, they hide the light: their coats first, then their umbrella. */
const SHADE = { x: 700, half: 62, coats: [872, 1004], canopy: [1004, 1130] } as const;

/** where the front of the shops is at a distance along the street; behind it the floor is dry */
const front = (away: number) => (away < 8 ? 2.72 : away < 12.6 ? 2.87 : Infinity);

/** The road as seen by the camera: the solid with the number `ground`, as far as the shops. */
function isRoad(cam: Cam, plate: Plate, ground: number) {
  return (i: number) => {
    if (plate.id[i] !== ground) return false;
    const x = (i % PW) / SS,
      y = Math.floor(i / PW) / SS;
    const away = (cam.f * cam.z) / Math.max(1, y - cam.hy);
    return cam.x + ((x - cam.cx) * away) / cam.f < front(away);
  };
}

/** Prints the road, and the rings of the rain on it. */
export function wetStreet(P: Print, cam: Cam, plate: Plate, ground: number) {
  const n = P.noise,
    r = new Rng(77),
    road = isRoad(cam, plate, ground);
  const pixel = (x: number, y: number) => ((y * SS) | 0) * PW + ((x * SS) | 0);
  const keepToRoad = (l: Layer) =>
    pixels(l.c, (d) => {
      for (let i = 0; i < d.length / 4; i++) if (!road(i)) d[i * 4 + 3] = 0;
    });
  P.put(
    shade((x, y, o) => {
      o[3] = 0;
      const i = pixel(x, y);
      if (plate.id[i] !== ground) return;
      const c = !road(i) ? [172, 98, 48] : y < 900 ? [30, 42, 82] : [17, 23, 48];
      [o[0], o[1], o[2]] = c;
      o[3] = road(i) ? 185 * sstep(840, 960, y) : 215;
    }),
  );
  const cuts = layer();
  const T = new Tones();
  for (let y = 826; y < 1206;) {
    const near = clamp((y - 820) / 380),
      tall = 2.4 + 7 * near;
    for (let px = 300; px < 1640;) {
      const long = r.range(12, 34) * (0.7 + 1.9 * near),
        cx = px + long / 2;
      px += long * r.range(0.6, 0.95);
      const wave = n.n2(cx * (0.02 - 0.012 * near), y * (0.12 - 0.07 * near));
      const c = seen(cx, y, wave);
      if (!c) continue;
      const cut = y + r.range(-0.8, 0.8);
      T.add(c, (z) => {
        z.moveTo(cx - long / 2, cut);
        z.quadraticCurveTo(cx, cut - tall * 0.6, cx + long / 2, cut);
        z.quadraticCurveTo(cx, cut + tall * 0.6, cx - long / 2, cut);
      });
    }
    y += tall * 0.86;
  }
  T.flush(cuts.x);
  keepToRoad(cuts);
  P.put(cuts);
  // the wet itself shines a little
  stamp(P.base.x, cuts, { op: "screen", alpha: 0.35, blur: 16 });
  const rings = layer();
  splashes(rings.x, 6, 90, cam.hy, 800, { a: 0.42 });
  keepToRoad(rings);
  P.put(rings);

  /** The colour of a cut, or none where the road stays dark. */
  function seen(x: number, y: number, wave: number): Col | null {
    const off = Math.abs(x - SHADE.x + 10 * wave) / SHADE.half;
    if (off < 0.9 && y > SHADE.coats[0] && y < SHADE.coats[1]) return off < 0.7 ? "#141a34" : null;
    const down = (y - SHADE.canopy[0]) / (SHADE.canopy[1] - SHADE.canopy[0]);
    if (down > 0 && off < 1.25 - 0.7 * down + 0.25 * wave && down < 1 + 0.5 * wave)
      return wave > 0.3 ? "#ee5c32" : wave > -0.02 ? "#b02a20" : wave > -0.3 ? "#5a1a26" : null;
    for (const b of BANDS) {
      const along = (y - b.from) / (b.to - b.from);
      if (along < 0 || along > 1) continue;
      const middle = b.x + (b.lean ?? 0) * along + 14 * wave * (0.3 + along);
      const level =
        1.1 - Math.abs(x - middle) / b.half - 0.6 * along + 0.55 * wave + r.range(-0.16, 0.16);
      if (level > 0.62) return b.hot;
      if (level > 0.34) return mix(b.warm, b.hot, 0.4);
      if (level > 0.1) return b.warm;
    }
    // the night sky between the lights
    const calm = n.fbm(x * 0.004 + 7, y * 0.006, 3);
    return wave > 0.5 - 0.5 * calm && y > 850 && calm > -0.05 ? "#26345f" : null;
  }
}
