import { signOut } from "../../server/actions/sign-in.ts";
import { routeAction } from "../route-action.ts";

export const action = routeAction(signOut);
export { actionHeaders as headers, goHome as loader } from "../route-action.ts";
