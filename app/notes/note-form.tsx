import { longestNote, type Note } from "../../domain/saves/note.ts";
import type { RefusedAction } from "../../domain/site/action-response.ts";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { Counter, TextArea } from "../forms/field.tsx";
import { Button } from "../ui/button.tsx";
import type { NotePlace } from "./note-draft.ts";
import { useNote } from "./use-note.ts";
import css from "./note-form.module.css";

/** From this length on the form says how much is left. */
const nearlyFull = 800;

/** The user's own note on a saved gem. It is sent by a script, or as a plain form. */
export function NoteForm({
  place,
  title,
  note,
  refused,
}: {
  readonly place: NotePlace;
  readonly title: string;
  readonly note: Note;
  readonly refused: RefusedAction | null;
}) {
  const { text, revision, other, error, isUnsaved, state, busy, type, submit } = useNote(
    place,
    note,
    refused,
  );
  return (
    <form
      method="post"
      action={paths.saved()}
      noValidate
      className={css["note"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <input type="hidden" name="intent" value="note" />
      <input type="hidden" name="gemId" value={place.gemId} />
      <input type="hidden" name="revision" value={revision} />
      <TextArea
        label={
          <>
            {messages.notes.label}
            <span className="visually-hidden">{messages.notes.on(title)}</span>
          </>
        }
        error={error}
        note={state}
        counter={text.length >= nearlyFull && <Counter used={text.length} most={longestNote} />}
        name="note"
        value={text}
        placeholder={messages.notes.placeholder}
        rows={1}
        dir="auto"
        onChange={({ target }) => type(target.value)}
      />
      {other !== null && (
        <div className={css["other"]}>
          <p>{messages.notes.other}</p>
          <blockquote dir="auto">{other}</blockquote>
          <Button look="quiet" onClick={() => type(other)}>
            {messages.notes.takeOther}
          </Button>
        </div>
      )}
      <Button type="submit" busy={busy} className={`${css["save"]} ${isUnsaved ? "" : css["idle"]}`}>
        {messages.notes.save}
      </Button>
    </form>
  );
}
