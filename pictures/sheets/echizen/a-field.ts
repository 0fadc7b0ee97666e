/** round the drying yard in April: cedar hills in mist with the last snow behind, and rape in flower along the path */
import { type Noise, type Ctx, Rng, W, layer, mix } from "../../kit/core.ts";
import { Tones, dab } from "../../kit/brush.ts";
import { type Print, mistBand } from "../../kit/print.ts";
import { bank, forest } from "../../kit/snow.ts";
import { snowPeak } from "./peak.ts";
import { type Cam, proj } from "../../kit/terrain.ts";

/** where the field begins, metres right of the wall's middle */
const FIELD = 2.45;
const ROW = 0.78;

/** back to front: a snowy ridge, two cedar slopes, each parted from the next by mist */
export function hills(P: Print, n: Noise) {
  const r = new Rng(14);
  const top = (q: number) =>
    452 -
    142 * Math.exp(-(Math.abs((q - 1270) / 200) ** 1.3)) -
    70 * Math.exp(-(((q - 1540) / 110) ** 2)) -
    40 * Math.exp(-(((q - 1080) / 80) ** 2)) +
    6 * n.fbm(q * 0.02, 3, 3);
  const peak = snowPeak(n, {
    x0: 900,
    x1: W,
    top,
    summit: [1270, 300],
    foot: [400, 500, 560],
    lit: "#fbf4e8",
    half: "#dbe5ea",
    shade: "#9fbdd6",
    mist: "#f2ecdc",
  });
  P.put(peak, { occlude: 1 });
  P.mist(mistBand(n, 478, 60, 50, { max: 0.92, amp: 10 }), "#f2ecdc");
  const mid = layer();
  const back = (q: number) => 512 - 62 * Math.exp(-(((q - 1500) / 190) ** 2));
  const slope = { light: "#8fb0a6", shade: "#6d988f", low: "#c3d0bf" };
  bank(mid.x, n, 900, W + 10, (q) => back(q) + 8, 600, { ...slope, seed: 3 });
  forest(mid.x, r, 900, W + 10, back, 50, 50, {
    dark: "#4d7f86",
    mist: "#a3bfbc",
    snow: "#7fa79f",
  });
  P.put(mid, { occlude: 1 });
  P.mist(mistBand(n, 562, 34, 26, { max: 0.85, amp: 7 }), "#f2ecdc");
  const near = layer();
  forest(near.x, r, 900, W + 10, () => 560, 14, 44, {
    dark: "#24564c",
    mist: "#5b8a78",
    snow: "#6f9a6a",
  });
  P.put(near, { occlude: 1 });
}
/** rape in rows running to the vanishing point: leaves below, yellow heads above, one clump behind another */
export function rape(x: Ctx, cam: Cam) {
  const r = new Rng(31);
  const T = new Tones();
  for (let y = 46; y > 2.75; y -= 0.045 * y) {
    const unit = cam.f / (y - cam.y);
    const last = Math.min(70, Math.ceil(((W + 60 - cam.cx) / unit + cam.x - FIELD) / ROW));
    for (let row = last; row >= 0; row--) {
      const at = FIELD + row * ROW + 0.07 * r.g();
      const tall = r.range(0.5, 0.78);
      clump(T, r, cam, at, y, tall, unit);
    }
    T.flush(x);
  }
}
function clump(T: Tones, r: Rng, cam: Cam, at: number, y: number, tall: number, unit: number) {
  const far = Math.min(1, y / 40);
  const many = unit > 160 ? 30 : unit > 60 ? 14 : 6;
  const put = (
    c: Parameters<typeof mix>[0],
    z: number,
    len: number,
    ang: number,
    spread: number,
  ) => {
    const [px, py] = proj(cam, at + spread * r.g(), y + 0.1 * r.g(), z);
    T.add(mix(c, "#dfe0b8", (0.5 * Math.round(far * 5)) / 5), (q) =>
      dab(q, px, py, Math.max(2, len * unit), Math.max(1.2, len * unit * 0.42), ang, 0.15),
    );
  };
  for (let i = 0; i < many; i++)
    put(
      ["#1f4a33", "#2f6a3a", "#5d9147"][i % 3],
      r.range(0.02, 0.7) * tall,
      0.1,
      -1.57 + r.g() * 0.7,
      0.12,
    );
  for (let i = 0; i < many * 2.6; i++) {
    const up = r.u();
    const c = up > 0.6 ? "#fbe276" : up > 0.25 ? "#f0c63c" : "#c99a2a";
    put(c, tall * (0.62 + 0.46 * up), 0.055, r.range(0, 6.28), 0.15);
  }
}
