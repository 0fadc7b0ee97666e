import { forgetDraft, keepDraft, readDraft } from "../shell/session-storage.ts";

const name = "save-after-log-in";

/** A gem whose heart was pressed before logging in: it is saved once somebody has (docs/product.md §2). */
export const saveAfterLogIn = {
  remember: (gemId: number): void => keepDraft(name, gemId),
  /** The login was given up. */
  forget: (): void => forgetDraft(name),
  /** The gem's id, or null; it is handed out once. */
  take(): number | null {
    const gemId = readDraft(name);
    forgetDraft(name);
    return typeof gemId === "number" && Number.isInteger(gemId) && gemId > 0 ? gemId : null;
  },
} as const;
