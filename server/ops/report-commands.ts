import { Option } from "commander";
import { ok } from "../../domain/base/result.ts";
import * as reports from "../usecases/operator/reports.ts";
import { limitOption, reasonOption } from "./arguments.ts";
import { onSite, outputOf, timeText, type Program } from "./command.ts";

interface Listed {
  readonly all?: boolean;
  readonly limit: number;
}

interface Resolved {
  readonly as: reports.Outcome;
  readonly reason?: string;
}

/** `report …`: lists, shows and resolves reports of reviews and of mistakes in the facts. */
export function reportCommands(program: Program): void {
  const report = program.root
    .command("report")
    .description("reports of reviews, and of mistakes in the facts");

  report
    .command("list")
    .description("list the reports that nobody has resolved, the oldest first")
    .option("--all", "the resolved ones too, the newest first")
    .addOption(limitOption())
    .action(({ all = false, limit }: Listed) =>
      onSite(program, async (app) => {
        const found = await reports.listReports(app, { isOpen: !all, limit });
        return ok({ value: { reports: found }, lines: found.flatMap(linesOf) });
      }),
    );

  report
    .command("show")
    .description("show one report")
    .argument("<id>")
    .action((id: string) =>
      onSite(program, async (app) => outputOf(await reports.findReport(app, id), linesOf)),
    );

  report
    .command("resolve")
    .description("decide about a report; the reporter learns the outcome")
    .argument("<id>")
    .addOption(
      new Option(
        "--as <outcome>",
        "hidden: hide the review; corrected: the facts are changed; kept: all stays as it is",
      )
        .choices(reports.outcomes)
        .makeOptionMandatory(),
    )
    .addOption(
      reasonOption("with hidden, why: the review's author reads it; otherwise an answer to the reporter"),
    )
    .action((id: string, { as: outcome, reason }: Resolved) =>
      onSite(program, async (app) =>
        outputOf(await reports.resolveReport(app, id, { outcome, reason }), () => [
          `${id} is resolved: ${outcome}`,
        ]),
      ),
    );
}

const indented = (text: string): readonly string[] =>
  text === "" ? [] : text.split("\n").map((line) => `    ${line}`);

function linesOf(report: reports.AnyReport): readonly string[] {
  const { id, kind, gemId, userId, reportedAt, outcome, answer, resolvedAt } = report;
  const why = report.kind === "review" ? `  ${report.reason}` : "";
  return [
    `${id}  ${kind}  gem ${gemId}${why}  by ${userId ?? "a visitor"}  ${timeText(reportedAt)}`,
    ...indented(report.kind === "review" ? report.note : report.mistake),
    ...(report.kind === "review" ? reviewLines(report) : []),
    ...(outcome === null || resolvedAt === null
      ? []
      : [`    ${outcome} ${timeText(resolvedAt)}${answer === null ? "" : `: ${answer}`}`]),
  ];
}

function reviewLines({
  reviewId,
  review,
  reportedAt,
}: Extract<reports.AnyReport, { readonly kind: "review" }>): readonly string[] {
  if (review === null) return [`    review ${reviewId} is deleted`];
  const edited = review.updatedAt > reportedAt ? ", edited since" : "";
  return [
    `    review ${reviewId}  ${review.rating}/5  by ${review.userId}${edited}`,
    ...indented(review.reviewText).map((line) => `    ${line}`),
  ];
}
