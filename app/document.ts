/** What turns a rendered page into the document that is sent. */
export interface DocumentParts {
  readonly nonce: string;
  /** The loaders' data as React Router's client reads it. */
  readonly data: string;
  /** A script that runs before the application's, for what must answer at once. */
  readonly earlyScript: string | null;
  readonly stylesheet: (address: string) => string | null;
}

const inScript = (text: string) =>
  JSON.stringify(text).replace(
    /[&<>\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

const linkOf = (relation: string) =>
  new RegExp(`<link (?=[^>]*rel="${relation}")[^>]*href="([^"]+)"[^>]*/>`, "g");
const preloadLink = linkOf("modulepreload");
const stylesheetLink = linkOf("stylesheet");
const contextScript = /<script[^>]*>(window\.__reactRouterContext = [\s\S]*?)<\/script>/;

/**
 * Arranges a rendered page for the first paint (performance row 4): the stylesheets stand in the document, and the
 * scripts come last and at low priority, so that on a slow line they do not compete with the first picture.
 *
 * The stylesheet links stay, switched off, because React expects to find them when it takes the page over; a page
 * visited later switches its own on. The preloads become a script: written into the page they would each need the
 * nonce, and React Router puts them into the head, where they delay the first paint.
 */
export function arrangeDocument(
  html: string,
  { nonce, data, earlyScript, stylesheet }: DocumentParts,
): string {
  const preloads: string[] = [];
  const styles: string[] = [];
  return `<!doctype html>${html}`
    .replace(preloadLink, (_, address: string) => {
      preloads.push(address);
      return "";
    })
    .replace(stylesheetLink, (link, address: string) => {
      const text = stylesheet(address);
      if (text === null) return link;
      styles.push(text);
      return `<link rel="stylesheet" href="${address}" media="not all"/>`;
    })
    .replace("</title>", (end) =>
      styles.length === 0 ? end : `${end}<style nonce="${nonce}">${styles.join("")}</style>`,
    )
    .replace(contextScript, (_, context: string) => {
      const preload = `for(const a of ${JSON.stringify(preloads)}){const l=document.createElement("link");l.rel="modulepreload";l.href=a;l.fetchPriority="low";document.head.append(l)}`;
      const enqueue = `window.__reactRouterContext.streamController.enqueue(${inScript(data)});window.__reactRouterContext.streamController.close();`;
      return `<script nonce="${nonce}">${earlyScript ?? ""}${preload}${context}${enqueue}</script>`;
    });
}
