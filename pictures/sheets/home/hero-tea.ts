/** The rows of tea: light, cast shadow, leaves, lines along their tops. */
import { shadeDepth } from "../../kit/terrain.ts";
import {
  W,
  H,
  PW,
  PH,
  SS,
  layer,
  stamp,
  clamp,
  lerp,
  sstep,
  mix,
  ramp,
  getPx,
  putPx,
  tick,
  type RGB,
} from "../../kit/core.ts";
import { mistBand } from "../../kit/print.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { stops } from "../../kit/points.ts";
import { P, n, r, cn, base, teaAt, o1, hgt, G } from "./hero-stage.ts";

const teaR = ramp(
  stops("0 #0c2a41, 0.2 #174750, 0.42 #336b4c, 0.62 #7b9a42, 0.8 #c9bd56, 0.92 #f3dc8c, 1 #fff0bd"),
);
const pathR = ramp(stops("0 #3d4560, 0.35 #7a6a6c, 0.65 #c79c72, 1 #f6d6a4"));
const LX = 0.8,
  LY = -0.1,
  LZ = 0.4;
const slope = LZ / Math.hypot(LX, LY);
const lx = LX / Math.hypot(LX, LY),
  ly = LY / Math.hypot(LX, LY);
const tone = new Float32Array(PW * PH);
const hazeF = (d: number) => clamp((1 - Math.exp(-Math.max(0, d - 30) / 120)) * 0.9);
const HCl = "#a9bcc4",
  HCr = "#f2cba4";
const bandA = mistBand(n, 506, 13, 34, { amp: 9, max: 0.85, sx: 0.0022, rag: 0.9 }),
  bandB = mistBand(n, 556, 18, 46, { amp: 12, max: 0.9, sx: 0.0018, rag: 0.8 });
const mistBand0 = (x: number, y: number) =>
  Math.max(bandA(x, y) * sstep(-0.15, 0.35, n.n2(x * 0.0021 + 4, 2)), bandB(x, y));

/** Colours every pixel of the land, in steps of light. */
export function printTea() {
  const tea = shadeDepth(G.dep, (i, o, x) => {
    const d = G.dep[i];
    const wx = G.wx[i],
      wy = G.wy[i];
    teaAt(wx, wy, o1);
    const kind = o1.kind,
      dd = o1.d;
    const e = 0.05 + d * 0.0009;
    const h0 = hgt(wx, wy),
      gx = (hgt(wx + e, wy) - h0) / e,
      gy = (hgt(wx, wy + e) - h0) / e;
    const il = 1 / Math.hypot(gx, gy, 1);
    // cast shadow
    let sh = 0;
    if (d < 110)
      for (let s = 0.25; s < 3.4; s *= 1.32) {
        const over = hgt(wx + lx * s, wy + ly * s) - (h0 + s * slope * 1.05 + 0.03);
        if (over > 0) {
          sh = Math.max(sh, clamp(over * 6));
          if (sh >= 1) break;
        }
      }
    sh *= sstep(110, 60, d);
    let t: number;
    let C: RGB;
    const leaf = cn.n2(wx * 3.2, wy * 3.2) * 0.5 + cn.n2(wx * 7, wy * 7) * 0.35;
    if (kind === 1 || kind === 2) {
      t = 0.8 + 0.1 * cn.n2(wx * 1.2, wy * 1.2) + 0.07 * cn.n2(wx * 4, wy * 4) - 0.5 * sh;
      if (kind === 1) t -= 0.16 * Math.exp(-((Math.abs(dd) - 0.42) ** 2) / 0.012);
      const grass = sstep(0.62, 0.98, kind === 1 ? Math.abs(dd) + 0.3 * cn.n2(wx * 3, wy * 3) : dd);
      C = mix(pathR.at(t), teaR.at(t * 0.72), grass * 0.85);
    } else {
      const nl = (-gx * LX - gy * LY + LZ) * il;
      t = 0.13 + 0.84 * clamp(nl) * (1 - 0.8 * sh) + 0.09 * leaf * sstep(120, 15, d) - 0.03 * sh;
      t -= 0.3 * sstep(0.5, 1, dd / 0.85) * (1 - clamp(nl));
      if (kind === 3) t = 0.03 + 0.06 * leaf + 0.1 * (1 - sh);
      t *= 0.82 + 0.26 * sstep(-0.35, 0.4, cn.fbm(wx * 0.012 + 2, wy * 0.012, 2));
      const k = 6;
      const tt = clamp(t + 0.05 * leaf) * k;
      const q = Math.floor(tt),
        f = tt - q;
      t = (q + sstep(0.18, 0.82, f)) / k;
      C = teaR.at(t);
    }
    tone[i] = t;
    const hz = hazeF(d);
    const HC = mix(HCl, HCr, clamp(x / W));
    for (let c = 0; c < 3; c++) o[c] = lerp(C[c], HC[c], hz);
    o[3] = 255;
  });
  P.put(tea, { occlude: 1 });
  tick("tea shade");
}

