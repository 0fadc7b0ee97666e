import { setSave } from "../usecases/saves.ts";
import { intent, type Action } from "./action.ts";

const setTo = (saved: boolean) =>
  intent({
    fields: { gemId: "text", pressedBy: "optional" },
    failure: "save-failed",
    run: ({ app, actor }, { gemId, pressedBy }) => setSave(app, actor, { gemId, pressedBy, saved }),
  });

/** Saves a gem or removes the save; the response holds the new state. */
export const saves = {
  intents: { save: setTo(true), remove: setTo(false) },
} satisfies Action;
