import { arrangeFirstView, inScript } from "./first-view.ts";

/** What turns a rendered page into the document that is sent. */
export interface DocumentParts {
  readonly nonce: string;
  /** The loaders' data as React Router's client reads it. */
  readonly data: string;
  /** A script that runs before the application's, for what must answer at once. */
  readonly earlyScript: string | null;
  readonly stylesheet: (address: string) => string | null;
}

/** React Router ends the address of a stylesheet that a later part shares with `#`. */
const linkOf = (attributes: string) =>
  new RegExp(`<link (?=[^>]*${attributes})[^>]*href="([^"#]+)#?"[^>]*/>`, "g");
const moduleLink = linkOf('rel="modulepreload"');
const fontLink = linkOf('as="font"');
const stylesheetLink = linkOf('rel="stylesheet"');
const fontFace = /@font-face\{[^}]*\}/g;
const contextScript = /<script[^>]*>(window\.__reactRouterContext = [\s\S]*?)<\/script>/;
const moduleScript = /<script[^>]* type="module"[^>]*>([\s\S]*?)<\/script>/;

/**
 * Arranges a rendered page for the first paint (performance row 4): the stylesheets stand in the document, and one
 * script in its head brings fonts and scripts when their time has come. Without JavaScript the fonts come at once.
 *
 * The preloads become part of that script: written into the page they would each need the nonce, and React Router puts
 * them into the head, where they delay the first paint.
 */
export function arrangeDocument(
  html: string,
  { nonce, data, earlyScript, stylesheet }: DocumentParts,
): string {
  const styles: string[] = [];
  const fonts: string[] = [];
  const preloads: string[] = [];
  let modules = "";
  const takeInto = (list: string[]) => (_: string, address: string) => {
    list.push(address);
    return "";
  };
  return `<!doctype html>${html}`
    .replace(moduleLink, takeInto(preloads))
    .replace(fontLink, takeInto(fonts))
    .replace(stylesheetLink, (link, address: string) => {
      const text = stylesheet(address);
      if (text === null) return link;
      styles.push(text);
      return "";
    })
    .replace(moduleScript, (_, text: string) => {
      modules = text;
      return "";
    })
    .replace("</title>", (end) => {
      const css = styles.join("");
      const fontFaces = css.match(fontFace)?.join("") ?? "";
      const script = arrangeFirstView({ fonts, fontFaces, preloads, modules });
      const preloaded = fonts.map((href) => `<link rel="preload" as="font" crossorigin href="${href}">`);
      return `${end}<script nonce="${nonce}">${script}</script><style nonce="${nonce}">${css.replace(fontFace, "")}</style><noscript>${preloaded.join("")}<style nonce="${nonce}">${fontFaces}</style></noscript>`;
    })
    .replace(contextScript, (_, context: string) => {
      const enqueue = `window.__reactRouterContext.streamController.enqueue(${inScript(data)});window.__reactRouterContext.streamController.close();`;
      return `<script nonce="${nonce}">${earlyScript ?? ""}${context}${enqueue}</script>`;
    });
}
