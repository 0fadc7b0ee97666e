import type { PageTemplate } from "./page-template.ts";
import type { PlaceholderPage } from "./placeholder-rendering.ts";

/** The page for which a template is needed. */
export interface Wanted {
  /** Its path, and whether the user has a profile image. */
  readonly key: string;
  /** Its data that belongs to no user (`stateOf`). */
  readonly state: string;
  /** The ids of the user's saved gems, the newest save first. */
  readonly savedGems: readonly number[];
}

/** Renders the page for a placeholder user with these saved gems; null when it could not be cut. */
export type RenderPlaceholder = (savedGems: readonly number[]) => Promise<PlaceholderPage | null>;

/** Keeps templates, up to a number of bytes. */
export interface TemplateStore {
  readonly bytes: number;
  /** The template for a page; null when there is none. */
  readonly find: (wanted: Wanted) => PageTemplate | null;
  /** Makes the template for a page; false when that is not possible. */
  readonly make: (wanted: Wanted, render: RenderPlaceholder) => Promise<boolean>;
}
