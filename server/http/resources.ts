import { googlePurposes, type SignInOutcome } from "../../domain/account/google.ts";
import * as messages from "../../domain/site/messages.ts";
import { pageAt } from "../../domain/site/pages.ts";
import { paths } from "../../domain/site/paths.ts";
import { gemIds } from "../../domain/gems/catalogue.ts";
import { drawBook } from "../../domain/stamps/draw-stamp.ts";
import { refusalMessage, refusals } from "../../domain/site/refusals.ts";
import type { ActionContext } from "../actions/action.ts";
import { actionAt } from "../actions/registry.ts";
import { beginGoogle, endGoogle } from "../usecases/google-sign-in.ts";
import { readOwnData } from "../usecases/own-data.ts";
import { keepResetToken } from "../usecases/password-reset.ts";
import type { Header } from "./response/headers.ts";
import type { SiteRequest } from "./request/request.ts";
import { bodyNotAccepted } from "./body/body-limits.ts";
import { textResponse, type SiteResponse } from "./response/response.ts";

/** What an address without a page gets in addition to its request. */
interface ResourceContext extends ActionContext {
  /** Whether the browser has a session that cannot be looked up now. */
  readonly isSessionUnknown: boolean;
}

/** Answers a GET; null leaves it to a page. */
type Resource = (
  context: ResourceContext,
  request: SiteRequest,
) => SiteResponse | null | Promise<SiteResponse | null>;

const redirect = (location: string, status = 302, headers: readonly Header[] = []): SiteResponse => ({
  status,
  headers: [["Location", location], ...headers],
  body: null,
});
const seeOther = 303;

const queryOf = ({ search }: SiteRequest) => new URLSearchParams(search);

/**
 * Opened in a popup; redirects to Google. `?purpose=delete` asks for the confirmation before a deletion. Links from other
 * sites are refused.
 */
const googleSignIn: Resource = async ({ app, client, actor }, request) => {
  const asked = queryOf(request).get("purpose") ?? "sign-in";
  const purpose = googlePurposes.find((known) => known === asked);
  const site = request.headers["sec-fetch-site"] ?? "none";
  if (purpose === undefined || (site !== "same-origin" && site !== "none")) return redirect(paths.home());
  const begun = await beginGoogle(app, client, { actor, purpose });
  return redirect(begun.ok ? begun.value.href : paths.signInDone(begun.refusal));
};

/** The redirect address for Google. The next page shows the result. */
const googleCallback: Resource = async ({ app, client, actor, requestId }, { path, search }) => {
  const answer = new URL(path + search, app.config.baseUrl);
  const outcome = await endGoogle(app, client, { actor, answer }).catch((error: unknown): SignInOutcome => {
    app.log.error({ err: error, requestId }, "Google sign-in failed");
    return "google-failed";
  });
  const details = { outcome, user: actor?.id ?? null, address: client.address };
  app.log.info({ event: "google answered", requestId, ...details }, "google answered");
  return redirect(paths.signInDone(outcome));
};

/**
 * Downloads all data about the signed-in user as JSON (docs/product.md §10). Visitors are led to Account Settings, which asks
 * them to log in.
 */
const ownData: Resource = async ({ app, actor, isSessionUnknown }) => {
  if (isSessionUnknown) return textResponse(503, messages.failures.sessionUnknown);
  const own = actor && (await readOwnData(app, actor));
  if (own?.ok === false)
    return textResponse(refusals[own.refusal.code].status, refusalMessage(own.refusal), [
      ["Retry-After", String(own.refusal.retryAfter)],
    ]);
  if (!own?.value) return redirect(paths.accountSettings(), seeOther);
  return {
    status: 200,
    headers: [
      ["Content-Type", "application/json"],
      ["Content-Disposition", `attachment; filename="${messages.ownData.file}"`],
    ],
    body: Buffer.from(`${JSON.stringify(own.value, null, 2)}\n`),
  };
};

/** The own stamp book as a picture (docs/product.md §4, Stamps). Visitors are led to the page, which asks them to log in. */
const stampPicture: Resource = async ({ app, actor, isSessionUnknown }) => {
  if (isSessionUnknown) return textResponse(503, messages.failures.sessionUnknown);
  if (actor === null) return redirect(paths.stamps(), seeOther);
  return {
    status: 200,
    headers: [
      ["Content-Type", "image/svg+xml"],
      ["Content-Disposition", `attachment; filename="${messages.stamps.pictureFile}"`],
    ],
    body: Buffer.from(drawBook(gemIds, await app.documents.stamps.list(actor.id))),
  };
};

/** The target of a reset mail's link. It keeps the token in a cookie and redirects to the address without it. */
const resetLink: Resource = ({ client }, request) => {
  const token = queryOf(request).get("token");
  if (token === null) return null;
  keepResetToken(client, token);
  return redirect(paths.resetPassword(), 302, [["Referrer-Policy", "no-referrer"]]);
};

const resources: ReadonlyMap<string, Resource> = new Map([
  [paths.googleSignIn(), googleSignIn],
  [paths.googleCallback(), googleCallback],
  [paths.ownData(), ownData],
  [paths.stampPicture(), stampPicture],
  [paths.resetPassword(), resetLink],
]);

/** The response of an address that is no page; null for a page. A form's target without a page leads home. */
export async function serveResource(
  request: SiteRequest,
  context: ResourceContext,
): Promise<SiteResponse | null> {
  const { method, path } = request;
  const resource = resources.get(path);
  if (method === "POST")
    return resource === undefined || actionAt(path) !== undefined ? null : bodyNotAccepted;
  if (resource !== undefined) return resource(context, request);
  return actionAt(path) !== undefined && pageAt(path) === null ? redirect(paths.home()) : null;
}
