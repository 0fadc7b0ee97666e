import { paths } from "../../../domain/paths.ts";
import type { CurrentUser } from "../../../domain/site-data.ts";
import type { UserDocument } from "../../documents/user-document.ts";
import type { App } from "../../runtime/app.ts";
import type { RenderPage } from "../pages.ts";
import { readClient } from "../session-cookie.ts";
import { cut, placeholders, type Token } from "./cut.ts";
import type { TemplatePage } from "./pages.ts";
import { readPage, stateOf, textOf } from "./read-page.ts";

/** What templates are rendered with. */
export interface Rendering {
  readonly renderPage: RenderPage;
  /** Renders the header's initial of a person without a picture. */
  readonly renderInitial: (user: CurrentUser) => string;
}

/** Which page is rendered. */
export interface Rendered {
  readonly page: TemplatePage;
  readonly path: string;
  /** For the log. */
  readonly requestId: string;
  readonly savedGems: readonly number[];
  /** Whether the person has a picture. React asks for it early, so that such pages have another head. */
  readonly hasImage: boolean;
}

/** The person for whom templates are rendered: all their words are placeholders. */
const placeholderPerson = (savedGems: readonly number[], hasImage: boolean): UserDocument => ({
  id: placeholders.image,
  email: placeholders.words,
  emailVerified: false,
  name: placeholders.words,
  username: placeholders.words,
  nickname: placeholders.nickname,
  bio: placeholders.words,
  profileImage: hasImage ? placeholders.image : null,
  age: null,
  savedGems,
  createdAt: 0,
  updatedAt: 0,
  lastUpdated: null,
  suspension: null,
});

/** A page that was rendered for the placeholder person, cut at its holes. */
export interface PlaceholderPage {
  readonly tokens: readonly Token[];
  /** What the page shows that is nobody's own, as text. */
  readonly state: string;
}

/**
 * Renders a page for the placeholder person and cuts it. Null when it does not hold the data that was read for it: then
 * that has changed in between, or the page is made otherwise than templates know.
 */
export async function renderPlaceholderPage(
  app: App,
  { renderPage, renderInitial }: Rendering,
  { page, path, requestId, savedGems, hasImage }: Rendered,
): Promise<PlaceholderPage | null> {
  const user = placeholderPerson(savedGems, hasImage);
  const data = await readPage(app, page, user);
  if (data === null) return null;
  const { client } = readClient("", undefined, false);
  // Nothing of the request, not even its abort signal, may influence a template.
  const response = await renderPage(new Request(new URL(path, app.config.baseUrl)), {
    nonce: placeholders.nonce,
    requestId,
    actor: { user, isUnknown: false },
    client,
    form: null,
  });
  const known = {
    data: textOf(page, data),
    initial: hasImage ? null : renderInitial(data.currentUser),
    list: savedGems.length === 0 ? null : paths.list(savedGems),
  };
  const tokens = cut(await response.text(), known, page.holes);
  return tokens && { tokens, state: stateOf(page, data) };
}