/** Small leaves, coloured by the light on the rows. */
export function printLeaves() {
  const T = new Tones();
  const N = 120000;
  for (let k = 0; k < N; k++) {
    const px = r.range(0, W),
      py = H - Math.pow(r.u(), 1.25) * 600;
    const i = ((py * SS) | 0) * PW + ((px * SS) | 0);
    const d = G.dep[i];
    if (!(d < 75)) continue;
    if (r.u() > 26 / d + 0.1) continue;
    teaAt(G.wx[i], G.wy[i], o1);
    if (o1.kind) continue;
    const t = tone[i];
    const hz = hazeF(d);
    const v = clamp(t + r.g() * 0.1 + 0.035);
    const q = Math.round(v * 9) / 9;
    const c = mix(teaR.at(q), mix(HCl, HCr, Math.round((px / W) * 5) / 5), Math.round(hz * 6) / 6);
    const len = clamp(140 / d, 1.6, 10) * r.range(0.7, 1.2);
    const ang = -1.57 + r.g() * 0.65,
      bd = r.range(-0.2, 0.2);
    T.add(c, (x) => dab(x, px, py, len, len * 0.42, ang, bd), 0.8);
  }
  T.flush(P.base.x);
  tick("leaf dabs");
}

/** Key lines where one row hides another. */
export function lineCrests() {
  const L = layer();
  const im = getPx(L.c);
  const dta = im.data;
  for (let j = 2; j < PH; j++)
    for (let i = 0; i < PW; i++) {
      const o = j * PW + i;
      const d = G.dep[o];
      if (d === Infinity) continue;
      const up = G.dep[o - PW],
        up2 = G.dep[o - PW * 2];
      const jump = Math.max(
        up === Infinity ? 9 : (up - d) / d,
        up2 === Infinity ? 9 : (up2 - d) / d,
      );
      if (jump > 0.03) {
        const a = 0.7 * clamp(60 / d, 0.12, 1);
        dta[o * 4] = 20;
        dta[o * 4 + 1] = 38;
        dta[o * 4 + 2] = 60;
        dta[o * 4 + 3] = a * 255;
      }
    }
  putPx(L.c, im);
  stamp(P.key.x, L);
}

/** Mist in the hollow, mist in front of the mountain's foot, and the first sunlight from the side. */
export function printGroundMist() {
  // ground mist in the hollow behind the fields
  P.mist(
    (x, y) => {
      const i = ((y * SS) | 0) * PW + ((x * SS) | 0);
      const d = G.dep[i];
      if (d === Infinity) return 0;
      const low = sstep(3.2, -1.2, base(G.wx[i], G.wy[i]));
      const f = 0.5 + 0.5 * n.fbm(x * 0.0026 + 8, y * 0.012, 4);
      return clamp(low * sstep(48, 125, d) * (0.35 + 0.9 * f)) * 0.8;
    },
    "#f3dcc2",
    { grain: 0.08 },
  );
  tick("hollow mist");

  // suyari mist in front of the mountain's foot, warm dawn light from the right
  P.mist(
    (x, y) => {
      const i = ((y * SS) | 0) * PW + ((x * SS) | 0);
      if (G.dep[i] !== Infinity) return 0;
      return mistBand0(x, y);
    },
    "#fae3cd",
    { grain: 0.16, key: 0.9 },
  );
  P.light(
    (x) => {
      const g = x.createLinearGradient(W, 560, 250, 900);
      g.addColorStop(0, "rgba(255,178,96,.5)");
      g.addColorStop(0.6, "rgba(255,170,100,.12)");
      g.addColorStop(1, "rgba(255,170,100,0)");
      x.fillStyle = g;
      x.fillRect(0, 540, W, 700);
    },
    { op: "soft-light" },
  );
  P.light(
    (x) => {
      const g = x.createLinearGradient(0, 1200, 0, 860);
      g.addColorStop(0, "rgba(10,30,70,.26)");
      g.addColorStop(1, "rgba(10,30,70,0)");
      x.fillStyle = g;
      x.fillRect(0, 800, W, 400);
    },
    { op: "multiply" },
  );
}
