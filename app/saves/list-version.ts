let version = 0;

/**
 * The version of the saved list in this window: a press changes it when it sets out and again when it is carried out. A
 * list that was read at an older version may lack the press. A document comes with version 0.
 */
export const listVersion = {
  now: (): number => version,
  change: (): void => void version++,
} as const;
