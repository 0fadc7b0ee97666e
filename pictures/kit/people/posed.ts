/** posed: someone at work, posed joint by joint and carved: coat gathered by a belt, apron, trousers, a kerchief or a sedge hat. Metres; y up, facing +z. */
import { type V3 } from "../core.ts";
import { cap, ell, smax, smin } from "../distances.ts";
import { carve } from "./carve.ts";
import type { Part } from "./figure.ts";
import { headgear } from "./headgear.ts";
import { fist } from "./hand.ts";
import { type Pose } from "./pose.ts";
import { cross, dot, mid, sub, unit } from "./vectors.ts";

export const SKIN = 0,
  HAIR = 1,
  COAT = 2,
  TROUSERS = 3,
  BELT = 4,
  APRON = 5,
  SHOE = 6,
  CLOTH = 7,
  CORD = 8;

type Distance = (x: number, y: number, z: number) => number;

const sides = [1, -1] as const;

function bodyOf(o: Pose) {
  const up = unit(sub(o.chest, o.hip)),
    front = unit(cross([1, 0, 0], up));
  /** a place in the trunk's own frame: across, along from the hip, to the front */
  const place = (x: number, y: number, z: number): V3 => {
    const p = sub([x, y, z], o.hip);
    return [p[0], dot(p, up), dot(p, front)];
  };
  const shoulder = (s: number): V3 => [o.chest[0] + s * 0.18, o.chest[1], o.chest[2]];
  const trunk: Distance = (x, y, z) =>
    smin(
      smin(
        cap(x, y, z, o.hip, mid(o.hip, o.chest, 0.45), 0.165, 0.15),
        cap(x, y, z, mid(o.hip, o.chest, 0.45), mid(o.hip, o.chest, 0.92), 0.15, 0.165),
        0.08,
      ),
      cap(x, y, z, shoulder(0.7), shoulder(-0.7), 0.09, 0.09),
      0.08,
    );
  const skirt: Distance = (x, y, z) => {
    let d = 9;
    o.legs.forEach(({ knee }, i) => {
      const hip: V3 = [o.hip[0] + sides[i] * 0.07, o.hip[1], o.hip[2]];
      d = smin(d, cap(x, y, z, hip, mid(hip, knee, 0.62), 0.15, 0.136), 0.07);
    });
    return d;
  };
  return { up, place, shoulder, trunk, skirt };
}
/** folds of cloth: shallow, running round the limb and across the back */
const folds: Distance = (x, y, z) =>
  0.007 * Math.sin(y * 31 + z * 17 + x * 11 + 2 * Math.sin(x * 9 + z * 7));

