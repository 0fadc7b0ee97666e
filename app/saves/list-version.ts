let version = 0;

/**
 * The version of the saved list in this window. Each press changes it twice: when it is sent, and when it is done. A list
 * that was read at an older version may lack the press. A new document has version 0.
 */
export const listVersion = {
  now: (): number => version,
  change: (): void => void version++,
} as const;
