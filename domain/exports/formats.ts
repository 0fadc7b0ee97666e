/** The formats in which a list of gems can be taken along; each is the end of its file's name. */
export const exportFormats = ["gpx", "kml", "geojson", "csv"] as const;

export type ExportFormat = (typeof exportFormats)[number];
