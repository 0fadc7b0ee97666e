import { useEffect } from "react";
import { calmViewTransitions, takeBack, takePressedPrint } from "./print-motion.ts";

/** Lets the print that is pressed, or that one comes back from, grow or shrink with the change of page. */
export function usePageMotion(): void {
  useEffect(() => {
    calmViewTransitions();
    document.addEventListener("click", takePressedPrint, { capture: true });
    window.addEventListener("popstate", takeBack);
  }, []);
}
