import type { PhoneKey, PhoneName } from "../../domain/site/browser-storage.ts";
import {
  announceChange,
  forgetOnPhone,
  keepOnPhone,
  listPhone,
  readOnPhone,
} from "../shell/phone-storage.ts";

/** How far a press has come: on its way, waiting for a connection, or taken back while it waited. */
type Stage = "sent" | "wait" | "back";

/** A press of a button of a gem that the server has not answered yet. What it wants is a state, not a toggle: a repetition does no harm. */
export interface WaitingPress {
  readonly gemId: number;
  /** The key of the user who pressed it; null where that is unknown. Such a press cannot be kept. */
  readonly owner: string | null;
  readonly stage: Stage;
  /** When it was pressed, in milliseconds; later than an earlier press of this gem, whatever the clock says. */
  readonly at: number;
}

/** The kept presses of one button, an entry for each gem, so that two windows never overwrite each other's presses of different gems. */
export interface WaitingPresses<Press extends WaitingPress> {
  readonly kind: string;
  /** The kept presses of a user. */
  readonly of: (owner: string | null) => readonly Press[];
  /** Whether a press is still the last one of its gem, in all windows, and has not been erased. */
  readonly isLatest: (press: Press) => boolean;
  /** Keeps a press. Returns whether it could: the storage may be full or disabled. */
  readonly keep: (press: Press) => boolean;
  /** The moment of a press that is made now. */
  readonly now: (press: Pick<Press, "gemId" | "owner">) => number;
  /** Removes a press, unless a newer one has taken its place. */
  readonly forget: (press: Press) => void;
}

/**
 * The waiting presses of one button.
 * @param kind the beginning of the entries' names. Each button has its own.
 */
export function waitingPresses<Press extends WaitingPress>(kind: PhoneName): WaitingPresses<Press> {
  const prefix = `${kind}-`;
  const nameOf = (gemId: number): PhoneKey => `${kind}-${gemId}`;

  function readPress(owner: string, name: string): readonly Press[] {
    const kept = readOnPhone(owner, name);
    if (kept === null) return [];
    const press: unknown = { ...Object(kept), gemId: Number(name.slice(prefix.length)), owner };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as `keep` has written it
    return [press as Press];
  }
  const of = (owner: string | null) =>
    listPhone().flatMap((kept) =>
      kept.owner === owner && kept.name.startsWith(prefix) ? readPress(kept.owner, kept.name) : [],
    );
  const latest = ({ gemId, owner }: Pick<Press, "gemId" | "owner">) =>
    of(owner).find((press) => press.gemId === gemId);
  const isLatest = (press: Press) => latest(press)?.at === press.at;

  return {
    kind,
    of,
    isLatest,
    keep({ owner, gemId, ...press }) {
      const isKept = owner !== null && keepOnPhone(owner, nameOf(gemId), press);
      announceChange();
      return isKept;
    },
    now: (press) => Math.max(Date.now(), (latest(press)?.at ?? 0) + 1),
    forget(press) {
      const { owner, gemId } = press;
      if (owner !== null && isLatest(press)) forgetOnPhone(owner, nameOf(gemId));
      announceChange();
    },
  };
}
