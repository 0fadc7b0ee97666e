/** The room as it is printed: each stuff's own tones from deep shade to snow light, old grain, and lines only where tones do not part. */
import {
  clamp,
  hex,
  layer,
  lerp,
  mix,
  Noise,
  PH,
  PW,
  putPx,
  getPx,
  ramp,
  type RGB,
  SS,
  sstep,
  stamp,
  type Stops,
  type V3,
} from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";
import { eye, KEY, OPEN, DOOR, sight, VAT } from "./hero-plan.ts";
import { BOXES, type Stuff } from "./hero-solids.ts";
import { floorBoard, hash, printed, streak } from "./hero-grain.ts";
import { lightRoom, type Room } from "./hero-light.ts";

const n = new Noise(57);
/** shade to light; the light is the snow's, cool against the brown */
const TONES: Record<Stuff, Stops> = {
  floor: [
    [0, "#1b1314"],
    [0.3, "#3d291f"],
    [0.58, "#735443"],
    [0.8, "#ad9a86"],
    [1, "#dfdacf"],
  ],
  wall: [
    [0, "#191214"],
    [0.35, "#38261f"],
    [0.7, "#674731"],
    [1, "#9f8d79"],
  ],
  roof: [
    [0, "#161012"],
    [0.5, "#38231a"],
    [1, "#66503f"],
  ],
  timber: [
    [0, "#231511"],
    [0.35, "#503222"],
    [0.7, "#8d6b4f"],
    [1, "#d3c6b2"],
  ],
  door: [
    [0, "#5d5550"],
    [0.6, "#918e88"],
    [1, "#c6c6c0"],
  ],
  vat: [
    [0, "#22140f"],
    [0.3, "#523323"],
    [0.65, "#8c6a4e"],
    [1, "#d0c1a8"],
  ],
  water: [
    [0, "#4a5560"],
    [0.5, "#8f9ba3"],
    [0.8, "#cbd3d3"],
    [1, "#f1efe4"],
  ],
  paper: [
    [0, "#5d5450"],
    [0.35, "#938a84"],
    [0.7, "#c9c8c2"],
    [1, "#eeebe0"],
  ],
  bench: [
    [0, "#1e120e"],
    [0.4, "#49301f"],
    [0.8, "#836349"],
    [1, "#b29b80"],
  ],
  board: [
    [0, "#241611"],
    [0.4, "#503523"],
    [0.8, "#876a4e"],
    [1, "#b29b80"],
  ],
};
const RAMPS = {
  floor: ramp(TONES.floor),
  wall: ramp(TONES.wall),
  roof: ramp(TONES.roof),
  timber: ramp(TONES.timber),
  door: ramp(TONES.door),
  vat: ramp(TONES.vat),
  water: ramp(TONES.water),
  paper: ramp(TONES.paper),
  bench: ramp(TONES.bench),
  board: ramp(TONES.board),
};

