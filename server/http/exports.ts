import { hash } from "node:crypto";
import { exportFormats, type ExportFormat } from "../../domain/exports/formats.ts";
import { readGemList } from "../../domain/gem-list.ts";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { writeExport } from "../views/exports.ts";
import { textResponse, type Layer, type SiteResponse } from "./response.ts";
import { isUnchanged } from "./conditional.ts";
import { brieflyCached, type Header } from "./headers.ts";
import type { SiteRequest } from "./request.ts";

/** By the registry of media types (IANA); GPX has no entry there, and this is what programs that take it know. */
const types: Readonly<Record<ExportFormat, string>> = {
  gpx: "application/gpx+xml; charset=utf-8",
  kml: "application/vnd.google-earth.kml+xml; charset=utf-8",
  geojson: "application/geo+json",
  csv: "text/csv; charset=utf-8; header=present",
};

const formatAt = (path: string, address: (format: ExportFormat) => string) =>
  exportFormats.find((format) => address(format) === path) ?? null;

/** A file to keep: under a name of its own, for everybody the same, for an hour; asked for again it is told by its tag. */
function fileResponse(
  { headers: said }: SiteRequest,
  format: ExportFormat,
  name: string,
  text: string,
): SiteResponse {
  const tag = `"${hash("sha256", text).slice(0, 32)}"`;
  const headers: Header[] = [
    ["Cache-Control", brieflyCached],
    ["ETag", tag],
  ];
  if (isUnchanged(said, { tag })) return { status: 304, headers, body: null };
  headers.push(
    ["Content-Type", types[format]],
    ["Content-Disposition", `attachment; filename="${name}.${format}"`],
  );
  return { status: 200, headers, body: Buffer.from(text) };
}

/** Serves all gems, and the gems of a list, as files for other programs (docs/product.md §11). */
export const serveExports =
  (origin: string): Layer =>
  (request) => {
    if (request.method === "POST") return null;
    const ofAll = formatAt(request.path, paths.mapExport);
    if (ofAll !== null)
      return fileResponse(request, ofAll, messages.exported.file, writeExport(ofAll, origin));
    const ofList = formatAt(request.path, paths.listExport);
    if (ofList === null) return null;
    const gems = readGemList(new URLSearchParams(request.search));
    if (gems.length === 0) return textResponse(404, messages.gem.notFound);
    const name = [messages.exported.file, ...gems.map(({ id }) => id)].join("-");
    return fileResponse(request, ofList, name, writeExport(ofList, origin, gems));
  };
