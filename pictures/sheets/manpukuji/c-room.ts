/** The room, seen ray by ray: mats, plaster and timber, the window's frame, the table; one sun, and what it throws back. */
import {
  clamp,
  getPx,
  type Layer,
  layer,
  PH,
  putPx,
  PW,
  ramp,
  type RGB,
  SS,
  sstep,
  type V3,
} from "../../kit/core.ts";
import { hazeAt } from "./c-air.ts";
import { between, cloud, fibre, hash, steps, streak } from "./c-paint.ts";
import { DEEP, EYE, LEFT, POOL, rayAt, SUN, sunAt, TO_SUN, WALL, WIN } from "./c-plan.ts";
import { dusk, type Hit, lotusHole, solidOn, type Stuff, sunPast, TABLE } from "./c-solids.ts";

const rush = ramp([
  [0, "#0b0a08"],
  [0.2, "#17160f"],
  [0.42, "#2b2a1a"],
  [0.65, "#4b4526"],
  [0.85, "#73622f"],
  [1, "#96793a"],
]);
/** from the rim of the light to its core */
const gold = ramp([
  [0, "#a98642"],
  [0.3, "#d3a953"],
  [0.6, "#f0cb76"],
  [0.82, "#fae09a"],
  [1, "#fff0c4"],
]);
const hem = ramp([
  [0, "#070706"],
  [0.3, "#12130e"],
  [0.6, "#2a2b1e"],
  [0.8, "#5d5533"],
  [1, "#a08a4e"],
]);
const earth = ramp([
  [0, "#0a0908"],
  [0.18, "#18110b"],
  [0.36, "#302116"],
  [0.56, "#503821"],
  [0.76, "#76522e"],
  [1, "#977442"],
]);
const timber = ramp([
  [0, "#060504"],
  [0.25, "#170f0a"],
  [0.5, "#2f2116"],
  [0.76, "#573f26"],
  [1, "#94632f"],
]);
const reveal = ramp([
  [0, "#100b08"],
  [0.3, "#33210f"],
  [0.55, "#7c5326"],
  [0.8, "#d39c4c"],
  [1, "#f8dc98"],
]);
interface Seen {
  /** what was met; different numbers leave an edge between them */
  readonly id: number;
  readonly c: RGB;
  /** 0 where the ray leaves through the window */
  readonly a: number;
  readonly far: number;
}

/** the light the mats and the window give to a place in the shade */
function bounce(x: number, d: number, z: number): number {
  const q = Math.hypot(x - POOL.x, (d - POOL.d) * 0.85, z * 1.15);
  return 1.2 / (1 + 1.3 * q ** 2.3);
}
interface Mat {
  readonly id: number;
  /** metres along the rush and across it */
  readonly a: number;
  readonly b: number;
  /** metres to the cloth border (negative: on it), and to the nearest edge of the mat */
  readonly hem: number;
  readonly edge: number;
}
const HEM = 0.03,
  ROWS = [1.55, 2.45, 4.25, 5.15];
