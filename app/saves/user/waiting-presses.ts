import {
  announceChange,
  forgetOnPhone,
  keepOnPhone,
  listPhone,
  readOnPhone,
} from "../../shell/phone-storage.ts";

/** How far a press has come: on its way, waiting for a connection, or taken back while it waited. */
type Stage = "sent" | "wait" | "back";

/** A press of a heart that the server has not answered yet. */
export interface Press {
  readonly gemId: number;
  /** The wanted state, not a toggle: a repetition does no harm. */
  readonly isSaved: boolean;
  /** The key of the user who pressed it; null where that is unknown. Such a press cannot be kept. */
  readonly owner: string | null;
  readonly stage: Stage;
  /** When it was pressed, in milliseconds; later than an earlier press of this gem, whatever the clock says. */
  readonly at: number;
}

/** An entry for each gem, so that two windows never overwrite each other's presses of different gems. */
const prefix = "save-";

function readPress(owner: string, name: string): readonly Press[] {
  const kept = readOnPhone(owner, name);
  const gemId = Number(name.slice(prefix.length));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as `keepPress` has written it
  return kept === null ? [] : [{ ...(kept as Pick<Press, "isSaved" | "stage" | "at">), gemId, owner }];
}

/** The kept presses of a user. */
export const pressesOf = (owner: string | null): readonly Press[] =>
  listPhone().flatMap((kept) =>
    kept.owner === owner && kept.name.startsWith(prefix) ? readPress(kept.owner, kept.name) : [],
  );

const latest = ({ gemId, owner }: Pick<Press, "gemId" | "owner">): Press | undefined =>
  pressesOf(owner).find((press) => press.gemId === gemId);

/** Whether a press is still the last one of its gem, in all windows, and has not been erased. */
export const isLatest = (press: Press): boolean => latest(press)?.at === press.at;

/** Keeps a press. Returns whether it could: the storage may be full or disabled. */
export function keepPress({ owner, gemId, ...press }: Press): boolean {
  const isKept = owner !== null && keepOnPhone(owner, `${prefix}${gemId}`, press);
  announceChange();
  return isKept;
}

/** A press of this moment. */
export const newPress = (press: Omit<Press, "at">): Press => ({
  ...press,
  at: Math.max(Date.now(), (latest(press)?.at ?? 0) + 1),
});

/** Removes a press, unless a newer one has taken its place. */
export function forgetPress(press: Press): void {
  const { owner, gemId } = press;
  if (owner !== null && isLatest(press)) forgetOnPhone(owner, `${prefix}${gemId}`);
  announceChange();
}
