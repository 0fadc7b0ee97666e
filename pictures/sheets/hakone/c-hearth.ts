/** The hearth: a square of heavy timber, raked ash, burning logs, and the kettle on its hook. */
import { clamp, lerp, mix, ramp, Rng, type V3 } from "../../kit/core.ts";
import { type Mat, type World } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { flat, timber } from "../../kit/wood.ts";
import { stops } from "../../kit/points.ts";
import { asOne, bar, fire, lathe, n } from "./c-stage.ts";

const ember = ramp(stops("0 #1a1112, 0.3 #5c1c14, 0.55 #c2461a, 0.78 #f59a34, 1 #ffe9ae"));
const [fx, fy] = fire;

export function hearth(w: World) {
  const x0 = fx - 0.8,
    x1 = fx + 0.8,
    y0 = 3.0,
    y1 = 4.2,
    high = 0.17,
    wide = 0.17;
  const sides = { dark: "#2b1a12", light: "#a9754a" };
  const alongX = timber({ ...sides, along: "x" }),
    alongY = timber({ ...sides, along: "y" });
  w.box(x0 - wide, y0 - wide, 0, x1 + wide, y0, high, alongX);
  w.box(x0 - wide, y1, 0, x1 + wide, y1 + wide, high, alongX);
  w.box(x0 - wide, y0, 0, x0, y1, high, alongY);
  w.box(x1, y0, 0, x1 + wide, y1, high, alongY);
  const A = linear("#2b282b"),
    B = linear("#716b68");
  w.box(x0, y0, 0, x1, y1, 0.035, {
    c: B,
    line: 0.5,
    // raked in rings around the fire, higher and grey where it is burnt
    tex: (h, o) => {
      const d = Math.hypot(h.x - fx, (h.y - fy) * 1.1);
      const rake = Math.sin(d * 44 + 1.6 * n.n2(h.x * 3, h.y * 3));
      // two tones: the furrows of the rake, and none where the fire has fallen in
      const t = d > 0.34 + 0.06 * n.n2(h.x * 6, h.y * 6) && rake < -0.35 ? 0.45 : 0.8;
      for (let i = 0; i < 3; i++) o[i] = lerp(A[i], B[i], t);
    },
  });
  logs(w);
}
/** Five logs with their ends together; they glow towards the middle. */
function logs(w: World) {
  const r = new Rng(4);
  const burning: Mat = {
    c: linear("#2a1a14"),
    line: 0.8,
    tex: (h, o) => {
      const d = Math.hypot(h.x - fx, h.y - fy, (h.z - 0.06) * 0.6);
      const crack = Math.abs(n.n3(h.x * 26, h.y * 26, h.z * 26));
      const heat = clamp(1.2 - d * 2.9 + 0.3 * n.n3(h.x * 11, h.y * 11, h.z * 11) - 0.5 * crack);
      const q = Math.round(heat * 7) / 7;
      const c = linear(q > 0.08 ? ember.at(q) : mix("#2a1c17", "#8d7f74", clamp(crack * 0.9)));
      for (let i = 0; i < 3; i++) o[i] = c[i];
      o[3] = clamp(q * 1.6);
    },
  };
  for (const [a, long] of [
    [3.5, 0.52],
    [5.5, 0.5],
    [0.35, 0.56],
    [2.3, 0.46],
    [4.6, 0.36],
  ] as const) {
    const c = Math.cos(a),
      s = Math.sin(a);
    const R = r.range(0.045, 0.06);
    w.rod(
      [fx + c * 0.04, fy + s * 0.04, 0.12],
      [fx + c * long, fy + s * long, 0.075],
      R,
      burning,
      R * 1.1,
    );
  }
  for (let i = 0; i < 26; i++) {
    const a = r.range(0, 6.28),
      d = 0.05 + 0.16 * Math.sqrt(r.u());
    const s = r.range(0.014, 0.034);
    w.ball([fx + d * Math.cos(a), fy + d * Math.sin(a), 0.05], [s, s, s * 0.7], burning);
  }
}
/** An iron kettle on a hook of smoke-blackened bamboo, with a wooden fish that locks it. */
export function kettle(w: World) {
  const z = 0.56;
  const dark = linear("#131215"),
    pale = linear("#4c4d55");
  const iron: Mat = {
    c: pale,
    tex: (h, o) => {
      // rows of small knobs on the iron
      const a = Math.atan2(h.y - fy, h.x - fx) * 13,
        v = (h.z - z) / 0.026;
      const row = Math.floor(v);
      const du = a + (row % 2) * 0.5;
      const stud =
        h.z > z + 0.06 &&
        h.z < z + 0.2 &&
        Math.hypot((du - Math.round(du)) * 0.9, v - row - 0.5) < 0.3;
      const t = clamp(0.2 + 0.25 * n.n3(h.x * 30, h.y * 30, h.z * 30) + (stud ? 0.7 : 0));
      for (let i = 0; i < 3; i++) o[i] = lerp(dark[i], pale[i], t);
    },
  };
  const plain = flat("#2c2b30");
  const prof: [number, number][] = [];
  for (let i = 0; i <= 14; i++) {
    const t = i / 14;
    prof.push([0.205 * Math.pow(Math.sin(Math.PI * (0.16 + 0.7 * t)), 0.6), 0.25 * t]);
  }
  lathe(w, [fx, fy, z], prof, iron);
  lathe(
    w,
    [fx, fy, z + 0.25],
    [
      [0.12, -0.01],
      [0.125, 0.012],
      [0.09, 0.035],
      [0.02, 0.045],
      [0.02, 0.06],
      [0.028, 0.075],
      [0.012, 0.09],
    ],
    plain,
  );
  asOne(w, () => {
    const spout = (t: number): V3 => [
      fx + 0.17 + 0.16 * t,
      fy - 0.03 * t,
      z + 0.12 + 0.13 * t + 0.03 * Math.sin(t * 3),
    ];
    bar(w, spout, (t) => 0.042 - 0.018 * t, plain, 6);
  });
  asOne(w, () =>
    bar(
      w,
      (t) => {
        const a = Math.PI * t;
        return [
          fx + 0.158 * Math.cos(a),
          fy,
          z + 0.17 + 0.33 * Math.pow(Math.max(0, Math.sin(a)), 0.8),
        ];
      },
      () => 0.011,
      plain,
      18,
    ),
  );
  hook(w, z + 0.5);
}
function hook(w: World, z: number) {
  const iron = flat("#26252a");
  asOne(w, () => {
    bar(
      w,
      (t) => [fx + 0.045 * Math.sin(t * 4.4), fy, z - 0.03 + 0.05 * t + 0.03 * Math.cos(t * 5)],
      () => 0.011,
      iron,
      8,
    );
    w.rod([fx, fy, z + 0.02], [fx, fy, z + 0.5], 0.012, iron);
  });
  const cane = timber({ dark: "#2a1c12", light: "#9a7444", along: "z" });
  w.rod([fx, fy, z + 0.34], [fx, fy, z + 2], 0.036, cane);
  for (const k of [0.36, 0.7, 1.05]) w.rod([fx, fy, z + k], [fx, fy, z + k + 0.016], 0.04, cane);
  // the fish
  const wood = timber({ dark: "#2e1c12", light: "#8d6038", along: "x" });
  asOne(w, () => {
    w.ball([fx, fy - 0.05, z + 0.24], [0.21, 0.025, 0.055], wood);
    w.turned([fx + 0.22, fy - 0.05, z + 0.275], [0.055, 0.012, 0.02], wood, 0, 0, 0.6);
    w.turned([fx + 0.22, fy - 0.05, z + 0.215], [0.055, 0.012, 0.02], wood, 0, 0, -0.5);
  });
}
