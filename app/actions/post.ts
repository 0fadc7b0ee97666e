import type { ActionResponse, RefusedAction } from "../../domain/action-response.ts";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { ok, refuse, type Result } from "../../domain/result.ts";
import type {
  ActionName,
  FieldsOf,
  IntentName,
  ReadName,
  ReadOf,
  ResponseOf,
} from "../../server/actions/registry.ts";

interface Options {
  readonly signal?: AbortSignal;
  /** Called with the share of the request that has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** A network that has been silent for so long, in milliseconds, is taken for broken. */
const timeout = 10_000;

const failed = (message: string): RefusedAction => ({ ok: false, refusal: null, message });

/**
 * Posts an action without moving from the page and without running the loaders again: the pages say what changes. A
 * failure is a response too, and so is a timeout: no page is left waiting or lying. Never throws.
 */
export async function post<Name extends ActionName, Intent extends IntentName<Name>>(
  name: Name,
  intent: Intent,
  fields: FieldsOf<Name, Intent>,
  options: Options = {},
): Promise<ResponseOf<Name, Intent> | RefusedAction> {
  const received = await send("POST", paths[name](), { ...options, body: encode(intent, fields) });
  if (received === null) return failed(messages.failures.network);
  return isActionResponse<ResponseOf<Name, Intent>>(received.json)
    ? received.json
    : failed(messages.failures.unexpected);
}

/** What to say of a refused action: `failure` where the server failed before it could say which part did. */
export const failureMessage = ({ refusal, message }: RefusedAction, failure: string): string =>
  refusal === null && message !== messages.failures.network ? failure : message;

/** Reads an action's address; refuses with the sentence to show. Never throws. */
export async function read<Name extends ReadName>(name: Name): Promise<Result<ReadOf<Name>, string>> {
  const received = await send("GET", paths[name](), {});
  if (received === null) return refuse(messages.failures.network);
  return received.status === 200 && isObject<ReadOf<Name>>(received.json)
    ? ok(received.json)
    : refuse(messages.failures.unexpected);
}

// The registry's types say what our own server sends; its JSON is told from another's here, such as a proxy's.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what it asked for
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

/**
 * Sends a request and answers with the JSON that comes back, null where it is none; or with null where nothing came. By
 * XMLHttpRequest, because `fetch` does not tell how far an upload is.
 */
async function send(
  method: "GET" | "POST",
  address: string,
  { body, signal, onProgress }: Options & { readonly body?: FormData | URLSearchParams },
): Promise<{ readonly status: number; readonly json: unknown } | null> {
  const request = new XMLHttpRequest();
  request.open(method, address);
  request.setRequestHeader("Accept", "application/json");
  request.responseType = "json";
  // Counted from the last sign of life, so that a large picture on a slow network is not given up.
  const giveUp = () => request.abort();
  let timer = setTimeout(giveUp, timeout);
  const goOn = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, timeout);
  };
  request.addEventListener("progress", goOn);
  request.upload.addEventListener("progress", ({ loaded, total }) => {
    goOn();
    onProgress?.(total === 0 ? 0 : loaded / total);
  });
  signal?.addEventListener("abort", giveUp);
  const arrived = await new Promise<boolean>((resolve) => {
    request.addEventListener("load", () => resolve(true));
    for (const end of ["error", "abort"]) request.addEventListener(end, () => resolve(false));
    request.send(body);
  });
  clearTimeout(timer);
  return arrived ? { status: request.status, json: request.response } : null;
}
