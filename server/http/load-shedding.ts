import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";
import { paths } from "../../domain/paths.ts";
import type { App } from "../runtime/app.ts";
import { isOwnWrite } from "./guards.ts";
import { headersOfAll, inertPolicy, retrySoon, uncached, type Header } from "./headers.ts";
import { vary } from "./page-responses.ts";
import { logAnswer } from "./request-log.ts";

/** A refusal ready to be sent. */
interface Refusal {
  readonly status: number;
  readonly headers: readonly Header[];
  /** A character for each byte, so that head and body go out in one write. */
  readonly body: string;
}

/** How the pages answer a request, as if the queue of hashes were full. */
type RenderFull = (request: Request) => Promise<Response>;

/** By its address, as the form sends it without the application and with it. */
const doors: ReadonlySet<string> = new Set([paths.signIn(), `${paths.signIn()}.data`]);

/** Longer bodies are no form's; the layers of the site measure and refuse them. */
const longestForm = 4096;

/** Whether a request is a sign-in to which a full queue is all there is to say. */
function isPlainSignIn({ method, rawHeaders }: IncomingMessage, ownOrigin: string): boolean {
  if (method !== "POST") return false;
  const said = new Map<string, string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? "";
    if (name === "host" && said.has(name)) return false;
    said.set(name, rawHeaders[index + 1] ?? "");
  }
  const isBare = !said.has("transfer-encoding") && !said.has("content-encoding") && !said.has("expect");
  return (
    isBare &&
    Number(said.get("content-length") ?? Infinity) <= longestForm &&
    isOwnWrite({ site: said.get("sec-fetch-site"), origin: said.get("origin") }, ownOrigin)
  );
}

/**
 * Refuses sign-ins at the socket while the queue of hashes is full, before anything is read, and leaves everything else to
 * the site. What the pages would come to is always the same then, and costs twenty times as much: a flood must not keep
 * the processor from those who browse (hardening row 33).
 */
export function shedSignIns(
  { config, log, passwords }: Pick<App, "config" | "log" | "passwords">,
  renderFull: RenderFull,
  site: RequestListener,
): RequestListener {
  const { origin, protocol } = config.baseUrl;
  const shared = headersOfAll(protocol === "https:");
  const refusals = new Map<string, Refusal>();
  const inMaking = new Set<string>();

  /** Renders the refusal once, as the pages would give it. */
  async function make(path: string): Promise<void> {
    inMaking.add(path);
    const form = new URLSearchParams({ email: "a@example.com", password: "x" });
    const response = await renderFull(new Request(new URL(path, origin), { method: "POST", body: form }));
    const body = Buffer.from(await response.arrayBuffer()).toString("latin1");
    const headers: readonly Header[] = [
      ...shared,
      ...response.headers,
      ...(response.headers.has(retrySoon[0]) ? [] : [retrySoon]),
      ["Content-Length", String(body.length)],
      ["Cache-Control", uncached],
      ["Content-Security-Policy", inertPolicy],
      ["Vary", vary],
    ];
    refusals.set(path, { status: response.status, headers, body });
  }

  return (request, response) => {
    const { url = "" } = request;
    if (!doors.has(url) || !passwords.isFull() || !isPlainSignIn(request, origin))
      return site(request, response);
    const refusal = refusals.get(url);
    if (refusal === undefined) {
      if (!inMaking.has(url)) make(url).catch((err: unknown) => log.error({ err }, "refusal not made"));
      return site(request, response);
    }
    const { status, headers, body } = refusal;
    const requestId = randomUUID();
    response.writeHead(status, ["X-Request-Id", requestId, ...headers.flat()]);
    response.end(body, "latin1");
    logAnswer(log, { requestId, method: "POST", path: url, status, ms: 0 });
  };
}
