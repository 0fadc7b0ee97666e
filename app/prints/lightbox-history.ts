/**
 * The state of the history entry that a link to the lightbox makes: the number of its photo. It tells the lightbox that
 * the page before is one step back, and which link gets the focus when it closes.
 */
export interface LightboxState {
  readonly opener: number;
}

/** The element id of the link that opens a photo. */
export const photoLinkId = (photo: number): string => `photo-${photo}`;

/** The opener in a history entry's state; null when none of our links made the entry. */
export const readOpener = (state: unknown): number | null =>
  typeof state === "object" && state !== null && "opener" in state && Number.isSafeInteger(state.opener)
    ? Number(state.opener)
    : null;
