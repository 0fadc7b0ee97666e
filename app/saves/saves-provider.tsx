import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import * as messages from "../../domain/site/messages.ts";
import { useAskToLogIn } from "../shell/use-ask-to-log-in.ts";
import { useSite } from "../shell/use-site.ts";
import { saveAfterLogIn } from "./save-after-log-in.ts";
import { isForVisitor, loadedUserSaves } from "./user-saves.ts";

/** The saved gems on this page. */
export interface Saves {
  /** Their ids, the newest save first. */
  readonly saved: readonly number[];
  /** The presses that wait for a connection, by gem, with the wanted state. */
  readonly waiting: ReadonlyMap<number, boolean>;
  /**
   * Saves the gem or removes the save, or takes back a press that waits. While the last press of that gem is being sent, it
   * does nothing.
   */
  readonly toggle: (gemId: number) => void;
  /** Replaces the list by one from the server, which was read at a version (`list-version.ts`). */
  readonly adopt: (saved: readonly number[], version: number) => void;
}

const nothing: Saves = { saved: [], waiting: new Map(), toggle: () => undefined, adopt: () => undefined };

export const SavesContext = createContext<Saves>(nothing);

/** The saved gems, and the functions that change them. */
export const useSaves = (): Saves => useContext(SavesContext);

/** Returns the function that answers a press of a heart where nobody is signed in. */
export function useAskToSave(): (gemId: number) => void {
  const askToLogIn = useAskToLogIn();
  return useCallback(
    (gemId) => askToLogIn(messages.saves.logIn, () => saveAfterLogIn.remember(gemId)),
    [askToLogIn],
  );
}

function VisitorSaves({ children }: { readonly children: ReactNode }) {
  const { currentUser } = useSite();
  const toggle = useAskToSave();
  // Whoever signs in gets a new document. This one lacks what it needs.
  useEffect(() => void (currentUser !== null && window.location.reload()), [currentUser]);
  return <SavesContext value={useMemo(() => ({ ...nothing, toggle }), [toggle])}>{children}</SavesContext>;
}

/** Holds the saved gems: with what a user needs, or with what a visitor needs, as long as the document exists. */
export function SavesProvider({ children }: { readonly children: ReactNode }) {
  const site = useSite();
  const [Provider] = useState<ComponentType<{ readonly children: ReactNode }>>(() =>
    isForVisitor(site) ? VisitorSaves : loadedUserSaves(),
  );
  return <Provider>{children}</Provider>;
}
