import type { UserDocument } from "../../../server/documents/user-document.ts";
import type { Preferences, Session } from "./engine.ts";
import type { Page } from "./page.ts";
import type { Site } from "./site.ts";

/** What a journey has: a fresh browser with one window, and the site. */
export interface Traveller {
  readonly page: Page;
  readonly site: Site;
  readonly session: Session;
  /** Creates a user and opens a path as this user. */
  readonly signedIn: (path: string, nickname?: string) => Promise<UserDocument>;
  /** Opens a path in a second window. */
  readonly openWindow: (path: string) => Promise<Page>;
  /** The window that an action opens. */
  readonly openedBy: (act: () => Promise<void>) => Promise<Page>;
  /** Keeps a picture of the window. */
  readonly photograph: (name: string) => Promise<void>;
}

/** A person does a thing: written once, and done in each engine. */
export interface Journey {
  readonly name: string;
  /** Lines in the console that belong to it, such as about a 404. */
  readonly expected?: readonly RegExp[];
  readonly preferences?: Preferences;
  readonly run: (traveller: Traveller) => Promise<void>;
}

/** A journey that needs nothing special. */
export const journey = (
  name: string,
  run: Journey["run"],
  { expected = [], preferences = {} }: Partial<Pick<Journey, "expected" | "preferences">> = {},
): Journey => ({ name, run, expected, preferences });
