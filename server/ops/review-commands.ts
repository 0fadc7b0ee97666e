import { ok, type Result } from "../../domain/base/result.ts";
import type { OperatorRefusal } from "../usecases/operator/operator.ts";
import * as reviews from "../usecases/operator/reviews.ts";
import { limitOption, reasonOption, wholeNumber } from "./arguments.ts";
import { onSite, outputOf, timeText, type Program } from "./command.ts";

interface Listed {
  readonly gem?: number;
  readonly user?: string;
  readonly hidden?: boolean;
  readonly limit: number;
}

interface Reasoned {
  readonly reason?: string;
}

const mostGems = 999;

/** `review …`: lists, hides, restores and deletes reviews. */
export function reviewCommands(program: Program): void {
  const review = program.root.command("review").description("reviews");

  review
    .command("list")
    .description("list reviews, the newest first")
    .option("--gem <id>", "only those of one gem", wholeNumber(1, mostGems))
    .option("--user <id>", "only those of one user, by id")
    .option("--hidden", "the hidden ones, the last hidden first")
    .addOption(limitOption())
    .action(({ gem: gemId, user: userId, hidden = false, limit }: Listed) =>
      onSite(program, async (app) => {
        const found = await reviews.listReviews(app, { gemId, userId, hidden, limit });
        return ok({ value: { reviews: found }, lines: found.flatMap(linesOf) });
      }),
    );

  review
    .command("show")
    .description("show one review")
    .argument("<id>")
    .action((id: string) =>
      onSite(program, async (app) => outputOf(await reviews.findReview(app, id), linesOf)),
    );

  review
    .command("hide")
    .description("remove a review from pages and totals; its author cannot write another one for that gem")
    .argument("<id>")
    .addOption(reasonOption("why; the author can see it in their data"))
    .action((id: string, { reason }: Reasoned) =>
      onSite(program, async (app) => changed("hidden", await reviews.hideReview(app, id, reason))),
    );

  review
    .command("restore")
    .description("show a hidden review again")
    .argument("<id>")
    .addOption(reasonOption("why, for the audit log"))
    .action((id: string, { reason }: Reasoned) =>
      onSite(program, async (app) => changed("shown again", await reviews.restoreReview(app, id, reason))),
    );

  review
    .command("delete")
    .description("delete a review; this cannot be undone. Its author may write another one")
    .argument("<id>")
    .addOption(reasonOption("why, for the audit log"))
    .action((id: string, { reason }: Reasoned) =>
      onSite(program, async (app) => changed("deleted", await reviews.deleteReview(app, id, reason))),
    );
}

const changed = (how: string, result: Result<reviews.ChangedReview, OperatorRefusal>) =>
  outputOf(result, ({ id, gemId }) => [`${id} of gem ${gemId} is ${how}`]);

const linesOf = ({ id, gemId, userId, rating, reviewText, createdAt, hidden }: reviews.AnyReview) => [
  `${id}  gem ${gemId}  ${rating}/5  by ${userId}  ${timeText(createdAt)}`,
  ...(reviewText === "" ? [] : reviewText.split("\n").map((line) => `    ${line}`)),
  ...(hidden === null ? [] : [`    hidden ${timeText(hidden.at)}: ${hidden.reason}`]),
];