function matAt(x: number, d: number): Mat {
  const away = d > ROWS[1] && d < ROWS[2],
    size = away ? 0.9 : 1.8,
    from = away ? LEFT : LEFT - 0.9,
    k = Math.floor((x - from) / size),
    f = x - from - k * size,
    sideX = Math.min(f, size - f);
  const sideD = Math.min(...ROWS.map((r) => Math.abs(d - r)));
  return {
    id: k + (away ? 0 : d > 3 ? 20 : 40),
    a: away ? d : x,
    b: away ? x : d,
    hem: (away ? sideX : sideD) - HEM,
    edge: Math.min(sideX, sideD),
  };
}
function floor(x: number, d: number): RGB {
  const m = matAt(x, d),
    fine = clamp(3.4 / d) ** 1.4,
    cloth = m.hem + 0.0015 * streak(m.a * 8, m.b * 3, 2) < 0;
  const grain =
    0.62 * streak(m.a * 1.3, m.b * 40, m.id) * (0.5 + 0.5 * fine) +
    0.38 * streak(m.a * 4, m.b * 95, m.id + 3) * fine;
  // where feet have passed between the door and the table, and where a chest once stood
  const path = Math.exp(
      -(((x + 0.55 * (d - 3.4) + 0.75 + 0.14 * streak(d * 1.4, 1, 5)) / 0.42) ** 2),
    ),
    worn = cloud(x * 1.1, d * 1.4, 3);
  // frayed ends of rush
  const fray =
    sstep(0.55, 0.85, streak(m.a * 2.4, m.b * 26, m.id + 8)) * sstep(0.0, 0.4, worn + 0.3 * path);
  const jag = cloth ? 0 : 0.003 * streak(m.a * 2.2, m.b * 60, 9);
  const [s, core] = sunAt(x + jag, d + jag, 0);
  const sun = s > 0.004 ? s * sunPast([x + jag, d + jag, 0.001]) : 0;
  const own = hash(m.id, 7) - 0.5,
    seam = sstep(0.012, 0.002, m.edge),
    foot = sstep(0.1, 0, WALL - d);
  const near = sstep(3.2, 2.1, d);
  let t =
    0.11 +
    0.64 * bounce(x, d, 0) * (1 - 0.35 * near) +
    0.07 * own +
    0.03 * worn +
    0.06 * path * (0.3 + bounce(x, d, 0));
  t = clamp(t * (1 - 0.82 * dusk(x, d)) - 0.12 * seam - 0.1 * foot);
  const warm = clamp(
    0.3 + 0.95 * core ** 0.75 + 0.07 * path + 0.05 * worn + 0.07 * own - 0.35 * seam,
  );
  if (cloth) {
    const wear = sstep(0.35, 0.8, streak(m.a * 1.6, m.b * 70, m.id)) * 0.14;
    return between(
      hem.at(steps(clamp(0.85 * t + wear * (0.3 + t)), 9)),
      hem.at(steps(clamp(0.74 + 0.3 * core + wear), 9)),
      sun,
    );
  }
  const thread = 0.034 * grain + (0.03 + 0.04 * path) * fray;
  return between(
    rush.at(clamp(steps(t, 14) + thread * (0.25 + 1.6 * t))),
    gold.at(clamp(steps(warm, 9) + 2.1 * thread)),
    clamp(sun + 0.05 * grain * sun * (1 - sun) * 4),
  );
}
const TOP = 2.34,
  POSTS: readonly [number, number][] = [
    [-0.74, 0.058],
    [2.52, 0.062],
    [LEFT + 0.05, 0.05],
  ];
/** old timber on the back wall */
function beam(
  along: number,
  across: number,
  width: number,
  x: number,
  z: number,
  seed: number,
): RGB {
  const g = fibre(along, across, seed),
    k = across / width;
  const arris = sstep(0.1, 0.03, k) * sstep(-0.3, 0.3, streak(along * 3.3, 2, seed + 4)),
    rub = sstep(0.1, 0.5, cloud(along * 2.1, across * 9, seed)) * 0.16;
  const light = 0.16 + 1.15 * bounce(x, WALL, z) + halo(x, z);
  return timber.at(
    steps(
      clamp(light * (0.55 + 0.6 * g + rub) + 0.3 * arris * light - 0.05 * sstep(0.6, 1, k)),
      11,
    ),
  );
}
/** what the bright view throws round the window */
const halo = (x: number, z: number) =>
  0.2 * Math.exp(-Math.max(0, Math.hypot(x - WIN.x, z - WIN.z) - WIN.r) / 0.4);
