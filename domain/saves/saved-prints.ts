/** The largest number of prints on a profile; `/saved` has them all. */
export const mostSavedPrints = 6;
