import { data, redirect, type HeadersArgs, type RouterContextProvider } from "react-router";
import { paths } from "../domain/paths.ts";
import type { Action, ActionContext, ValueOf } from "../server/actions/action.ts";
import { runAction } from "../server/actions/run-action.ts";
import { actorContext, appContext, clientContext, formContext, requestIdContext } from "./contexts.ts";

/** The arguments of a route's action and loader, as far as they are used here. */
interface RouteArgs {
  readonly context: Readonly<RouterContextProvider>;
}

const contextOf = ({ context }: RouteArgs): ActionContext => ({
  app: context.get(appContext),
  client: context.get(clientContext),
  actor: context.get(actorContext),
  requestId: context.get(requestIdContext),
});

/** A route's `action`: for forms without JavaScript, and for React Router's own requests. Our scripts use `post.ts`. */
export const routeAction =
  <Declared extends Action>(action: Declared & Action<ValueOf<Declared>>) =>
  async (args: RouteArgs) => {
    const { status, headers, response } = await runAction(
      action,
      args.context.get(formContext),
      contextOf(args),
    );
    return data(response, { status, headers });
  };

/** Loads the signed-in user again, for the page after an action. When that fails, the page shows the state from before. */
export async function readActorAgain(context: RouteArgs["context"]): Promise<void> {
  const actor = context.get(actorContext);
  if (actor === null) return;
  const { documents, log } = context.get(appContext);
  try {
    context.set(actorContext, (await documents.users.byId(actor.id)) ?? null);
  } catch (error) {
    log.error({ err: error, requestId: context.get(requestIdContext) }, "session not read");
  }
}

/** A route's `loader` at an address that can be read as JSON. */
export const routeRead =
  <Value extends object>({ read }: { readonly read: (context: ActionContext) => Value }) =>
  (args: RouteArgs) =>
    data(read(contextOf(args)));

/** The `headers` of a route that has an action: React Router sends those of the action only if the route says so. */
export const actionHeaders = ({ actionHeaders: headers }: HeadersArgs): Headers => headers;

/** The `loader` of a route without a page: its form is on other pages. */
export const goHome = (): Response => redirect(paths.home());
