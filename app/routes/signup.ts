import { signup } from "../../server/actions/signup.ts";
import { routeAction } from "../route-action.ts";

export const action = routeAction(signup);
export { actionHeaders as headers, goHome as loader } from "../route-action.ts";
