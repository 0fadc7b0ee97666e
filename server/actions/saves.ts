import { setSave } from "../usecases/saves.ts";
import { intent, type Action, type ActionContext } from "./action.ts";

const setTo = (saved: boolean) =>
  intent({
    fields: { gemId: "text" },
    failure: "save-failed",
    run: ({ app, actor }, { gemId }) => setSave(app, actor, { gemId, saved }),
  });

/** Saves a gem or removes the save; the response holds the new state. */
export const saves = {
  /** The ids of the saved gems, the newest save first; null for a visitor. */
  read: ({ actor }: ActionContext): { readonly savedGems: readonly number[] | null } => ({
    savedGems: actor?.savedGems ?? null,
  }),
  intents: { save: setTo(true), remove: setTo(false) },
} satisfies Action;
