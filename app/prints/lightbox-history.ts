/**
 * What a link that opens the lightbox leaves in its history entry: which photo's link it was. The lightbox then knows
 * that the page it was opened from lies one step back, and which link gets the focus when it closes.
 */
export interface LightboxState {
  readonly opener: number;
}

/** The element id of the link that opens a photo. */
export const photoLinkId = (photo: number): string => `photo-${photo}`;

/** The opener named by a history entry, or null where no link of ours made it. */
export const readOpener = (state: unknown): number | null =>
  typeof state === "object" && state !== null && "opener" in state && Number.isSafeInteger(state.opener)
    ? Number(state.opener)
    : null;
