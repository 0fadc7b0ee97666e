import { forgotPassword } from "../../server/actions/password-reset.ts";
import { routeAction } from "../route-action.ts";

export const action = routeAction(forgotPassword);
export { actionHeaders as headers, goHome as loader } from "../route-action.ts";
