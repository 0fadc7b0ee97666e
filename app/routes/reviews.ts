import { redirect } from "react-router";
import { catalogue } from "../../domain/catalogue.ts";
import { paths } from "../../domain/paths.ts";
import { refuse } from "../../domain/result.ts";
import { deleteReview, writeReview } from "../../server/usecases/reviews.ts";
import { answering } from "../actions/action-response.ts";
import { actorContext, appContext } from "../contexts.ts";
import { readForm, readTexts } from "../actions/form-data.ts";
import type { Route } from "./+types/reviews";

/**
 * Writes or deletes one's own review of a gem. Takes `gemId` and `intent`: "write" with `rating` and `reviewText`, or
 * "delete" with `reviewId`.
 */
export const action = ({ request, context }: Route.ActionArgs) =>
  answering(context, "review-failed", async () => {
    const form = await readForm(request);
    if (!form.ok) return form;
    const texts = readTexts(form.value, ["gemId", "intent", "rating", "reviewText", "reviewId"]);
    if (!texts.ok) return texts;
    const { gemId, intent, reviewId, ...typed } = texts.value;
    const gem = catalogue.find(({ id }) => String(id) === gemId);
    if (gem === undefined) return refuse({ code: "gem-unknown" });
    const app = context.get(appContext);
    const actor = context.get(actorContext);
    if (intent === "write") return writeReview(app, actor, gem.id, typed);
    if (intent === "delete") return deleteReview(app, actor, gem.id, reviewId);
    return refuse({ code: "request-invalid" });
  });

/** Nothing to see here: reviews stand on their gem's page. */
export const loader = () => redirect(paths.home());
