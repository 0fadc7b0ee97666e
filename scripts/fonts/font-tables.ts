/** The tables of a TrueType font (OpenType, "Organization of an OpenType Font"), read and written as they are in a file. */
export type Tables = Map<string, Buffer>;

const directory = { header: 12, entry: 16 } as const;

/** Reads the tables of a font file. */
export function readTables(font: Buffer): Tables {
  const tables: Tables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = directory.header + directory.entry * index;
    const start = font.readUInt32BE(entry + 8);
    const end = start + font.readUInt32BE(entry + 12);
    tables.set(font.toString("latin1", entry, entry + 4), Buffer.from(font.subarray(start, end)));
  }
  return tables;
}

/** Writes a font file. Its checksums are left at zero: the subsetter that reads it writes them. */
export function writeTables(tables: Tables): Buffer {
  const header = Buffer.alloc(directory.header + directory.entry * tables.size);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tables.size, 4);
  const parts = [header];
  let start = header.length;
  [...tables]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .forEach(([tag, table], index) => {
      const entry = directory.header + directory.entry * index;
      header.write(tag, entry, "latin1");
      header.writeUInt32BE(start, entry + 8);
      header.writeUInt32BE(table.length, entry + 12);
      const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
      parts.push(padded);
      start += padded.length;
    });
  return Buffer.concat(parts);
}

/** Returns a table that the font must have. */
export function tableOf(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (table === undefined) throw new Error(`The font has no table ${tag}.`);
  return table;
}

/** The characters and glyphs of a map of segments ("cmap", format 4), which has those of the basic plane. */
function readSegments(table: Buffer, start: number): readonly (readonly [code: number, glyph: number])[] {
  const segments = table.readUInt16BE(start + 6) / 2;
  const column = (index: number) => start + 14 + 2 * segments * index + (index > 0 ? 2 : 0);
  return Array.from({ length: segments }).flatMap((_, segment) => {
    const [last = 0, first = 0, delta = 0, offset = 0] = [0, 1, 2, 3].map((index) =>
      table.readUInt16BE(column(index) + 2 * segment),
    );
    return Array.from({ length: last - first + 1 }, (__, index) => {
      const glyph =
        offset === 0 ? first + index : table.readUInt16BE(column(3) + 2 * segment + offset + 2 * index);
      return [first + index, glyph === 0 ? 0 : (glyph + delta) & 0xffff] as const;
    });
  });
}

/** The characters and glyphs of a map of groups ("cmap", format 12). */
function readGroups(table: Buffer, start: number): readonly (readonly [code: number, glyph: number])[] {
  return Array.from({ length: table.readUInt32BE(start + 12) }).flatMap((_, group) => {
    const [first = 0, last = 0, glyph = 0] = [0, 4, 8].map((at) =>
      table.readUInt32BE(start + 16 + 12 * group + at),
    );
    return Array.from({ length: last - first + 1 }, (__, index) => [first + index, glyph + index] as const);
  });
}

/** Reads which glyph a font uses for each character. */
export function readCharacters(tables: Tables): Map<string, number> {
  const table = tableOf(tables, "cmap");
  const readers = new Map([
    [4, readSegments],
    [12, readGroups],
  ]);
  const starts = Array.from({ length: table.readUInt16BE(2) }, (_, index) =>
    table.readUInt32BE(4 + 8 * index + 4),
  );
  for (const start of starts) {
    const read = readers.get(table.readUInt16BE(start));
    if (read !== undefined)
      return new Map(
        read(table, start)
          .filter(([code, glyph]) => glyph !== 0 && code !== 0xffff)
          .map(([code, glyph]) => [String.fromCodePoint(code), glyph]),
      );
  }
  throw new Error("The font has no character map of format 4 or 12.");
}

/** Writes which glyph a font uses for each character ("cmap", format 12). */
export function writeCharacters(tables: Tables, characters: ReadonlyMap<string, number>): void {
  const table = Buffer.alloc(28 + 12 * characters.size);
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(10, 6);
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(12, 12);
  table.writeUInt32BE(16 + 12 * characters.size, 16);
  table.writeUInt32BE(characters.size, 24);
  [...characters]
    .map(([character, glyph]) => ({ code: character.codePointAt(0) ?? 0, glyph }))
    .toSorted((a, b) => a.code - b.code)
    .forEach(({ code, glyph }, index) => {
      for (const [place, value] of [code, code, glyph].entries())
        table.writeUInt32BE(value, 28 + 12 * index + 4 * place);
    });
  tables.set("cmap", table);
}

/** The outline of a glyph, as in the table "glyf", and its advance in units of the font. */
export interface Glyph {
  readonly outline: Buffer;
  readonly advance: number;
}

/** Reads the glyphs of a font ("glyf", "loca", "hmtx"). */
export function readGlyphs(tables: Tables): Glyph[] {
  const glyf = tableOf(tables, "glyf");
  const loca = tableOf(tables, "loca");
  const hmtx = tableOf(tables, "hmtx");
  const isLong = tableOf(tables, "head").readInt16BE(50) === 1;
  const offset = (glyph: number) =>
    isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph);
  const widths = tableOf(tables, "hhea").readUInt16BE(34);
  return Array.from({ length: tableOf(tables, "maxp").readUInt16BE(4) }, (_, glyph) => ({
    outline: glyf.subarray(offset(glyph), offset(glyph + 1)),
    advance: hmtx.readUInt16BE(4 * Math.min(glyph, widths - 1)),
  }));
}

/** Writes the glyphs of a font. Vertical metrics, of which only horizontal text has no need, are dropped. */
export function writeGlyphs(tables: Tables, glyphs: readonly Glyph[]): void {
  const outlines = glyphs.map(({ outline }) =>
    Buffer.concat([outline, Buffer.alloc((4 - (outline.length % 4)) % 4)]),
  );
  const loca = Buffer.alloc(4 * (glyphs.length + 1));
  const hmtx = Buffer.alloc(4 * glyphs.length);
  let end = 0;
  glyphs.forEach(({ outline, advance }, glyph) => {
    end += outlines[glyph]?.length ?? 0;
    loca.writeUInt32BE(end, 4 * (glyph + 1));
    hmtx.writeUInt16BE(advance, 4 * glyph);
    if (outline.length > 0) hmtx.writeInt16BE(outline.readInt16BE(2), 4 * glyph + 2);
  });
  tableOf(tables, "head").writeInt16BE(1, 50);
  tableOf(tables, "hhea").writeUInt16BE(glyphs.length, 34);
  const maxp = tableOf(tables, "maxp");
  maxp.writeUInt16BE(glyphs.length, 4);
  maxp.writeUInt16BE(Math.max(2, maxp.readUInt16BE(28)), 28);
  maxp.writeUInt16BE(Math.max(2, maxp.readUInt16BE(30)), 30);
  tables.set("glyf", Buffer.concat(outlines)).set("loca", loca).set("hmtx", hmtx);
  for (const tag of ["vhea", "vmtx"]) tables.delete(tag);
}
