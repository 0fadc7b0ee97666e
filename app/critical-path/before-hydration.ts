/** A field whose content the recording keeps. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What was entered before hydration, in its order: the fields with their last content, and the button pressed last. Only one
 * button: people press again when nothing happens.
 */
export type InputBeforeHydration = ReadonlyMap<Field | HTMLButtonElement, string>;

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
