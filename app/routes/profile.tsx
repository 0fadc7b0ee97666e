import * as messages from "../../domain/site/messages.ts";
import { LogInPrompt } from "../account/log-in-prompt.tsx";
import { useIsLoggedOut } from "../account/use-is-logged-out.ts";
import { ProfileView } from "../account/profile/profile-page.tsx";
import type { PageProps } from "../page.ts";
import { PrivateMeta } from "../shell/page-meta.tsx";

export default function ProfilePage({ loaderData: { profile } }: PageProps<"profile">) {
  const isLoggedOut = useIsLoggedOut();
  return (
    <>
      <PrivateMeta title={messages.account.profile} description={messages.profileDescriptions.profile} />
      {profile === null || isLoggedOut ? (
        <LogInPrompt title={messages.account.logInToViewProfile} />
      ) : (
        <ProfileView profile={profile} />
      )}
    </>
  );
}
