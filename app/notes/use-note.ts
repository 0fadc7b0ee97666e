import { useState } from "react";
import { readLines } from "../../domain/base/text.ts";
import { readRevision, type Note } from "../../domain/saves/note.ts";
import * as messages from "../../domain/site/messages.ts";
import type { RefusedAction } from "../../domain/site/action-response.ts";
import { post } from "../client/post.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import {
  forgetNoteDraft,
  keepNoteDraft,
  readNoteDraft,
  type NoteDraft,
  type NotePlace,
} from "./note-draft.ts";

/** A note that is being written. */
interface NoteForm {
  readonly text: string;
  /** The revision that the page has seen. */
  readonly revision: number;
  /** What another device has written since; null where none has. */
  readonly other: string | null;
  readonly error: string | null;
  /** Whether something is typed that is not saved. */
  readonly isUnsaved: boolean;
  /** The same in words, or that it is saved; null where nothing was typed. */
  readonly state: string | null;
  readonly busy: boolean;
  readonly type: (text: string) => void;
  readonly submit: () => Promise<void>;
}

const otherIn = (refused: RefusedAction | null): Note | null =>
  refused?.refusal?.code === "note-changed" ? refused.refusal.note : null;

/** The form that was refused without JavaScript: what was typed, and the revision that the page has seen now. */
function draftIn(refused: RefusedAction | null): NoteDraft | null {
  if (refused?.typed === undefined || !("note" in refused.typed)) return null;
  const { note, revision } = refused.typed;
  return { text: readLines(note), revision: otherIn(refused)?.revision ?? readRevision(revision) ?? 0 };
}

/**
 * Writes a user's own note on a gem (docs/product.md §4, Save). What is typed belongs to the revision from which it was
 * written: where there is a newer one, the server finds the clash.
 * @param stored the note as the page has read it.
 * @param refused the response to the note's form that was sent without JavaScript, where it was refused.
 */
export function useNote(place: NotePlace, stored: Note, refused: RefusedAction | null): NoteForm {
  const [answered, setAnswered] = useState(() => otherIn(refused) ?? stored);
  const [own, setOwn] = useState(() => draftIn(refused));
  const [other, setOther] = useState(() => otherIn(refused)?.text ?? null);
  const [failure, setFailure] = useState(refused?.message ?? null);
  const [isSaved, setSaved] = useState(false);
  const [busy, setBusy] = useState(false);
  // The server does not know what this phone keeps.
  const isHydrated = useHydrated();
  const draft = own ?? (isHydrated ? readNoteDraft(place) : null);
  const newest = stored.revision > answered.revision ? stored : answered;
  const { text, revision } = draft ?? newest;

  const keep = (next: NoteDraft) => {
    setOwn(next);
    keepNoteDraft(place, next);
  };

  const type = (next: string) => {
    keep({ text: next, revision });
    setSaved(false);
    setFailure(null);
  };

  const submit = async () => {
    setBusy(true);
    const fields = { gemId: String(place.gemId), note: text, revision: String(revision) };
    const response = await post("saved", "note", fields);
    setBusy(false);
    if (response.ok) {
      const { note } = response;
      setAnswered(note);
      forgetNoteDraft(place);
      // What was typed while it was being sent stays.
      setOwn((now) => (now === null || now.text === text ? null : { ...now, revision: note.revision }));
      setOther(null);
      setFailure(null);
      setSaved(true);
      return;
    }
    const changed = otherIn(response);
    if (changed !== null) {
      setAnswered(changed);
      setOther(changed.text);
      keep({ text, revision: changed.revision });
    }
    setFailure(response.message);
  };

  const isUnsaved = draft !== null && draft.text !== newest.text;
  return {
    text,
    revision,
    other,
    error: failure,
    isUnsaved,
    state: isUnsaved ? messages.notes.unsaved : isSaved ? messages.notes.saved : null,
    busy,
    type,
    submit,
  };
}
