import { data } from "react-router";
import * as messages from "../../domain/messages.ts";
import { readProfileUsername } from "../../domain/profile.ts";
import type { AccountRefusal, RefusalCode } from "../../domain/refusals.ts";
import { ok, refuse, type Result } from "../../domain/result.ts";
import { updateProfile } from "../../server/usecases/update-profile.ts";
import { checkUsername } from "../../server/usecases/username.ts";
import { viewEdit } from "../../server/views/account.ts";
import { answering } from "../actions/action-response.ts";
import { EditProfileView } from "../account/profile/edit-profile-page.tsx";
import { LogInPrompt } from "../account/log-in-prompt.tsx";
import { requireKnownSession } from "../actions/known-session.ts";
import { personalMeta } from "../shell/page-meta.ts";
import { actorContext, appContext, clientContext } from "../contexts.ts";
import { readForm, readTexts } from "../actions/form-data.ts";
import { readProfileForm, readTypedBack } from "../actions/profile-form.ts";
import type { Route } from "./+types/edit-profile";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  personalMeta(loaderData?.fromGoogle ? messages.profile.completeTitle : messages.account.editProfile);

/** Such as when a refused form may be sent again. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function loader({ request, context }: Route.LoaderArgs) {
  requireKnownSession(context);
  const fromGoogle = new URL(request.url).searchParams.get("from") === "google";
  return { profile: viewEdit(context.get(actorContext)), fromGoogle };
}

/** What an intent may tell beside that it is done. */
interface Told {
  readonly message?: string;
  readonly availability?: "available" | "taken";
}

const failures: Readonly<Record<string, RefusalCode | undefined>> = {
  "check-username": "username-not-checked",
};

/**
 * By `intent`: `check-username` takes `username`; `save` takes `nickname`, `username`, `bio`, and where there are any
 * `image` and `age`, as multipart. A visitor's form is not read at all.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  const form =
    actor === null ? refuse({ code: "not-signed-in" } satisfies AccountRefusal) : await readForm(request);
  const given = form.ok ? form.value.get("intent") : null;
  const intent = typeof given === "string" ? given : "";
  const typed = form.ok && intent === "save" ? readTypedBack(form.value) : undefined;
  const answer = await answering(context, failures[intent] ?? "profile-failed", async () =>
    form.ok ? run(intent, form.value, context) : form,
  );
  return answer.data.ok || typed === undefined
    ? answer
    : data({ ...answer.data, typed }, answer.init ?? undefined);
}

async function run(
  intent: string,
  form: FormData,
  context: Route.ActionArgs["context"],
): Promise<Result<Told, AccountRefusal>> {
  const app = context.get(appContext);
  const actor = context.get(actorContext);
  if (intent === "save") {
    const read = readProfileForm(form);
    if (!read.ok) return read;
    const saved = await updateProfile(app, actor, read.value);
    // Without JavaScript the page comes with this answer, and must show what is so by now.
    if (actor !== null) context.set(actorContext, (await app.documents.users.byId(actor.id)) ?? null);
    return saved;
  }
  if (intent !== "check-username" || actor === null) return refuse({ code: "request-invalid" });
  const texts = readTexts(form, ["intent", "username"]);
  if (!texts.ok) return texts;
  const username = readProfileUsername(texts.value.username);
  if (!username.ok) return refuse({ code: username.refusal });
  if (username.value === actor.username) return ok({ availability: "available" });
  return checkUsername(app, context.get(clientContext), { username: username.value, userId: actor.id });
}

export default function EditProfilePage({
  loaderData: { profile, fromGoogle },
  actionData: answer,
}: Route.ComponentProps) {
  return profile === null ? (
    <LogInPrompt title={messages.account.logInToContinue} />
  ) : (
    <EditProfileView profile={profile} fromGoogle={fromGoogle} answer={answer} />
  );
}
