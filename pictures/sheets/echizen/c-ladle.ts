/** The ladle of sheet C, tipped over the edge of the frame, and the pulp that runs from it. */
import { H, Noise, type Pt, type RGB, sstep } from "../../kit/core.ts";
import { catmull, trace } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { cutout, vessel } from "../../kit/cutout.ts";
import { type Table, blend, shoulder } from "../../kit/table.ts";

const n = new Noise(41);
const CUP: Pt = [452, 812];
/** where the stream meets the pulp */
const FALL: Pt = [720, 770];
/** the Table's ids of the pulp: in the frame with what runs into it, and in the cup */
export const PULP = 500,
  IN_CUP = 501;
const MILK: RGB = [253, 251, 244];

/** How far the newly poured pulp has spread: positive inside it, in design units. Its front has lobes. */
export function poured(x: number, y: number) {
  const dx = x - FALL[0],
    dy = y - FALL[1],
    a = Math.atan2(dy, dx);
  const reach =
    215 + 120 * n.fbm(1.1 * Math.cos(a) + 3, 1.1 * Math.sin(a), 2) + 60 * Math.cos(a + 0.5);
  return reach - Math.hypot(dx, dy * 1.12);
}

export function ladle(t: Table, wood: (u: number, v: number) => RGB) {
  // its handle ends outside of the sheet at the lower left
  t.lay([-10, 780, CUP[0], H], (x, y, s) => {
    const along = (x - CUP[0]) * -0.9 + (y - CUP[1]) * 0.436,
      off = (x - CUP[0]) * 0.436 + (y - CUP[1]) * 0.9;
    const d = 17 - Math.abs(off);
    if (along < 90 || d < 0) return false;
    s.h = 70 + shoulder(d, 16);
    s.c = wood(along, off * 2 + 400);
    s.gloss = 0.1;
  });
  vessel(t, ...CUP, 132, {
    c: "#b78a56",
    lip: 15,
    high: 104,
    floor: 70,
    inner: 108,
    gloss: 0.2,
    wall: (d, a, s) => {
      if (d > 116) {
        s.c = wood(a * 120, d * 1.4);
        return;
      }
      // tipped to the right: the pulp has left the far wall
      const level = Math.cos(a) * d + 0.25 * Math.sin(a) * d + 3 * n.n2(a * 2, 1);
      s.h = 70;
      s.c =
        level < -34
          ? blend([96, 66, 42], [132, 96, 60], sstep(-90, -40, level))
          : level < -28
            ? [255, 255, 252]
            : blend([214, 222, 228], MILK, sstep(-17, -15, level));
      if (level >= -34) s.id = IN_CUP;
      if (Math.abs(level + 34) < 1.6) s.ink = 0.6;
    },
  });
  const stream = catmull(
    cut(
      "566 768, 584 778, 604 781, 630 778, 664 758, 700 716, 740 676, 800 664, 850 700, 868 770, 846 836, 792 868, 730 862, 700 846, 664 828, 630 818, 604 815, 584 820, 566 830, 556 800",
    ),
    8,
    true,
  );
  cutout(
    t,
    [500, 650, 880, 880],
    12,
    (x) => {
      x.fillStyle = "#000";
      x.beginPath();
      trace(x, stream);
      x.fill();
    },
    (x, y, s, edge) => {
      // it sinks into the pulp and has no edge there
      const sunk = sstep(700, 760, x + 12 * n.n2(x * 0.02, y * 0.02));
      if (sunk === 1) return false;
      s.h = 112 - 82 * sstep(574, 612, x) - 8 * sstep(612, 720, x) + 5 * edge * (1 - sunk);
      // one hard edge of shade along its lower side
      const below = sstep(798, 800, y - 0.04 * (x - 572)) * sstep(0.52, 0.44, edge);
      s.c = blend(MILK, [176, 192, 210], below * sstep(690, 640, x));
      s.gloss = 0.7;
      s.id = PULP;
    },
  );
}
