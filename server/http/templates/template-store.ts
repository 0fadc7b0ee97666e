import type { PageTemplate } from "./page-template.ts";
import type { PlaceholderPage } from "./placeholder-rendering.ts";

/** The page that a template is wanted for. */
export interface Wanted {
  /** Its address, and whether the person has a picture. */
  readonly key: string;
  /** What it shows that is nobody's own (`stateOf`). */
  readonly state: string;
  /** The person's saved gems, the newest save first. */
  readonly savedGems: readonly number[];
}

/** Renders the wanted page for a placeholder person with these saved gems; null when it could not be cut. */
export type RenderPlaceholder = (savedGems: readonly number[]) => Promise<PlaceholderPage | null>;

/** Holds templates, within a number of bytes. */
export interface TemplateStore {
  readonly bytes: number;
  /** The template for a page; null when there is none. */
  readonly find: (wanted: Wanted) => PageTemplate | null;
  /** Makes what is missing for a page; whether that could be done. */
  readonly learn: (wanted: Wanted, render: RenderPlaceholder) => Promise<boolean>;
}
