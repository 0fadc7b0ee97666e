import { paths } from "../../domain/site/paths.ts";
import type { Answer, Browser } from "./browser-in-process.ts";

/** The account to choose at the development provider; null cancels. */
export type Choice = { readonly email: string; readonly name?: string; readonly verified?: boolean } | null;

const pathOf = (address: string | null): string => {
  const { pathname, search } = new URL(address ?? "", "http://localhost:3000");
  return pathname + search;
};

/** The development provider answers this machine only. */
const fromHere = { address: "127.0.0.1" };

/** Follows redirects while they stay at the development provider. */
async function follow(
  browser: Browser,
  from: Answer,
): Promise<{ readonly answer: Answer; readonly at: string }> {
  let answer = from;
  let at = "";
  for (;;) {
    const next = answer.headers.get("Location");
    if (next === null || !pathOf(next).startsWith(paths.developmentProvider())) return { answer, at };
    at = pathOf(next);
    answer = await browser.get(at, fromHere);
  }
}

/** Goes from the click to the chooser. */
export async function goToGoogle(
  browser: Browser,
  purpose?: "delete",
): Promise<{ readonly page: Answer; readonly at: string }> {
  const { answer, at } = await follow(browser, await browser.get(paths.googleSignIn(purpose)));
  return { page: answer, at };
}

/** Goes from the click to the callback address, without opening it. */
export async function answerGoogle(browser: Browser, choice: Choice, purpose?: "delete"): Promise<URL> {
  const { at } = await goToGoogle(browser, purpose);
  const fields =
    choice === null
      ? { choice: "cancel" }
      : {
          email: choice.email,
          name: choice.name ?? "Somebody",
          ...(choice.verified !== false && { verified: "yes" }),
        };
  const { answer } = await follow(browser, await browser.post(at, fields, fromHere));
  return new URL(answer.headers.get("Location") ?? "");
}

/** The whole sign-in; returns where the popup ends. */
export async function continueWithGoogle(browser: Browser, choice: Choice, purpose?: "delete") {
  const answer = await answerGoogle(browser, choice, purpose);
  return (await browser.get(answer.pathname + answer.search)).headers.get("Location");
}
