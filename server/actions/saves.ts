import { setSave } from "../usecases/saves.ts";
import { intent, type Action, type ActionContext } from "./action.ts";

const setTo = (saved: boolean) =>
  intent({
    fields: { gemId: "text" },
    failure: "save-failed",
    run: ({ app, actor }, { gemId }) => setSave(app, actor, { gemId, saved }),
  });

/** Saves a gem or removes the save; the response says what is so then. */
export const saves = {
  /** The saved gems as they are now, the newest save first; null for a visitor. */
  read: ({ actor }: ActionContext): { readonly savedGems: readonly number[] | null } => ({
    savedGems: actor?.savedGems ?? null,
  }),
  intents: { save: setTo(true), remove: setTo(false) },
} satisfies Action;
