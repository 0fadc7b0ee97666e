/** The formats of downloads. Each is also the extension of its file. */
export const exportFormats = ["gpx", "kml", "geojson", "csv"] as const;

export type ExportFormat = (typeof exportFormats)[number];
