import { useEffect, useEffectEvent } from "react";
import { useLocation, useRevalidator } from "react-router";
import { paths } from "../../domain/site/paths.ts";
import { pageAt } from "../../domain/site/pages.ts";
import { renew } from "../client/copies.ts";
import { read } from "../client/read.ts";
import { useShownCopy } from "../shell/use-shown-copy.ts";

/** The shortest and the longest time between two tries, in milliseconds. A browser says too early that it is online. */
const shortest = 500;
const longest = 15_000;

/**
 * Loads a copied page again in its place as soon as our server answers: when the browser comes online, when the page is
 * seen again, and now and then, because a server or a proxy can come back without a word of the browser.
 */
export function useRenewal(): void {
  const isPageCopy = useShownCopy()?.isPage ?? false;
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();

  /** Rejects while our server cannot be reached, or fails: then the copy is better. */
  const replace = useEffectEvent(async (signal: AbortSignal) => {
    const page = pageAt(pathname);
    await read("site", new URL(paths.site(), window.location.href), signal);
    if (page !== null && isPageCopy) await read(page.name, { pathname, search }, signal);
    if (!signal.aborted) await renew(revalidate);
  });

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    let timer: ReturnType<typeof setTimeout>;
    // Another page of the site has come from our server.
    let delay = isPageCopy ? longest : shortest;
    let isTrying = false;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void attempt(), delay);
      delay = Math.min(2 * delay, longest);
    };
    const attempt = async () => {
      if (isTrying) return;
      isTrying = true;
      if (navigator.onLine && document.visibilityState === "visible")
        await replace(signal).catch(() => undefined);
      isTrying = false;
      if (!signal.aborted) wait();
    };
    const hurry = () => {
      delay = shortest;
      wait();
    };
    wait();
    window.addEventListener("online", hurry, { signal });
    document.addEventListener("visibilitychange", hurry, { signal });
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, [isPageCopy]);
}
