import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { messages } from "../../domain/messages.ts";
import type { AccountRefusal } from "../../domain/refusals.ts";

/** What an action on an account answers (docs/accounts.md), or what kept the question from being answered. */
export type Answer =
  | {
      readonly ok: true;
      readonly message?: string;
      readonly simulatedCode?: string;
      readonly availability?: "available" | "taken";
    }
  /** A null refusal: the network, or an answer that is none. */
  | { readonly ok: false; readonly refusal: AccountRefusal | null; readonly message: string };

interface Options {
  readonly signal?: AbortSignal;
  /** Told how much of the question has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

const failed = (message: string): Answer => ({ ok: false, refusal: null, message });

/**
 * Posts to a route's action without moving from the page and without asking the loaders anew: the pages say what
 * changes. By XMLHttpRequest, because `fetch` does not tell how far an upload is; in the router's own data format,
 * because that works for routes with a page and without. Answers a failure as one; never throws.
 */
export async function ask(
  address: string,
  fields: Readonly<Record<string, string>> | FormData,
  { signal, onProgress }: Options = {},
): Promise<Answer> {
  const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
  const request = new XMLHttpRequest();
  request.open("POST", `${address}.data`);
  request.responseType = "blob";
  if (onProgress !== undefined)
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total === 0 ? 0 : loaded / total),
    );
  signal?.addEventListener("abort", () => request.abort());
  const arrived = await new Promise<boolean>((resolve) => {
    request.addEventListener("load", () => resolve(true));
    for (const end of ["error", "abort", "timeout"]) request.addEventListener(end, () => resolve(false));
    request.send(body);
  });
  if (!arrived) return failed(messages.failures.network);
  return read(request).catch(() => failed(messages.failures.unexpected));
}

async function read(request: XMLHttpRequest): Promise<Answer> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- asked for as a blob
  const stream = (request.response as Blob).stream();
  const { value } = await decode(stream, window);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server's answer, checked in its one place
  const { data } = value as { readonly data?: Answer };
  return typeof data?.ok === "boolean" ? data : failed(messages.failures.unexpected);
}
