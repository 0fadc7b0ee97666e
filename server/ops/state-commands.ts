import { differences } from "../jobs/erasures.ts";
import { ok } from "../../domain/base/result.ts";
import { counted, exitCodes, onSite, print, timeText, type Program } from "./command.ts";
import { checkSite } from "./checks.ts";

/** `check` and `jobs`: the state of the site. */
export function stateCommands(program: Program): void {
  program.root
    .command("check")
    .description("check settings, database, files, mail, clock and free disk space; changes nothing")
    .action(async () => {
      const findings = await checkSite(program.environment);
      const isSound = findings.every(({ state }) => state !== "fault");
      print(program, {
        value: { ok: isSound, findings },
        lines: findings.map(({ name, state, text }) => `${state.padEnd(5)}  ${name.padEnd(8)}  ${text}`),
      });
      if (!isSound) program.end(exitCodes.failed);
    });

  program.root
    .command("jobs")
    .description("show what waits for the background jobs")
    .action(() =>
      onSite(program, async ({ documents, erasureList, now }) => {
        const backlog = await documents.backlog(now());
        let unlisted = 0;
        for await (const difference of differences({ documents, erasureList }, 0))
          unlisted += difference.unlisted.length;
        const { mails, files } = backlog;
        const since = mails.oldest === null ? "" : `, the oldest since ${timeText(mails.oldest)}`;
        return ok({
          value: { ...backlog, erasures: { unlisted } },
          lines: [
            `send mails    ${counted(mails.waiting, "mail")} waiting${since}; ${mails.givenUp} given up`,
            `delete files  ${counted(files.waiting, "file")} queued, ${files.due} due`,
            `erasures      ${unlisted} not yet in the erasure list`,
          ],
        });
      }),
    );
}
