import * as v from "valibot";

/**
 * What a link that opens the lightbox leaves in its history entry: which photo's link it was. The lightbox then knows
 * that the page it was opened from lies one step back, and which link gets the focus when it closes.
 */
export interface ViewerState {
  readonly opener: number;
}

/** The element id of the link that opens a photo. */
export const photoLinkId = (photo: number): string => `photo-${photo}`;

const viewerState = v.object({ opener: v.pipe(v.number(), v.integer(), v.minValue(1)) });

/** The opener named by a history entry, or null where no link of ours made it. */
export const readOpener = (state: unknown): number | null => (v.is(viewerState, state) ? state.opener : null);
