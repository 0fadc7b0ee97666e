/** The lights on the shore at night: light trails, road lamps and their reflections, the town, the last train. */
import { PH, PW, SS, Rng, clamp, css, mix, type Col, type Ctx, type Pt } from "../../kit/core.ts";
import { proj, type Cam, type GBuf, onSheet } from "../../kit/terrain.ts";
import { Tones, brushPath, dab } from "../../kit/brush.ts";
import * as bay from "./bay.ts";

/** a point beside the shore line: distance along the view, distance inland (negative at sea) */
function beside(y: number, d: number): Pt {
  const e = y * 0.02,
    k = (bay.coast(y + e) - bay.coast(y)) / e,
    l = Math.sqrt(1 + k * k);
  return [bay.coast(y) - d / l, y + (d * k) / l];
}
const seen = (G: GBuf, sx: number, sy: number, d: number) => {
  const a = (sx * SS) | 0,
    b = (sy * SS) | 0;
  return a >= 0 && a < PW && b >= 0 && b < PH && G.dep[b * PW + a] > d * 0.97 - 8;
};

/** the light of one lane in a long exposure: lines with varying width */
function trail(
  x: Ctx,
  cam: Cam,
  G: GBuf,
  off: (y: number) => number,
  z: number,
  ink: Col[],
  r: Rng,
  wide: number,
) {
  for (let s = 0; s < ink.length * 5; s++) {
    const c = ink[s % ink.length],
      shift = r.range(-2.4, 2.4),
      up = r.chance(0.2) ? r.range(1.6, 3) : r.range(0.4, 1),
      y0 = r.chance(0.5) ? 62 : r.range(62, 500),
      y1 = r.chance(0.5) ? 1500 : r.range(500, 1500);
    let run: Pt[] = [],
      w = 1;
    const flush = () => {
      if (run.length > 3) {
        x.fillStyle = css(c, 0.92);
        x.beginPath();
        const len = run.length;
        brushPath(
          x,
          run,
          (t) =>
            Math.max(0.7, wide * w * (0.5 + 0.5 * Math.sin(Math.PI * Math.min(1, t * 1.2)))) *
            (1 - 0.75 * t * Math.min(1, len / 60)),
        );
        x.fill();
      }
      run = [];
    };
    w = r.range(0.5, 1.2);
    for (let y = y0; y < y1; y *= 1.012) {
      const [a, b] = beside(y, off(y) + shift),
        [sx, sy, d] = proj(cam, a, b, z + up);
      if (d < 18 || !seen(G, sx, sy, d)) flush();
      else run.push([sx, sy]);
    }
    flush();
  }
}

const white: Col[] = ["#fff6dc", "#ffe9b0", "#f4b75e"],
  red: Col[] = ["#ff6a4a", "#e2402c", "#c22e26"];
/** both roads: white lights come toward us, red ones leave */
export function ribbons(x: Ctx, cam: Cam, G: GBuf, w: number) {
  const q = new Rng(9);
  trail(x, cam, G, (y) => bay.expressway(y) - 4.2, bay.deck, white, q, 3.6 * w);
  trail(x, cam, G, (y) => bay.expressway(y) + 4.2, bay.deck, red, q, 3.4 * w);
  trail(x, cam, G, () => bay.route - 2.4, 5, white, q, 3 * w);
  trail(x, cam, G, () => bay.route + 2.4, 5, red, q, 2.8 * w);
}

/** amber lamps along the sea side of the deck */
export function lamps(x: Ctx, cam: Cam, G: GBuf) {
  const T = new Tones();
  for (let y = 190; y < 1350; y += 36) {
    const [a, b] = beside(y, bay.expressway(y) - 8),
      [sx, sy, d] = proj(cam, a, b, bay.deck + 9),
      s = cam.f / d;
    if (!seen(G, sx, sy, d)) continue;
    T.add("#ffdf9a", (q) => {
      q.moveTo(sx + s * 0.8, sy);
      q.arc(sx, sy, Math.max(1.3, s * 0.8), 0, 6.3);
    });
    T.add("#2c3a5c", (q) => q.rect(sx - s * 0.12, sy, Math.max(0.7, s * 0.24), s * 9));
  }
  T.flush(x);
}
function onSea(G: GBuf, sx: number, sy: number) {
  const a = (sx * SS) | 0,
    b = (sy * SS) | 0;
  if (a < 0 || a >= PW || b < 0 || b >= PH) return false;
  const i = b * PW + a;
  return G.dep[i] !== Infinity && G.wz[i] < 0.3 && bay.inland(G.wx[i], G.wy[i]) < -1;
}

