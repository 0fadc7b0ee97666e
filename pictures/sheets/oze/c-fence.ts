/** The fence of split bamboo with its rails and black cord. */
import { css, layer, mix, type Pt, Rng, stamp, W } from "../../kit/core.ts";
import { brushPath, dab, hand, Tones } from "../../kit/brush.ts";
import { at, eye, FENCE, fenceTop, KEY, lowTop, P, POST } from "./c-stage.ts";

const fenceFoot = eye.hy + (eye.f * eye.h) / FENCE;
const rails = [
  [1.2, POST],
  [0.74, POST],
  [0.47, 0],
  [0.26, POST],
].map(([z, from]) => [at(0, FENCE, z)[1], from]);

export function fence() {
  const r = new Rng(18);
  const L = layer(),
    K = layer(),
    T = new Tones();
  for (let x0 = -10; x0 < W + 10;) {
    const w = r.range(21, 30),
      top = (x0 + w / 2 < POST ? lowTop : fenceTop) + r.range(-5, 7),
      own = r.range(-0.5, 0.5);
    const lean = r.range(-1.5, 1.5);
    const aged = r.chance(0.16) ? 0.42 : 0;
    const body = mix(
      mix(mix("#b79a68", "#8f8468", 0.5 + own), "#d9c48e", 0.35 + 0.4 * r.u()),
      "#8b8274",
      aged,
    );
    const slat = (a: number, b: number, c: string | ReturnType<typeof mix>) => {
      L.x.fillStyle = css(c);
      L.x.beginPath();
      L.x.moveTo(x0 + w * a + lean, top);
      L.x.lineTo(x0 + w * b + lean, top);
      L.x.lineTo(x0 + w * b, fenceFoot + 4);
      L.x.lineTo(x0 + w * a, fenceFoot + 4);
      L.x.fill();
    };
    slat(0, 1, mix(body, "#3c3444", 0.62));
    slat(0, 0.86, body);
    slat(0.06, 0.4, mix(body, "#fff2cc", 0.42));
    slat(0.12, 0.2, mix(body, "#fffaf0", 0.7));
    // joints, and fibres between them
    for (let y = top + r.range(20, 120); y < fenceFoot; y += r.range(88, 132)) {
      T.add("#5d4a3c", (z) => dab(z, x0 + 1, y, w * 0.9, 4.4, 0.02), 0.9);
      T.add("#f4e4b8", (z) => dab(z, x0 + 2, y - 4, w * 0.6, 3, 0.02), 0.85);
    }
    for (let i = 0; i < 24; i++) {
      const y = r.range(top, fenceFoot - 40);
      T.add(
        r.pick(["#7a6244", "#efdcae", "#9a845c"]),
        (z) => dab(z, x0 + r.range(2, w * 0.84), y, r.range(20, 90), r.range(0.8, 2), 1.57),
        0.5,
      );
    }
    // weathered: grey and green from the foot upwards
    for (let i = 0; i < 8; i++) {
      const y = fenceFoot - 110 * r.u() ** 1.6;
      T.add(
        r.pick(["#6d7250", "#57604c", "#7c7a60"]),
        (z) => dab(z, x0 + r.range(0, w * 0.8), y, r.range(12, 50), r.range(2, 5), 1.57),
        0.55,
      );
    }
    K.x.fillStyle = css(KEY, 0.72);
    K.x.beginPath();
    brushPath(
      K.x,
      hand([x0 + lean, top], [x0, fenceFoot], r, 0.6, 40),
      (t) => 1.3 + 0.7 * Math.sin(t * 17 + x0),
    );
    brushPath(K.x, hand([x0 + lean, top], [x0 + w + lean, top], r, 0.4, 8), () => 1.7);
    K.x.fill();
    x0 += w;
  }
  T.flush(L.x);
  // rails: round poles tied on with dark palm cord
  for (const [y, from] of rails) {
    const to = from ? W : POST;
    L.x.save();
    L.x.beginPath();
    L.x.rect(from, y - 40, to - from, 90);
    L.x.clip();
    L.x.fillStyle = css("#4d3c40", 0.55);
    L.x.fillRect(0, y + 12, W, 13);
    for (const [dy, h, c] of [
      [-14, 28, "#6f5638"],
      [-14, 22, "#a5824e"],
      [-12, 11, "#d3b274"],
      [-10, 4, "#f3dfae"],
    ] as const) {
      L.x.fillStyle = c;
      L.x.fillRect(0, y + dy, W, h);
    }
    const R = new Tones();
    for (let i = 0; i < 150; i++) {
      const px = r.range(-30, W);
      R.add(
        r.pick(["#7d6138", "#c9a564", "#f0dba4"]),
        (z) => dab(z, px, y + r.range(-11, 11), r.range(30, 120), 1.8, 0),
        0.6,
      );
    }
    for (let px = r.range(60, 200); px < W; px += r.range(210, 290)) {
      R.add("#5a4530", (z) => z.rect(px, y - 14, 3.4, 28));
      R.add("#f0dba4", (z) => z.rect(px + 5, y - 13, 2.4, 20), 0.8);
    }
    R.flush(L.x);
    L.x.restore();
    K.x.fillStyle = css(KEY, 0.85);
    K.x.beginPath();
    brushPath(
      K.x,
      hand([from, y - 14], [to, y - 14], r, 0.6, 40),
      (t) => 1.8 + 0.7 * Math.sin(t * 31),
    );
    brushPath(
      K.x,
      hand([from, y + 14], [to, y + 14], r, 0.6, 40),
      (t) => 2.4 + 0.8 * Math.sin(t * 27),
    );
    K.x.fill();
  }
  for (let px = 74; px < W; px += 242)
    for (const [y, from] of rails) if (from ? px > from : px < POST) cord(px + r.range(-10, 10), y);
  post();
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);

  /** the post where the high fence ends */
  function post() {
    const half = 17;
    for (const [a, b, c] of [
      [-1, 1, "#4a3a34"],
      [-0.9, 0.5, "#7a5f48"],
      [-0.7, -0.2, "#a98a62"],
    ] as const) {
      L.x.fillStyle = c;
      L.x.fillRect(POST + a * half, fenceTop - 22, (b - a) * half, fenceFoot - fenceTop + 30);
    }
    K.x.fillStyle = css(KEY, 0.9);
    K.x.beginPath();
    for (const s of [-1, 1])
      brushPath(
        K.x,
        hand([POST + s * half, fenceTop - 22], [POST + s * half, fenceFoot + 8], r, 0.6, 30),
        () => 2.6,
      );
    brushPath(
      K.x,
      [
        [POST - half, fenceTop - 22],
        [POST + half, fenceTop - 22],
      ],
      () => 2.6,
    );
    K.x.fill();
  }
  /** a cross of black cord with its loose ends */
  function cord(px: number, y: number) {
    for (const s of [-1, 1])
      for (const o of [-4, 0, 4]) {
        const p: Pt[] = [
          [px - s * 9 + o * 0.7, y - 17],
          [px + o * 0.7, y],
          [px + s * 9 + o * 0.7, y + 17],
        ];
        L.x.fillStyle = o === 4 ? "#4a3d44" : "#211a22";
        L.x.beginPath();
        brushPath(L.x, p, () => 3.2);
        L.x.fill();
      }
    L.x.fillStyle = "#211a22";
    L.x.beginPath();
    for (const s of [-1, 1])
      brushPath(
        L.x,
        [
          [px, y],
          [px + s * 7, y + 18],
          [px + s * 9 + 2, y + 32 + s * 4],
        ],
        (t) => 3 - 1.6 * t,
      );
    L.x.fill();
  }
}

/** the shadow of a tree outside of the picture: groups of leaves over the upper left of the fence */
export function leafShade() {
  const r = new Rng(63);
  P.light(
    (x) => {
      const T = new Tones();
      for (let i = 0; i < 60; i++) {
        const t = r.u() ** 1.4;
        const cx = -30 + 640 * t * r.range(0.4, 1),
          cy = fenceTop + 26 + (250 - 210 * t) * r.u();
        for (let k = 0; k < 17; k++) {
          const a = r.range(0.2, 1.2);
          T.add(
            "#8d86a6",
            (z) =>
              dab(z, cx + r.g() * 34, cy + r.g() * 17, r.range(20, 40), r.range(9, 16), a, 0.12),
            1,
          );
        }
      }
      T.flush(x);
      // no shadow on the sky
      x.globalCompositeOperation = "destination-in";
      x.fillStyle = "#000";
      x.fillRect(0, lowTop + 4, W, 700);
    },
    { op: "multiply", alpha: 0.62 },
  );
}
