import { gemById } from "../../domain/gems/gem-by-id.ts";
import {
  noNote,
  readNote,
  readRevision,
  type Note,
  type NoteRefusal,
  type TypedNote,
} from "../../domain/saves/note.ts";
import { ok, refuse, type Result } from "../../domain/base/result.ts";
import { conflictAsValue } from "../base/refused.ts";
import type { UserDocument } from "../documents/user-document.ts";
import { consume, type Limited, type TooMany } from "./limits.ts";

type Refusal =
  | { readonly code: NoteRefusal | "not-signed-in" | "gem-unknown" | "request-invalid" }
  | { readonly code: "note-changed"; readonly note: Note }
  | TooMany;

/**
 * Writes the user's own note on a gem (docs/product.md §4, Save). Where another device has written it since, nothing is
 * overwritten: the refusal has the other text. The same text again is no change, so a repeated request does no harm.
 */
export async function writeNote(
  app: Limited,
  actor: UserDocument | null,
  typed: TypedNote,
): Promise<Result<{ readonly note: Note }, Refusal>> {
  if (actor === null) return refuse({ code: "not-signed-in" });
  const gem = gemById(typed.gemId);
  if (gem === null) return refuse({ code: "gem-unknown" });
  const revision = readRevision(typed.revision);
  if (revision === null) return refuse({ code: "request-invalid" });
  const text = readNote(typed.note);
  if (!text.ok) return refuse({ code: text.refusal });
  const within = await consume(app, [["notes", actor.id]]);
  if (!within.ok) return within;
  const note: Note = { text: text.value, revision };
  const { savedNotes } = app.documents;
  const written = await conflictAsValue(
    savedNotes.write({ ...note, userId: actor.id, gemId: gem.id, updatedAt: app.now() }),
  );
  // The account was deleted since the request came in.
  if (!written.ok) return refuse({ code: "not-signed-in" });
  if (written.value) return ok({ note: { text: note.text, revision: revision + 1 } });
  const present = (await savedNotes.list(actor.id)).get(gem.id) ?? noNote;
  return present.text === note.text ? ok({ note: present }) : refuse({ code: "note-changed", note: present });
}
