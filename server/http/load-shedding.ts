import { paths } from "../../domain/paths.ts";
import type { App } from "../runtime/app.ts";
import { fromWebResponse, type SiteResponse, type Layer } from "./response.ts";
import { vary, type Header } from "./headers.ts";

/** How the pages answer a request, as if the queue of hashes were full. */
type RenderFull = (request: Request) => Promise<Response>;

/** By its address, as the form sends it without the application and with it. */
const addresses: ReadonlySet<string> = new Set([paths.signIn(), `${paths.signIn()}.data`]);

/**
 * Refuses sign-ins while the queue of hashes is full, before anything of them is read. What the pages would come to is
 * always the same then, and costs twenty times as much: a flood must not keep the processor from those who browse
 * (docs/security.md row 33).
 */
export function shedSignIns(
  { config, log, passwords }: Pick<App, "config" | "log" | "passwords">,
  renderFull: RenderFull,
): Layer {
  const refusals = new Map<string, SiteResponse>();
  const inMaking = new Set<string>();

  /** Renders the refusal once, as the pages would give it. */
  async function make(path: string): Promise<void> {
    inMaking.add(path);
    const form = new URLSearchParams({ email: "a@example.com", password: "x" });
    const request = new Request(new URL(path, config.baseUrl), { method: "POST", body: form });
    const { status, headers, body } = await fromWebResponse(await renderFull(request));
    const text = body === null ? "" : Buffer.from(body).toString("latin1");
    const all: Header[] = [...headers, ["Vary", vary]];
    refusals.set(path, { status, headers: all, body: text });
  }

  return ({ method, target }) => {
    if (method !== "POST" || !addresses.has(target) || !passwords.isFull()) return null;
    const refusal = refusals.get(target);
    if (refusal === undefined && !inMaking.has(target))
      make(target).catch((err: unknown) => log.error({ err }, "refusal not made"));
    return refusal ?? null;
  };
}
