import { isProfileImageKey } from "../../../domain/profile.ts";
import type { UserDocument } from "../../documents/user-document.ts";
import type { App } from "../../runtime/app.ts";
import { createNonce } from "../nonce.ts";
import { personalDocument } from "../page-responses.ts";
import type { SiteRequest } from "../request.ts";
import type { SiteResponse } from "../response.ts";
import { HeartTemplates } from "./heart-templates.ts";
import { PageBuffer } from "./page-buffer.ts";
import { fill, type PageTemplate } from "./page-template.ts";
import { savedPage, templatePages } from "./pages.ts";
import { renderPlaceholderPage, type Rendering } from "./placeholder-rendering.ts";
import { readPage, stateOf, textOf } from "./read-page.ts";
import { SavedTemplates } from "./saved-templates.ts";
import type { RenderPlaceholder, TemplateStore, Wanted } from "./template-store.ts";

/** The largest number of bytes that each of the two stores keeps. */
const mostBytes = 16 * 1024 * 1024;

/** After a failure to make a page's template, the pause until the next attempt, in milliseconds. */
const pause = 1000;

/** Answers a signed-in user from a template; null if the page must be rendered for this user. */
export type ServeTemplate = (request: SiteRequest, user: UserDocument) => Promise<SiteResponse | null>;

/**
 * Answers signed-in users from templates (decision 30). A page is rendered once for a placeholder user, and then filled for
 * each user. Each response reads its data anew. Except for the nonce, a response is byte by byte what React Router would
 * have rendered for this user.
 */
export function serveTemplates(app: App, rendering: Rendering): ServeTemplate {
  const withHearts = new HeartTemplates(mostBytes);
  const ofSaved = new SavedTemplates(mostBytes);
  const making = new Map<string, Promise<void>>();
  const failedAt = new Map<string, number>();
  const buffer = new PageBuffer();

  /** Makes a template. A failure is logged and does not fail the request. */
  async function make(store: TemplateStore, wanted: Wanted, render: RenderPlaceholder): Promise<void> {
    const { key } = wanted;
    if (Math.abs(app.now() - (failedAt.get(key) ?? Number.NEGATIVE_INFINITY)) < pause) return;
    try {
      if (await store.make(wanted, render)) return;
      app.log.warn({ page: key }, "no template made of a page");
    } catch (error) {
      app.log.error({ err: error, page: key }, "no template made of a page");
    }
    failedAt.set(key, app.now());
  }

  async function templateFor(
    store: TemplateStore,
    wanted: Wanted,
    render: RenderPlaceholder,
  ): Promise<PageTemplate | null> {
    const found = store.find(wanted);
    if (found !== null) return found;
    const { key } = wanted;
    const running = making.get(key) ?? make(store, wanted, render).finally(() => making.delete(key));
    making.set(key, running);
    await running;
    return store.find(wanted);
  }

  return async ({ id: requestId, path, search, headers }, user) => {
    const page = search === "" ? templatePages.get(path) : undefined;
    const { profileImage, savedGems } = user;
    const hasImage = profileImage !== null;
    if (page === undefined || (hasImage && !isProfileImageKey(profileImage))) return null;
    const data = await readPage(app, page, user);
    if (data === null) return null;
    const wanted = { key: `${path} ${hasImage}`, state: stateOf(page, data), savedGems };
    const template = await templateFor(page === savedPage ? ofSaved : withHearts, wanted, (saved) =>
      renderPlaceholderPage(app, rendering, { page, path, requestId, savedGems: saved, hasImage }),
    );
    if (template === null) return null;
    const { currentUser } = data;
    const nonce = createNonce();
    const pieces = fill(template, {
      nonce,
      initial: hasImage ? null : rendering.renderInitial(currentUser),
      image: currentUser.profileImage,
      data: textOf(page, data),
      savedGems,
    });
    return personalDocument(buffer.join(pieces), { nonce, acceptEncoding: headers["accept-encoding"] });
  };
}
