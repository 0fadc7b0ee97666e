/** one ramen shop: front, doorway, curtain, lanterns, upper storey */
import { type V3 } from "../../kit/core.ts";
import { type World } from "../../kit/solids.ts";
import { type PointLight } from "../../kit/expose.ts";
import { plaster, timber } from "../../kit/wood.ts";
import { eave, noren, pane, sign, tiles } from "../../kit/town.ts";
import { room } from "./shop-room.ts";

const ROOF = tiles("#1a2236", "#62739a", { wet: 0.25 });
const BEAM = timber({ dark: "#1c1518", light: "#6b4a38", along: "z" });
const PLANK = timber({ dark: "#131119", light: "#4b3434", plank: 0.22, along: "z" });
const WALL = plaster({ dark: "#4b4650", light: "#a39a94", foot: 0.9 });

/** one shop on the right wall (plane x): y0..y1 along the street, doorway d0..d1 with its curtain */
export function shop(
  w: World,
  L: PointLight[],
  x: number,
  y0: number,
  y1: number,
  d0: number,
  d1: number,
  o: { cloth: string; mark: string; lamps: V3; steps: number; roof: boolean },
) {
  const ez = 2.75;
  // wall in pieces round the doorway and the window
  w.box(x, y0, 0, x + 0.3, d0, ez, PLANK);
  w.box(x, d0, 2.25, x + 0.3, d1, ez, PLANK);
  w.box(x + 1.1, d0 - 0.4, 0, x + 1.2, d1 + 2.6, 2.3, room(d0 - 0.4, d1 + 2.6, 2.3));
  w.box(x + 0.3, d1 + 2.5, 0, x + 1.2, d1 + 2.6, 2.3, room(d0, d1 + 2.6, 2.3));
  for (const y of [d0, d1]) w.box(x - 0.05, y - 0.06, 0, x + 0.1, y + 0.06, 2.3, BEAM);
  w.box(x - 0.05, d0, 2.22, x + 0.1, d1, 2.34, BEAM);
  noren(w, x - 0.09, d0 + 0.05, d1 - 0.05, 1.42, 2.2, 4, o.cloth, 0.42, o.mark);
  // window of the kitchen next to the door
  const q0 = d1 + 0.25,
    q1 = y1 - 0.25;
  w.box(x, d1, 0, x + 0.3, y1, 0.85, PLANK);
  w.box(x, d1, 2.1, x + 0.3, y1, ez, PLANK);
  w.box(x, d1, 0.85, x + 0.3, q0, 2.1, PLANK);
  w.box(x, q1, 0.85, x + 0.3, y1, 2.1, PLANK);
  w.box(
    x + 0.06,
    q0,
    0.85,
    x + 0.1,
    q1,
    2.1,
    pane({ hot: "#ffe9b0", cool: "#e08a34", bar: "#3a2016" }, q1 - q0, 1.25, 7, 3, 1.05),
  );
  w.box(x - 0.07, q0 - 0.1, 0.8, x + 0.02, q1 + 0.1, 0.87, BEAM);
  // the light that falls onto the street
  const dm = (d0 + d1) / 2;
  L.push({ p: [x - 0.5, dm, 1.3], c: [7, 4.0, 1.5], reach: 7, core: 0.7 });
  L.push({ p: [x - 0.5, (q0 + q1) / 2, 1.5], c: [3.4, 1.9, 0.7], reach: 5, core: 0.7 });
  eave(
    w,
    1,
    x + 0.05,
    y0 - 0.1,
    y1 + 0.1,
    ez + 0.42,
    0.95,
    0.36,
    ROOF,
    timber({ dark: "#1e1518", light: "#7d553a" }),
  );
  // the light of its lanterns, which are drawn on the sheet itself
  for (let i = 0; i < o.steps; i++)
    L.push({ p: [x - 0.42, d0 - 0.3 - i, 2.14], c: o.lamps, reach: 3.4, core: 0.14 });
  // upper storey set back, closed, with a low lit window
  w.box(x + 0.35, y0, ez, x + 0.6, y1, 5.35, WALL);
  const m = (y0 + y1) / 2;
  w.box(
    x + 0.3,
    m - 1.3,
    3.55,
    x + 0.4,
    m + 1.3,
    4.75,
    pane({ hot: "#f2ae58", cool: "#8a4420", bar: "#2a1a16" }, 2.6, 1.2, 8, 3, 0.4, 0.4),
  );
  for (const y of [m - 1.36, m + 1.36])
    w.box(x + 0.25, y - 0.06, 3.45, x + 0.42, y + 0.06, 4.85, BEAM);
  for (const z of [3.48, 4.8])
    w.box(x + 0.22, m - 1.5, z - 0.05, x + 0.42, m + 1.5, z + 0.05, BEAM);
  // the far one ends flat: a second roof would only be a dark scrap behind the steam
  if (o.roof) {
    eave(
      w,
      1,
      x + 0.4,
      y0 - 0.15,
      y1 + 0.15,
      5.85,
      0.95,
      0.42,
      ROOF,
      timber({ dark: "#15131a", light: "#4a3a36" }),
    );
    w.turned([x + 2.1, m, 6.55], [(y1 - y0) / 2 + 0.15, 1.9, 0.05], ROOF, -Math.PI / 2, 0.4);
  }
  // a plain lit sign on the corner, without a word on it
  w.box(x - 0.5, y1 - 0.22, 3.3, x - 0.02, y1 - 0.06, 4.7, sign("#f6e2b4", "#8f2a1a"));
  L.push({ p: [x - 0.3, y1 - 0.6, 3.9], c: [1.6, 1.0, 0.4], reach: 3, core: 0.3 });
}
