import { ownReviews } from "../../server/actions/reviews.ts";
import { routeAction } from "../route-action.ts";

export const action = routeAction(ownReviews);
export { actionHeaders as headers, goHome as loader } from "../route-action.ts";
