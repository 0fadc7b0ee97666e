import { readFileSync } from "node:fs";
import type { Position } from "../../domain/gems/place.ts";
import { project, type SheetPoint } from "../../domain/map/projection.ts";

type Arc = readonly (readonly [number, number])[];
/** The parts that are read from a TopoJSON file with quantised arcs (TopoJSON specification 1.0). */
interface Topology {
  readonly transform: {
    readonly scale: readonly [number, number];
    readonly translate: readonly [number, number];
  };
  readonly arcs: readonly Arc[];
  readonly objects: {
    readonly countries: {
      readonly geometries: readonly {
        readonly id?: string;
        readonly arcs: readonly (readonly (readonly number[])[])[];
      }[];
    };
  };
}

/** Japan's number in ISO 3166-1. */
const japan = "392";
/** The main islands are all land north of this latitude; Okinawa is the land in the box around it. */
const southernmost = 30.1;
const okinawa = { latitude: [25.9, 27], longitude: [127.6, 128.5] } as const;

/** A closed line. */
export type Ring = readonly SheetPoint[];

const within = (value: number, [least, most]: readonly [number, number]) => value > least && value < most;

/**
 * The outlines of Japan's main islands on the map, as detailed as in Natural Earth (1:10m), and separately those of
 * Okinawa.
 */
export function readCoast(file: string): {
  readonly islands: readonly Ring[];
  readonly okinawa: readonly Ring[];
} {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the file of a package, checked by eye
  const { transform, arcs, objects } = JSON.parse(readFileSync(file, "utf8")) as Topology;
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return {
        longitude: x * transform.scale[0] + transform.translate[0],
        latitude: y * transform.scale[1] + transform.translate[1],
      };
    });
  });
  const lineOf = (arc: number) => (arc >= 0 ? (lines[arc] ?? []) : (lines[~arc] ?? []).toReversed());
  const polygons = objects.countries.geometries.find(({ id }) => id === japan)?.arcs ?? [];
  const outlines = polygons.map(([outline = []]) => outline.flatMap((arc) => lineOf(arc).slice(1)));
  const drawn = (isDrawn: (position: Position) => boolean) =>
    outlines.filter((outline) => outline.every(isDrawn)).map((outline) => outline.map(project));
  return {
    islands: drawn(({ latitude }) => latitude > southernmost),
    okinawa: drawn(
      ({ latitude, longitude }) => within(latitude, okinawa.latitude) && within(longitude, okinawa.longitude),
    ),
  };
}

const areaOf = (ring: Ring): number =>
  Math.abs(
    ring.reduce((sum, { x, y }, index) => {
      const next = ring[(index + 1) % ring.length] ?? { x, y };
      return sum + x * next.y - next.x * y;
    }, 0),
  ) / 2;

/** The distance of a point from the line through `a` and `b`. */
function beside({ x, y }: SheetPoint, a: SheetPoint, b: SheetPoint): number {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return length === 0
    ? Math.hypot(x - a.x, y - a.y)
    : Math.abs((b.x - a.x) * (a.y - y) - (a.x - x) * (b.y - a.y)) / length;
}

/** Leaves out points that are closer to the line than `tolerance` (Douglas and Peucker, 1973). */
function thin(line: Ring, tolerance: (point: SheetPoint) => number): Ring {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;
  let most = 1;
  let at = -1;
  for (const [index, point] of line.entries()) {
    if (index === 0 || index === line.length - 1) continue;
    const share = beside(point, first, last) / tolerance(point);
    if (share > most) [most, at] = [share, index];
  }
  if (at === -1) return [first, last];
  return [...thin(line.slice(0, at + 1), tolerance).slice(0, -1), ...thin(line.slice(at), tolerance)];
}

/** Simplifies a closed line in two halves, because the algorithm needs two ends. */
function thinRing(ring: Ring, tolerance: (point: SheetPoint) => number): Ring {
  const first = ring[0];
  if (first === undefined) return ring;
  const distances = ring.map((point) => Math.hypot(point.x - first.x, point.y - first.y));
  const far = distances.indexOf(Math.max(...distances));
  const half = thin(ring.slice(0, far + 1), tolerance).slice(0, -1);
  const back = thin([...ring.slice(far), first], tolerance).slice(0, -1);
  return [...half, ...back];
}

/** Whole numbers, each relative to the point before, with as few spaces as possible: this compresses best. */
function pathOf(ring: Ring): string {
  let [atX, atY] = [0, 0];
  const steps = ring.flatMap(({ x, y }) => {
    const [dx, dy] = [Math.round(x) - atX, Math.round(y) - atY];
    atX += dx;
    atY += dy;
    return dx === 0 && dy === 0 ? [] : [dx, dy];
  });
  return `m${steps.join(" ").replaceAll(" -", "-")}z`;
}

/**
 * The coast as path data.
 * @param tolerance the largest distance between the drawn line and the true one at a point, in units of the map.
 */
export function coastPath(rings: readonly Ring[], tolerance: (point: SheetPoint) => number): string {
  let [atX, atY] = [0, 0];
  return rings
    .filter((ring) => areaOf(ring) > 14 * Math.min(...ring.map(tolerance)) ** 2)
    .map((ring) => thinRing(ring, tolerance))
    .filter((ring) => ring.length > 2)
    .map((ring) => {
      // A relative path continues where the one before began.
      const moved = ring.map(({ x, y }) => ({ x: Math.round(x) - atX, y: Math.round(y) - atY }));
      atX += moved[0]?.x ?? 0;
      atY += moved[0]?.y ?? 0;
      return pathOf(moved);
    })
    .join("");
}
