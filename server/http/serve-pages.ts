import { catalogue } from "../../domain/catalogue.ts";
import { paths } from "../../domain/paths.ts";
import type { App } from "../runtime/app.ts";
import { viewState } from "../views/state.ts";
import type { Form } from "../actions/form.ts";
import { answerAction, refuseBusy } from "./actions.ts";
import { readActor } from "./actor.ts";
import { addressOf } from "./address.ts";
import type { BodyRoom } from "./body-room.ts";
import type { SiteResponse, Layer } from "./response.ts";
import { cachedResponse } from "./cache/cached-page.ts";
import { noncePlaceholder } from "./cache/inline-hashes.ts";
import type { PageCache } from "./cache/page-cache.ts";
import type { Header } from "./headers.ts";
import { createNonce } from "./nonce.ts";
import { personalResponse } from "./page-responses.ts";
import type { PageContext, RenderPage } from "./pages.ts";
import { receiveCounted } from "./receive-counted.ts";
import { asWebRequest, type SiteRequest } from "./request.ts";
import { readClient } from "./session-cookie.ts";
import type { ServeTemplate } from "./templates/serve-templates.ts";

const maxKeyLength = 200;

/** The addresses of a page and of its data, which React Router fetches during navigation. */
export const withData = (path: string): readonly string[] => [
  path,
  path === paths.root() ? `${path}_.data` : `${path}.data`,
];

/** The gem of each address of a gem's page, by that address. */
const gemsByPage: ReadonlyMap<string, number> = new Map(
  catalogue.flatMap(({ id }) => withData(paths.gem(id)).map((path): [string, number] => [path, id])),
);

/** Pages that are the same for every visitor and never redirect. */
const visitorPages: ReadonlySet<string> = new Set(
  [
    paths.home(),
    paths.photos(),
    paths.list(),
    paths.map(),
    ...catalogue.flatMap(({ id }) => [paths.gem(id), paths.driverCard(id), paths.gemPhotos(id)]),
  ].flatMap(withData),
);

/** Addresses whose body is read for signed-in users only: visitors cannot upload. */
const signedInOnly: ReadonlySet<string> = new Set(withData(paths.editProfile()));

/**
 * Answers every remaining request with a page: for visitors from the cache when the page is cacheable, for a
 * signed-in person from a template where there is one, otherwise rendered for this person.
 */
export function servePages(
  app: App,
  renderPage: RenderPage,
  {
    bodies,
    cache,
    serveTemplate,
  }: {
    readonly bodies: BodyRoom;
    readonly cache: PageCache | null;
    readonly serveTemplate: ServeTemplate | null;
  },
): Layer {
  const { baseUrl, trustProxy } = app.config;
  const secure = baseUrl.protocol === "https:";
  const render = async (request: SiteRequest, context: Omit<PageContext, "nonce">) => {
    const nonce = createNonce();
    const page = await renderPage(asWebRequest(request, baseUrl), { ...context, nonce });
    return personalResponse(page, { nonce, acceptEncoding: request.headers["accept-encoding"] });
  };
  return async (request): Promise<SiteResponse> => {
    const { id: requestId, method, path, search } = request;
    // The address as it was sent: another spelling has its own entry.
    const key = path + search;
    const isCacheable = method === "GET" && visitorPages.has(path) && key.length <= maxKeyLength;
    const { client, setCookies } = readClient(addressOf(request, trustProxy), request.headers.cookie, secure);
    const actor = await readActor(app, client, request);
    if (isCacheable && actor.user === null && !actor.isUnknown && cache !== null) {
      // Rendered for all visitors: nothing of the first visitor's request, not even its abort signal, may influence
      // it.
      const address = new URL(key, baseUrl);
      const page = await cache.page(key, {
        state: () => viewState(app, gemsByPage.get(path) ?? null),
        async render() {
          let isComplete = true;
          const onFailure = () => {
            isComplete = false;
          };
          const context = { nonce: noncePlaceholder, requestId, actor, client, form: null, onFailure };
          const response = await renderPage(new Request(address), context);
          return { response, isComplete };
        },
      });
      return cachedResponse(page, request.headers["accept-encoding"]);
    }
    const respond = async (form: Form | null): Promise<SiteResponse> => {
      const fromTemplate =
        method === "GET" && actor.user !== null ? await serveTemplate?.(request, actor.user) : null;
      const response =
        fromTemplate ??
        (await answerAction(request, form, { app, client, actor, requestId })) ??
        (await render(request, { requestId, actor, client, form }));
      const cookies = setCookies.map((line): Header => ["Set-Cookie", line]);
      return { ...response, headers: [...response.headers, ...cookies] };
    };
    const isRead = method === "POST" && (actor.user !== null || !signedInOnly.has(path));
    if (!isRead) return respond(null);
    const release = bodies.reserve(request, actor.user?.id ?? client.address);
    if (release === null) {
      app.metrics.refused("none", "busy");
      return refuseBusy(request);
    }
    try {
      const read = await receiveCounted(app, request, actor.user);
      return read.ok ? await respond(read.value) : read.refusal;
    } finally {
      release();
    }
  };
}