/** windows of the post town and of the far shore, with their reflections on the bay */
export function town(x: Ctx, cam: Cam, G: GBuf, r: Rng) {
  const T = new Tones();
  for (let i = 0; i < 620; i++) {
    const y = 880 + 2400 * r.u() ** 1.5,
      [a, b] = beside(y, 46 + r.u() ** 1.5 * (40 + (y - 880) * 0.2)),
      [sx, sy, d] = proj(cam, a, b, bay.ground(a, b) + r.range(2, 7));
    if (!seen(G, sx, sy, d)) continue;
    const s = clamp((cam.f / d) * r.range(1.2, 2.6), 1.2, 5);
    T.add(
      r.pick(["#ffd98c", "#f6b356", "#fff0c4", "#d9843c"]),
      (q) => q.rect(sx, sy, s, s * 0.8),
      r.range(0.6, 1),
    );
  }
  for (let y = 1500; y < 14000; y *= 1.0035) {
    const [a, b] = beside(y, r.range(20, 140)),
      [sx, sy, d] = proj(cam, a, b, 6);
    if (sx < -5 || sx > 1605 || r.chance(0.35)) continue;
    const s = r.range(1.1, 2.3),
      c = r.pick(["#ffd98c", "#f6b356", "#ffe9b8", "#e2763a"]);
    T.add(c, (q) => q.rect(sx, sy - 1, s, s), 0.95);
    const [mx, my] = proj(cam, a, b, -6 - d * 0.004);
    for (let k = 0; k < 4; k++) {
      const py = sy + 4 + (my - sy + 8) * r.u() * 1.6,
        len = r.range(3, 9);
      if (onSea(G, mx, py))
        T.add(
          mix("#26406b", c, r.range(0.25, 0.6)),
          (q) => dab(q, mx - len / 2, py, len, 1.4, 0),
          0.8,
        );
    }
  }
  T.flush(x);
}

/** the last train: a string of lit windows */
export function train(x: Ctx, cam: Cam, y0: number) {
  for (let c = 0; c < 4; c++)
    for (let w = 0; w < 7; w++) {
      const at = (t: number, up: number): Pt => {
        const [a, b] = beside(y0 + c * 20.5 + t, bay.rail + 1.4);
        return onSheet(cam, a, b, 5.2 + up);
      };
      const t0 = 1 + w * 2.6;
      const body = [at(t0 - 1, 0.6), at(t0 + 1.7, 0.6), at(t0 + 1.7, 3.7), at(t0 - 1, 3.7)];
      x.fillStyle = "#1c2948";
      x.beginPath();
      body.forEach(([a, b], i) => (i ? x.lineTo(a, b) : x.moveTo(a, b)));
      x.fill();
      const win = [at(t0, 1.7), at(t0 + 1.7, 1.7), at(t0 + 1.7, 2.9), at(t0, 2.9)];
      x.fillStyle = "#ffe7a6";
      x.beginPath();
      win.forEach(([a, b], i) => (i ? x.lineTo(a, b) : x.moveTo(a, b)));
      x.fill();
    }
}

/** shrimp boats in pairs: lamps, a dark hull, broken reflections on the waves */
export function nightBoats(x: Ctx, r: Rng) {
  const T = new Tones();
  for (const [bx, by, s] of [
    [1180, 560, 30],
    [1262, 548, 28],
    [820, 478, 15],
    [862, 474, 14],
    [1420, 452, 11],
  ]) {
    T.add("#081024", (q) => {
      q.moveTo(bx - s, by - s * 0.16);
      q.quadraticCurveTo(bx - s * 0.8, by + s * 0.16, bx - s * 0.5, by + s * 0.18);
      q.lineTo(bx + s * 0.7, by + s * 0.18);
      q.lineTo(bx + s * 1.1, by - s * 0.3);
      q.lineTo(bx + s * 0.5, by - s * 0.12);
    });
    T.add("#1b2a4c", (q) => q.rect(bx - s * 0.5, by - s * 0.5, s * 0.6, s * 0.42));
    T.add("#0a1226", (q) => q.rect(bx + s * 0.2, by - s * 1.1, Math.max(1, s * 0.06), s));
    for (const [lx, ly, R, c] of [
      [0.2, -1.1, 0.17, "#fff3c8"],
      [-0.3, -0.62, 0.13, "#ffd27a"],
      [1.0, -0.34, 0.09, "#ff7a4a"],
    ] as [number, number, number, Col][]) {
      const px = bx + lx * s,
        py = by + ly * s;
      T.add(c, (q) => {
        q.moveTo(px + R * s, py);
        q.arc(px, py, R * s, 0, 6.3);
      });
      for (let i = 0; i < 34; i++) {
        const t = r.u() ** 1.3,
          len = s * r.range(0.25, 0.8) * (1 - 0.5 * t),
          qy = by + s * 0.3 + t * s * 3.2;
        const qx = px + r.g() * s * 0.16 * (0.5 + t);
        T.add(mix("#1d3762", c, (1 - t) * r.range(0.5, 1)), (q) =>
          dab(q, qx - len / 2, qy, len, Math.max(1.2, s * 0.07), 0, 0.04),
        );
      }
    }
  }
  T.flush(x);
}

/** the moon's reflection on the calm water below it */
export function moonRoad(x: Ctx, G: GBuf, mx: number) {
  const T = new Tones(),
    r = new Rng(61);
  for (let i = 0; i < 420; i++) {
    const t = r.u() ** 1.4,
      py = 407 + t * 190,
      px = mx + 60 * t + r.g() * (14 + 70 * t);
    if (!onSea(G, px, py)) continue;
    const len = r.range(8, 26) * (0.4 + t);
    T.add(mix("#3a5a8e", "#e8ecea", r.u() * (1 - 0.75 * t)), (q) =>
      dab(q, px - len / 2, py, len, 1.6 + 2.6 * t, r.g() * 0.04, 0.05),
    );
  }
  T.flush(x);
}
