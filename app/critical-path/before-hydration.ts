/** What was entered before hydration. */
export interface InputBeforeHydration {
  /** The button pressed last: whoever waits in vain presses twice. */
  readonly pressed: HTMLButtonElement | null;
  /** What was typed into which field. */
  readonly typed: ReadonlyMap<HTMLInputElement | HTMLTextAreaElement, string>;
}

/** What the critical path leaves to the application. */
export interface BeforeHydration {
  /** Path and query this document was rendered for: Back may have changed the address before the application starts. */
  readonly address: string;
  /** Stops recording; answers what was entered. */
  readonly endRecording: () => InputBeforeHydration;
  /** On the home page: stops answering the search; answers the term that was typed, null where none was. */
  endSearch?: () => string | null;
}

declare global {
  interface Window {
    /** Undefined once the application has hydrated the page. */
    beforeHydration?: BeforeHydration;
  }
}
