import { paths } from "../../domain/paths.ts";
import type { App } from "../runtime/app.ts";
import { fromWebResponse, type SiteResponse, type Layer } from "./response.ts";
import { vary, type Header } from "./headers.ts";

/** Renders the pages' response for a full queue of password hashes. */
type RenderFull = (request: Request) => Promise<Response>;

/** The sign-in address, as a plain form and as React Router's client post to it. */
const addresses: ReadonlySet<string> = new Set([paths.signIn(), `${paths.signIn()}.data`]);

/**
 * Refuses sign-ins while the queue of password hashes is full, without reading them. The rendered refusal is always
 * the same, so one copy is kept: rendering it each time would cost twenty times as much, and a flood must not slow
 * down the pages (docs/security.md row 33).
 */
export function shedSignIns(
  { config, log, metrics, passwords }: Pick<App, "config" | "log" | "metrics" | "passwords">,
  renderFull: RenderFull,
): Layer {
  const refusals = new Map<string, SiteResponse>();
  const rendering = new Set<string>();

  /** Renders the refusal once, through the pages. */
  async function make(path: string): Promise<void> {
    rendering.add(path);
    const request = new Request(new URL(path, config.baseUrl), { method: "POST" });
    const { status, headers, body } = await fromWebResponse(await renderFull(request));
    const text = body === null ? "" : Buffer.from(body).toString("latin1");
    const all: Header[] = [...headers, ["Vary", vary]];
    refusals.set(path, { status, headers: all, body: text });
  }

  return ({ method, target }) => {
    if (method !== "POST" || !addresses.has(target) || !passwords.isFull()) return null;
    const refusal = refusals.get(target);
    if (refusal === undefined && !rendering.has(target))
      make(target).catch((err: unknown) => log.error({ err }, "refusal not made"));
    if (refusal !== undefined) metrics.refused("signIn", "busy");
    return refusal ?? null;
  };
}
