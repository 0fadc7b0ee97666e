import { useEffect, useState, type ComponentType } from "react";
import { untilOnline } from "../client/retry.ts";
import { whenIdle } from "../ui/engine.ts";

/** How long to wait for an idle moment, in milliseconds: a page that draws nothing, or never rests, may not have one. */
const timeout = 2000;

/** A component that no page needs at first. Its script is fetched after the page, when the browser is idle; null for none. */
export function IdlePart({ load }: { readonly load: () => Promise<ComponentType | null> }) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    const begin = () =>
      whenIdle(() => {
        // Some browsers never import a module again that could not be fetched, nor the modules that need it.
        if (!navigator.onLine) return void untilOnline().then(begin);
        load().then(
          (part) => setPart(() => part),
          () => undefined,
        );
      }, timeout);
    if (document.readyState === "complete") begin();
    else window.addEventListener("load", begin, { once: true });
  }, [load]);
  return Part && <Part />;
}
