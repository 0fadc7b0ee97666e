import type { Command } from "commander";
import { ok } from "../../domain/base/result.ts";
import * as mails from "../usecases/operator/mails.ts";
import { limitOption } from "./arguments.ts";
import { counted, exitCodes, onSite, outputOf, timeText, type Program } from "./command.ts";

interface Chosen {
  readonly all?: true;
}

/** `mail …`: lists waiting and failed mails, sends them again or deletes them. */
export function mailCommands(program: Program): void {
  const mail = program.root.command("mail").description("mails that are waiting or were given up");

  mail
    .command("list")
    .description("list mails, the oldest first; their text is not shown")
    .option("--given-up", "only those that were given up")
    .addOption(limitOption())
    .action(({ givenUp = false, limit }: { readonly givenUp?: boolean; readonly limit: number }) =>
      onSite(program, async ({ documents }) => {
        const found = await documents.outbox.list({ givenUp, limit });
        return ok({
          value: { mails: found },
          lines: found.map(({ id, recipient, subject, createdAt, nextTryAt, tries, failedAt }) => {
            const state =
              failedAt === null ? `next try ${timeText(nextTryAt)}` : `given up ${timeText(failedAt)}`;
            return `${id}  ${timeText(createdAt)}  ${recipient}  ${subject}  tried ${tries}×  ${state}`;
          }),
        });
      }),
    );

  chosen(mail.command("retry").description("retry a mail that was given up, or all of them"), (id) =>
    onSite(program, async (app) => {
      const done = await mails.retryMails(app, id);
      return outputOf(done, ({ mails: count }) => [`${counted(count, "mail")} to send`]);
    }),
  );

  chosen(mail.command("drop").description("delete a mail unsent, or all that were given up"), (id) =>
    onSite(program, async (app) => {
      const done = await mails.dropMails(app, id);
      return outputOf(done, ({ mails: count }) => [`${counted(count, "mail")} dropped`]);
    }),
  );

  /** Completes a command for one mail, or for all failed ones. */
  function chosen(command: Command, act: (id: string | null) => Promise<void>): void {
    command
      .argument("[id]")
      .option("--all", "all that were given up")
      .action(async (id: string | undefined, { all }: Chosen) => {
        if ((id === undefined) === (all === undefined)) {
          program.err("error: give the id of a mail, or --all\n");
          return program.end(exitCodes.usage);
        }
        await act(id ?? null);
      });
  }
}
