/** Dawn behind the gate: green above, gold at the ridge, the hills and pines of Uji in mist. */
import { wooded, printRidge } from "../../kit/horizon.ts";
import {
  bokashi,
  type Col,
  layer,
  mix,
  type Pt,
  ramp,
  Rng,
  sstep,
  W,
  stamp,
} from "../../kit/core.ts";
import { cedarCrown, limb, pinePad } from "../../kit/flora.ts";
import { mistBand, type Print } from "../../kit/print.ts";

const skyRamp = ramp([
  [0, "#27565f"],
  [0.2, "#5f9290"],
  [0.42, "#abc6b0"],
  [0.62, "#ecdcb4"],
  [0.8, "#f7c790"],
  [1, "#f2a877"],
]);
export const skyAt = (y: number) => skyRamp.at(y / 640);
const SUN: Pt = [905, 232];

export function sky(P: Print) {
  const n = P.noise;
  P.block(
    (x) => {
      x.fillStyle = bokashi(
        x,
        0,
        0,
        0,
        640,
        [0, 0.2, 0.42, 0.62, 0.8, 1].map((t) => [t, skyRamp.at(t)]),
      );
      x.fillRect(0, 0, W, 760);
    },
    { grain: 0.14 },
  );
  P.light((x) => {
    const g = x.createRadialGradient(SUN[0], SUN[1], 10, SUN[0], SUN[1], 520);
    g.addColorStop(0, "rgba(255,228,160,.85)");
    g.addColorStop(0.35, "rgba(255,206,140,.35)");
    g.addColorStop(1, "rgba(255,190,120,0)");
    x.fillStyle = g;
    x.fillRect(0, 0, W, 800);
  });
  P.mist(
    (x, y) =>
      sstep(40, 150, y) *
      (1 - sstep(300, 420, y)) *
      sstep(0.1, 0.5, n.fbm(x * 0.0012 + 7, y * 0.012, 5)) *
      0.55,
    "#fbe3bd",
    { grain: 0.2 },
  );
  P.block(
    (x) => {
      x.fillStyle = "#fff3cf";
      x.beginPath();
      x.arc(SUN[0], SUN[1], 47, 0, 7);
      x.fill();
    },
    { grain: 0.05 },
  );
}

export function hills(P: Print) {
  const n = P.noise;
  const list: [number, number, number, number, number, Col, Col][] = [
    [500, 110, 0.0015, 3.3, 3, "#8fb0a2", "#e9cfa4"],
    [560, 90, 0.0021, 9.1, 9, "#5f8c82", "#d9c79e"],
  ];
  list.forEach(([y0, a, f, s, tree, c1, c2], i) => {
    const line = wooded(n, {
      y: y0,
      rise: a,
      pitch: f,
      seed: s,
      tree,
      close: [0.09, 0.3],
    });
    printRidge(P, line, {
      from: y0 - a,
      to: y0 + 70,
      colours: [
        [0, c1],
        [1, c2],
      ],
      foot: 800,
      grain: 0.15,
      key: "#3d5f66",
      keyA: 0.35 + 0.1 * i,
    });
    P.mist(mistBand(n, y0 + 40, 40, 90, { max: 0.9, amp: 14 }), "#f5dcb4", { grain: 0.1 });
  });
}

/** the trees behind the walls: near and far, denser towards the edges of the sheet */
export function grove(P: Print) {
  [0, 1].forEach((near) => {
    const L = layer(),
      r = new Rng(51 + near);
    for (let i = 0; i < 44; i++) {
      const x = -60 + ((i + r.range(0.1, 0.9)) / 44) * (W + 120),
        off = Math.abs(x - 640);
      if (off < 230) continue;
      const edge = sstep(330, 960, off);
      const top =
        (near ? 500 : 455) - (near ? 190 : 120) * edge * edge - r.range(0, near ? 70 : 50);
      cedarCrown(L.x, x, top, 660, r.range(34, 54) * (near ? 1.15 : 0.9), r, {
        s: near ? 1.7 : 1.3,
        dens: 0.9,
        ragged: 0.25,
        lightDir: x < 860 ? 1 : -1,
        col: (t, y) =>
          mix(
            mix(near ? "#173f42" : "#4a7a74", near ? "#8a9f68" : "#a9bd92", t),
            "#f3d9ac",
            sstep(430, 640, y) * 0.75,
          ),
      });
    }
    P.put(L, { occlude: 1 });
    P.mist(mistBand(P.noise, 600, 80, 70, { max: near ? 0.7 : 0.6, amp: 18 }), "#f6dfb8", {
      grain: 0.1,
    });
  });
}

/** an old pine that leans in from the left */
export function pine(P: Print) {
  const L = layer(),
    K = layer(),
    r = new Rng(12);
  const wood = { body: "#3a2c2a", light: "#9a7257", key: "#1c2028", lightDir: 1 };
  const c = { dark: "#0f2b30", mid: "#1f5148", light: "#a9ae68", lightDir: 1 };
  const pad = (x: number, y: number, w: number, h: number) =>
    pinePad(L.x, x, y, w, h, r, { ...c, len: 30, nw: 2.3 });
  limb(
    L.x,
    K.x,
    [
      [-80, 20],
      [30, 70],
      [120, 84],
      [210, 76],
      [300, 100],
      [392, 104],
    ],
    52,
    7,
    r,
    wood,
  );
  pad(70, 66, 240, 60);
  pad(232, 70, 220, 50);
  pad(386, 92, 180, 42);
  limb(
    L.x,
    K.x,
    [
      [150, 82],
      [214, 130],
      [290, 150],
      [360, 158],
    ],
    20,
    4,
    r,
    wood,
  );
  pad(280, 144, 150, 36);
  pad(374, 162, 150, 36);
  limb(
    L.x,
    K.x,
    [
      [40, 76],
      [90, 150],
      [140, 196],
      [206, 214],
    ],
    24,
    4,
    r,
    wood,
  );
  pad(112, 176, 140, 38);
  pad(206, 218, 180, 40);
  limb(
    L.x,
    K.x,
    [
      [-40, 60],
      [0, 170],
      [20, 250],
      [64, 300],
    ],
    26,
    5,
    r,
    wood,
  );
  pad(10, 216, 170, 46);
  pad(66, 306, 180, 44);
  pad(20, 12, 260, 60);
  pad(190, 2, 260, 46);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
