/**
 * Decodes plain data that React Router's server has encoded (turbo-stream 2): a list of values, in which objects and
 * lists name the places of their parts. Other values, such as dates, are not understood.
 */
export function decodeLoaderData(line: string): unknown {
  const values: readonly unknown[] = JSON.parse(line);
  const at = (place: number): unknown => {
    const value = values[place];
    if (Array.isArray(value)) return value.map(at);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [values[Number(key.slice(1))], at(part)]),
    );
  };
  return at(0);
}
