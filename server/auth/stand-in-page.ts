import type { IncomingMessage } from "node:http";
import { readEmail } from "../../domain/account.ts";
import * as messages from "../../domain/messages.ts";

const standIn = messages.standIn;
const style =
  "body{font:1rem/1.5 system-ui;max-width:26rem;margin:2rem auto;padding:0 1rem}label{display:block;margin:1rem 0}input:not([type=checkbox]){display:block;width:100%;font:inherit}strong{color:#a33}";

/** The page on which one says who to be, plainly labelled as what it is. It posts to its own address. */
export const chooserPage = {
  headers: {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "private, no-store",
    "Content-Security-Policy":
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  },
  body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${standIn.title}</title><style>${style}</style>
<main><h1>${standIn.title}</h1><p><strong>${standIn.notice}</strong></p>
<form method="post">
<label>${standIn.email}<input name="email" type="email" required value="traveller@example.com"></label>
<label>${standIn.name}<input name="name" value="Traveller"></label>
<label><input name="verified" type="checkbox" value="yes" checked> ${standIn.verified}</label>
<button name="choice" value="proceed">${standIn.proceed}</button>
<button name="choice" value="cancel" formnovalidate>${standIn.cancel}</button>
</form></main></html>
`,
};

/** What somebody says to be in the chooser. */
export interface Account {
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
}

const mostBytes = 10_000;

/** What was chosen; null for a cancelled or unusable choice. */
export async function readChoice(request: IncomingMessage): Promise<Account | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > mostBytes) return null;
    parts.push(bytes);
  }
  const form = new URLSearchParams(Buffer.concat(parts).toString("utf8"));
  const email = readEmail(form.get("email") ?? "");
  if (form.get("choice") === "cancel" || !email.ok) return null;
  return { email: email.value, name: form.get("name") ?? "", emailVerified: form.get("verified") === "yes" };
}
