import type { PhoneKey } from "../../domain/site/browser-storage.ts";
import { draftPrefix, forgetOnPhone, keepOnPhone, readOnPhone } from "../shell/phone-storage.ts";

/** The writer and the gem of a draft: the next person on this phone must not see it. */
export interface NotePlace {
  readonly gemId: number;
  readonly owner: string;
}

/** What was typed and not saved. */
export interface NoteDraft {
  readonly text: string;
  /** The revision from which it was written. */
  readonly revision: number;
}

const name = ({ gemId }: NotePlace): PhoneKey => `${draftPrefix}note-${gemId}`;

/** The draft from before, which survives the tab; null when there is none. */
export function readNoteDraft(place: NotePlace): NoteDraft | null {
  const kept = readOnPhone(place.owner, name(place));
  if (typeof kept !== "object" || kept === null || !("text" in kept && "revision" in kept)) return null;
  const { text, revision } = kept;
  return typeof text === "string" && typeof revision === "number" ? { text, revision } : null;
}

export const keepNoteDraft = (place: NotePlace, draft: NoteDraft): void =>
  void keepOnPhone(place.owner, name(place), draft);

export const forgetNoteDraft = (place: NotePlace): void => forgetOnPhone(place.owner, name(place));
