const listeners = new Set<() => void>();
let wanted = false;

/** Whether the links of the stylesheets stand in the page, which the first page of a visit does without. */
export const stylesheetLinks = {
  /** From now on they do. */
  want: (): void => {
    wanted = true;
    for (const listener of listeners) listener();
  },
  areWanted: (): boolean => wanted,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;
