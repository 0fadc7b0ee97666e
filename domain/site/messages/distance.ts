/** The texts for distances (docs/product.md §11): on the page of a gem, on the map and in lists of gems. */

/** A straight-line distance, no more precise than it is known: whole kilometres, and in words below one kilometre. */
export const aboutKilometres = (kilometres: number): string =>
  kilometres < 1 ? "less than 1 km" : `about ${Math.round(kilometres).toLocaleString("en-US")} km`;
