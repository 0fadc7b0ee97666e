import { cities } from "../../domain/map/cities.ts";
import { places } from "../../domain/gems/places.ts";
import { project, sheet, type SheetPoint } from "../../domain/map/projection.ts";
import { coastPath, type Ring } from "./coast.ts";
import { fuji, hillForms, hillsOf } from "./hills.ts";
import { mountains } from "./mountains.ts";
import { onSheet } from "./on-sheet.ts";
import { picture, seal } from "./picture.ts";
import { lake, smooth } from "./waters.ts";

/** What a locator shows: some 260 by 175 kilometres; the coast is too coarse for less than 60. */
const width = 1290;
const height = 860;
/** The whole of Japan in a corner. */
const small = 0.042;

const near = (point: SheetPoint, middle: SheetPoint, margin: number) =>
  Math.abs(point.x - middle.x) < width / 2 + margin && Math.abs(point.y - middle.y) < height / 2 + margin;

function cityMarks(middle: SheetPoint): string {
  return cities
    .map(({ name, position }) => ({ name, at: project(position) }))
    .filter(({ at }) => near(at, middle, -60) && Math.hypot(at.x - middle.x, at.y - middle.y) > 110)
    .map(({ name, at: { x, y } }) => {
      const isRight = x > middle.x;
      return `<circle class="town" cx="${Math.round(x)}" cy="${Math.round(y)}" r="9"/><text class="townname" x="${Math.round(x) + (isRight ? -18 : 18)}" y="${Math.round(y) + 16}"${isRight ? ' text-anchor="end"' : ""}>${name}</text>`;
    })
    .join("");
}

/** Where in Japan a gem lies: its neighbourhood, and the whole country in the corner where no city lies. */
export function locator(id: number, rings: readonly Ring[]): string {
  const place = places[id];
  if (place === undefined) throw new Error(`gem ${id} has no place`);
  const middle = project(place.position);
  const left = Math.round(middle.x - width / 2);
  const top = Math.round(middle.y - height / 2);
  const nearby = coastPath(
    rings.filter((ring) => ring.some((point) => near(point, middle, 60))),
    (point) => (near(point, middle, 60) ? 5 : 500),
  );
  const whole = coastPath(rings, () => 65);
  const hills = mountains.filter(([latitude, longitude]) => near(onSheet(latitude, longitude), middle, 150));
  const peak = onSheet(35.3606, 138.7274);
  const card = { width: sheet.width * small, height: sheet.height * small };
  const isTaken = cities.some(({ position }) => {
    const { x, y } = project(position);
    return x > left + width - card.width - 60 && x < left + width && y > top && y < top + card.height + 60;
  });
  const corner = { x: isTaken ? left + 20 : left + width - card.width - 20, y: top + 20 };
  const markup = `<defs><linearGradient id="sea" x2="0" y2="1"><stop class="s1"/><stop offset="1" class="s3"/></linearGradient><linearGradient id="hill" x2="0" y2="1"><stop class="h0"/><stop offset=".55" class="h1"/><stop offset="1" class="h2"/></linearGradient><linearGradient id="mount" x2="0" y2="1"><stop class="f0"/><stop offset=".6" class="f1"/><stop offset="1" class="f2"/></linearGradient><linearGradient id="ground"><stop class="g1"/></linearGradient>
<path id="land" d="${nearby}"/>${hills.length > 0 || near(peak, middle, 150) ? hillForms : ""}</defs>
<rect class="sea" x="${left}" y="${top}" width="${width}" height="${height}"/><use href="#land" class="halo wide"/><use href="#land" class="land thin"/>${near(onSheet(35.25, 136.1), middle, 100) ? `<path class="lake thin" d="${smooth(lake, onSheet)}"/>` : ""}<g class="far">${hillsOf(hills, onSheet, 0.55)}${near(peak, middle, 150) ? fuji(peak.x, peak.y, 0.55) : ""}</g>${cityMarks(middle)}${seal(id, middle.x, middle.y, 0.42)}
<g transform="translate(${Math.round(corner.x)} ${corner.y})scale(${small})"><rect class="card" width="${sheet.width}" height="${sheet.height}"/><path class="outline" d="${whole}"/><circle class="here" cx="${Math.round(middle.x)}" cy="${Math.round(middle.y)}" r="420"/></g>`;
  return picture(markup.replaceAll("\n", ""), { x: left, y: top, width, height }, 360);
}
