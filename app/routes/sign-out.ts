import { redirect } from "react-router";
import { paths } from "../../domain/paths.ts";
import { ok } from "../../domain/result.ts";
import { signOut } from "../../server/usecases/sessions.ts";
import { answering } from "../actions/action-response.ts";
import { appContext, clientContext } from "../contexts.ts";
import type { Route } from "./+types/sign-out";

/** Ends the browser's session. Takes nothing; signed out already is no fault. */
export const action = ({ context }: Route.ActionArgs) =>
  answering(context, "unexpected", async () => {
    await signOut(context.get(appContext), context.get(clientContext));
    return ok({});
  });

export const loader = () => redirect(paths.home());
