import { catalogue } from "../../domain/gems/catalogue.ts";
import { dataPath, pageAt, pathOfData } from "../../domain/site/pages.ts";
import { paths } from "../../domain/site/paths.ts";
import type { Form } from "../actions/form.ts";
import type { App } from "../app.ts";
import type { ViewName } from "../views/registry.ts";
import { viewState, type ReviewsOnPage } from "../views/state.ts";
import { isAnsweredByPage, postedAction, refuseBusy, responseWithoutPage } from "./actions.ts";
import { readActor } from "./actor.ts";
import { addressOf } from "./request/address.ts";
import type { BodyRoom } from "./body/body-room.ts";
import { cachedResponse } from "./cache/cached-page.ts";
import { noncePlaceholder } from "./cache/inline-hashes.ts";
import type { PageCache } from "./cache/page-cache.ts";
import type { Header } from "./response/headers.ts";
import { createNonce } from "./response/nonce.ts";
import { personalResponse } from "./page-responses.ts";
import type { PageContext, Pages } from "./pages.ts";
import { pagesThat } from "./public-pages.ts";
import { receiveCounted } from "./receive-counted.ts";
import type { SiteRequest } from "./request/request.ts";
import { serveResource } from "./resources.ts";
import type { Layer, SiteResponse } from "./response/response.ts";
import { readClient } from "./request/session-cookie.ts";

const maxKeyLength = 200;

/** The addresses of a page and of its data. */
export const withData = (path: string): readonly string[] => [path, dataPath(path)];

/** What each page shows of the reviews, by its address; the others show none. */
const reviewsByPage: ReadonlyMap<string, ReviewsOnPage> = new Map<string, ReviewsOnPage>([
  ...catalogue.flatMap(({ id }) => withData(paths.gem(id)).map((path) => [path, id] as const)),
  ...withData(paths.howReviewsWork()).map((path) => [path, "figures"] as const),
]);

/** Pages that are the same for every visitor. */
const visitorPages: ReadonlySet<string> = new Set(pagesThat("isShared").flatMap(withData));

/** Addresses whose body is read for signed-in users only: visitors cannot upload. */
const signedInOnly: ReadonlySet<string> = new Set([paths.editProfile()]);

/** Data of which no page is made. */
const otherData: ReadonlyMap<string, ViewName> = new Map([
  [paths.site(), "site"],
  [paths.saves(), "saves"],
]);

/** What a request for data asks for. */
interface AskedData {
  readonly name: ViewName;
  readonly path: string;
  readonly id: string | undefined;
}

/** The data that a request asks for; null when it asks for a page, or for what does not exist. */
function dataAsked({ method, path: asked }: SiteRequest): AskedData | null {
  const path = method === "POST" ? null : pathOfData(asked);
  if (path === null) return null;
  const page = pageAt(path);
  const name = page?.name ?? otherData.get(path);
  return name === undefined ? null : { name, path, id: page?.id };
}

/**
 * Answers every remaining request. A page, or its data as JSON, comes about in one of three ways: for visitors from the
 * cache where it is the same for all of them, otherwise rendered or read for this person.
 */
export function servePages(
  app: App,
  pages: Pages,
  { bodies, cache }: { readonly bodies: BodyRoom; readonly cache: PageCache | null },
): Layer {
  const { baseUrl, trustProxy } = app.config;
  const secure = baseUrl.protocol === "https:";

  /** Reads the data; null when a page is asked for. */
  const read = (request: SiteRequest, context: PageContext) => {
    const asked = dataAsked(request);
    if (asked === null) return null;
    const { name, path, id } = asked;
    return pages.read(name, { url: new URL(path + request.search, baseUrl), id }, context);
  };

  return async (request): Promise<SiteResponse> => {
    const { id: requestId, method, path, search } = request;
    const acceptEncoding = request.headers["accept-encoding"];
    const { cookie, "user-agent": userAgent } = request.headers;
    const { client, setCookies } = readClient(addressOf(request, trustProxy), cookie, secure, userAgent);
    const actor = await readActor(app, client, request);
    const context: PageContext = { requestId, actor, client };
    // The address as it was sent: another spelling has its own entry.
    const key = path + search;
    const isCacheable = method === "GET" && visitorPages.has(path) && key.length <= maxKeyLength;
    if (isCacheable && actor.user === null && !actor.isUnknown && cache !== null) {
      const page = await cache.page(key, {
        state: () => viewState(app, reviewsByPage.get(path) ?? null),
        // Made for all visitors: nothing of the first visitor's request, not even its abort signal, may influence it.
        make: async () =>
          (await read(request, context)) ??
          pages.render(new Request(new URL(key, baseUrl)), {
            ...context,
            nonce: noncePlaceholder,
            action: null,
          }),
      });
      return cachedResponse(page, acceptEncoding);
    }
    const isRead = method === "POST" && (actor.user !== null || !signedInOnly.has(path));
    const respond = async (form: Form | null): Promise<SiteResponse> => {
      const response = await answer(request, form, context);
      const cookies = setCookies.map((line): Header => ["Set-Cookie", line]);
      return { ...response, headers: [...response.headers, ...cookies] };
    };
    if (!isRead) return respond(null);
    const release = bodies.reserve(request, actor.user?.id ?? client.address);
    if (release === null) {
      app.metrics.refused("none", "busy");
      return refuseBusy(request);
    }
    try {
      const received = await receiveCounted(app, request, actor.user);
      return received.ok ? await respond(received.value) : received.refusal;
    } finally {
      release();
    }
  };

  async function answer(
    request: SiteRequest,
    form: Form | null,
    context: PageContext,
  ): Promise<SiteResponse> {
    const { client, requestId, actor } = context;
    const acceptEncoding = request.headers["accept-encoding"];
    const asUser = { app, client, requestId, actor: actor.user };
    const action = await postedAction(request, form, asUser);
    if (action !== null && !isAnsweredByPage(request)) return responseWithoutPage(request, action);
    const resource = await serveResource(request, { ...asUser, isSessionUnknown: actor.isUnknown });
    if (resource !== null) return resource;
    const nonce = createNonce();
    const data = await read(request, context);
    if (data !== null) return personalResponse(data, { nonce, acceptEncoding });
    // The page shows the state after the action.
    const user = action === null ? actor.user : await userAgain(context);
    const page = await pages.render(
      new Request(new URL(request.path + request.search, baseUrl), { method: request.method }),
      {
        ...context,
        actor: { ...actor, user },
        nonce,
        action,
      },
    );
    return personalResponse(page, { nonce, acceptEncoding });
  }

  /** Reads the signed-in user again. When that fails, the page shows the state from before. */
  async function userAgain({ actor: { user }, requestId }: PageContext) {
    if (user === null) return null;
    try {
      return (await app.documents.users.byId(user.id)) ?? null;
    } catch (error) {
      app.log.error({ err: error, requestId }, "session not read");
      return user;
    }
  }
}
