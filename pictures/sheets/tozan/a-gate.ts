/** The porcelain torii at the top of the long stair, on a terrace of cut stone; far off, so its vine is a few strokes. */
import { layer, lerp, PW, type Pt, shade, SS, stamp } from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
import type { Print } from "../../kit/print.ts";
import { type Cam, onSheet, proj } from "../../kit/terrain.ts";
import { cam, TOP, TOP_Y } from "./a-steps.ts";
import { grove, stairs, terrace } from "./a-terrace.ts";
import { arita, COLUMN, viewGate } from "./torii.ts";

// nearer in its own coordinates, so that it is half as tall again
const BIG = 1.5;
const gateCam: Cam = {
  ...cam,
  x: cam.x / BIG,
  y: -(TOP_Y + 1.2) / BIG,
  z: (cam.z - TOP) / BIG,
};
const COBALT = "#2b4fa6";

/** white glaze in three flat tones, the sun at the left */
function glaze() {
  const v = viewGate(gateCam, arita);
  return shade((x, y, o) => {
    const i = ((y * SS) | 0) * PW + ((x * SS) | 0);
    o[3] = v.part[i] ? 255 : 0;
    const nl = -0.79 * v.nor[i * 3] - 0.42 * v.nor[i * 3 + 1] + 0.45 * v.nor[i * 3 + 2];
    const c = nl > 0.3 ? [255, 252, 242] : nl > -0.28 ? [206, 220, 236] : [142, 168, 208];
    for (let k = 0; k < 3; k++) o[k] = c[k];
    // each column is in the shade below the lintel
    if (v.part[i] === COLUMN && v.pos[i * 3 + 2] > 2.9) {
      o[0] = 158;
      o[1] = 182;
      o[2] = 216;
    }
  });
}
function vines() {
  const L = layer(),
    x = L.x;
  const at = (u: number, y: number, z: number): Pt => {
    const [a, b] = proj(gateCam, u, y, z);
    return [a, b];
  };
  const wave = (f: (t: number, off: number) => Pt, long: number, amp: number, wide: number) => {
    const turns = Math.round(long / 0.44);
    x.beginPath();
    brushPath(
      x,
      Array.from({ length: turns * 8 + 1 }, (_, i) =>
        f(i / (turns * 8), amp * Math.sin((i / 8) * Math.PI)),
      ),
      (t) => wide * (0.8 + 0.35 * Math.sin(t * 40)),
    );
    // a curl in each hollow
    for (let k = 0; k < turns; k++) {
      const s = k % 2 ? 1 : -1;
      brushPath(
        x,
        Array.from({ length: 9 }, (_, i) => {
          const q = i / 8,
            a = s * (q * 5 - 1.2),
            R = amp * lerp(0.85, 0.15, q);
          return f(
            (k + 0.5) / turns + (R * Math.cos(a)) / long,
            s * amp * 0.25 + R * Math.sin(a) * 0.9,
          );
        }),
        (t) => wide * (0.9 - 0.3 * t),
      );
    }
    x.fill();
  };
  x.fillStyle = COBALT;
  const sweep = (u: number) => arita.sweep * u * u;
  for (const [half, y, z, amp] of [
    [2.05, -0.23, arita.lintel + 0.245, 0.075],
    [1.9, -0.15, arita.lintel, 0.07],
    [1.8, -0.085, arita.tie, 0.085],
  ])
    wave(
      (t, off) => {
        const u = lerp(-half, half, t);
        return at(u, y, z + off + (z > 3 ? sweep(u) : 0));
      },
      half * 2,
      amp,
      1.5,
    );
  for (const s of [-1, 1]) {
    const mid = (z: number) => s * (arita.foot - ((arita.foot - arita.head) / arita.tall) * z);
    wave(
      (t, off) => {
        const z = lerp(0.5, 2.34, t);
        return at(mid(z) + off, -0.22, z);
      },
      1.84,
      0.1,
      1.5,
    );
    for (const z of [0.4, 0.48, 1.4, 2.82]) {
      x.beginPath();
      brushPath(
        x,
        [-1, -0.5, 0, 0.5, 1].map((q) => at(mid(z) + q * 0.2, -0.2, z - 0.012 * (1 - q * q))),
        () => 1.3,
      );
      x.fill();
    }
  }
  return L;
}
export function farGate(P: Print) {
  grove(P);
  stairs(P);
  const gate = glaze();
  const rim = layer();
  for (let i = 0; i < 12; i++)
    stamp(rim.x, gate, { dx: 2 * Math.cos(i * 0.5236), dy: 2 * Math.sin(i * 0.5236) });
  rim.x.globalCompositeOperation = "source-in";
  rim.x.fillStyle = "#24407e";
  rim.x.fillRect(0, 0, 1600, 1200);
  // the terrace's lip hides the lowest part
  const [, lip] = onSheet(cam, 0, TOP_Y - 0.1, TOP);
  rim.x.globalCompositeOperation = "source-over";
  for (const L of [rim, gate]) L.x.clearRect(0, lip, 1600, 1200);
  P.put(rim, { occlude: 1 });
  P.put(gate);
  const V = vines();
  stamp(V.x, gate, { op: "destination-in" });
  P.put(V);
  terrace(P);
}
