import { jsonInElement } from "../../../domain/json-element.ts";
import type { CurrentUser, Site } from "../../../domain/site-data.ts";
import type { UserDocument } from "../../documents/user-document.ts";
import type { App } from "../../runtime/app.ts";
import { viewSite } from "../../views/site-data.ts";
import { encodeData } from "./encode-data.ts";
import type { TemplatePage } from "./pages.ts";

/** The data of a person's page. */
export interface PageData {
  /** What every page has. */
  readonly site: Site;
  readonly currentUser: CurrentUser;
  /** What this page has. */
  readonly own: object;
}

/** Reads what the loaders of a page would; null where the page has to be rendered for this person. */
export async function readPage(app: App, page: TemplatePage, user: UserDocument): Promise<PageData | null> {
  const [site, own] = await Promise.all([viewSite(app, user), page.read(app, user)]);
  const { currentUser } = site;
  return currentUser === null || own === null ? null : { site, currentUser, own };
}

/** The data as the text of its element, as a document of React Router has it. */
export const textOf = ({ route }: TemplatePage, { site, own }: PageData): string =>
  jsonInElement(encodeData({ loaderData: { root: site, [route]: own }, actionData: null, errors: null }));

/** What the page shows that is nobody's own, as text: a template serves pages of equal state. */
export const stateOf = ({ isShared }: TemplatePage, { site, own }: PageData): string =>
  JSON.stringify([{ ...site, currentUser: null }, isShared ? own : null]);
