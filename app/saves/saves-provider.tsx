import { createContext, useCallback, useContext, useEffect, useMemo, type ReactNode } from "react";
import * as messages from "../../domain/site/messages.ts";
import { isSessionOver } from "../client/session-end.ts";
import { useToast } from "../ui/toast.tsx";
import { useLogIn } from "../shell/log-in-provider.tsx";
import { saveAfterLogIn } from "./save-after-log-in.ts";
import { useSite } from "../shell/use-site.ts";
import { useSavedList } from "./use-saved-list.ts";

/** The saved gems on this page. */
interface Saves {
  /** Their ids, the newest save first. */
  readonly saved: readonly number[];
  /** Saves the gem or removes the save. While the last press of that gem is being sent, it does nothing. */
  readonly toggle: (gemId: number) => void;
  /** Replaces the list by one from the server, which was read at a version (`list-version.ts`). */
  readonly adopt: (saved: readonly number[], version: number) => void;
}

const SavesContext = createContext<Saves>({ saved: [], toggle: () => undefined, adopt: () => undefined });

/** The saved gems, and the functions that change them. */
export const useSaves = (): Saves => useContext(SavesContext);

/** Holds the saved gems. A press shows at once; the server's response decides (docs/product.md §4, Save toggle). */
export function SavesProvider({ children }: { readonly children: ReactNode }) {
  const { currentUser, isSessionUnknown } = useSite();
  const show = useToast();
  const logIn = useLogIn();
  const { saved, press, adopt } = useSavedList(currentUser);

  const askToLogIn = useCallback(
    (gemId: number) => {
      // When the session is unknown, this says so.
      if (isSessionUnknown) return logIn();
      const run = () => {
        saveAfterLogIn.remember(gemId);
        logIn();
      };
      show({ type: "info", message: messages.saves.logIn, action: { label: messages.header.logIn, run } });
    },
    [isSessionUnknown, show, logIn],
  );

  const set = useCallback(
    async (gemId: number, isSaved: boolean) => {
      const response = await press(gemId, isSaved);
      if (response === null) return;
      if (response.ok) {
        show(
          isSaved
            ? { type: "success", message: messages.saves.added }
            : { type: "info", message: messages.saves.removed },
        );
      } else if (isSessionOver()) askToLogIn(gemId);
      else show({ type: "error", message: response.message });
    },
    [press, show, askToLogIn],
  );

  useEffect(() => {
    if (currentUser === null) return;
    const gemId = saveAfterLogIn.take();
    if (gemId !== null && !currentUser.savedGems.includes(gemId)) void set(gemId, true);
  }, [currentUser, set]);

  const saves = useMemo<Saves>(
    () => ({
      saved,
      adopt,
      toggle: (gemId) => (currentUser === null ? askToLogIn(gemId) : void set(gemId, !saved.includes(gemId))),
    }),
    [saved, adopt, currentUser, askToLogIn, set],
  );
  return <SavesContext value={saves}>{children}</SavesContext>;
}
