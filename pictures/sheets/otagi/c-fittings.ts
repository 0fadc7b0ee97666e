/** A bell's dark mouth, the loop it hangs by, the lotus where it is struck, and its outline. */
import { bokashi, clamp, css, layer, type Pt, stamp } from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
import { stops } from "../../kit/points.ts";
import { type Bell, bow, bronze, profile } from "./c-bell-shape.ts";
import { keyColour, P } from "./c-stage.ts";

/** The far lip and the dark inside. */
export function openMouth(b: Bell) {
  P.block(
    (x) => {
      const high = b.half * b.mouth;
      x.fillStyle = bokashi(
        x,
        b.x - b.half,
        0,
        b.x + b.half,
        0,
        stops("0 #17131c, 0.6 #2b2126, 0.9 #6d4a38, 1 #a8794a"),
      );
      x.beginPath();
      x.ellipse(b.x, b.rim, b.half * 0.995, high, 0, 0, 7);
      x.fill();
      x.strokeStyle = "#8d7a4e";
      x.lineWidth = b.half * 0.035;
      x.beginPath();
      x.ellipse(b.x, b.rim, b.half * 0.975, high * 0.9, 0, 0.12, Math.PI - 0.12);
      x.stroke();
    },
    { occlude: 1, grain: 0.1 },
  );
}

export function drawFittings(b: Bell) {
  const L = layer(),
    K = layer();
  const unit = b.half / 160;
  const top = b.rim - b.high;
  hang();
  lotus();
  P.put(L, { occlude: 0.5 });
  outline();
  stamp(P.key.x, K);

  /** An iron hook from the beam, and the dragon loop cast on the crown. */
  function hang() {
    const x = L.x;
    const loop = top - 42 * unit;
    x.strokeStyle = "#191620";
    x.lineWidth = 13 * unit;
    x.beginPath();
    x.moveTo(b.x, b.hook - 4);
    x.lineTo(b.x, loop - 4 * unit);
    x.stroke();
    x.strokeStyle = "#8a6a50";
    x.lineWidth = 2.4 * unit;
    x.beginPath();
    x.moveTo(b.x - 4 * unit, b.hook);
    x.lineTo(b.x - 4 * unit, loop - 6 * unit);
    x.stroke();
    for (const [w, c, dx] of [
      [25, "#14161c", 0],
      [18, "#33504b", -1],
      [6, "#d9b46a", -6],
    ] as const) {
      x.strokeStyle = c;
      x.lineWidth = w * unit;
      x.beginPath();
      x.moveTo(b.x + (-40 + dx) * unit, top + 14 * unit);
      x.bezierCurveTo(
        b.x + (-46 + dx) * unit,
        top - 36 * unit,
        b.x + (-26 + dx) * unit,
        loop - 6 * unit,
        b.x + dx * unit,
        loop,
      );
      if (w > 6)
        x.bezierCurveTo(
          b.x + 26 * unit,
          loop - 6 * unit,
          b.x + 46 * unit,
          top - 36 * unit,
          b.x + 40 * unit,
          top + 14 * unit,
        );
      x.stroke();
    }
    // the jewel between the dragon's two heads
    x.fillStyle = "#14161c";
    x.beginPath();
    x.ellipse(b.x, loop - 3 * unit, 17 * unit, 18 * unit, 0, 0, 7);
    x.fill();
    x.fillStyle = "#4c6e60";
    x.beginPath();
    x.ellipse(b.x - 1 * unit, loop - 4 * unit, 13 * unit, 14 * unit, 0, 0, 7);
    x.fill();
    x.fillStyle = "#ecc977";
    x.beginPath();
    x.ellipse(b.x - 7 * unit, loop - 8 * unit, 3.4 * unit, 6 * unit, 0.3, 0, 7);
    x.fill();
  }

  /** Cast with the bell: petals take the light as the wall behind them does. */
  function lotus() {
    const x = L.x;
    const cx = b.x - b.half * 0.13,
      cy = b.rim - b.high * 0.155 + bow(b, 0.155);
    for (const [radius, count, long, wide] of [
      [25, 12, 11, 7.4],
      [15.5, 8, 9.4, 6.2],
    ] as const)
      for (let i = 0; i < count; i++) {
        const a = (i / count) * 6.283 + (count === 8 ? 0.39 : 0);
        const light = clamp(0.5 - 0.34 * Math.cos(a - 0.5) * 1 + (count === 8 ? 0.08 : 0));
        for (const [grow, c] of [
          [1.2, bronze.at(0.24)],
          [1, bronze.at(Math.round(light * 0.85 * 7) / 7)],
        ] as const) {
          x.fillStyle = css(c);
          x.beginPath();
          x.ellipse(
            cx + Math.cos(a) * radius * unit * 0.94,
            cy + Math.sin(a) * radius * unit,
            long * unit * grow * 0.8,
            wide * unit * grow * 0.8,
            a,
            0,
            7,
          );
          x.fill();
        }
      }
    for (const [r, t] of [
      [13, 0.1],
      [10.5, 0.62],
    ] as const) {
      x.fillStyle = css(bronze.at(t));
      x.beginPath();
      x.ellipse(cx, cy, r * unit, r * unit, 0, 0, 7);
      x.fill();
    }
    x.fillStyle = css(bronze.at(0.9));
    x.beginPath();
    x.ellipse(cx - 3 * unit, cy - 2 * unit, 3.6 * unit, 5 * unit, 0, 0, 7);
    x.fill();
  }

  function outline() {
    const side = (s: number): Pt[] =>
      Array.from({ length: 60 }, (_, i) => [
        b.x + s * b.half * profile((i / 59) * 0.985),
        b.rim - b.high * (i / 59) * 0.985,
      ]);
    const lip = (s: number): Pt[] =>
      Array.from({ length: 33 }, (_, i) => {
        const u = -1 + i / 16;
        return [b.x + u * b.half, b.rim + s * b.half * b.mouth * Math.sqrt(Math.max(0, 1 - u * u))];
      });
    K.x.fillStyle = css(keyColour, 0.92);
    K.x.beginPath();
    for (const line of [side(-1), side(1), lip(-1), lip(1)])
      brushPath(K.x, line, (t) => 3.2 * unit ** 0.5 * (0.7 + 0.4 * Math.sin(t * 17)));
    K.x.fill();
  }
}
