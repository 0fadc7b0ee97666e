/** Small details of the bay: the town and the pines on the far shore, the train, cars, boats. */
import {
  PH,
  PW,
  SS,
  W,
  Rng,
  clamp,
  css,
  mix,
  type Col,
  type Ctx,
  type Pt,
} from "../../kit/core.ts";
import { proj, type GBuf, onSheet } from "../../kit/terrain.ts";
import { Tones, dab } from "../../kit/brush.ts";
import { fishingBoat } from "./boats.ts";
import type { Print } from "../../kit/print.ts";
import * as bay from "./bay.ts";
import { hazeAt } from "./hero-land.ts";

/** a point on the shore: distance along the view, distance inland, height */
function onShore(y: number, d: number): Pt {
  const e = y * 0.02,
    k = (bay.coast(y + e) - bay.coast(y)) / e,
    l = Math.sqrt(1 + k * k);
  return [bay.coast(y) - d / l, y + (d * k) / l];
}
const haze = (d: number) => clamp(1 - Math.exp(-Math.max(0, d - 180) / 1700)) * 0.85;

function hidden(G: GBuf, sx: number, sy: number, d: number) {
  const px = (sx * SS) | 0,
    py = (sy * SS) | 0;
  return px < 0 || px >= PW || py < 0 || py >= PH || G.dep[py * PW + px] < d * 0.97 - 6;
}

/** roofs of the post town on the strip between hill and sea */
function town(x: Ctx, G: GBuf, r: Rng) {
  const spots: [number, number, number, number][] = [];
  for (let i = 0; i < 520; i++) {
    const y = 900 + 2100 * r.u() ** 1.3,
      d = 44 + r.u() ** 1.4 * (50 + (y - 900) * 0.22);
    const [wx, wy] = onShore(y, d);
    const [sx, sy, dd] = proj(bay.cam, wx, wy, bay.ground(wx, wy));
    if (sy < 482 || hidden(G, sx, sy, dd)) continue;
    spots.push([sx, sy, dd, r.u()]);
  }
  spots.sort((a, b) => a[1] - b[1]);
  for (const [sx, sy, d, q] of spots) {
    const s = (bay.cam.f / d) * (9 + 5 * q),
      hz = haze(d) * 0.8,
      C = hazeAt(sx);
    const w = s * 1.2,
      h = s * 0.42;
    x.fillStyle = css(mix("#d9c3ab", C, hz));
    x.fillRect(sx - w / 2, sy - h, w, h);
    x.fillStyle = css(mix(q > 0.82 ? "#9a5a4a" : "#33456a", C, hz));
    x.beginPath();
    x.moveTo(sx - w * 0.6, sy - h * 0.9);
    x.lineTo(sx - w * 0.34, sy - h * 2.1);
    x.lineTo(sx + w * 0.36, sy - h * 2.1);
    x.lineTo(sx + w * 0.6, sy - h * 0.9);
    x.fill();
  }
}

/** pines and a thin line of sand along the far curve of the bay */
function farShore(x: Ctx, r: Rng) {
  const T = new Tones();
  for (let y = 1500; y < 9500; y *= 1.0022) {
    const [wx, wy] = onShore(y, 60 + r.range(-20, 60));
    const [sx, sy, d] = proj(bay.cam, wx, wy, 3);
    if (sx < -10 || sx > W + 10) continue;
    const h = ((bay.cam.f * 17) / d) * r.range(0.6, 1.3) + 1.3,
      c = mix("#1f3f55", hazeAt(sx), Math.round(haze(d) * 0.72 * 10) / 10);
    T.add(c, (q) => dab(q, sx - h * 0.9, sy - h * 0.35, h * 1.9, h * 0.95, r.range(-0.08, 0.08)));
  }
  T.flush(x);
  const sand: Pt[] = [];
  for (let y = 1300; y < 11000; y *= 1.02) sand.push(onSheet(bay.cam, ...onShore(y, 6), 1));
  x.strokeStyle = css("#f7e2cc", 0.9);
  x.lineWidth = 1.6;
  x.beginPath();
  sand.forEach(([a, b], i) => (i ? x.lineTo(a, b) : x.moveTo(a, b)));
  x.stroke();
}

/** a vehicle along the shore lines: near side, end and roof */
function coach(
  x: Ctx,
  y0: number,
  y1: number,
  d: number,
  half: number,
  z: number,
  h: number,
  c: { side: Col; band: Col; roof: Col; end: Col },
) {
  const P = (y: number, off: number, up: number): Pt => {
    const [a, b] = onShore(y, d + off);
    const [sx, sy] = proj(bay.cam, a, b, z + up);
    return [sx, sy];
  };
  const quad = (p: Pt[], col: Col) => {
    x.fillStyle = css(col);
    x.beginPath();
    p.forEach(([a, b], i) => (i ? x.lineTo(a, b) : x.moveTo(a, b)));
    x.closePath();
    x.fill();
  };
  quad([P(y0, half, 0), P(y1, half, 0), P(y1, half, h), P(y0, half, h)], c.side);
  quad(
    [P(y0, half, h * 0.42), P(y1, half, h * 0.42), P(y1, half, h * 0.8), P(y0, half, h * 0.8)],
    c.band,
  );
  quad([P(y0, half, 0), P(y0, -half, 0), P(y0, -half, h), P(y0, half, h)], c.end);
  quad([P(y0, half, h), P(y1, half, h), P(y1, -half, h), P(y0, -half, h)], c.roof);
}

export function life(P: Print, G: GBuf) {
  const r = new Rng(19);
  P.block((x) => {
    farShore(x, r);
    town(x, G, r);
  });
  P.block((x) => {
    for (let i = 2; i >= 0; i--)
      coach(x, 352 + i * 21, 352 + i * 21 + 19.5, bay.rail, 1.6, 5.2, 3.9, {
        side: "#d8d4cc",
        band: "#2d4a6d",
        roof: "#f2dcc0",
        end: "#c2622f",
      });
    for (const [y, lane] of [
      [318, 4],
      [404, -4],
      [441, 4],
      [520, -4],
      [560, 4],
      [655, 4],
      [720, -4],
    ])
      coach(
        x,
        y,
        y + (lane > 0 ? 5 : 10),
        bay.expressway(y) + lane,
        1.1,
        bay.deck,
        lane > 0 ? 1.7 : 3.2,
        {
          side: lane > 0 ? "#b5442c" : "#e9e2d4",
          band: "#33466b",
          roof: lane > 0 ? "#e58a5e" : "#fff4e2",
          end: "#2c3a5a",
        },
      );
    for (const [y, lane] of [
      [300, 2.6],
      [372, -2.6],
      [470, 2.6],
      [610, -2.6],
    ])
      coach(x, y, y + 5, bay.route + lane, 1, 5, 1.7, {
        side: "#e9e2d4",
        band: "#33466b",
        roof: "#fff4e2",
        end: "#2c3a5a",
      });
  });
  P.block((x) => {
    const ink = {
      hull: "#fff3e2",
      side: "#c8ccd6",
      deck: "#7f93a8",
      key: "#16223f",
      foam: "#d8e2e4",
    };
    fishingBoat(x, P.key.x, 1236, 668, 40, -0.5, 0.34, ink, r);
    fishingBoat(x, P.key.x, 1330, 640, 34, -0.5, 0.34, ink, r);
  });
}
