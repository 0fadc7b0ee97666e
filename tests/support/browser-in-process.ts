import type { Site } from "../../server/http/site.ts";
import { fetchOf } from "./fetch.ts";

/** The fields of a form; a list repeats the field. */
export type Fields = Readonly<Record<string, string | Blob | readonly (string | Blob)[]>>;

/** A response with its body read. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed JSON of an action's response. */
  readonly body: Record<string, unknown>;
}

interface Options {
  readonly headers?: Readonly<Record<string, string>>;
  readonly multipart?: boolean;
  /** The client address of this request, if it differs from the browser's. */
  readonly address?: string;
}

/** The destination of requests: a site in this process, or the network. */
type Destination = Pick<Site, "answer"> | { readonly fetch: (request: Request) => Promise<Response> };

/** A browser without rendering: it keeps cookies, posts forms like our pages, and does not follow redirects. */
export class Browser {
  readonly #fetch: (...asked: Parameters<ReturnType<typeof fetchOf>>) => Promise<Response>;
  readonly #baseUrl: URL;
  readonly #address: string;
  readonly cookies = new Map<string, string>();

  constructor(destination: Destination, baseUrl: URL, address = "203.0.113.1") {
    this.#fetch = "answer" in destination ? fetchOf(destination.answer) : destination.fetch;
    this.#baseUrl = baseUrl;
    this.#address = address;
  }

  /** Sends a GET. */
  get(path: string, { headers = {}, address }: Options = {}): Promise<Answer> {
    return this.send(path, { headers }, address);
  }

  /** Posts a form as one of our own pages does. */
  async post(
    path: string,
    fields: Fields = {},
    { headers = {}, multipart = false, address }: Options = {},
  ): Promise<Answer> {
    const pairs = Object.entries(fields).flatMap(([name, value]) =>
      typeof value === "string" || value instanceof Blob
        ? [[name, value] as const]
        : value.map((one) => [name, one] as const),
    );
    const form = new FormData();
    const params = new URLSearchParams();
    for (const [name, value] of pairs) {
      form.append(name, value);
      if (typeof value === "string") params.append(name, value);
    }
    // Browsers send Content-Length; a `Request` in this process has none by itself.
    const encoded = new Response(multipart ? form : params);
    const body = await encoded.arrayBuffer();
    return this.send(
      path,
      {
        method: "POST",
        body,
        headers: {
          Origin: this.#baseUrl.origin,
          "Sec-Fetch-Site": "same-origin",
          "Content-Type": encoded.headers.get("Content-Type") ?? "",
          "Content-Length": String(body.byteLength),
          ...headers,
        },
      },
      address,
    );
  }

  /** Sends any request, with the cookies. */
  async send(path: string, init: RequestInit, address = this.#address): Promise<Answer> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0 && !headers.has("Cookie"))
      headers.set("Cookie", [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const request = new Request(new URL(path, this.#baseUrl), { ...init, headers });
    const response = await this.#fetch(request, { socketAddress: address });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const text = await response.text();
    const isJson = response.headers.get("Content-Type")?.startsWith("application/json") ?? false;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an answer of ours is an object
    const body = isJson && text !== "" ? (JSON.parse(text) as Record<string, unknown>) : {};
    return { status: response.status, headers: response.headers, text, body };
  }

  #keep(line: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === "" || /; Max-Age=0(?:;|$)/.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
