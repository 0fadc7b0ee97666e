/** The texts of the map and of downloads (docs/product.md §11). Only the pages with the whole map load them. */

import type { ExportFormat } from "../../travel/export-formats.ts";
import { aboutKilometres } from "./distance.ts";

/** docs/product.md §11: the map. */
export const map = {
  title: "Map",
  documentTitle: "Map of Japan",
  description:
    "A woodblock-style map of Japan with twelve hidden places, and how far each is from where you are, from Tokyo or from Kyoto.",
  lede: "All twelve on one map. Each seal leads to its place.",
  figure: "Map of Japan with the twelve gems",
  figureOf: (gems: number) => `Map of Japan with ${gems === 1 ? "this gem" : `these ${gems} gems`}`,
  seal: (id: number, title: string, location: string) => `No. ${id}: ${title}, ${location}`,
  /** In a list of gems, the seals show the position in the list. */
  stop: (stop: number, title: string, location: string) => `Stop ${stop}: ${title}, ${location}`,
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  wholeMap: "Whole map",
  mouseHint: "Drag to move. Hold Ctrl and scroll to zoom.",
  touchHint: "Use two fingers to move and zoom.",
  /** The source of the coast, and the accuracy of the seals. */
  credit: "Seals show the neighbourhood, not the door. Coast: Natural Earth, public domain.",
  scale: "100 km",
  okinawa: "Okinawa",
  list: "Gems by place",
  sheetNumber: (id: number) => `No. ${id}`,
  from: "From",
  fromNowhere: "Anywhere",
  /** Selected after "Near me". */
  fromHere: "Where you are",
  sort: "Sort",
  nearMe: "Near me",
  privacy: "Your position stays in your browser. It is never sent or stored.",
  ordered: {
    byNumber: "In the order of the guide.",
    fromCity: (city: string) => `Nearest to ${city} first, as the crow flies.`,
    fromHere: "Nearest to you first, as the crow flies.",
    fromOutsideJapan: (kilometres: number, city: string) =>
      `You are outside Japan, ${aboutKilometres(Math.round(kilometres / 100) * 100)} from the nearest of these cities. Nearest to ${city} first, as the crow flies.`,
    asking: "Asking your browser where you are…",
    refused: "Your browser did not share your position. Choose a city under “From” instead.",
    timedOut: "Finding your position took too long. Try again, or choose a city under “From”.",
    unavailable: "Your position could not be found. Try again, or choose a city under “From”.",
  },
} as const;

/** docs/product.md §11: the downloads of a list of gems. */
export const downloads = {
  label: "Download",
  formats: { gpx: "GPX", kml: "KML", geojson: "GeoJSON", csv: "CSV" } satisfies Record<ExportFormat, string>,
} as const;

/** The column names of a downloaded table, and the description of a point. */
export const exported = {
  /** The beginning of a file's name, in letters that every system accepts. */
  file: "anaba",
  title: "Anaba: hidden places in Japan",
  columns: [
    "id",
    "title",
    "Japanese name",
    "place",
    "category",
    "latitude",
    "longitude",
    "good to (m)",
    "link",
  ],
  goodTo: (metres: number) => `Position good to about ${metres} m.`,
} as const;