function colourAt(p: V3, room: Room, i: number): RGB {
  const b = BOXES[room.id[i]];
  const { stuff } = b;
  const E = room.light[i],
    S = room.sheen[i];
  const dist = Math.hypot(p[0] - 0.9, p[1] - 5, (p[2] - 0.3) * 1.2);
  // what floor and walls throw back
  const back = 0.24 * Math.exp(-dist / 2.6) + 0.05;
  let t = back + 0.82 * (1 - Math.exp(-2.2 * E)) ** 0.8;
  const { at } = RAMPS[stuff];
  switch (stuff) {
    case "floor": {
      const w = floorBoard(p);
      t += 0.46 * (1 - Math.exp(-2.8 * E)) * sstep(2.6, 4.6, p[1]);
      const track =
        sstep(0.8, 0.1, Math.abs(p[0] - 1.5 - 0.12 * n.n2(p[1] * 0.6, 3))) *
        sstep(6, 4.6, Math.abs(p[1] - 0.6));
      const wear = 0.4 + 0.4 * track;
      t += S * wear * (0.72 + 0.16 * w.own) * sstep(1.5, 4.6, p[1]);
      // wear shows where the light rakes over it
      const raked = sstep(0.34, 0.62, t);
      t += 0.09 * (w.own - 0.5) * raked;
      t = printed(t, 5);
      t += 0.03 * streak(p, 1, w.own, 0.1) * raked;
      return mix(at(clamp(t)), "#0f090c", w.gap * lerp(0.3, 0.6, raked));
    }
    case "water": {
      const ring = n.n2(p[0] * 2.2, p[1] * 0.9) * 0.5 + 0.5 * n.n2(p[0] * 0.8 + 4, p[1] * 4);
      t = 0.12 + 0.42 * (1 - Math.exp(-1.4 * E)) + 0.58 * S + 0.03 * ring;
      return at(clamp(printed(t, 5)));
    }
    case "door": {
      const u = (p[0] - DOOR.x0) / (DOOR.x1 - DOOR.x0),
        w = (p[2] - OPEN.z0) / (OPEN.z1 - OPEN.z0);
      const bars = [0.035, 0.27, 0.505, 0.74, 0.975],
        rails = [0.02, 0.19, 0.36, 0.53, 0.7, 0.86, 0.985];
      const du = Math.min(...bars.map((q, m) => Math.abs(u - q) - (m % 4 ? 0.008 : 0.035))),
        dw = Math.min(...rails.map((q, m) => Math.abs(w - q) - (m % 6 ? 0.0055 : 0.022)));
      const on = Math.min(du * 0.88, dw * 1.6);
      if (on < 0) return mix("#2b1d1b", "#4a352b", 0.5 + 0.5 * streak(p, 2, 1));
      const pane = hash(
        Math.floor(bars.findIndex((q) => q > u)) * 5 + rails.findIndex((q) => q > w) * 11,
      );
      return at(
        clamp(
          0.1 + 0.14 * pane + 0.46 * u + 0.35 * sstep(1, 0.3, w) + 0.06 * n.n2(p[0] * 3, p[2] * 3),
        ),
      );
    }
    case "paper": {
      t = 0.12 + 0.95 * (1 - Math.exp(-2.2 * E));
      if (room.face[i] !== 2) {
        const leaf = p[2] / 0.034;
        t -=
          0.1 * sstep(0.72, 0.9, leaf - Math.floor(leaf)) -
          0.05 * n.n2(Math.floor(leaf) * 3, p[0] * 0.7);
        t += 0.05;
      }
      return at(clamp(t));
    }
    case "bench":
    case "board":
    case "roof":
    case "timber":
    case "vat":
    case "wall": {
      // boards of a wall, a vat, a table; timbers are whole
      let own = room.id[i] * 0.37,
        gap = 0;
      const across = b.grain === 2 ? (room.face[i] === 0 ? 1 : 0) : 2;
      const end = stuff === "vat" && room.face[i] !== 2;
      if (stuff === "wall" || stuff === "roof" || end) {
        const size = end ? (b.grain === 2 ? 9 : 0.38) : 0.4;
        const u = p[stuff === "roof" ? 0 : across] / size + 0.1 + 0.2 * n.n2(p[across] * 1.7, 6);
        const col = Math.floor(u);
        own += hash(col + room.id[i] * 3);
        const f = Math.abs(u - col - 0.5) * 2;
        gap = sstep(0.965, 0.985, f + 0.006 * n.n2(p[b.grain] * 2, col));
        t += (end ? 0.03 : 0.05) * (hash(col * 3 + room.id[i]) - 0.5);
      }
      if (stuff === "vat") {
        if (end) t -= 0.1 * sstep(0.6, 0.02, p[2] + 0.05 * n.n2(p[0] * 2, 1));
        else t += 0.3 * S + 0.08;
      }
      if (stuff === "timber" && room.face[i] === 2) t += 0.35;
      if (room.face[i] === 1) t *= 0.86 - 0.36 * sstep(0.85, 0.05, p[2]);
      if (end && room.face[i] === 1 && p[1] < VAT.y0 + 0.1)
        // the near end stands in the dark: two tones
        t = 0.1 * sstep(0.42, 0.7, p[2]) + 0.01;
      const raked = sstep(0.26, 0.55, t);
      t = printed(t, 4);
      t += 0.05 * streak(p, b.grain, own, 0.25) * raked;
      return mix(at(clamp(t)), "#0e090b", gap * lerp(0.3, 0.6, raked));
    }
  }
}
export function paintRoom(P: Print): Room {
  const room = lightRoom();
  const L = layer();
  const im = getPx(L.c);
  for (let j = 0, i = 0; j < PH; j++)
    for (let k = 0; k < PW; k++, i++) {
      if (room.id[i] < 0) continue;
      const d = sight((k + 0.5) / SS, (j + 0.5) / SS),
        t = room.depth[i];
      const c = colourAt([eye[0] + d[0] * t, eye[1] + d[1] * t, eye[2] + d[2] * t], room, i);
      im.data.set([c[0], c[1], c[2], 255], i * 4);
    }
  putPx(L.c, im);
  P.put(L, { occlude: 1 });
  lines(P, room, im.data);
  return room;
}
/** key lines: broad near us, thin far off, almost none where a light and a dark face meet */
function lines(P: Print, room: Room, px: Uint8ClampedArray) {
  const L = layer();
  const im = getPx(L.c);
  const ink = hex(KEY);
  const tone = (i: number) => (px[i * 4] * 2 + px[i * 4 + 1] * 3 + px[i * 4 + 2]) / 1530;
  for (let j = 1; j < PH - 8; j++)
    for (let k = 1; k < PW - 8; k++) {
      const i = j * PW + k;
      const near = room.depth[i];
      const w =
        clamp((5.4 / near) * (0.9 + 0.6 * n.n2((k / SS) * 0.012, (j / SS) * 0.012)), 0.5, 2.6) * SS;
      const r = Math.max(1, Math.round(w));
      let a = 0;
      for (const q of [i + r, i + r * PW]) {
        if (room.id[q] === room.id[i] && room.face[q] === room.face[i]) continue;
        if (room.id[i] < 0 && room.id[q] < 0) continue;
        const gap = Math.abs(tone(i) - tone(q));
        // and few in the dark
        const lit = sstep(0.08, 0.3, Math.max(tone(i), tone(q)));
        a = Math.max(
          a,
          lerp(0.8, 0.2, sstep(0.1, 0.35, gap)) * lerp(0.25, 1, lit) * Math.min(1, w / r),
        );
      }
      if (a > 0) im.data.set([ink[0], ink[1], ink[2], a * 255], i * 4);
    }
  putPx(L.c, im);
  stamp(P.key.x, L);
}
