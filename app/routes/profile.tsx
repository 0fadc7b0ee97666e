import * as messages from "../../domain/messages.ts";
import { viewProfile } from "../../server/views/account.ts";
import { LogInPrompt } from "../account/log-in-prompt.tsx";
import { requireKnownSession } from "../actions/known-session.ts";
import { privateMeta } from "../shell/page-meta.ts";
import { ProfileView } from "../account/profile/profile-page.tsx";
import { actorContext } from "../contexts.ts";
import type { Route } from "./+types/profile";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  privateMeta({
    title: messages.account.profile,
    description: messages.descriptions.profile,
    origin: root.loaderData?.origin,
  });

export function loader({ context }: Route.LoaderArgs) {
  requireKnownSession(context);
  return { profile: viewProfile(context.get(actorContext)) };
}

export default function ProfilePage({ loaderData: { profile } }: Route.ComponentProps) {
  return profile === null ? (
    <LogInPrompt title={messages.account.logInToViewProfile} />
  ) : (
    <ProfileView profile={profile} />
  );
}
