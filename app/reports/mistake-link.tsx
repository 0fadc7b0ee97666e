import type { MouseEvent } from "react";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { useShownCopy } from "../shell/use-shown-copy.ts";

/**
 * The way to the form for a mistake in the facts: a dialog, and without JavaScript a page. Absent in a copy that a phone has
 * kept, because a report needs a connection.
 */
export function MistakeLink({ gemId, onPress }: { readonly gemId: number; readonly onPress: () => void }) {
  const isCopy = useShownCopy() !== null;
  const press = (event: MouseEvent) => {
    // A press for another tab or window is the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPress();
  };
  return (
    !isCopy && (
      <a href={paths.mistake(gemId)} onClick={press}>
        {messages.reports.wrong}
      </a>
    )
  );
}
