/** Hakozushi, the hero: straight down on one square of boxed sushi, a mosaic of four fields on black lacquer */
import { wash } from "../../kit/stage.ts";
import { W, H, Noise, Rng, stamp } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { Table, type Box, type Spot, inRect, shoulder } from "../../kit/table.ts";
import { board, chopstick, cloth, kinome, tray } from "../../kit/tableware.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { bream, eel, egg, prawn, rice } from "./toppings.ts";

const P = new Print(302, "#f2e4c4");
const KEY = "#2a1710";
const n = new Noise(17),
  r = new Rng(5);
const t = new Table();
board(t, [0, 0, W, H], { light: "#f3e3c0", mid: "#e6cb9a", dark: "#c08c55", plank: 400, seed: 3 });
cloth(t, [1330, -20, 1520, H + 20], { base: "#1c4068", thread: "#c9cfd0", h: 5 });
tray(t, [190, 80, 1230, 1120], {
  c: "#17130f",
  rim: "#b23a26",
  gold: "#b8924c",
  waves: [1230, 1120, 640],
});

// ---------- the square: 2 fields by 2, cut in six ----------
const Q: Box = [370, 260, 1050, 940];
const mid = (Q[0] + Q[2]) / 2,
  cy = (Q[1] + Q[3]) / 2;
const xs = [Q[0], Q[0] + (Q[2] - Q[0]) / 3, Q[0] + ((Q[2] - Q[0]) * 2) / 3, Q[2]];
for (let j = 0; j < 2; j++)
  for (let i = 0; i < 3; i++) {
    const dx = (i - 1) * 4.5 + r.range(-1, 1),
      dy = (j - 0.5) * 6 + r.range(-1, 1);
    const b: Box = [xs[i] + 1 + dx, (j ? cy : Q[1]) + dy, xs[i + 1] - 1 + dx, (j ? Q[3] : cy) + dy];
    t.lay(b, (x, y, s) => {
      const d = inRect(x, y, b, 7) + 1.6 * n.n2(x * 0.05, y * 0.05);
      if (d < 0) return false;
      s.h += 34 + shoulder(d, 6);
      rice(x, y, s);
    });
    // toppings: cut with the rice on the inner sides, a little short of it on the outer ones
    const top = (w: Box, paint: (u: number, v: number, s: Spot) => void, ox: number, oy: number) =>
      t.lay(w, (x, y, s) => {
        const d = inRect(x, y, w, 5) + 1.3 * n.n2(x * 0.03 + 7, y * 0.03);
        if (d < 0) return false;
        s.h = 44 + shoulder(d, 9);
        paint(x - dx - ox, y - dy - oy, s);
        s.ink = Math.max(s.ink, 0);
      });
    const x0 = i === 0 ? b[0] + 9 : b[0] + 1,
      x1 = i === 2 ? b[2] - 9 : b[2] - 1,
      y0 = j === 0 ? b[1] + 9 : b[1] + 1,
      y1 = j === 1 ? b[3] - 9 : b[3] - 1;
    const split = mid + dx;
    if (x0 < split) top([x0, y0, Math.min(x1, split), y1], j ? egg : bream, Q[0], j ? cy : Q[1]);
    if (x1 > split) top([Math.max(x0, split), y0, x1, y1], j ? eel : prawn, mid, j ? cy : Q[1]);
  }
kinome(t, 462, 470, 112, -0.55);
chopstick(t, [1398, 1150], [1408, 150], 22, { c: "#8f2f22", band: "#d9b25a", h: 20 });
chopstick(t, [1448, 1150], [1440, 150], 22, { c: "#8f2f22", band: "#d9b25a", h: 20 });

P.put(t.lit({ shade: "#b08f86", amb: 0.5, reach: 130, relief: 0.9 }), { occlude: 1 });
stamp(P.key.x, t.lines(KEY, 0.82, 1.3));
// ---------- bokashi: a wash of brown along the left edge, light falling in from the upper left ----------
wash(P, "left", 420, "#9a6a3c", 0.55);
P.light(
  (x) => {
    const g = x.createLinearGradient(200, 90, 900, 900);
    g.addColorStop(0, "rgba(255,240,214,.16)");
    g.addColorStop(1, "rgba(255,240,214,0)");
    x.fillStyle = g;
    x.fillRect(190, 80, 1040, 1040);
  },
  { op: "screen" },
);
await finishSheet(P, "hakozushi-hero", {
  seal: { mark: "鮓", at: [44, 1088], size: 34 },
  key: KEY,
  wood: 0.05,
  wobble: 0.7,
  kuwahara: 0.8,
  blocks: 15,
  blockMix: 0.5,
  sat: 1.04,
});
