/** The stave pail that stands by the vat. */
import { css, type Pt } from "../../kit/core.ts";
import { fillPoly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { KEY, PAIL, project, scaleAt } from "./hero-plan.ts";

const {
  at: [px, py],
  r: RADIUS,
  z: TALL,
} = PAIL;
const STAVES = 22;
/** a place on the pail's side: around, then up; it narrows a little towards its foot */
const on = (a: number, h: number, r = RADIUS): Pt => {
  const w = r * (0.88 + (0.12 * h) / TALL);
  return project([px + w * Math.cos(a), py + w * Math.sin(a), h]);
};
const ring = (h: number, r = RADIUS): Pt[] =>
  Array.from({ length: 41 }, (_, i) => on((i / 40) * 2 * Math.PI, h, r));
/** the half that faces us lies between these angles */
const FROM = Math.PI * 0.99,
  TO = Math.PI * 2.04;
const arc = (h: number, r = RADIUS): Pt[] =>
  Array.from({ length: 21 }, (_, i) => on(FROM + ((TO - FROM) * i) / 20, h, r));
const band = (h0: number, h1: number, r = RADIUS): Pt[] => [
  ...arc(h1, r),
  ...arc(h0, r).toReversed(),
];

export function pail(P: Print) {
  P.block((x) => {
    // stave by stave, from the sunward side round to the shade
    for (let i = 0; i < STAVES; i++) {
      const a = FROM + ((TO - FROM) * i) / STAVES,
        b = a + (TO - FROM) / STAVES + 0.02;
      const t = i / STAVES;
      const tones = ["#d69a58", "#b97d49", "#8f5f43", "#6d4839", "#593b36"];
      const c = tones[Math.min(4, Math.floor(t * 5.6 + 0.5 * Math.sin(i * 5.1)))] ?? tones[0];
      fillPoly(x, [on(a, TALL), on(b, TALL), on(b, 0), on(a, 0)], c);
    }
    // the joints between them
    x.strokeStyle = css("#3a2626", 0.4);
    x.lineWidth = 1;
    for (let i = 1; i < STAVES; i++) {
      const q = FROM + ((TO - FROM) * i) / STAVES;
      x.beginPath();
      x.moveTo(...on(q, TALL));
      x.lineTo(...on(q, 0));
      x.stroke();
    }
    for (const h of [0.07, 0.25]) {
      fillPoly(x, band(h, h + 0.035, RADIUS * 1.02), "#3b2a2a");
      fillPoly(x, band(h + 0.018, h + 0.03, RADIUS * 1.02), "#6d5438");
    }
    fillPoly(x, ring(TALL), "#eccb90");
    fillPoly(x, ring(TALL - 0.01, RADIUS * 0.84), "#aab6c2");
    fillPoly(x, ring(TALL - 0.03, RADIUS * 0.76), "#eef0ea");
  });
  P.lines((k) => {
    k.strokeStyle = css(KEY, 0.8);
    k.lineWidth = 0.008 * scaleAt([px, py, 0]);
    for (const line of [ring(TALL), band(0, TALL)]) {
      k.beginPath();
      line.forEach((p, i) => (i ? k.lineTo(...p) : k.moveTo(...p)));
      k.stroke();
    }
  });
}
