import { paths } from "../../domain/site/paths.ts";
import { read } from "../client/read.ts";
import { noteSessionEnd } from "../client/session-end.ts";
import { waitingPresses, type WaitingPress } from "./waiting-presses.ts";

/** A press of a heart that the server has not answered yet. */
export interface HeartPress extends WaitingPress {
  /** The wanted state. */
  readonly isSaved: boolean;
}

export const heartPresses = waitingPresses<HeartPress>("save");

/**
 * Whether a press that was taken back needs to be sent: the press before it may have been saved without an answer. Null where the
 * server cannot be reached.
 */
export async function hasArrived({ gemId, isSaved }: HeartPress): Promise<boolean | null> {
  const list = await read("saves", new URL(paths.saves(), window.location.href)).catch(() => null);
  if (list === null) return null;
  if (list.savedGems === null) noteSessionEnd();
  return list.savedGems?.includes(gemId) === !isSaved;
}
