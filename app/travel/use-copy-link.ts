import { useState } from "react";
import * as messages from "../../domain/site/messages.ts";
import { useToast } from "../ui/toast.tsx";

/**
 * Copies an address and says so. When the browser refuses, `refused` becomes true, so that the page can show the
 * address for copying by hand.
 */
export function useCopyLink(url: string): { readonly copy: () => Promise<void>; readonly refused: boolean } {
  const show = useToast();
  const [refused, setRefused] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setRefused(false);
      show({ type: "success", message: messages.gemPage.linkCopied });
    } catch {
      setRefused(true);
      show({ type: "error", message: messages.gemPage.linkNotCopied });
    }
  };
  return { copy, refused };
}
