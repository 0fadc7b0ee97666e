import { exported } from "../site/messages.ts";
import { degrees, type ExportedGem } from "./exported-gem.ts";

/**
 * CSV (RFC 4180). Excel needs the byte order mark to recognise UTF-8. A text that a spreadsheet would read as a
 * formula gets a leading apostrophe (OWASP, CSV Injection).
 */
export const csv = (gems: readonly ExportedGem[]): string =>
  `\ufeff${[exported.columns.map(cell), ...gems.map(row)].map((cells) => `${cells.join(",")}\r\n`).join("")}`;

const row = (gem: ExportedGem): readonly string[] => [
  String(gem.id),
  cell(gem.title),
  cell(gem.japaneseName),
  cell(gem.location),
  cell(gem.category),
  degrees(gem.latitude),
  degrees(gem.longitude),
  String(gem.goodTo),
  cell(gem.url),
];

/** Spreadsheets ignore blanks before the sign and accept full-width signs too. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** One text cell: no formula, no control characters except line breaks, quoted if necessary. */
function cell(text: string): string {
  // oxlint-disable-next-line no-control-regex -- the controls are what is taken out
  const clean = text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, "");
  const harmless = formula.test(clean) ? `'${clean}` : clean;
  return /[",\r\n\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
