import { data } from "react-router";
import { setSave } from "../../server/usecases/saves.ts";
import { requireKnownSession } from "../actions/known-session.ts";
import { answering } from "../actions/action-response.ts";
import { actorContext, appContext } from "../contexts.ts";
import { readForm, readTexts } from "../actions/form-data.ts";
import type { Route } from "./+types/saves";

/** Saves a gem or removes the save. Takes `gemId` and `intent` ("save" or "remove"); answers with what is so then. */
export const action = ({ request, context }: Route.ActionArgs) =>
  answering(context, "save-failed", async () => {
    const form = await readForm(request);
    if (!form.ok) return form;
    const texts = readTexts(form.value, ["gemId", "intent"]);
    return texts.ok ? setSave(context.get(appContext), context.get(actorContext), texts.value) : texts;
  });

/** The saved gems as they are now, for a page that lost the thread; null for a visitor. */
export function loader({ context }: Route.LoaderArgs) {
  requireKnownSession(context);
  return data({ savedGems: context.get(actorContext)?.savedGems ?? null });
}
