import { redirect } from "react-router";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { resetPassword } from "../../server/actions/password-reset.ts";
import { isFollowedLinkUsable, keepResetToken } from "../../server/usecases/password-reset.ts";
import { privateMeta } from "../shell/page-meta.ts";
import { ResetPasswordView } from "../account/password-reset/reset-password-page.tsx";
import { appContext, clientContext } from "../contexts.ts";
import { routeAction } from "../route-action.ts";
import type { Route } from "./+types/reset-password";

export const meta = () => privateMeta({ title: messages.passwordReset.title });

/** With `no-referrer` the form would have no `Origin`. The address holds no secret any more. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const all = new Headers(actionHeaders);
  all.set("Referrer-Policy", "same-origin");
  return all;
};

/** The target of a reset mail's link. It keeps the token in a cookie and redirects to the address without it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext);
  const token = new URL(request.url).searchParams.get("token");
  if (token === null) return { usable: await isFollowedLinkUsable(context.get(appContext), client) };
  keepResetToken(client, token);
  throw redirect(paths.resetPassword(), { headers: { "Referrer-Policy": "no-referrer" } });
}

export const action = routeAction(resetPassword);

export default function ResetPasswordPage({
  loaderData: { usable },
  actionData: response,
}: Route.ComponentProps) {
  return <ResetPasswordView usable={usable} response={response} />;
}
