import { catalogue } from "../../domain/gems/catalogue.ts";
import { hash } from "node:crypto";
import { exportFormats, type ExportFormat } from "../../domain/travel/export-formats.ts";
import { readGemList } from "../../domain/travel/gem-list.ts";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { writeExport } from "../views/exports.ts";
import { textResponse, type Layer, type SiteResponse } from "./response/response.ts";
import { isUnchanged } from "./response/conditional.ts";
import { brieflyCached, type Header } from "./response/headers.ts";
import type { SiteRequest } from "./request/request.ts";

/** The media types, from IANA's registry. GPX has no entry there; this is the type that programs expect. */
const types: Readonly<Record<ExportFormat, string>> = {
  gpx: "application/gpx+xml; charset=utf-8",
  kml: "application/vnd.google-earth.kml+xml; charset=utf-8",
  geojson: "application/geo+json",
  csv: "text/csv; charset=utf-8; header=present",
};

const formatAt = (path: string, address: (format: ExportFormat) => string) =>
  exportFormats.find((format) => address(format) === path) ?? null;

/** A download with its file name. It is the same for everybody, cacheable for an hour, and revalidated by its tag. */
function fileResponse(
  { headers: sent }: SiteRequest,
  format: ExportFormat,
  name: string,
  text: string,
): SiteResponse {
  const tag = `"${hash("sha256", text).slice(0, 32)}"`;
  const headers: Header[] = [
    ["Cache-Control", brieflyCached],
    ["ETag", tag],
  ];
  if (isUnchanged(sent, { tag })) return { status: 304, headers, body: null };
  headers.push(
    ["Content-Type", types[format]],
    ["Content-Disposition", `attachment; filename="${name}.${format}"`],
  );
  return { status: 200, headers, body: Buffer.from(text) };
}

/** Serves downloads of all gems, and of the gems of a list (docs/product.md §11). */
export const serveExports =
  (origin: string): Layer =>
  (request) => {
    if (request.method === "POST") return null;
    const mapFormat = formatAt(request.path, paths.mapExport);
    if (mapFormat !== null)
      return fileResponse(request, mapFormat, messages.exported.file, writeExport(mapFormat, origin));
    const listFormat = formatAt(request.path, paths.listExport);
    if (listFormat === null) return null;
    const gems = readGemList(new URLSearchParams(request.search), catalogue);
    if (gems.length === 0) return textResponse(404, messages.gemPage.notFound);
    const name = [messages.exported.file, ...gems.map(({ id }) => id)].join("-");
    return fileResponse(request, listFormat, name, writeExport(listFormat, origin, gems));
  };
