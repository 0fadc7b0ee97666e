import type { IncomingMessage } from "node:http";
import { readEmail } from "../../domain/account/account.ts";
import * as messages from "../../domain/site/messages.ts";

const developmentProvider = messages.developmentProvider;

/** Uses the system's colours and fonts: the page must look neither like Anaba nor like Google. */
const style = `:root{color-scheme:light dark}
*{box-sizing:border-box}
body{display:grid;min-height:100dvh;margin:0;padding:1rem;font:1rem/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}
main{align-self:start;width:min(26rem,100%);margin:auto;padding:1.5rem;border:2px dashed GrayText;border-radius:.5rem}
h1{margin:0 0 .5rem;font-size:1.375rem;line-height:1.25}
p{margin:0 0 1.25rem}
p:last-child{margin:0}
label{display:block;margin:0 0 1rem;font-weight:600}
input:not([type=checkbox]){display:block;width:100%;min-height:2.75rem;margin-top:.25rem;padding:.5rem .75rem;border:1px solid GrayText;border-radius:.25rem;background:Field;color:FieldText;font:inherit;font-weight:400}
label.check{display:flex;gap:.625rem;align-items:center;min-height:2.75rem;font-weight:400}
input[type=checkbox]{width:1.25rem;height:1.25rem;margin:0;accent-color:CanvasText}
.buttons{display:grid;grid-template-columns:1fr auto;gap:.75rem}
button{min-height:2.75rem;padding:.5rem 1.25rem;border:1px solid CanvasText;border-radius:.25rem;background:Canvas;color:CanvasText;font:inherit;font-weight:600;cursor:pointer}
button:first-child{background:CanvasText;color:Canvas}
:focus-visible{outline:3px solid Highlight;outline-offset:2px}`;

/**
 * A page of the development OpenID provider. Its policy allows no scripts. It sets no `form-action`, because after
 * the form the browser is redirected to another origin. Its icon is empty, because browsers request one otherwise.
 */
const page = (title: string, body: string) => ({
  headers: {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "private, no-store",
    "Content-Security-Policy":
      "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  },
  body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>${title}</title><style>${style}</style>
<main><h1>${title}</h1>
${body}
</main></html>
`,
});

/** The page where the developer chooses an account. Its form posts to the page's own address. */
export const chooserPage = page(
  developmentProvider.title,
  `<p>${developmentProvider.notice}</p>
<form method="post">
<label>${developmentProvider.email}<input name="email" type="email" autocomplete="email" required value="traveller@example.com"></label>
<label>${developmentProvider.name}<input name="name" autocomplete="name" value="Traveller"></label>
<label class="check"><input name="verified" type="checkbox" value="yes" checked> ${developmentProvider.verified}</label>
<div class="buttons"><button name="choice" value="proceed">${developmentProvider.proceed}</button>
<button name="choice" value="cancel" formnovalidate>${developmentProvider.cancel}</button></div>
</form>`,
);

/** The page for a sign-in attempt that has expired or never existed. */
export const overPage = page(developmentProvider.over, `<p>${developmentProvider.overHint}</p>`);

/** The account that was typed into the chooser. */
export interface Account {
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
}

const maxBytes = 10_000;

/** The chosen account; null when the choice was cancelled or is not usable. */
export async function readChoice(request: IncomingMessage): Promise<Account | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > maxBytes) return null;
    parts.push(bytes);
  }
  const form = new URLSearchParams(Buffer.concat(parts).toString("utf8"));
  const email = readEmail(form.get("email") ?? "");
  if (form.get("choice") === "cancel" || !email.ok) return null;
  return { email: email.value, name: form.get("name") ?? "", emailVerified: form.get("verified") === "yes" };
}
