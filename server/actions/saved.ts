import type { TypedNote } from "../../domain/saves/note.ts";
import { moveSaved } from "../usecases/saved-order.ts";
import { writeNote } from "../usecases/saved-notes.ts";
import { intent, type Action } from "./action.ts";
import { longestTypedBack, textOf, type Form } from "./form.ts";

/** The contents of a refused note. Without JavaScript the person would have to type them again. */
function readTypedNote(form: Form): TypedNote {
  const text = (name: keyof TypedNote) => textOf(form, name).slice(0, longestTypedBack);
  return { gemId: text("gemId"), note: text("note"), revision: text("revision") };
}

/** Changes the user's own order of the saved gems, and the notes on them. */
export const saved = {
  visitor: "not-signed-in",
  typedBack: (form) => (textOf(form, "intent") === "note" ? readTypedNote(form) : undefined),
  intents: {
    move: intent({
      fields: { gemId: "text", before: "text" },
      failure: "saved-failed",
      run: ({ app, actor }, typed) => moveSaved(app, actor, typed),
    }),
    note: intent({
      fields: { gemId: "text", note: "text", revision: "text" },
      failure: "saved-failed",
      run: ({ app, actor }, typed) => writeNote(app, actor, typed),
    }),
  },
} satisfies Action;
