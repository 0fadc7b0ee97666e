import { useState } from "react";
import type { RefusedAction } from "../../domain/site/action-response.ts";
import { post } from "../client/post.ts";

/** A report of a mistake that is being written. */
export interface MistakeDraft {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly busy: boolean;
  /** Why the report was not sent; null when nothing is wrong. */
  readonly failure: string | null;
  readonly send: () => Promise<void>;
}

/**
 * Holds a report of a mistake and sends it.
 * @param refused the response to a form that was sent without JavaScript, where it was refused.
 */
export function useMistake({
  gemId,
  refused,
  onDone,
}: {
  readonly gemId: number;
  readonly refused?: RefusedAction | null;
  readonly onDone: () => void;
}): MistakeDraft {
  const [text, setText] = useState(() =>
    refused?.typed !== undefined && "mistake" in refused.typed ? refused.typed.mistake : "",
  );
  const [failure, setFailure] = useState(refused?.message ?? null);
  const [busy, setBusy] = useState(false);
  return {
    text,
    type(next) {
      setText(next);
      setFailure(null);
    },
    busy,
    failure,
    async send() {
      setBusy(true);
      const response = await post("mistake", "report", { gemId: String(gemId), mistake: text });
      setBusy(false);
      if (response.ok) onDone();
      else setFailure(response.message);
    },
  };
}
