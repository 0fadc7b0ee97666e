import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import * as messages from "../../domain/messages.ts";
import type { TypedBack } from "../../domain/profile.ts";
import type { AccountRefusal } from "../../domain/refusals.ts";

/** What an action answers (docs/accounts.md), or what kept the question from being answered. */
export type Answer =
  | {
      readonly ok: true;
      readonly message?: string;
      readonly simulatedCode?: string;
      readonly availability?: "available" | "taken";
      readonly done?: "asked" | "changed";
    }
  /** A null refusal: the network, or an answer that is none. Whether it was carried out is not known then. */
  | {
      readonly ok: false;
      readonly refusal: AccountRefusal | null;
      readonly message: string;
      /** What was in a form that was sent without JavaScript. */
      readonly typed?: TypedBack;
    };

interface Options {
  readonly signal?: AbortSignal;
  /** Told how much of the question has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** A line that has been still for so long, in milliseconds, is taken for broken. */
const patience = 10_000;

const failed = (message: string): Answer => ({ ok: false, refusal: null, message });

/**
 * Posts to a route's action without moving from the page and without asking the loaders anew: the pages say what
 * changes. By XMLHttpRequest, because `fetch` does not tell how far an upload is; in the router's own data format,
 * because that works for routes with a page and without. A failure is an answer too, and so is a stalled line: no page
 * is left waiting or lying. Never throws.
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
  // Counted from the last sign of life, so that a large picture on a slow line is not given up.
  const giveUp = () => request.abort();
  let timer = setTimeout(giveUp, patience);
  request.upload.addEventListener("progress", ({ loaded, total }) => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, patience);
    onProgress?.(total === 0 ? 0 : loaded / total);
  });
  signal?.addEventListener("abort", () => request.abort());
  const arrived = await new Promise<boolean>((resolve) => {
    request.addEventListener("load", () => resolve(true));
    for (const end of ["error", "abort", "timeout"]) request.addEventListener(end, () => resolve(false));
    request.send(body);
  });
  clearTimeout(timer);
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
