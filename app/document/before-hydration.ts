/** A field whose content the recording keeps. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was entered before hydration: a pressed button or link, or a field with its last content. */
export type Entry =
  | { readonly element: HTMLElement; readonly value?: never }
  | { readonly element: Field; readonly value: string };

/** What the critical path hands over to the application. */
export interface BeforeHydration {
  /** The path and query that this document was rendered for. Back may have changed the address before the application starts. */
  readonly address: string;
  /** Stops recording and returns what was entered, in its order. */
  readonly endRecording: () => readonly Entry[];
  /** For a visitor: stops answering presses of hearts. */
  endEarlyAnswers?: () => void;
  /** On the home page: stops the early search and returns the typed term; null when nothing was typed. */
  endSearch?: () => string | null;
}

declare global {
  interface Window {
    /** Undefined once the application has hydrated the page. */
    beforeHydration?: BeforeHydration;
  }
}
