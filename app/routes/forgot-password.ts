import { redirect } from "react-router";
import { paths } from "../../domain/paths.ts";
import { askForReset } from "../../server/usecases/password-reset.ts";
import { answering } from "../actions/action-response.ts";
import { appContext, clientContext } from "../contexts.ts";
import { readForm, readTexts } from "../actions/form-data.ts";
import type { Route } from "./+types/forgot-password";

/** Sends a reset link. Takes `email`; answers the same `message` whether or not it has an account. */
export const action = ({ request, context }: Route.ActionArgs) =>
  answering(context, "unexpected", async () => {
    const form = await readForm(request);
    if (!form.ok) return form;
    const texts = readTexts(form.value, ["email"]);
    if (!texts.ok) return texts;
    return askForReset(context.get(appContext), context.get(clientContext), texts.value.email);
  });

export const loader = () => redirect(paths.home());
