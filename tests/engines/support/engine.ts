/** How a journey wants its browser. */
export interface Preferences {
  /** Whether the system prefers the dark theme. */
  readonly dark?: boolean;
  /** Whether pages may run scripts; by default they may. */
  readonly scripts?: boolean;
  /** WebKit only: features to switch off, by WebKit's names, as an older Safari lacks them. */
  readonly without?: readonly string[];
}

/** A window of a browser, with what a person does in it. Positions are in CSS pixels from its upper left corner. */
export interface BrowserWindow {
  /** Opens an address; returns when the document is parsed. */
  readonly open: (address: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  readonly reload: () => Promise<void>;
  /** The value of an expression in the page, as JSON can hold it. Whoever asks knows its type. */
  readonly evaluate: <Value>(expression: string) => Promise<Value>;
  readonly press: (x: number, y: number) => Promise<void>;
  /** Presses keys one after the other, by their names (`KeyboardEvent.key`); "Control+v" is a combination. */
  readonly keys: (...keys: readonly string[]) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Chooses a file in the file field that the selector names. */
  readonly attach: (selector: string, file: string) => Promise<void>;
  /** What the window shows, as PNG. */
  readonly screenshot: () => Promise<Uint8Array>;
}

/** A fresh browser profile: no cookies, nothing stored, one window. */
export interface Session {
  readonly window: BrowserWindow;
  readonly openWindow: () => Promise<BrowserWindow>;
  /** All open windows, those that pages have opened too. */
  readonly windows: () => Promise<readonly BrowserWindow[]>;
  /** What the console had to complain about so far, and failed requests and crashes. */
  readonly complaints: () => Promise<readonly string[]>;
  readonly end: () => Promise<void>;
}

/** A running browser. */
export interface Engine {
  readonly begin: (preferences: Preferences) => Promise<Session>;
  readonly stop: () => Promise<void>;
}

/** The size of the windows: a common phone's. */
export const phone = { width: 390, height: 844 } as const;
