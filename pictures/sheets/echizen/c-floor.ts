/** The boards: sun between the shadows, a honey half-light behind the paper, and its glow in the polish. */
import {
  clamp,
  css,
  H,
  lerp,
  Noise,
  type Pt,
  Rng,
  rgb,
  type RGB,
  shade,
  sstep,
  W,
} from "../../kit/core.ts";
import { brushPath, poly, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { CAM, HANG, KEY, LINTEL, place, POSTS, SHEETS, sight } from "./c-plan.ts";
import { pastPosts, throughPaper } from "./c-light.ts";

const n = new Noise(31);
const BOARD = 0.235;
const SUNLIT = rgb("#dfa06a"),
  HONEY = rgb("#b0693d"),
  SHADE = rgb("#4b3742"),
  DEEP = rgb("#2c222d");
const blend = (a: RGB, b: RGB, t: number): RGB => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2], b[2], t),
];
/** what the polish mirrors: the paper's glow, the open garden, dark posts; each board lies a little differently */
function mirrored(x: number, y: number, [dx, dy, dz]: [number, number, number], board: number) {
  const lean = 0.02 * n.n2(board * 3.7, 1);
  const to = (plane: number): Pt => {
    const t = (plane - y) / dy;
    return [x + (dx + lean) * t, -dz * t];
  };
  if (y < HANG) {
    const [px, pz] = to(HANG);
    for (const s of SHEETS) {
      const e = Math.min(px - s.x0, s.x1 - px, pz - s.z0, s.z1 - pz);
      if (e > -0.05) return sstep(-0.05, 0.09, e);
    }
  }
  const [wx, wz] = to(0);
  if (wz > LINTEL) return 0;
  return 0.4 * sstep(0.02, 0.1, Math.min(...POSTS.map((p) => Math.abs(wx - p) - 0.05)));
}
/** `dim` is what the leaves in the paper hold back of its light; `hidden` what the things on the floor hide of the sun */
export function floor(
  P: Print,
  dim: (x: number, z: number) => number,
  hidden: (px: number, py: number) => number,
) {
  const L = shade((px, py, o) => {
    o[3] = 0;
    const ray = sight(px, py);
    if (ray[2] >= -0.01) return;
    const t = CAM.z / -ray[2];
    const x = CAM.x + ray[0] * t,
      y = CAM.y + ray[1] * t;
    if (y > 0.02) return;
    const board = Math.floor(y / BOARD);
    const sun = pastPosts(x, y, 0) * (1 - hidden(px, py));
    const { paper, px: sx, pz } = throughPaper(x, y);
    const thin = 1 - 0.5 * (paper > 0.3 ? dim(sx, pz) : 0);
    const warm = blend(SHADE, HONEY, thin * (0.55 + 0.45 * sstep(2.6, 0.9, HANG - y)));
    let c = blend(SHADE, blend(SUNLIT, warm, paper), sun);
    if (paper > 0.05 && sun < 1) c = blend(c, blend(SHADE, HONEY, 0.25), paper * (1 - sun) * 0.6);
    // the sun's own way over the boards: stronger towards it
    const glare = Math.exp(-(((px - 800) / 560) ** 2)) * sstep(1150, 760, py);
    c = blend(c, rgb("#ffd49a"), 0.26 * glare * sun * (1 - paper));
    c = blend(c, DEEP, 0.5 * sstep(1040, 1260, py + 0.1 * Math.abs(px - 700)));
    const sheen = 0.1 + 0.26 * sstep(0.55, 0.1, -ray[2]);
    c = blend(c, rgb("#ffe0ae"), sheen * mirrored(x, y, ray, board));
    const tone = 1 + 0.055 * n.n2(board * 5.3, 2) + 0.03 * n.n2(x * 0.7 + board * 9, board * 3.1);
    for (let k = 0; k < 3; k++) o[k] = clamp(c[k] * tone, 0, 255);
    o[3] = 255;
  });
  P.put(L, { occlude: 1 });
  boards(P);
}
/** joints and a few long lines of grain along each board */
function boards(P: Print) {
  const r = new Rng(6),
    T = new Tones();
  const end = 22;
  for (let y = -BOARD; y > -3.4; y -= BOARD) {
    const run: Pt[] = [];
    for (let x = -1; x < end; x += 0.5) run.push(place(x, y, 0));
    const near = sstep(0, -3, y);
    P.lines((k) => {
      k.fillStyle = css(KEY, 0.8);
      k.beginPath();
      brushPath(k, run, (t) => lerp(0.8 + 2.2 * near, 0.4, Math.min(1, t * 2.4)));
      k.fill();
    });
    for (let i = 0; i < 12; i++) {
      const v = y + BOARD * r.range(0.08, 0.92),
        x0 = -0.6 + 9 * r.u() ** 1.3,
        long = r.range(0.5, 2);
      const line = Array.from({ length: 12 }, (_, q) => {
        const x = x0 + (long * q) / 11;
        return place(x, v + 0.012 * n.n2(x * 1.7, v * 20), 0);
      });
      T.add(
        "#5a3026",
        (z) => brushPath(z, line, (t) => (0.9 + 1.9 * near) * Math.sin(Math.PI * t)),
        0.24,
      );
    }
    // butt joints
    const x = 0.8 + 3.4 * ((Math.abs(Math.round(y / BOARD)) * 0.618) % 1) * 1.6;
    P.lines((k) => {
      k.fillStyle = css(KEY, 0.6);
      k.beginPath();
      brushPath(
        k,
        [place(x, y, 0), place(x, y + BOARD / 2, 0), place(x, y + BOARD, 0)],
        () => 1 + near,
      );
      k.fill();
    });
  }
  P.block(
    (x) => {
      x.save();
      poly(x, [...[0, 3, 8, 30].map((q): Pt => place(q, 0, 0)), [W, H], [0, H]]);
      x.clip();
      T.flush(x);
      x.restore();
    },
    { occlude: 0 },
  );
}
