import * as messages from "../../domain/messages.ts";
import { editProfile } from "../../server/actions/profile.ts";
import { viewEdit } from "../../server/views/account.ts";
import { readActorAgain, routeAction } from "../route-action.ts";
import { EditProfileView } from "../account/profile/edit-profile-page.tsx";
import { LogInPrompt } from "../account/log-in-prompt.tsx";
import { requireKnownSession } from "../actions/known-session.ts";
import { privateMeta } from "../shell/page-meta.ts";
import { actorContext } from "../contexts.ts";
import type { Route } from "./+types/edit-profile";

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  privateMeta({
    title: loaderData?.fromGoogle ? messages.profile.completeTitle : messages.account.editProfile,
    description: messages.descriptions.editProfile,
    origin: root.loaderData?.origin,
  });

export function loader({ request, context }: Route.LoaderArgs) {
  requireKnownSession(context);
  const fromGoogle = new URL(request.url).searchParams.get("from") === "google";
  return { profile: viewEdit(context.get(actorContext)), fromGoogle };
}

const save = routeAction(editProfile);

/** Without JavaScript this response contains the page, which must show the new state. */
export async function action(args: Route.ActionArgs) {
  const response = await save(args);
  await readActorAgain(args.context);
  return response;
}
export { actionHeaders as headers } from "../route-action.ts";

export default function EditProfilePage({
  loaderData: { profile, fromGoogle },
  actionData: response,
}: Route.ComponentProps) {
  return profile === null ? (
    <LogInPrompt title={messages.account.logInToContinue} />
  ) : (
    <EditProfileView profile={profile} fromGoogle={fromGoogle} response={response} />
  );
}
