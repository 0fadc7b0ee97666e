import { setSave } from "../usecases/saves.ts";
import { intent, type Action } from "./action.ts";

const setTo = (saved: boolean) =>
  intent({
    fields: { gemId: "text" },
    failure: "save-failed",
    run: ({ app, actor }, { gemId }) => setSave(app, actor, { gemId, saved }),
  });

/** Saves a gem or removes the save; the response holds the new state. */
export const saves = {
  intents: { save: setTo(true), remove: setTo(false) },
} satisfies Action;
