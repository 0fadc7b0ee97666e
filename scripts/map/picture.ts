import { readFileSync } from "node:fs";
import path from "node:path";
import { textPath } from "../fonts/outlines.ts";

const app = path.join(import.meta.dirname, "..", "..", "app");
const read = (file: string) => readFileSync(path.join(app, file), "utf8").replaceAll(/\/\*[^]*?\*\//g, "");

/** The rules of the drawing, one for each class, and what each token is by day and by night. */
const rules = [
  ...`${read("map/artwork.css")}${read("../scripts/map/pictures.css")}`.matchAll(/([^{}]+)\{([^{}]*)\}/g),
].map(([, selectors = "", body = ""]) => ({
  selectors: selectors.split(",").map((selector) => selector.trim()),
  body: body.replaceAll(/\s*\n\s*/g, ""),
}));
const tokens = [
  ...read("document/styles/map-tokens.css").matchAll(/(--[\w-]+): (?:light-dark\((\S+), (\S+)\)|(\S+));/g),
].map(([, name = "", light, dark, both = ""]) => ({ name, light: light ?? both, dark: dark ?? both }));

/** The styles that some markup needs, and no others. */
function stylesOf(markup: string): string {
  const used = new Set(
    [...markup.matchAll(/class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" ")),
  );
  const wanted = rules
    .map(({ selectors, body }) => ({
      selectors: selectors.filter((selector) =>
        [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = ""]) => used.has(name)),
      ),
      body,
    }))
    .filter(({ selectors }) => selectors.length > 0)
    .map(({ selectors, body }) => `${selectors.join(",")}{${body}}`)
    .join("");
  const named = tokens.filter(({ name }) => wanted.includes(`var(${name})`));
  const set = (scheme: "light" | "dark") =>
    `{${named.map((token) => `${token.name}:${token[scheme]}`).join(";")}}`;
  return `:root${set("light")}:root:target${set("dark")}${wanted}`;
}

/** What part of the sheet a picture shows, in sheet units. */
export interface Cut {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Markup of the drawing as a separate picture, for an `img` element. It shows the night where its address ends with
 * `#dark`: the page asks for that (`by-night` in base.css), because a picture does not know the scheme.
 */
export function picture(markup: string, { x, y, width, height }: Cut, pixels: number): string {
  const drawing = `<g class="artwork">${markup}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" id="dark" viewBox="${x} ${y} ${width} ${height}" width="${pixels}" height="${Math.round((pixels * height) / width)}"><style>${stylesOf(drawing)}</style>${drawing}</svg>\n`;
}

const placed = (x: number, y: number, magnification: number, markup: string) =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y)})scale(${magnification})">${markup}</g>`;
const stone =
  '<rect class="seal" x="-120" y="-120" width="240" height="240" rx="14"/><rect class="sealed" x="-98" y="-98" width="196" height="196" rx="6"/>';

/** A seal whose number the page writes. */
export const emptySeal = (x: number, y: number, magnification: number): string =>
  placed(x, y, magnification, stone);

/** A seal with its number. */
export const seal = (id: number, x: number, y: number, magnification: number): string =>
  placed(
    x,
    y,
    magnification,
    // In steps of three units, which is finer than what is seen.
    `${stone}<path class="numeral" transform="scale(3)" d="${textPath(String(id), 47, { x: 0, y: 17, anchor: "middle" })}"/>`,
  );
