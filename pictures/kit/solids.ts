/** solids: boxes, drums, balls and painted cards in space, and a ray caster for them. x right, y away, z up, metres. */
import { type Canvas } from "@napi-rs/canvas";
import { BALL, BOX, CARD, DRUM, type Mat, type Solid } from "./solid.ts";
import { Tree } from "./tree.ts";
import { type V3, getPx } from "./core.ts";

export type { Hit, Mat } from "./solid.ts";

const unit = (v: V3): V3 => {
  const l = Math.hypot(v[0], v[1], v[2]) || 1;
  return [v[0] / l, v[1] / l, v[2] / l];
};
const cross = (a: V3, b: V3): V3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export class World {
  solids: Solid[] = [];
  private tree = new Tree([]);
  get hit() {
    return this.tree.hit;
  }
  private add(kind: number, c: V3, A: V3, B: V3, C: V3, h: V3, mat: Mat, r0 = 0, r1 = 0) {
    const s: Solid = {
      kind,
      mat,
      r0,
      r1,
      img: null,
      iw: 0,
      ih: 0,
      cx: c[0],
      cy: c[1],
      cz: c[2],
      a0: A[0],
      a1: A[1],
      a2: A[2],
      b0: B[0],
      b1: B[1],
      b2: B[2],
      c0: C[0],
      c1: C[1],
      c2: C[2],
      hx: h[0],
      hy: h[1],
      hz: h[2],
    };
    this.solids.push(s);
    return s;
  }
  /** upright box between two corners */
  box(x0: number, y0: number, z0: number, x1: number, y1: number, z1: number, mat: Mat) {
    const c: V3 = [(x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2];
    const h: V3 = [Math.abs(x1 - x0) / 2, Math.abs(y1 - y0) / 2, Math.abs(z1 - z0) / 2];
    return this.add(BOX, c, [1, 0, 0], [0, 1, 0], [0, 0, 1], h, mat);
  }
  /** a box rotated by yaw about z, then tilted: `tip` raises its far edge (radians about its own x axis) */
  turned(c: V3, h: V3, mat: Mat, yaw = 0, tip = 0, roll = 0) {
    const cy = Math.cos(yaw),
      sy = Math.sin(yaw),
      ct = Math.cos(tip),
      st = Math.sin(tip);
    let A: V3 = [cy, sy, 0];
    const B: V3 = [-sy * ct, cy * ct, st];
    let C = cross(A, B);
    if (roll) {
      const cr = Math.cos(roll),
        sr = Math.sin(roll);
      const A2: V3 = [A[0] * cr + C[0] * sr, A[1] * cr + C[1] * sr, A[2] * cr + C[2] * sr];
      C = cross(A2, B);
      A = A2;
    }
    return this.add(BOX, c, A, B, C, h, mat);
  }
  /** round beam or cone between two points */
  rod(p: V3, q: V3, r0: number, mat: Mat, r1 = r0) {
    const C = unit([q[0] - p[0], q[1] - p[1], q[2] - p[2]]);
    const A = unit(cross(Math.abs(C[2]) > 0.9 ? [0, 1, 0] : [0, 0, 1], C));
    const B = cross(C, A);
    const l = Math.hypot(q[0] - p[0], q[1] - p[1], q[2] - p[2]) / 2;
    const R = Math.max(r0, r1);
    const c: V3 = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2, (p[2] + q[2]) / 2];
    return this.add(DRUM, c, A, B, C, [R, R, l], mat, r0, r1);
  }
  /** square beam between two points, w wide and d deep */
  beam(p: V3, q: V3, w: number, d: number, mat: Mat) {
    const B = unit([q[0] - p[0], q[1] - p[1], q[2] - p[2]]);
    const A = unit(cross(B, Math.abs(B[2]) > 0.9 ? [0, 1, 0] : [0, 0, 1]));
    const C = cross(A, B);
    const l = Math.hypot(q[0] - p[0], q[1] - p[1], q[2] - p[2]) / 2;
    const c: V3 = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2, (p[2] + q[2]) / 2];
    return this.add(BOX, c, A, B, C, [w / 2, l, d / 2], mat);
  }
  ball(c: V3, r: V3, mat: Mat, yaw = 0) {
    const cy = Math.cos(yaw),
      sy = Math.sin(yaw);
    return this.add(BALL, c, [cy, sy, 0], [-sy, cy, 0], [0, 0, 1], r, mat);
  }
  /** an upright painted card with its bottom centre at (x,y,z); rays pass through its transparent parts */
  card(x: number, y: number, z: number, w: number, h: number, img: Canvas, mat: Mat, yaw = 0) {
    const cy = Math.cos(yaw),
      sy = Math.sin(yaw);
    const c: V3 = [x, y, z + h / 2];
    const s = this.add(CARD, c, [cy, sy, 0], [-sy, cy, 0], [0, 0, 1], [w / 2, 0.002, h / 2], mat);
    const d = getPx(img);
    s.img = Uint8ClampedArray.from(d.data);
    s.iw = img.width;
    s.ih = img.height;
    return s;
  }

  /** must be called once after the last solid was added */
  build() {
    this.tree = new Tree(this.solids);
    return this;
  }
  /** nearest solid along a ray; with `shadow`, any solid at all (ghosts let light through) */
  cast(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    far = 1e9,
    shadow = false,
  ) {
    return this.tree.cast(ox, oy, oz, dx, dy, dz, far, shadow);
  }
}
