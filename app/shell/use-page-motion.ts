import { useEffect } from "react";
import { takeBack, takePressedPrint } from "./print-motion.ts";

/** Lets the pressed print grow during a navigation, and the main print shrink when going back. */
export function usePageMotion(): void {
  useEffect(() => {
    document.addEventListener("click", takePressedPrint, { capture: true });
    window.addEventListener("popstate", takeBack);
  }, []);
}
