import * as messages from "../../domain/site/messages.ts";
import { ResetPasswordView } from "../account/password-reset/reset-password-page.tsx";
import type { PageProps } from "../page.ts";
import { PrivateMeta } from "../shell/page-meta.tsx";

export default function ResetPasswordPage({
  loaderData: { usable },
  actionData: response,
}: PageProps<"resetPassword">) {
  return (
    <>
      <PrivateMeta title={messages.passwordReset.title} />
      <ResetPasswordView usable={usable} response={response} />
    </>
  );
}