function plaster(x: number, z: number): RGB {
  const trowel = streak(x * 0.7, z * 2.6, 3) + 0.3 * streak(x * 2.4, z * 11, 6),
    stain = streak(x * 0.5, z * 0.55, 8);
  let post = 9;
  for (const [p, h] of POSTS) post = Math.min(post, Math.abs(x - p) - h);
  // smoke above and along the posts, the foot rubbed dark
  const soot =
    0.16 * sstep(0.7, 0, TOP - z + 0.12 * streak(x * 2.2, z, 4)) +
    0.09 * sstep(0.2, 0, post + 0.03 * streak(z * 3, x, 2)) +
    0.1 * sstep(0.34, 0.04, z + 0.06 * streak(x * 1.3, 1, 14));
  // a crack runs from the frame down to the sill, another from a post
  const crack = (x0: number, z0: number, dx: number, len: number, seed: number) => {
    const q = z0 - z;
    if (q < 0 || q > len) return 0;
    const c = x0 + dx * q + 0.04 * streak(q * 4.3, seed, seed) + 0.009 * streak(q * 13, seed, 3);
    return sstep(0.0072 * (1 - (0.7 * q) / len), 0.001, Math.abs(x - c));
  };
  const cracks = Math.max(
    crack(0.2, 0.72, -0.35, 0.62, 2),
    crack(-0.62, 2.2, 0.42, 0.9, 6),
    crack(1.9, 1.62, 0.3, 0.8, 9),
  );
  const straw =
    sstep(0.86, 0.94, streak(x * 22, z * 50, 7)) *
    sstep(0.0, 0.4, cloud(x * 1.2, z * 1.2, 15) + 0.2);
  const light = 0.14 + 1.12 * bounce(x, WALL, z) + halo(x, z);
  const t =
    light * (1 + 0.07 * trowel + 0.12 * stain + 0.26 * straw - 0.45 * cracks) -
    soot * (0.35 + light);
  return earth.at(clamp(t));
}
function wall(x: number, z: number): RGB {
  const r = Math.hypot(x - WIN.x, z - WIN.z);
  if (r < WIN.r + 0.072) {
    const a = Math.atan2(z - WIN.z, x - WIN.x),
      k = (r - WIN.r) / 0.072,
      g = fibre(a * 1.1, r, 24),
      arris = sstep(0.16, 0.05, k) * sstep(-0.3, 0.3, streak(a * 6, 1, 5));
    const low = sstep(0.6, -0.9, Math.sin(a) + 0.35 * Math.cos(a)),
      light = 0.13 + 0.3 * low + 0.5 * bounce(x, WALL, z);
    const split = sstep(0.006, 0.002, Math.abs(Math.abs(a + 0.9) - 1.05 + 0.12 * (k - 0.5))) * 0.2;
    return timber.at(
      steps(
        clamp(
          light * (0.6 + 0.7 * g) + 0.34 * arris * (0.3 + low) - 0.1 * sstep(0.75, 1, k) - split,
        ),
        12,
      ),
    );
  }
  const wave = 0.004 * streak(z * 2.2, 1, 6);
  if (z > TOP && z < TOP + 0.13) return beam(x, z - TOP, 0.13, x, z, 9);
  for (const [i, [p, h]] of POSTS.entries()) {
    const q = x - p + wave + 0.003 * streak(z * 3, i, 3);
    if (Math.abs(q) < h) return beam(z, p < WIN.x ? h + q : h - q, 2 * h, x, z, 3 + i);
    // the shade beside a post
    if (z < TOP && Math.abs(q) < h + 0.014) return earth.at(0.06);
  }
  if (z < 0.055) return beam(x, 0.055 - z, 0.055, x, z, 12);
  return plaster(x, z);
}
/** the thickness of the wall at the window */
function tube(x: number, d: number, z: number): RGB {
  const a = Math.atan2(z - WIN.z, x - WIN.x),
    back = WALL + DEEP - d;
  const lit =
    Math.max(0, -(Math.cos(a) * SUN.x + Math.sin(a) * SUN.z) / 1.13) *
    sstep(0.01, -0.02, Math.hypot(x + SUN.x * back - WIN.x, z + SUN.z * back - WIN.z) - WIN.r);
  const g = fibre(a * 1.1, d * 0.7, 21);
  return reveal.at(
    steps(
      clamp(0.14 + 0.16 * sstep(0.5, -0.8, Math.sin(a)) + 0.66 * lit ** 0.7 + 0.16 * (g - 0.5)),
      8,
    ),
  );
}
function side(d: number, z: number): RGB {
  // sliding doors of dark paper in dark frames
  const k = Math.abs((((d - 5.2) % 0.92) + 0.92) % 0.92),
    frame = k < 0.045 || k > 0.9 || z < 0.06 || z > 1.86;
  const light = 0.06 + 0.34 * bounce(LEFT, d, z);
  return frame
    ? timber.at(steps(clamp(light * (0.5 + 0.8 * fibre(z, d, 5))), 9))
    : earth.at(steps(clamp(light * (0.8 + 0.2 * cloud(d * 2, z * 1.2, 4))), 12));
}
type Ramp = ReturnType<typeof ramp>;
const made = (
  dark: string,
  low: string,
  mid: string,
  lit: string,
  high: string,
): { shade: Ramp; sun: Ramp } => ({
  shade: ramp([
    [0, "#070504"],
    [0.25, dark],
    [0.6, low],
    [1, mid],
  ]),
  sun: ramp([
    [0, low],
    [0.35, mid],
    [0.75, lit],
    [1, high],
  ]),
});
const stuffs: Record<Stuff, { shade: Ramp; sun: Ramp }> = {
  lacquer: made("#170a07", "#35130c", "#63241a", "#b23a1d", "#d2612f"),
  celadon: made("#1b1e17", "#3d4534", "#76806a", "#b9bd98", "#e9e2bd"),
  clay: made("#1d1710", "#473a28", "#8a7452", "#cdb486", "#efdcb0"),
  soup: made("#1c120a", "#432a13", "#7f5222", "#b98338", "#d9a955"),
  lotus: made("#241c11", "#5b4a30", "#a38a5e", "#e3cf9d", "#fbf0cd"),
  tofu: made("#211d16", "#5a5140", "#a79a7c", "#e9dfc0", "#fdf6e0"),
  dark: made("#120b08", "#2a180f", "#5d3a22", "#7d4f2c", "#b07a44"),
  cloth: made("#14191b", "#2a3335", "#59625c", "#5d6660", "#8d9080"),
  herb: made("#12160b", "#2e3a1c", "#56662e", "#869347", "#b3b968"),
};
const order = Object.keys(stuffs);
function solid(h: Hit): RGB {
  const [x, d, z] = h.p,
    n = h.n,
    look = stuffs[h.stuff],
    up = h.stuff === "lacquer" && n[2] > 0.8;
  const age = 0.5 * streak(x * 4, d * 30, 1) + 0.5 * cloud(x * 3, d * 3.6, 5);
  const facing = n[0] * TO_SUN[0] + n[1] * TO_SUN[1] + n[2] * TO_SUN[2];
  const [s] = facing > 0 ? sunAt(x, d, z) : [0];
  const o: V3 = [x + n[0] * 0.003, d + n[1] * 0.003, z + n[2] * 0.003];
  const sun = s > 0.004 ? s * sunPast(o) : 0;
  // from the mats at the left, from the window beyond
  const px = POOL.x - x,
    pd = POOL.d - 0.3 - d,
    pz = -z - 0.1,
    pl = Math.hypot(px, pd, pz);
  const fromPool = Math.max(0, (n[0] * px + n[1] * pd + n[2] * pz) / pl + 0.25) / (0.55 + pl * pl),
    wx = WIN.x - x,
    wd = WALL - d,
    wz = WIN.z - z,
    wl = Math.hypot(wx, wd, wz),
    fromWindow = Math.max(0, (n[0] * wx + n[1] * wd + n[2] * wz) / wl) / (0.6 + 0.5 * wl * wl);
  let t = 0.2 + 0.4 * fromPool + 0.62 * fromWindow;
  if (h.stuff === "cloth")
    t = 0.3 + 0.6 * Math.max(0, -0.8 * n[0] + 0.35 * n[1] + 0.32 * n[2]) ** 1.5;
  t *= 0.25 + 0.75 * h.open;
  let k = 0;
  if (up) {
    const r = Math.hypot(x - TABLE.x, d - TABLE.d),
      a = Math.atan2(d - TABLE.d, x - TABLE.x);
    const worn = sstep(0.18, 0.3, cloud(x * 3.4, d * 4.2, 7)),
      rim = sstep(0.02, 0.004, TABLE.r - r + 0.008 * streak(a * 6, 3, 8));
    k = 0.04 * age - 0.08 * worn - 0.16 * rim - 0.16 * sstep(0.005, 0.0015, Math.abs(r - 0.515));
    k += 0.05 * sstep(0.4, 0.8, streak(x * 2, d * 40, 11)) * sstep(-0.1, 0.3, age);
  } else k = h.stuff === "lotus" && lotusHole(h.p) ? -0.42 : 0.05 * age;
  const shade = look.shade.at(
    h.stuff === "cloth"
      ? steps(clamp(t + 0.012 * streak(x * 9, d * 40, 3)), 11)
      : steps(clamp(t * (1 + 2 * k)), 9),
  );
  if (sun < 0.01) return shade;
  const lit = look.sun.at(steps(clamp(0.14 + 0.98 * facing * (0.7 + 0.3 * h.open) + k), 7));
  return between(shade, lit, clamp(sun * 1.15));
}
/** What a ray through a point of the sheet meets. */
function see(u: number, v: number): Seen {
  const [gx, gz] = rayAt(u, v);
  let far = WALL,
    id = 1;
  if (gz < 0 && EYE / -gz < far) {
    far = EYE / -gz;
    id = 2;
  }
  if (gx < 0 && LEFT / gx < far) {
    far = LEFT / gx;
    id = 3;
  }
  const l = Math.hypot(gx, 1, gz),
    hit = solidOn([0, 0, EYE], [gx / l, 1 / l, gz / l], far * l);
  if (hit) return { id: 10 + order.indexOf(hit.stuff), c: solid(hit), a: 1, far: hit.t / l };
  const x = gx * far,
    z = EYE + gz * far;
  if (id === 2) return { id, c: floor(x, far), a: 1, far };
  if (id === 3) return { id, c: side(far, z), a: 1, far };
  const qx = x - WIN.x,
    qz = z - WIN.z;
  if (Math.hypot(qx, qz) < WIN.r) {
    for (const [q, along, seed] of [
      [qx, z, 1],
      [qz, x, 2],
    ]) {
      const m = Math.abs(Math.abs(q) - WIN.third) + 0.0016 * streak(along * 5, seed, q > 0 ? 3 : 8),
        edge = seed === 1 ? q - Math.sign(q) * WIN.third : qz - Math.sign(qz) * WIN.third;
      if (m < WIN.bar)
        return {
          id: 4,
          c: timber.at(
            clamp(
              0.24 +
                0.2 * fibre(along, q, seed) +
                (edge > 0.4 * WIN.bar ? 0.4 * sstep(-0.4, 0.1, streak(along * 4, 4, seed)) : 0),
            ),
          ),
          a: 1,
          far,
        };
    }
    const out = WALL + DEEP,
      ox = gx * out - WIN.x,
      oz = EYE + gz * out - WIN.z;
    if (Math.hypot(ox, oz) < WIN.r) return { id: 0, c: [0, 0, 0], a: 0, far };
    // the ray meets the tube on its way
    let lo = WALL,
      hi = out;
    for (let i = 0; i < 12; i++) {
      const m = (lo + hi) / 2;
      if (Math.hypot(gx * m - WIN.x, EYE + gz * m - WIN.z) < WIN.r) lo = m;
      else hi = m;
    }
    return { id: 5, c: tube(gx * lo, lo, EYE + gz * lo), a: 1, far };
  }
  return { id: 1, c: wall(x, z), a: 1, far };
}
const air: RGB = [255, 212, 142];
/** the key block: thick near and thin far, broken where the brush ran dry, none on the window's view */
function contour(ids: Uint8Array, fars: Float32Array): Layer {
  const K = layer(),
    im = getPx(K.c),
    d = im.data;
  for (let j = 2; j < PH - 2; j++)
    for (let k = 2; k < PW - 2; k++) {
      const p = j * PW + k,
        me = ids[p];
      if (me < 10 || order[me - 10] === "dark") continue;
      if (me === ids[p - 1] && me === ids[p + 1] && me === ids[p - PW] && me === ids[p + PW])
        continue;
      // the nearer of the two owns the line
      if (
        [p - 1, p + 1, p - PW, p + PW].some(
          (q) => ids[q] >= 10 && ids[q] !== me && fars[q] < fars[p],
        )
      )
        continue;
      const low = me === ids[p + PW] ? 0 : 1;
      const dry = 0.5 + 0.5 * streak((k / SS) * 0.021, (j / SS) * 0.03, 3),
        r =
          SS *
          (4 / fars[p]) *
          (0.35 + 0.75 * dry * (0.6 + 0.5 * low)) *
          (order[me - 10] === "lacquer" || order[me - 10] === "cloth" ? 1 : 0.6),
        ink = 150 + 65 * (order[me - 10] === "lacquer" ? 1 : 0);
      for (let b = Math.ceil(-r - 1); b <= r + 1; b++)
        for (let a = Math.ceil(-r - 1); a <= r + 1; a++) {
          const q = ((j + b) * PW + k + a) * 4;
          if (j + b < 0 || j + b >= PH || k + a < 0 || k + a >= PW) continue;
          const al = clamp(r + 0.5 - Math.hypot(a, b)) * ink;
          if (al > d[q + 3]) {
            d[q] = 16;
            d[q + 1] = 10;
            d[q + 2] = 7;
            d[q + 3] = al;
          }
        }
    }
  putPx(K.c, im);
  return K;
}
export function room(): { colour: Layer; key: Layer } {
  const L = layer(),
    fars = new Float32Array(PW * PH),
    im = getPx(L.c),
    d = im.data,
    ids = new Uint8Array(PW * PH);
  const put = (i: number, c: RGB, a: number) => {
    d[i] = c[0];
    d[i + 1] = c[1];
    d[i + 2] = c[2];
    d[i + 3] = 255 * a;
  };
  /** the colour with the sunlit air before it */
  const hazed = (s: Seen, u: number, v: number): Seen => {
    const k = hazeAt(u, v) * (s.id < 10 ? 1 : 0.42);
    if (s.a === 0) return { ...s, c: air, a: 0.8 * k };
    return {
      ...s,
      c: [0, 1, 2].map((i) => 255 - ((255 - s.c[i]) * (255 - air[i] * k)) / 255) as RGB,
    };
  };
  const shot = (j: number, k: number, dx = 0.5, dy = 0.5) => {
    const u = (k + dx) / SS,
      v = (j + dy) / SS;
    return hazed(see(u, v), u, v);
  };
  for (let j = 0, p = 0; j < PH; j++)
    for (let k = 0; k < PW; k++, p++) {
      const s = shot(j, k);
      ids[p] = s.id;
      fars[p] = s.far;
      put(p * 4, s.c, s.a);
    }
  // where two things meet, more rays
  for (let j = 1, p = PW + 1; j < PH - 1; j++, p += 2)
    for (let k = 1; k < PW - 1; k++, p++) {
      const me = ids[p];
      if (me === ids[p - 1] && me === ids[p + 1] && me === ids[p - PW] && me === ids[p + PW])
        continue;
      let a = 0;
      const c: RGB = [0, 0, 0];
      for (const dy of [0.17, 0.5, 0.83])
        for (const dx of [0.17, 0.5, 0.83]) {
          const s = shot(j, k, dx, dy);
          a += s.a;
          for (const i of [0, 1, 2]) c[i] += s.c[i] * s.a;
        }
      put(p * 4, a ? (c.map((q) => q / a) as RGB) : c, a / 9);
    }
  putPx(L.c, im);
  return { colour: L, key: contour(ids, fars) };
}
