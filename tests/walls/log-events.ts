/** The event names in log calls. A call may choose between several. */
export const eventsIn = (source: string): readonly string[] =>
  [...source.matchAll(/\bevent: ([^,}\n]+)/g)].flatMap(([, value = ""]) =>
    [...value.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name),
  );
