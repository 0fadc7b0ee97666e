import { useEffect, useState, type ComponentType } from "react";

const whenIdle = (run: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(run) : setTimeout(run);

/** A part that no page needs at first. Its script is fetched after the page, when the browser is idle. */
export function IdlePart({ load }: { readonly load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    const begin = () =>
      whenIdle(() => {
        load().then(
          (part) => setPart(() => part),
          () => undefined,
        );
      });
    if (document.readyState === "complete") begin();
    else window.addEventListener("load", begin, { once: true });
  }, [load]);
  return Part && <Part />;
}
