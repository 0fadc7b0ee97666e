import * as messages from "../../domain/site/messages.ts";
import { LogInPrompt } from "../account/log-in-prompt.tsx";
import { EditProfileView } from "../account/profile/edit-profile-page.tsx";
import type { PageProps } from "../page.ts";
import { PrivateMeta } from "../shell/page-meta.tsx";

export default function EditProfilePage({
  loaderData: { profile, fromGoogle },
  actionData: response,
}: PageProps<"editProfile">) {
  return (
    <>
      <PrivateMeta
        title={fromGoogle ? messages.profile.completeTitle : messages.account.editProfile}
        description={messages.profileDescriptions.editProfile}
      />
      {profile === null ? (
        <LogInPrompt title={messages.account.logInToContinue} />
      ) : (
        <EditProfileView profile={profile} fromGoogle={fromGoogle} response={response} />
      )}
    </>
  );
}
