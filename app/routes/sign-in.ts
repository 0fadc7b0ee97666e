import { redirect } from "react-router";
import { paths } from "../../domain/paths.ts";
import { signIn } from "../../server/usecases/sign-in.ts";
import { answering } from "../actions/action-response.ts";
import { appContext, clientContext } from "../contexts.ts";
import { readForm, readTexts } from "../actions/form-data.ts";
import type { Route } from "./+types/sign-in";

/** Signs in by password. Takes `email` and `password`; a session cookie comes with the answer. */
export const action = ({ request, context }: Route.ActionArgs) =>
  answering(context, "unexpected", async () => {
    const form = await readForm(request);
    if (!form.ok) return form;
    const texts = readTexts(form.value, ["email", "password"]);
    return texts.ok ? signIn(context.get(appContext), context.get(clientContext), texts.value) : texts;
  });

/** Nothing to see here: the form is a dialog. */
export const loader = () => redirect(paths.home());
