import type { ExportFormat } from "../../domain/travel/export-formats.ts";

/** An element of a small XML document. */
interface XmlElement {
  readonly attributes: Readonly<Record<string, string>>;
  readonly childNames: readonly string[];
  /** All descendants with this name. */
  readonly named: (name: string) => readonly XmlElement[];
  /** The text of the only descendant with this name. */
  readonly text: (name: string) => string;
}

interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
  text: string;
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const unescape = (text: string) =>
  text.replace(/&(\w+);/g, (_, name: string) => {
    const character = entities[name];
    if (character === undefined) throw new SyntaxError(`unknown entity ${name}`);
    return character;
  });

const token = /<\?[^>]*\?>|<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;

/**
 * Parses elements, attributes, text and the five entities of XML, nothing else.
 * @throws Error when the text is not well-formed.
 */
export function readXml(xml: string): XmlElement {
  // oxlint-disable-next-line no-control-regex -- XML forbids them
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(xml) || !xml.isWellFormed())
    throw new SyntaxError("a character that XML cannot hold");
  const root: Node = { name: "", attributes: {}, children: [], text: "" };
  const open: Node[] = [root];
  let end = 0;
  for (const [all, closing, name = "", attributes = "", empty, text] of xml.matchAll(token)) {
    end += all.length;
    const top = open.at(-1) ?? root;
    if (text !== undefined) {
      if (text.includes("]]>") || /&(?!\w+;)/.test(text)) throw new SyntaxError(`raw text ${text}`);
      top.text += unescape(text);
    } else if (closing === "/") {
      if (top.name !== name) throw new SyntaxError(`</${name}> closes <${top.name}>`);
      open.pop();
    } else if (name !== "") {
      const pairs = [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)];
      const node: Node = {
        name,
        attributes: Object.fromEntries(pairs.map(([, key = "", value = ""]) => [key, unescape(value)])),
        children: [],
        text: "",
      };
      top.children.push(node);
      if (empty !== "/") open.push(node);
    }
  }
  if (end !== xml.length || open.length !== 1)
    throw new SyntaxError(`not well formed after ${end} characters`);
  return element(root);
}

function element(node: Node): XmlElement {
  const below = (from: Node, name: string): readonly Node[] =>
    from.children.flatMap((child) => [...(child.name === name ? [child] : []), ...below(child, name)]);
  return {
    attributes: node.attributes,
    childNames: node.children.map(({ name }) => name),
    named: (name) => below(node, name).map(element),
    text: (name) => {
      const [only, ...others] = below(node, name);
      if (only === undefined || others.length > 0) throw new SyntaxError(`not one <${name}>`);
      return only.text;
    },
  };
}

/** The cells of a CSV file, row by row (RFC 4180), without its byte order mark. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, bare = "", end] of text
    .replace(/^\ufeff/, "")
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** A place in an exported file. */
interface Point {
  readonly title: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly link: string;
}

interface FeatureCollection {
  readonly features: readonly {
    readonly geometry: { readonly coordinates: readonly [number, number] };
    readonly properties: { readonly title: string; readonly url: string };
  }[];
}

/** The places in a file of each format, in its order. */
export const readPoints: Readonly<Record<ExportFormat, (text: string) => readonly Point[]>> = {
  gpx: (text) =>
    readXml(text)
      .named("wpt")
      .map((wpt) => ({
        title: wpt.text("name"),
        latitude: Number(wpt.attributes["lat"]),
        longitude: Number(wpt.attributes["lon"]),
        link: wpt.named("link")[0]?.attributes["href"] ?? "",
      })),
  kml: (text) =>
    readXml(text)
      .named("Placemark")
      .map((placemark) => {
        const [longitude = Number.NaN, latitude = Number.NaN] = placemark
          .text("coordinates")
          .split(",")
          .map(Number);
        const link = placemark.text("description").split("\n").at(-1) ?? "";
        return { title: placemark.text("name"), latitude, longitude, link };
      }),
  geojson: (text) => {
    const { features }: FeatureCollection = JSON.parse(text);
    return features.map(({ geometry, properties: { title, url } }) => {
      const [longitude, latitude] = geometry.coordinates;
      return { title, latitude, longitude, link: url };
    });
  },
  csv: (text) =>
    readCsv(text)
      .slice(1)
      .map(([, title = "", , , , latitude, longitude, , link = ""]) => ({
        title,
        latitude: Number(latitude),
        longitude: Number(longitude),
        link,
      })),
};
