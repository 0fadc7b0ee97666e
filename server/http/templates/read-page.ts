import { jsonInElement } from "../../../domain/json-element.ts";
import type { CurrentUser, Site } from "../../../domain/site-data.ts";
import type { UserDocument } from "../../documents/user-document.ts";
import type { App } from "../../runtime/app.ts";
import { viewSite } from "../../views/site-data.ts";
import { encodeData } from "./encode-data.ts";
import type { TemplatePage } from "./pages.ts";

/** The data of a page for one user. */
export interface PageData {
  /** The data of the root loader, which every page has. */
  readonly site: Site;
  readonly currentUser: CurrentUser;
  /** The data of the page's own loader. */
  readonly own: object;
}

/** Reads the same data as the page's loaders; null if the page must be rendered for this user. */
export async function readPage(app: App, page: TemplatePage, user: UserDocument): Promise<PageData | null> {
  const [site, own] = await Promise.all([viewSite(app, user), page.read(app, user)]);
  const { currentUser } = site;
  return currentUser === null || own === null ? null : { site, currentUser, own };
}

/** The data as the text of its script element, as React Router writes it. */
export const textOf = ({ route }: TemplatePage, { site, own }: PageData): string =>
  jsonInElement(encodeData({ loaderData: { root: site, [route]: own }, actionData: null, errors: null }));

/** The page's data that belongs to no user, as text. A template fits all pages with the same state. */
export const stateOf = ({ isShared }: TemplatePage, { site, own }: PageData): string =>
  JSON.stringify([{ ...site, currentUser: null }, isShared ? own : null]);
