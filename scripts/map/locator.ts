import { cities } from "../../domain/map/cities.ts";
import type { Gem } from "../../domain/gems/gem.ts";
import { project, sheet, type SheetPoint } from "../../domain/map/projection.ts";
import { coastPath, type Ring } from "./coast.ts";
import { fuji, hillForms, hillsOf } from "./hills.ts";
import { mountains } from "./mountains.ts";
import { onSheet } from "./on-sheet.ts";
import { emptySeal, picture } from "./picture.ts";
import { lake, smooth } from "./waters.ts";

/** What a locator shows: some 260 by 175 kilometres; the coast is too coarse for less than 60. */
const width = 1290;
const height = 860;
/** About that of a letter of a name. */
const widthOfLetter = 28;
/** The whole of Japan in a corner. */
const small = 0.042;

const near = (point: SheetPoint, middle: SheetPoint, margin: number) =>
  Math.abs(point.x - middle.x) < width / 2 + margin && Math.abs(point.y - middle.y) < height / 2 + margin;

/** The cities that a locator shows, on the sheet: not at its edges, and not at the gem. */
const citiesNear = (middle: SheetPoint) =>
  cities
    .map(({ name, position }) => ({ name, at: project(position) }))
    .filter(({ at }) => near(at, middle, -60) && Math.hypot(at.x - middle.x, at.y - middle.y) > 110);

const cityMarks = (middle: SheetPoint): string =>
  citiesNear(middle)
    .map(({ at }) => `<circle class="town" cx="${Math.round(at.x)}" cy="${Math.round(at.y)}" r="9"/>`)
    .join("");

const corner = ({ place }: Gem): SheetPoint => {
  const middle = project(place.position);
  return { x: Math.round(middle.x - width / 2), y: Math.round(middle.y - height / 2) };
};

/** The names that the page writes over a locator, because a picture cannot use its fonts: where each begins or ends. */
export function namesOn(
  gem: Gem,
): readonly (readonly [name: string, x: number, y: number, isEnd: boolean])[] {
  const { x: left, y: top } = corner(gem);
  const middle = project(gem.place.position);
  return citiesNear(middle).map(({ name, at }) => {
    const isOverSeal =
      Math.abs(at.y - middle.y) < 90 && Math.abs(at.x - middle.x) < 70 + name.length * widthOfLetter;
    // Towards the middle, where there is room, unless the seal is there.
    const isEnd = at.x > middle.x !== isOverSeal;
    return [name, Math.round(at.x) - left + (isEnd ? -18 : 18), Math.round(at.y) - top + 16, isEnd];
  });
}

/** Where in Japan a gem lies: its neighbourhood, and the whole country in the corner where no city lies. */
export function locator(gem: Gem, rings: readonly Ring[]): string {
  const middle = project(gem.place.position);
  const { x: left, y: top } = corner(gem);
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
  const inset = { x: isTaken ? left + 20 : left + width - card.width - 20, y: top + 20 };
  const markup = `<defs><linearGradient id="sea" x2="0" y2="1"><stop class="s1"/><stop offset="1" class="s3"/></linearGradient><linearGradient id="hill" x2="0" y2="1"><stop class="h0"/><stop offset=".55" class="h1"/><stop offset="1" class="h2"/></linearGradient><linearGradient id="mount" x2="0" y2="1"><stop class="f0"/><stop offset=".6" class="f1"/><stop offset="1" class="f2"/></linearGradient><linearGradient id="ground"><stop class="g1"/></linearGradient>
<path id="land" d="${nearby}"/>${hills.length > 0 || near(peak, middle, 150) ? hillForms : ""}</defs>
<rect class="sea" x="${left}" y="${top}" width="${width}" height="${height}"/><use href="#land" class="halo wide"/><use href="#land" class="land thin"/>${near(onSheet(35.25, 136.1), middle, 100) ? `<path class="lake thin" d="${smooth(lake, onSheet)}"/>` : ""}<g class="far">${hillsOf(hills, onSheet, 0.55)}${near(peak, middle, 150) ? fuji(peak.x, peak.y, 0.55) : ""}</g>${cityMarks(middle)}${emptySeal(middle.x, middle.y, 0.42)}
<g transform="translate(${Math.round(inset.x)} ${inset.y})scale(${small})"><rect class="card" width="${sheet.width}" height="${sheet.height}"/><path class="outline" d="${whole}"/><circle class="here" cx="${Math.round(middle.x)}" cy="${Math.round(middle.y)}" r="420"/></g>`;
  return picture(markup.replaceAll("\n", ""), { x: left, y: top, width, height }, 360);
}
