let version = 0;

/**
 * The version of the saved list in this window. Each press changes it twice: when it is sent, and when it is done. A list
 * that was read at an older version may lack the press. A new document has version 0.
 */
export const listVersion = {
  now: (): number => version,
  change: (): void => void version++,
} as const;

/** Data with the saved list that is being read, and the version of the list when it was requested. */
export interface Requested<View> {
  readonly view: Promise<View>;
  readonly version: number;
}

/** Notes the present version with a request that was just sent. */
export const atThisVersion = <View>(view: Promise<View>): Requested<View> => ({ view, version });
