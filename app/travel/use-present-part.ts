import { useEffect, useRef, useState, type RefObject } from "react";

/** A line across the window: the part that it crosses is the one that is being read. */
const readingLine = "-30% 0px -70%";

/** Follows which of the sections after an element is being read: its id, and null above the first. */
export function usePresentPart(): readonly [before: RefObject<HTMLElement | null>, present: string | null] {
  const before = useRef<HTMLElement>(null);
  const [present, setPresent] = useState<string | null>(null);
  useEffect(() => {
    const parts = [...(before.current?.parentElement?.querySelectorAll("section[id]") ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const crossed = entries.find(({ isIntersecting }) => isIntersecting);
        if (crossed !== undefined) setPresent(crossed.target.id);
        // Back at the head of the page, from whichever part.
        else if ((parts[0]?.getBoundingClientRect().top ?? 0) > 0) setPresent(null);
      },
      { rootMargin: readingLine },
    );
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return [before, present];
}
