import { userInfo } from "node:os";
import { Command, CommanderError } from "commander";
import { isUnavailable } from "../base/refused.ts";
import { SettingError } from "../config/config.ts";
import { auditCommand } from "./audit-command.ts";
import { exitCodes, type Program } from "./command.ts";
import { mailCommands } from "./mail-commands.ts";
import { moveCommand } from "./move-command.ts";
import { userCommands } from "./user-commands.ts";
import { reviewCommands } from "./review-commands.ts";
import { reportCommands } from "./report-commands.ts";
import { siteCommands } from "./site-commands.ts";
import { stateCommands } from "./state-commands.ts";

/** The environment variables and the output streams of the program. */
export interface OpsContext {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

const codesHelp = `
Exit codes: ${exitCodes.done} done, ${exitCodes.failed} failed (for example, the database is away), ${exitCodes.usage} wrong usage or setting, ${exitCodes.refused} refused.
Settings are the server's own environment variables; see docs/operating.md.`;

/** Runs one operator command. Returns the exit code; never throws. */
export async function runOps(
  args: readonly string[],
  { environment, out, err }: OpsContext,
): Promise<number> {
  const root = new Command("ops")
    .description("Commands for operators. Safe while servers run, unless a command says otherwise.")
    .option("--json", "print JSON")
    .option("--by <name>", "your name, for the audit log", environment["SUDO_USER"] ?? userInfo().username)
    .exitOverride()
    .configureOutput({ writeOut: out, writeErr: err })
    .addHelpText("after", codesHelp);
  let code: number = exitCodes.done;
  const program: Program = {
    environment,
    out,
    err,
    options: () => root.opts(),
    end: (ended) => {
      code = ended;
    },
    root,
  };
  for (const add of [
    userCommands,
    reviewCommands,
    reportCommands,
    mailCommands,
    siteCommands,
    moveCommand,
    stateCommands,
    auditCommand,
  ])
    add(program);
  try {
    await root.parseAsync([...args], { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
    const isSetting = error instanceof SettingError;
    const message = isSetting || isUnavailable(error) ? wordsOf(error) : String(error);
    err(root.opts()["json"] === true ? `${JSON.stringify({ error: message })}\n` : `${message}\n`);
    return isSetting ? exitCodes.usage : exitCodes.failed;
  }
}

const wordsOf = (error: unknown): string =>
  error instanceof SettingError ? error.message : "the database does not answer; try again";
