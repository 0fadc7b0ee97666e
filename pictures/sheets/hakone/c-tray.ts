/** A plain wooden tray: a cup of amazake, steaming, and two grilled rice cakes on a small dish. */
import { bokashi, type Col, css, lerp, stamp, type V3 } from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
import type { Print } from "../../kit/print.ts";
import { type Cam } from "../../kit/terrain.ts";
import { stops } from "../../kit/points.ts";
import { cake, dish } from "./c-cakes.ts";
import { cup, steam } from "./c-cup.ts";
import { trayPen } from "./c-tray-pen.ts";

export function drawTray(P: Print, cam: Cam, middle: V3, keyColour: Col) {
  const pen = trayPen(cam, middle, keyColour);
  const { L, K, r, n, at, face } = pen;
  const hu = 0.43,
    hv = 0.25,
    high = 0.035;

  face(
    [at(-hu - 0.01, -hv - 0.05), at(hu + 0.07, -hv - 0.05), at(hu + 0.07, hv), at(-hu, hv)],
    css("#0b0709", 0.6),
    0,
  );
  face([at(-hu, -hv, high), at(hu, -hv, high), at(hu, -hv), at(-hu, -hv)], "#6d4a2e");
  face([at(-hu, -hv, high), at(hu, -hv, high), at(hu, hv, high), at(-hu, hv, high)], "#b98750");
  const rim = 0.02;
  face(
    [
      at(-hu + rim, -hv + rim, 0.012),
      at(hu - rim, -hv + rim, 0.012),
      at(hu - rim, hv - rim, 0.012),
      at(-hu + rim, hv - rim, 0.012),
    ],
    bokashi(L.x, at(-hu, 0)[0], 0, at(hu, 0)[0], 0, stops("0 #d9a766, 0.5 #b9824a, 1 #8a5c36")),
  );
  for (let i = 0; i < 22; i++) {
    const v = lerp(-hv + 0.03, hv - 0.03, (i + r.u()) / 22);
    const line = [-0.9, -0.4, 0.1, 0.5, 0.9].map((t) =>
      at(t * (hu - 0.03), v + 0.008 * n.n2(t * 2, v * 20), 0.013),
    );
    L.x.fillStyle = css(r.chance(0.6) ? "#7a4f2c" : "#edc488", 0.5);
    L.x.beginPath();
    brushPath(L.x, line, (t) => 2.4 * Math.sin(Math.PI * (0.1 + 0.8 * t)));
    L.x.fill();
  }
  dish(pen);
  cake(pen, [0.07, 0.03], 0.2, "kinako");
  cake(pen, [0.235, -0.035], -0.3, "nori");
  cup(pen, [-0.23, 0.02]);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  steam(P, pen);
}
