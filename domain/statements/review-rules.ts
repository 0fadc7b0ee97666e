/** How many reviews there are of all gems together. */
interface ReviewFigures {
  readonly shown: number;
  readonly hidden: number;
  /** By the operator, so far. */
  readonly deleted: number;
}

/** What the page "How reviews work" says (docs/product.md §13). */
export interface ReviewRules {
  /** Null when they could not be read. */
  readonly figures: ReviewFigures | null;
  /** The longest text, in characters. */
  readonly longest: number;
  /** Whether an account needs an email address that receives mail: a demonstration sends none. */
  readonly verifiesAddresses: boolean;
}
