import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import type { Site } from "../../domain/site/site-data.ts";
import type { Press } from "../../domain/stamps/press.ts";
import { typedMonth, typedPress } from "../../domain/stamps/stamp-fields.ts";
import type { Month, Stamp } from "../../domain/stamps/stamp.ts";
import type { ResponseOf } from "../../server/actions/registry.ts";
import { post } from "../client/post.ts";
import { read } from "../client/read.ts";
import { isSessionOver, noteSessionEnd } from "../client/session-end.ts";
import { listPhone, onPhoneChange } from "../shell/phone-storage.ts";
import type { Notification } from "../ui/toast-board.ts";
import { deliver, type PressOutcome } from "./deliver.ts";
import { waitingPresses, type WaitingPress } from "./waiting-presses.ts";

/** A press of a seal that the server has not answered yet, or the removal of one. */
export interface StampPress extends WaitingPress {
  /** How the seal was pressed; null to take the stamp away. */
  readonly press: Press | null;
  /** The month of a stamp that comes back; null for the month in which it was pressed. */
  readonly month: Month | null;
}

/** The wanted state of a gem's stamp. */
export type WantedStamp = Pick<StampPress, "gemId" | "press" | "month">;

export type StampOutcome = PressOutcome<ResponseOf<"stamps", "press">>;

export const stampPresses = waitingPresses<StampPress>("stamp");

/** The key of whoever presses; null where nobody's press can wait. A copy of a page does not know who reads it: a phone keeps one person's things. */
export const ownerOn = ({
  key,
  isSessionUnknown,
}: Pick<Site, "isSessionUnknown"> & { readonly key: string | undefined }): string | null =>
  isSessionUnknown ? (listPhone()[0]?.owner ?? null) : (key ?? null);

function send({ gemId, owner, press, month, at }: StampPress) {
  const fields = { gemId: String(gemId), ...(owner !== null && { pressedBy: owner }) };
  if (press === null) return post("stamps", "remove", fields);
  const when = month === null ? { pressedAt: String(at) } : typedMonth(month);
  return post("stamps", "press", { ...fields, ...typedPress(press), ...when });
}

/** Presses a seal, or takes the stamp away: kept first, then sent (docs/decisions/0049-waiting-hearts.md). */
export function pressStamp(owner: string | null, wanted: WantedStamp): Promise<StampOutcome> {
  const { gemId } = wanted;
  const press: StampPress = { ...wanted, owner, stage: "sent", at: stampPresses.now({ gemId, owner }) };
  return deliver(stampPresses, press, { isKept: stampPresses.keep(press), isAgain: false, send });
}

/** Sends a press that was kept; null while another window does. */
export const sendStampAgain = (press: StampPress): Promise<StampOutcome> =>
  deliver(stampPresses, press, { isKept: true, isAgain: true, send });

/** The user's stamps as the server knows them; null where it cannot be reached. */
export async function readStamps(): Promise<readonly Stamp[] | null> {
  const book = await read("stamps", new URL(paths.stamps(), window.location.href)).catch(() => null);
  if (book === null) return null;
  if (book.stamps === null) noteSessionEnd();
  return book.stamps;
}

/** What the page hears of a user's stamps. */
interface StampWatch {
  /** The presses that the server has not heard of. */
  readonly onPending: (pending: readonly StampPress[]) => void;
  /** The stamps as the server knows them, after what was pending is decided, perhaps by another window. */
  readonly onDecided: (stamps: readonly Stamp[]) => void;
}

/** Tells of the waiting presses of a user, now and whenever they change. Returns what stops this. */
export function watchStamps(owner: string | null, { onPending, onDecided }: StampWatch): () => void {
  let before: readonly StampPress[] = [];
  let isStopped = false;
  const look = () => {
    const pending = stampPresses.of(owner).filter(({ stage }) => stage !== "sent");
    if (JSON.stringify(pending) === JSON.stringify(before)) return;
    const isDecided = before.some(({ gemId }) => !pending.some((press) => press.gemId === gemId));
    before = pending;
    onPending(pending);
    if (isDecided) void readStamps().then((stamps) => stamps !== null && !isStopped && onDecided(stamps));
  };
  look();
  const stop = onPhoneChange(look);
  return () => {
    isStopped = true;
    stop();
  };
}

/** The notice after a press; null where another press has taken its place. */
export function noticeOf({ press }: WantedStamp, outcome: StampOutcome): Omit<Notification, "id"> | null {
  if (outcome === null) return null;
  if (outcome === "waits") return { type: "info", message: messages.stampPresses.waits(press !== null) };
  if (!outcome.ok) return { type: isSessionOver() ? "info" : "error", message: outcome.message };
  return press === null
    ? { type: "info", message: messages.stampPresses.takenAway }
    : { type: "success", message: messages.stampPresses.pressed };
}
