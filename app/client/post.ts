import type { ActionResponse, RefusedAction } from "../../domain/site/action-response.ts";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import type { ActionRefusal } from "../../domain/site/refusals.ts";
import { forgetPrefetched } from "./read.ts";
import { noteSessionEnd } from "./session-end.ts";
import type { ActionName, FieldsOf, IntentName, ResponseOf } from "../../server/actions/registry.ts";

interface Options {
  readonly signal?: AbortSignal;
  /** Called with the share of the request that has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** A request without progress for this long, in milliseconds, is aborted. */
const timeout = 10_000;

/** Whether only somebody without a session gets a refusal. */
const isOfVisitor = (code: ActionRefusal["code"] | undefined) =>
  code === "not-signed-in" || code?.endsWith("-logged-out") === true;

const failed = (message: string): RefusedAction => ({ ok: false, refusal: null, message });

/** What a post resolves to when our server has not answered. */
const lost: RefusedAction = failed(messages.failures.network);

/** Whether our server has not answered: it is unknown whether the action was carried out. */
export const isLost = (response: ActionResponse): boolean => response === lost;

/**
 * Posts an action. It neither navigates nor runs the loaders again: the caller updates the page. A network failure and
 * a timeout also give a response. Never throws.
 */
export async function post<Name extends ActionName, Intent extends IntentName<Name>>(
  name: Name,
  intent: Intent,
  fields: FieldsOf<Name, Intent>,
  options: Options = {},
): Promise<ResponseOf<Name, Intent> | RefusedAction> {
  // Data fetched before or meanwhile may lack the change.
  forgetPrefetched();
  const received = await send(paths[name](), { ...options, body: encode(intent, fields) });
  forgetPrefetched();
  if (received === null) return lost;
  const { json } = received;
  if (!isActionResponse<ResponseOf<Name, Intent> | RefusedAction>(json))
    return received.isForeign ? lost : failed(messages.failures.unexpected);
  if (!json.ok && isOfVisitor(json.refusal?.code)) noteSessionEnd();
  return json;
}

/** The sentence for a refused action; `failure` when the response says nothing more precise. */
export const failureMessage = ({ refusal, message }: RefusedAction, failure: string): string =>
  refusal === null && message !== lost.message ? failure : message;

// The types describe the JSON of our own server. This check refuses that of another, such as a proxy.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type it expects
const isObject = <Value extends object>(json: unknown): json is Value =>
  typeof json === "object" && json !== null;
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the same
const isActionResponse = <Response extends ActionResponse>(json: unknown): json is Response =>
  isObject(json) && "ok" in json && typeof json.ok === "boolean";

/** A form's fields as a request's body; as multipart only where there is a file. */
function encode(intent: string, fields: object): FormData | URLSearchParams {
  const entries = Object.entries<unknown>({ intent, ...fields });
  const isMultipart = entries.some(([, value]) => value instanceof File);
  const body = isMultipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of entries) {
    if (typeof value === "string") body.append(name, value);
    else if (value instanceof File && body instanceof FormData) body.append(name, value);
  }
  return body;
}

/** What came back, with the parsed JSON: null when the body is no JSON. */
interface Received {
  readonly json: unknown;
  /**
   * Whether something between the browser and our server sent this in place of an answer: a proxy that finds no server, or the
   * log-in page of a network. Each response of ours has an id (server/http/response/response.ts).
   */
  readonly isForeign: boolean;
}

/**
 * Sends a request. Resolves to what came back, or to null without a response. Uses XMLHttpRequest, because `fetch` reports no upload progress.
 */
async function send(
  address: string,
  { body, signal, onProgress }: Options & { readonly body: FormData | URLSearchParams },
): Promise<Received | null> {
  const request = new XMLHttpRequest();
  request.open("POST", address);
  request.setRequestHeader("Accept", "application/json");
  request.responseType = "json";
  // Measured from the last progress, so that a large picture over a slow connection is not aborted.
  const abort = () => request.abort();
  let timer = setTimeout(abort, timeout);
  const goOn = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, timeout);
  };
  request.addEventListener("progress", goOn);
  request.upload.addEventListener("progress", ({ loaded, total }) => {
    goOn();
    onProgress?.(total === 0 ? 0 : loaded / total);
  });
  signal?.addEventListener("abort", abort);
  const arrived = await new Promise<boolean>((resolve) => {
    request.addEventListener("load", () => resolve(true));
    for (const end of ["error", "abort"]) request.addEventListener(end, () => resolve(false));
    request.send(body);
  });
  clearTimeout(timer);
  if (!arrived) return null;
  const header = (name: string) => request.getResponseHeader(name) ?? "";
  const isOfProxy = [502, 504].includes(request.status) || header("Content-Type") !== "";
  return { json: request.response, isForeign: isOfProxy && header("X-Request-Id") === "" };
}
