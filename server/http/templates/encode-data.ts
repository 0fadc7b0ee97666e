/**
 * Encodes plain data exactly as React Router's server does (turbo-stream 2), but as one string instead of a stream: a list
 * of distinct values, in which arrays and objects refer to their parts by index. A page becomes a template only if it
 * contains exactly this text, so a release of React Router with another encoding turns templates off.
 */
export function encodeData(data: unknown): string {
  const indices = new Map<unknown, number>();
  const encoded: string[] = [];
  const waiting: [unknown, number][] = [];
  const indexOf = (value: unknown): number => {
    if (value === undefined) return undefinedIndex;
    if (value === null) return nullIndex;
    const known = indices.get(value);
    if (known !== undefined) return known;
    const index = indices.size;
    indices.set(value, index);
    waiting.push([value, index]);
    return index;
  };
  indexOf(data);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [value, index] = next;
    encoded[index] = encodeOne(value, indexOf);
  }
  return `[${encoded.join(",")}]\n`;
}

const undefinedIndex = -7;
const nullIndex = -5;

function encodeOne(value: unknown, indexOf: (part: unknown) => number): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  if (Array.isArray(value)) return `[${value.map((part: unknown) => indexOf(part)).join(",")}]`;
  const parts = Object.entries(value).map(([name, part]) => `"_${indexOf(name)}":${indexOf(part)}`);
  return `{${parts.join(",")}}`;
}
