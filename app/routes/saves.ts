import { saves } from "../../server/actions/saves.ts";
import { requireKnownSession } from "../actions/known-session.ts";
import { routeAction, routeRead } from "../route-action.ts";
import type { Route } from "./+types/saves";

export const action = routeAction(saves);
export { actionHeaders as headers } from "../route-action.ts";

const read = routeRead(saves);

/** Returns the saved gems as JSON. */
export function loader(args: Route.LoaderArgs) {
  requireKnownSession(args.context);
  return read(args);
}
