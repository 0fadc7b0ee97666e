/** What was entered before hydration. */
export interface InputBeforeHydration {
  /** The button pressed last. Only one: people press again when nothing happens. */
  readonly pressed: HTMLButtonElement | null;
  /** The fields with what was typed into them. */
  readonly typed: ReadonlyMap<HTMLInputElement | HTMLTextAreaElement, string>;
}

/** What the critical path hands over to the application. */
export interface BeforeHydration {
  /** The path and query that this document was rendered for. Back may have changed the address before the application starts. */
  readonly address: string;
  /** Stops recording and returns what was entered. */
  readonly endRecording: () => InputBeforeHydration;
  /** For a visitor: stops answering presses of hearts. */
  endEarlyAnswers?: () => void;
  /** Where a lightbox may be open: stops recording its keys and returns the links that do the same, one for each press. */
  endKeys?: () => readonly HTMLElement[];
  /** On the home page: stops the early search and returns the typed term; null when nothing was typed. */
  endSearch?: () => string | null;
}

declare global {
  interface Window {
    /** Undefined once the application has hydrated the page. */
    beforeHydration?: BeforeHydration;
  }
}
