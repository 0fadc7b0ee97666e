/** What turns a rendered page into the document that is sent. */
export interface DocumentParts {
  readonly nonce: string;
  /** The loaders' data as React Router's client reads it. */
  readonly data: string;
  /** A script that runs before the application's, for what must answer at once. */
  readonly earlyScript: string | null;
  readonly stylesheet: (address: string) => string | null;
}

/** A value as JavaScript inside a script element, which no character sequence in it may end. */
const inScript = (value: unknown) =>
  JSON.stringify(value).replace(
    /[&<>\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** React Router ends the address of a stylesheet that a later part shares with `#`. */
const linkOf = (relation: string) =>
  new RegExp(`<link (?=[^>]*rel="${relation}")[^>]*href="([^"#]+)#?"[^>]*/>`, "g");
const preloadLink = linkOf("modulepreload");
const stylesheetLink = linkOf("stylesheet");
const contextScript = /<script[^>]*>(window\.__reactRouterContext = [\s\S]*?)<\/script>/;
const moduleScript = /<script[^>]* type="module"[^>]*>([\s\S]*?)<\/script>/;

/**
 * Starts the application once the picture that greets the visitor has arrived: on a slow line the two would share it,
 * and the picture is what people came for. The script element lands where React expects it.
 */
const startApplication = (preloads: readonly string[], modules: string) => `(() => {
const own = document.currentScript;
const picture = document.querySelector('img[fetchpriority="high"]');
let started = false;
const start = () => {
  if (started) return;
  started = true;
  for (const address of ${inScript(preloads)}) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = address;
    document.head.append(link);
  }
  const script = document.createElement("script");
  script.type = "module";
  script.nonce = own.nonce;
  script.textContent = ${inScript(modules)};
  own.after(script);
};
if (picture === null || picture.complete) return start();
picture.addEventListener("load", start);
picture.addEventListener("error", start);
setTimeout(start, ${longestWait});
})();`;

/** A picture that takes longer than this, in milliseconds, no longer holds the application up. */
const longestWait = 2000;

/**
 * Arranges a rendered page for the first paint (performance row 4): the stylesheets stand in the document, and the
 * scripts come last, after the first picture.
 *
 * The preloads become part of a script: written into the page they would each need the nonce, and React Router puts
 * them into the head, where they delay the first paint.
 */
export function arrangeDocument(
  html: string,
  { nonce, data, earlyScript, stylesheet }: DocumentParts,
): string {
  const preloads: string[] = [];
  const styles: string[] = [];
  let modules = "";
  return `<!doctype html>${html}`
    .replace(preloadLink, (_, address: string) => {
      preloads.push(address);
      return "";
    })
    .replace(stylesheetLink, (link, address: string) => {
      const text = stylesheet(address);
      if (text === null) return link;
      styles.push(text);
      return "";
    })
    .replace("</title>", (end) =>
      styles.length === 0 ? end : `${end}<style nonce="${nonce}">${styles.join("")}</style>`,
    )
    .replace(moduleScript, (_, text: string) => {
      modules = text;
      return "";
    })
    .replace(contextScript, (_, context: string) => {
      const enqueue = `window.__reactRouterContext.streamController.enqueue(${inScript(data)});window.__reactRouterContext.streamController.close();`;
      return `<script nonce="${nonce}">${earlyScript ?? ""}${context}${enqueue}${startApplication(preloads, modules)}</script>`;
    });
}
