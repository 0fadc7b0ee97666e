import { forgetDraft, keepDraft, readDraft } from "../shell/session-storage.ts";

const name = "save-after-log-in";

/** Notes a gem whose heart a visitor has pressed: it is saved after the log-in (docs/product.md §4). */
export const saveAfterLogIn = {
  remember: (gemId: number): void => keepDraft(name, gemId),
  /** Removes the note, when the log-in is cancelled. */
  forget: (): void => forgetDraft(name),
  /** Returns the gem's id and removes the note; null when there is none. */
  take(): number | null {
    const gemId = readDraft(name);
    forgetDraft(name);
    return typeof gemId === "number" && Number.isInteger(gemId) && gemId > 0 ? gemId : null;
  },
} as const;
