import { catalogue } from "../../domain/catalogue.ts";
import { paths } from "../../domain/paths.ts";
import type { App } from "../runtime/app.ts";
import { viewState } from "../views/state.ts";
import { answerAction } from "./actions.ts";
import { readActor } from "./actor.ts";
import { clientAddress, limitedAddress } from "./address.ts";
import type { Answer, Layer } from "./answer.ts";
import { cachedAnswer } from "./cache/cached-page.ts";
import { noncePlaceholder } from "./cache/inline-hashes.ts";
import type { PageCache } from "./cache/page-cache.ts";
import type { Header } from "./headers.ts";
import { createNonce } from "./nonce.ts";
import { personalAnswer } from "./page-responses.ts";
import type { RenderPage } from "./pages.ts";
import { receiveBody } from "./receive-body.ts";
import { asWebRequest, type SiteRequest } from "./request.ts";
import { readClient } from "./session-cookie.ts";

const mostKeyLength = 200;

/** A page, and its data, which React Router fetches on the way to it from another. */
export const withData = (path: string): readonly string[] => [
  path,
  path === paths.home() ? `${path}_.data` : `${path}.data`,
];

/** What is the same for everybody who is not signed in, and never redirects. */
const visitorPages: ReadonlySet<string> = new Set(
  [
    paths.home(),
    paths.photos(),
    paths.list(),
    ...catalogue.flatMap(({ id }) => [paths.gem(id), paths.driverCard(id), paths.gemPhotos(id)]),
  ].flatMap(withData),
);

/** Only who is signed in may upload: nobody else's picture is read. */
const forMembers: ReadonlySet<string> = new Set(withData(paths.editProfile()));

/** The client's address as limits count it. */
const addressOf = ({ socketAddress, headers }: SiteRequest, trustProxy: number): string => {
  const forwardedFor = [headers["x-forwarded-for"] ?? []].flat();
  const forwarded = forwardedFor.length === 0 ? null : forwardedFor.join(", ");
  return limitedAddress(clientAddress(socketAddress, forwarded, trustProxy));
};

/**
 * Answers with a page: a visitor's from the cache, where there is one, everybody else's rendered for them. Every request
 * that is left gets one.
 */
export function servePages(app: App, cache: PageCache | null, renderPage: RenderPage): Layer {
  const { baseUrl, trustProxy } = app.config;
  const secure = baseUrl.protocol === "https:";
  return async (request): Promise<Answer> => {
    const { id: requestId, method, path, search } = request;
    // As it was sent: an address spelt otherwise is another page.
    const key = path + search;
    const isSame = method === "GET" && visitorPages.has(path) && key.length <= mostKeyLength;
    const { client, setCookies } = readClient(addressOf(request, trustProxy), request.headers.cookie, secure);
    const actor = await readActor(app, client, request);
    const acceptEncoding = request.headers["accept-encoding"];
    if (isSame && actor.user === null && !actor.isUnknown && cache !== null) {
      // For all who come: neither what the first of them sent nor their going away may have a part in it.
      const address = new URL(key, baseUrl);
      const page = await cache.page(key, {
        state: () => viewState(app, address),
        render: () => renderPage(new Request(address), { nonce: noncePlaceholder, requestId, actor, client }),
      });
      return cachedAnswer(page, acceptEncoding);
    }
    const isRead = method === "POST" && (actor.user !== null || !forMembers.has(path));
    const body = isRead ? await receiveBody(request) : null;
    if (body?.ok === false) return body.refusal;
    const nonce = createNonce();
    const asked = asWebRequest(request, baseUrl, body?.value ?? null);
    const rendered =
      (await answerAction(asked, { app, client, actor, requestId })) ??
      (await renderPage(asked, { nonce, requestId, actor, client }));
    const answer = await personalAnswer(rendered, { nonce, acceptEncoding });
    const cookies = setCookies.map((line): Header => ["Set-Cookie", line]);
    return { ...answer, headers: [...answer.headers, ...cookies] };
  };
}
