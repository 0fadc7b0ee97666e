/** On the bench: a cup of amazake and two grilled rice cakes on a wooden tray. */
import { clamp, lerp, type V3 } from "../../kit/core.ts";
import { type Mat, type World } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { flat, timber } from "../../kit/wood.ts";
import { asOne, lathe, n } from "./c-stage.ts";

const top = 0.78;
/** The tray is drawn larger than its real size by this factor. */
const S = 1.02;
const yaw = 0.2;
const mid: V3 = [0.3, 0.5, top];
/** A point on the tray: u to the right, v away, w up. */
const at = (u: number, v: number, w = 0): V3 => [
  mid[0] + S * (u * Math.cos(yaw) - v * Math.sin(yaw)),
  mid[1] + S * (u * Math.sin(yaw) + v * Math.cos(yaw)),
  mid[2] + S * w,
];
export const cupAt = at(-0.15, 0.015, 0.12);

export function bench(w: World) {
  w.box(
    -2.4,
    -0.4,
    top - 0.09,
    2.4,
    0.8,
    top,
    timber({ dark: "#2a1a12", light: "#8f6341", plank: 0.39, along: "x", joint: 0.004 }),
  );
}
export function tray(w: World) {
  const wood = timber({ dark: "#8a5c30", light: "#e0b070", along: "x", near: 4 }),
    cross = timber({ dark: "#8a5c30", light: "#d6a566", along: "y", near: 4 });
  const hu = 0.28,
    hv = 0.165,
    rim = 0.014,
    high = 0.028;
  w.turned(at(0, 0, 0.006), [S * hu, S * hv, 0.006], wood, yaw);
  for (const s of [-1, 1]) {
    w.turned(at(0, s * (hv - rim / 2), high / 2), [S * hu, rim / 2, (S * high) / 2], wood, yaw);
    w.turned(
      at(s * (hu - rim / 2), 0, high / 2),
      [rim / 2, S * (hv - rim), (S * high) / 2],
      cross,
      yaw,
    );
  }
  cup(w);
  const blue = linear("#27406b"),
    deep = linear("#15233d");
  const dish = at(0.085, 0.0, 0.012);
  const glaze: Mat = {
    c: blue,
    tex: (h, o) => {
      const d = Math.hypot(h.x - dish[0], h.y - dish[1]);
      const t = clamp(0.25 + 0.5 * n.fbm(h.x * 30, h.y * 30, 3) + (d > 0.134 ? 0.6 : 0));
      for (let i = 0; i < 3; i++) o[i] = lerp(deep[i], blue[i] * 1.3, t);
    },
  };
  lathe(
    w,
    dish,
    [
      [0.08, 0],
      [0.13, 0.009],
      [0.148, 0.018],
    ],
    glaze,
  );
  lathe(
    w,
    [dish[0], dish[1], dish[2] + 0.0181],
    [
      [0.139, 0],
      [0.138, 0.0005],
    ],
    glaze,
  );
  cake(w, at(0.03, 0.028, 0.028), "kinako");
  cake(w, at(0.128, -0.022, 0.028), "nori");
  const stick = flat("#6d2a20", { line: 0.8 });
  for (const k of [0, 1])
    w.rod(
      at(-0.21, -0.112 - 0.017 * k, 0.017),
      at(-0.01, -0.122 - 0.012 * k, 0.017),
      0.0042,
      stick,
      0.0022,
    );
}
function cup(w: World) {
  const c = at(-0.15, 0.015, 0.012);
  const R = 0.064;
  const pale = linear("#e6e2d4"),
    grey = linear("#9fa9a8"),
    blue = linear("#2f4f80");
  const outer: Mat = {
    c: pale,
    tex: (h, o) => {
      const z = h.z - c[2];
      const a = Math.atan2(h.y - c[1], h.x - c[0]);
      const bar = Math.abs(z - 0.083) < 0.006 || Math.abs(z - 0.07) < 0.0014 || z < 0.012;
      // a brushed grass mark in cobalt
      const blade =
        z > 0.018 &&
        z < 0.066 &&
        Math.abs(Math.sin(a * 5 + 22 * (z - 0.02))) < 0.16 * (1.1 - (z - 0.018) / 0.05);
      const t = clamp(0.55 + 0.5 * n.fbm(a * 3, z * 30, 3));
      for (let i = 0; i < 3; i++) o[i] = bar || blade ? blue[i] : lerp(grey[i], pale[i], t);
    },
  };
  lathe(
    w,
    c,
    [
      [R * 0.6, 0],
      [R * 0.62, 0.008],
      [R * 0.84, 0.024],
      [R * 0.95, 0.055],
      [R, 0.108],
    ],
    outer,
  );
  // the inside of the cup from above: its far wall, then the drink
  const cream = linear("#fff4d8"),
    grain = linear("#e2cfa2");
  asOne(w, () =>
    w.rod(
      [c[0], c[1], c[2] + 0.108],
      [c[0], c[1], c[2] + 0.1086],
      R * 0.93,
      {
        c: cream,
        tex: (h, o) => {
          const x = (h.x - c[0]) / R,
            y = (h.y - c[1]) / R;
          const drink = Math.hypot(x, y + 0.12) < 0.84;
          const soft = n.n2(x * 7, y * 7) + 0.6 * n.n2(x * 15, y * 15);
          for (let i = 0; i < 3; i++)
            o[i] = drink ? (soft > 0.35 ? grain[i] : cream[i]) : grey[i] * 0.55;
        },
      },
      R * 0.93,
    ),
  );
}
/** A rice cake, puffed and browned: one with a strip of nori, one rolled in bean flour. */
function cake(w: World, c: V3, kind: "nori" | "kinako") {
  const R = 0.066,
    h = 0.042;
  const [low, high] = kind === "nori" ? ["#dcc08c", "#fff3d6"] : ["#c28a34", "#f7d783"];
  const A = linear(low),
    B = linear(high),
    burnt = linear("#7a4318"),
    nori = linear("#161f1a");
  const dir = -0.35;
  const skin: Mat = {
    c: B,
    tex: (q, o) => {
      const x = q.x - c[0],
        y = q.y - c[1];
      const u = x * Math.cos(dir) + y * Math.sin(dir);
      const m = n.fbm(x * 34 + 3, y * 34, 3);
      const strip = kind === "nori" && Math.abs(u + 0.0016 * n.n2(y * 60, q.z * 60)) < 0.024;
      const grill = 0.5 + 0.5 * Math.sin((-x * Math.sin(dir) + y * Math.cos(dir)) * 260);
      const scorch = kind === "nori" && q.z > c[2] + 0.03 && grill + 0.8 * m > 1.02;
      const flour = kind === "kinako" ? 0.4 * n.n3(x * 160, y * 160, q.z * 160) : 0;
      const t = clamp(0.85 + 0.45 * m + flour - (q.z < c[2] + 0.012 ? 0.35 : 0));
      for (let i = 0; i < 3; i++) {
        o[i] = strip
          ? nori[i] * (1 + 0.3 * n.n2(x * 50, y * 90))
          : scorch
            ? lerp(burnt[i], A[i], 0.35)
            : lerp(A[i], B[i], t);
      }
    },
  };
  w.ball([c[0], c[1], c[2] + h * 0.46], [R, R, h * 0.6], skin);
}
