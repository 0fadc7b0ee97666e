import { data, redirect, type HeadersArgs, type RouterContextProvider } from "react-router";
import { paths } from "../domain/paths.ts";
import type { Action, ActionContext, ValueOf } from "../server/actions/action.ts";
import { runAction } from "../server/actions/run-action.ts";
import { actorContext, appContext, clientContext, formContext, requestIdContext } from "./contexts.ts";

/** What React Router gives to a route's action and loader. */
interface RouteArgs {
  readonly context: Readonly<RouterContextProvider>;
}

const contextOf = ({ context }: RouteArgs): ActionContext => ({
  app: context.get(appContext),
  client: context.get(clientContext),
  actor: context.get(actorContext),
  requestId: context.get(requestIdContext),
});

/** A route's `action`: for forms without JavaScript, and for React Router's own requests. Our scripts post by `post.ts`. */
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

/** Reads who is signed in anew, for the page that is rendered after an action; where that fails it shows what was before. */
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

/** The `loader` of a route that shows nothing: its form stands on other pages. */
export const goHome = (): Response => redirect(paths.home());
