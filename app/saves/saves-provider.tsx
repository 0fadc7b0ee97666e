import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import type { CurrentUser } from "../../domain/site-data.ts";
import { useToast } from "../ui/toast.tsx";
import { ask } from "../actions/post.ts";
import { useLogIn } from "../shell/log-in-provider.tsx";
import { saveAfterLogIn } from "./save-after-log-in.ts";
import { readSavedGems } from "./read-saved-gems.ts";
import { useRefresh } from "../shell/use-refresh.ts";
import { useSite } from "../shell/use-site.ts";

/** The saved gems as this page knows them. */
interface Saves {
  /** Ids, the newest save first. */
  readonly saved: readonly number[];
  /** Saves the gem, or removes the save; a press while the last one is on its way does nothing. */
  readonly toggle: (gemId: number) => void;
  /** Takes over a list that the server just sent. */
  readonly adopt: (saved: readonly number[]) => void;
}

const SavesContext = createContext<Saves>({ saved: [], toggle: () => undefined, adopt: () => undefined });

/** The saved gems, and the way to change them. */
export const useSaves = (): Saves => useContext(SavesContext);

const savedBy = (currentUser: CurrentUser | null) => currentUser?.savedGems ?? [];
/** Gems whose press is on its way to the server, with what it asks for. */
type Underway = ReadonlyMap<number, boolean>;
const withGem = (saved: readonly number[], gemId: number, isSaved: boolean) => {
  const others = saved.filter((id) => id !== gemId);
  return isSaved ? [gemId, ...others] : others;
};

/** Holds the saved gems: a press shows at once, and what the server says stands (spec §4, Save toggle). */
export function SavesProvider({ children }: { readonly children: ReactNode }) {
  const { currentUser, isSessionUnknown } = useSite();
  const show = useToast();
  const logIn = useLogIn();
  const refresh = useRefresh();
  const [known, adopt] = useState(savedBy(currentUser));
  const [underway, setUnderway] = useState<Underway>(new Map());
  const pressed = useRef(new Set<number>());
  const saved = useMemo(
    () => [...underway].reduce((list, [gemId, isSaved]) => withGem(list, gemId, isSaved), known),
    [known, underway],
  );

  // Another person, or a list read anew with the page.
  const [seen, setSeen] = useState(currentUser);
  if (seen !== currentUser) {
    setSeen(currentUser);
    adopt(savedBy(currentUser));
  }

  const askToLogIn = useCallback(
    (gemId: number) => {
      // Says why nobody can be asked to.
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
      if (pressed.current.has(gemId)) return;
      pressed.current.add(gemId);
      setUnderway((current) => new Map(current).set(gemId, isSaved));
      const intent = isSaved ? "save" : "remove";
      const answer = await ask(paths.saves(), { gemId: String(gemId), intent });
      pressed.current.delete(gemId);
      setUnderway((current) => new Map([...current].filter(([id]) => id !== gemId)));
      if (answer.ok) {
        adopt((current) => withGem(current, gemId, isSaved));
        show(
          isSaved
            ? { type: "success", message: messages.saves.added }
            : { type: "info", message: messages.saves.removed },
        );
      } else if (answer.refusal?.code === "save-logged-out") {
        askToLogIn(gemId);
        void refresh();
      } else {
        show({ type: "error", message: answer.message });
        // It may have been carried out all the same: the server knows.
        if (answer.refusal === null) void readSavedGems().then((truth) => truth !== null && adopt(truth));
      }
    },
    [show, askToLogIn, refresh],
  );

  useEffect(() => {
    if (currentUser === null) return;
    const gemId = saveAfterLogIn.take();
    // oxlint-disable-next-line react/set-state-in-effect -- carries out what was pressed before the page was loaded anew
    if (gemId !== null && !currentUser.savedGems.includes(gemId)) void set(gemId, true);
  }, [currentUser, set]);

  const saves = useMemo<Saves>(
    () => ({
      saved,
      adopt,
      toggle: (gemId) => (currentUser === null ? askToLogIn(gemId) : void set(gemId, !saved.includes(gemId))),
    }),
    [saved, currentUser, askToLogIn, set],
  );
  return <SavesContext value={saves}>{children}</SavesContext>;
}