/** The body and its clothes, to which a sheet may add what is carried. */
export function posedParts(o: Pose): Part[] {
  const { place, shoulder, trunk, skirt } = bodyOf(o);
  const h = o.head,
    f = o.face;
  const crown = unit(cross(f, [1, 0, 0]));
  /** in the head's frame: across, to the crown, to the face */
  const inHead = (x: number, y: number, z: number): V3 => {
    const p = sub([x, y, z], h);
    return [p[0], dot(p, crown), dot(p, f)];
  };
  const parts: Part[] = [
    {
      mat: SKIN,
      d: (x, y, z) => {
        const [u, v, w] = inHead(x, y, z);
        let d = ell(u, v, w, 0.076, 0.1, 0.092);
        d = smin(d, ell(u, v + 0.055, w - 0.045, 0.046, 0.046, 0.046), 0.04);
        d = smin(d, cap(u, v, w, [0, 0.005, 0.085], [0, -0.022, 0.104], 0.012, 0.016), 0.018);
        d = smin(d, cap(x, y, z, mid(o.hip, o.chest, 1.05), h, 0.055, 0.05), 0.03);
        for (const { elbow, hand, sleeve } of o.arms)
          d = Math.min(d, cap(x, y, z, mid(elbow, hand, sleeve * 0.6), hand, 0.046, 0.031));
        if (o.bare)
          for (const { knee, ankle } of o.legs)
            d = Math.min(d, cap(x, y, z, knee, ankle, 0.06, 0.043));
        return d;
      },
    },
    {
      mat: HAIR,
      d: (x, y, z) => {
        const [u, v, w] = inHead(x, y, z);
        return Math.max(
          ell(u, v - 0.012, w + 0.014, 0.084, 0.104, 0.1),
          w - 0.03 - 0.3 * v,
          -0.075 - v,
        );
      },
    },
    {
      mat: COAT,
      d: (x, y, z) => {
        let d = smin(trunk(x, y, z), skirt(x, y, z), 0.05);
        o.arms.forEach(({ elbow, hand, sleeve }, i) => {
          const s = shoulder(sides[i]);
          d = smin(d, cap(x, y, z, s, elbow, 0.085, 0.072), 0.05);
          d = smin(
            d,
            cap(x, y, z, elbow, mid(elbow, hand, sleeve), 0.082, 0.082 + 0.02 * sleeve),
            0.02,
          );
        });
        return d + folds(x, y, z);
      },
    },
    {
      mat: BELT,
      d: (x, y, z) => {
        const [u, v, w] = place(x, y, z);
        const knot = Math.min(
          ell(u, v - 0.1, w + 0.18, 0.042, 0.03, 0.03),
          cap(u, v, w, [0.01, 0.09, -0.19], [0.045, -0.06, -0.2], 0.012, 0.02),
          cap(u, v, w, [-0.01, 0.09, -0.19], [-0.02, -0.03, -0.2], 0.012, 0.02),
        );
        return Math.min(Math.max(trunk(x, y, z) - 0.016, Math.abs(v - 0.1) - 0.045), knot);
      },
    },
    {
      mat: TROUSERS,
      d: (x, y, z) => {
        let d = 9;
        o.legs.forEach(({ knee, ankle }, i) => {
          const hip: V3 = [o.hip[0] + sides[i] * 0.085, o.hip[1] - 0.04, o.hip[2]];
          let leg = cap(x, y, z, hip, knee, 0.125, 0.09);
          leg = smin(
            leg,
            cap(x, y, z, knee, mid(knee, ankle, o.bare ? 0.3 : 1), 0.092, o.bare ? 0.095 : 0.055),
            0.04,
          );
          d = Math.min(d, leg);
        });
        return d + 0.7 * folds(x, y, z);
      },
    },
    ...fist(o.arms[0], 1),
    ...fist(o.arms[1], -1),
  ];
  if (o.apron)
    parts.push({
      mat: APRON,
      d: (x, y, z) => {
        const [u, v, w] = place(x, y, z);
        return smax(
          skirt(x, y, z) - 0.022 + 0.5 * folds(x, y, z),
          Math.max(v - 0.06, -w - 0.03 - 0.2 * Math.abs(u)),
          0.02,
        );
      },
    });
  if (!o.bare)
    parts.push({
      mat: SHOE,
      d: (x, y, z) =>
        Math.min(...o.legs.map(({ ankle, toe }) => cap(x, y, z, ankle, toe, 0.052, 0.034))),
    });
  if (o.cords)
    parts.push({
      mat: CORD,
      d: (x, y, z) => {
        const [u, v, w] = place(x, y, z);
        const d = trunk(x, y, z) - 0.014;
        const up = v - 0.26;
        const band = Math.min(Math.abs(0.72 * u + 0.6 * up), Math.abs(0.72 * u - 0.6 * up));
        const bow = Math.min(
          cap(u, v, w, [0, 0.26, -0.17], [0.07, 0.2, -0.2], 0.017, 0.024),
          cap(u, v, w, [0, 0.26, -0.17], [-0.06, 0.18, -0.2], 0.017, 0.024),
        );
        return Math.min(Math.max(d, band - 0.014, 0.08 - v), bow);
      },
    });
  const { hat } = o;
  if (hat) parts.push({ mat: CLOTH, d: (x, y, z) => headgear[hat](...inHead(x, y, z)) });
  return parts;
}
/** The posed figure as pixels, `detail` of them from the frame's foot to its top. A changed pose needs a new id. */
export const carvePosed = (o: Pose, detail: number) =>
  carve(
    { id: o.id, parts: posedParts(o), bounds: o.bounds, mats: {}, yaw: o.yaw, tilt: o.tilt ?? 0 },
    detail,
  );
