import { paths } from "../../../domain/paths.ts";
import type { CurrentUser } from "../../../domain/site-data.ts";
import type { UserDocument } from "../../documents/user-document.ts";
import type { App } from "../../runtime/app.ts";
import type { RenderPage } from "../pages.ts";
import { readClient } from "../session-cookie.ts";
import { cut, placeholders, type Token } from "./cut.ts";
import type { TemplatePage } from "./pages.ts";
import { readPage, stateOf, textOf } from "./read-page.ts";

/** The functions that render templates. */
export interface Rendering {
  readonly renderPage: RenderPage;
  /** Renders the initial in the header, for a user without a profile image. */
  readonly renderInitial: (user: CurrentUser) => string;
}

/** The page to render. */
export interface Rendered {
  readonly page: TemplatePage;
  readonly path: string;
  /** For the log. */
  readonly requestId: string;
  readonly savedGems: readonly number[];
  /** Whether the user has a profile image. React preloads it, so such pages have a different head. */
  readonly hasImage: boolean;
}

/** The user for whom templates are rendered: all texts are placeholders. */
const placeholderUser = (savedGems: readonly number[], hasImage: boolean): UserDocument => ({
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

/** A page that was rendered for the placeholder user and cut at its holes. */
export interface PlaceholderPage {
  readonly tokens: readonly Token[];
  /** The page's data that belongs to no user, as text (`stateOf`). */
  readonly state: string;
}

/**
 * Renders a page for the placeholder user and cuts it. Null when it does not contain the data that was read just before:
 * then the data has changed in between, or the page's markup is not what `cut` expects.
 */
export async function renderPlaceholderPage(
  app: App,
  { renderPage, renderInitial }: Rendering,
  { page, path, requestId, savedGems, hasImage }: Rendered,
): Promise<PlaceholderPage | null> {
  const user = placeholderUser(savedGems, hasImage);
  const data = await readPage(app, page, user);
  if (data === null) return null;
  const { client } = readClient("", undefined, false);
  // A new request, because nothing of the real one, not even its abort signal, may influence a template.
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
