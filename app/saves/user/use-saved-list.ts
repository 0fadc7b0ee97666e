import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Site } from "../../../domain/site/site-data.ts";
import { paths } from "../../../domain/site/paths.ts";
import type { ResponseOf } from "../../../server/actions/registry.ts";
import { untilOnline } from "../../client/retry.ts";
import { post } from "../../client/post.ts";
import { read } from "../../client/read.ts";
import { noteSessionEnd } from "../../client/session-end.ts";
import { listPhone, onPhoneChange } from "../../shell/phone-storage.ts";
import { deliver, type PressOutcome } from "../../waiting/deliver.ts";
import { listVersion } from "../list-version.ts";
import { heartPresses, type HeartPress } from "../../waiting/heart-presses.ts";
import { useLookAgain } from "../../waiting/use-look-again.ts";

export type HeartOutcome = PressOutcome<ResponseOf<"saves", "save">>;

/** The saved gems on this page. */
interface SavedList {
  /** Their ids, the newest save first. A press shows before the server's response. */
  readonly saved: readonly number[];
  /** The presses that wait for a connection, by gem, with the wanted state. */
  readonly waiting: ReadonlyMap<number, boolean>;
  /** The key of the user whose presses can wait; null where nobody's can. */
  readonly owner: string | null;
  /** Saves a gem or removes the save; null while the last press of that gem is being sent. */
  readonly press: (gemId: number, isSaved: boolean) => Promise<HeartOutcome>;
  /** Sends a press that was kept; null while another window does. */
  readonly sendAgain: (press: HeartPress) => Promise<HeartOutcome>;
  /** Takes the press of a gem back that waits. */
  readonly takeBack: (gemId: number) => void;
  /** Replaces the list by one that was read at a version (`list-version.ts`), or reads a newer one instead. */
  readonly adopt: (saved: readonly number[], version: number) => void;
}

const none: readonly number[] = [];

/** The gems whose press is being sent, with the wanted state. */
type Underway = ReadonlyMap<number, boolean>;
const addOrRemove = (saved: readonly number[], gemId: number, isSaved: boolean) => {
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

/**
 * Holds the saved gems. The server's response decides, and a late list never overwrites a newer press. A press is kept
 * before it is sent, and waits where the server cannot be reached (docs/product.md §4, Save).
 */
export function useSavedList({ currentUser, isSessionUnknown }: Site): SavedList {
  const [known, setKnown] = useState(currentUser?.savedGems ?? none);
  const [underway, setUnderway] = useState<Underway>(new Map());
  const pressed = useRef(new Set<number>());
  const [onPhone, setOnPhone] = useState<string | null>(null);
  // A copy of a page does not know who reads it. What is on the phone belongs to one user.
  const owner = isSessionUnknown ? onPhone : (currentUser?.key ?? null);
  const isSignedIn = currentUser !== null || owner !== null;
  // Those that the server has not heard of. One that was taken back may have been saved without an answer: until it is
  // sent, the page shows what is wanted.
  const [pending, setPending] = useState<readonly HeartPress[]>([]);
  useEffect(() => {
    const look = () => {
      setOnPhone(listPhone()[0]?.owner ?? null);
      const presses = heartPresses.of(owner).filter(({ stage }) => stage !== "sent");
      setPending((before) => (JSON.stringify(before) === JSON.stringify(presses) ? before : presses));
    };
    look();
    return onPhoneChange(look);
  }, [owner]);
  const waiting = useMemo(
    () =>
      new Map(pending.filter(({ stage }) => stage === "wait").map(({ gemId, isSaved }) => [gemId, isSaved])),
    [pending],
  );
  const saved = useMemo(() => {
    if (!isSignedIn) return none;
    const wanted = new Map(pending.map(({ gemId, isSaved }) => [gemId, isSaved]));
    return [...wanted, ...underway].reduce(
      (list, [gemId, isSaved]) => addOrRemove(list, gemId, isSaved),
      known,
    );
  }, [isSignedIn, known, pending, underway]);

  const readAgain = useCallback(async () => {
    const newest = await readNewest();
    if (newest !== null) setKnown(newest);
  }, []);

  useLookAgain(currentUser !== null, readAgain);

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
    const isSame = before !== null && before.key === currentUser?.key;
    adopt(currentUser?.savedGems ?? none, isSame ? version : now);
  }, [currentUser, adopt]);

  // What was pending is decided, perhaps by another window.
  const pendingBefore = useRef(pending);
  useEffect(() => {
    const isDecided = pendingBefore.current.some(
      ({ gemId }) => !pending.some((press) => press.gemId === gemId),
    );
    pendingBefore.current = pending;
    if (isDecided && owner !== null) void readAgain();
  }, [pending, owner, readAgain]);

  const send = useCallback(
    async (press: HeartPress, how: { readonly isKept: boolean; readonly isAgain: boolean }) => {
      const outcome = await deliver(heartPresses, press, {
        ...how,
        onReplaced: () => void readAgain(),
        async send({ gemId, isSaved, owner: pressedBy }) {
          listVersion.change();
          const fields = { gemId: String(gemId), ...(pressedBy !== null && { pressedBy }) };
          const response = await post("saves", isSaved ? "save" : "remove", fields);
          listVersion.change();
          if (response.ok) setKnown((list) => addOrRemove(list, gemId, isSaved));
          return response;
        },
      });
      // The server may have saved it nevertheless, so the list is read again.
      if (typeof outcome === "object" && outcome?.ok === false && outcome.refusal === null) void readAgain();
      return outcome;
    },
    [readAgain],
  );

  const press = useCallback<SavedList["press"]>(
    async (gemId, isSaved) => {
      if (pressed.current.has(gemId)) return null;
      pressed.current.add(gemId);
      setUnderway((current) => new Map(current).set(gemId, isSaved));
      const made: HeartPress = {
        gemId,
        isSaved,
        owner,
        stage: "sent",
        at: heartPresses.now({ gemId, owner }),
      };
      const outcome = await send(made, { isKept: heartPresses.keep(made), isAgain: false });
      pressed.current.delete(gemId);
      setUnderway((current) => new Map([...current].filter(([id]) => id !== gemId)));
      return outcome;
    },
    [owner, send],
  );

  const sendAgain = useCallback((made: HeartPress) => send(made, { isKept: true, isAgain: true }), [send]);

  const takeBack = useCallback<SavedList["takeBack"]>(
    (gemId) =>
      void heartPresses.keep({
        gemId,
        isSaved: waiting.get(gemId) === false,
        owner,
        stage: "back",
        at: heartPresses.now({ gemId, owner }),
      }),
    [waiting, owner],
  );

  return { saved, waiting, owner, press, sendAgain, takeBack, adopt };
}
