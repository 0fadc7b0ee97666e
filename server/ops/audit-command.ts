import { ok } from "../../domain/base/result.ts";
import { onSite, timeText, type Program } from "./command.ts";
import { limitOption } from "./arguments.ts";

/** `audit`: lists what operators did. */
export function auditCommand(program: Program): void {
  program.root
    .command("audit")
    .description("list the changes and backups made by these commands, the newest first")
    .option("--user <id>", "only changes of one user, by id")
    .addOption(limitOption())
    .action((options: { readonly user?: string; readonly limit: number }) =>
      onSite(program, async ({ documents }) => {
        const { user: userId, limit } = options;
        const entries = await documents.audit.last({ limit, ...(userId !== undefined && { userId }) });
        return ok({
          value: { entries },
          lines: entries.map(({ at, operator, action, subject, reason }) =>
            [timeText(at), operator, action, subject, reason ?? ""].join("  ").trimEnd(),
          ),
        });
      }),
    );
}
