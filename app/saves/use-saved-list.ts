import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { RefusedAction } from "../../domain/site/action-response.ts";
import type { CurrentUser } from "../../domain/site/site-data.ts";
import { paths } from "../../domain/site/paths.ts";
import type { ResponseOf } from "../../server/actions/registry.ts";
import { untilOnline } from "../client/online.ts";
import { post } from "../client/post.ts";
import { read } from "../client/read.ts";
import { noteSessionEnd } from "../client/session-end.ts";
import { listVersion } from "./list-version.ts";

type PressResponse = ResponseOf<"saves", "save"> | RefusedAction;

/** The saved gems on this page. */
interface SavedList {
  /** Their ids, the newest save first. A press shows before the server's response. */
  readonly saved: readonly number[];
  /** Saves a gem or removes the save; null while the last press of that gem is being sent. */
  readonly press: (gemId: number, isSaved: boolean) => Promise<PressResponse | null>;
  /** Replaces the list by one that was read at a version (`list-version.ts`), or reads a newer one instead. */
  readonly adopt: (saved: readonly number[], version: number) => void;
}

const none: readonly number[] = [];

/** The gems whose press is being sent, with the wanted state. */
type Underway = ReadonlyMap<number, boolean>;
const withGem = (saved: readonly number[], gemId: number, isSaved: boolean) => {
  const others = saved.filter((id) => id !== gemId);
  return isSaved ? [gemId, ...others] : others;
};

/** Reads the list again until no press happened in between; null when that fails or nobody is signed in. */
async function readNewest(): Promise<readonly number[] | null> {
  await untilOnline();
  const version = listVersion.now();
  const list = await read("saves", new URL(paths.saves(), window.location.href)).catch(() => null);
  if (list === null) return null;
  if (list.savedGems === null) noteSessionEnd();
  return version === listVersion.now() ? list.savedGems : readNewest();
}

/** Holds the saved gems. The server's response decides, and a late list never overwrites a newer press. */
export function useSavedList(currentUser: CurrentUser | null): SavedList {
  const [known, setKnown] = useState(currentUser?.savedGems ?? none);
  const [underway, setUnderway] = useState<Underway>(new Map());
  const pressed = useRef(new Set<number>());
  const isSignedIn = currentUser !== null;
  const saved = useMemo(
    () =>
      isSignedIn
        ? [...underway].reduce((list, [gemId, isSaved]) => withGem(list, gemId, isSaved), known)
        : none,
    [isSignedIn, known, underway],
  );

  const readAgain = useCallback(async () => {
    const newest = await readNewest();
    if (newest !== null) setKnown(newest);
  }, []);

  const adopt = useCallback<SavedList["adopt"]>(
    (list, version) => {
      if (version === listVersion.now()) setKnown(list);
      else void readAgain();
    },
    [readAgain],
  );

  // Another person has signed in, or the page's data has a new list. When that list was requested is unknown.
  const last = useRef({ currentUser, version: 0 });
  useEffect(() => {
    const { currentUser: before, version } = last.current;
    if (before === currentUser) return;
    const now = listVersion.now();
    last.current = { currentUser, version: now };
    const isSame = before !== null && before.username === currentUser?.username;
    adopt(currentUser?.savedGems ?? none, isSame ? version : now);
  }, [currentUser, adopt]);

  const press = useCallback<SavedList["press"]>(
    async (gemId, isSaved) => {
      if (pressed.current.has(gemId)) return null;
      pressed.current.add(gemId);
      listVersion.change();
      setUnderway((current) => new Map(current).set(gemId, isSaved));
      const response = await post("saves", isSaved ? "save" : "remove", { gemId: String(gemId) });
      pressed.current.delete(gemId);
      listVersion.change();
      setUnderway((current) => new Map([...current].filter(([id]) => id !== gemId)));
      if (response.ok) setKnown((current) => withGem(current, response.gemId, response.saved));
      // The server may have saved it nevertheless, so the list is read again.
      else if (response.refusal === null) void readAgain();
      return response;
    },
    [readAgain],
  );

  return { saved, press, adopt };
}
