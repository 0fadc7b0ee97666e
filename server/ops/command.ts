import type { Command } from "commander";
import type { Result } from "../../domain/result.ts";
import { createOperatorApp, type OpenOperatorApp } from "../runtime/operator-app.ts";
import { loadConfig } from "../runtime/secret-files.ts";
import type { OperatorRefusal } from "../usecases/operator/operator.ts";
import { refusalText } from "./refusals.ts";

/** What the process ends with. */
export const exitCodes = { done: 0, failed: 1, usage: 2, refused: 3 } as const;

/** The program while its commands are put together and run. */
export interface Program {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** The options that every command takes. */
  readonly options: () => { readonly json?: true; readonly by?: string };
  /** Sets the exit code. */
  readonly end: (code: number) => void;
  readonly root: Command;
}

/** What a command tells: a value for programs, lines for people. */
export interface Told {
  readonly value: unknown;
  readonly lines: readonly string[];
}

/** What could disturb a terminal: reviews and names hold other people's words. */
const disturbing = /[^\P{Control}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;

/** Prints what a command tells. */
export function tell({ options, out }: Program, { value, lines }: Told): void {
  if (options().json === true) out(`${JSON.stringify(value, null, 2)}\n`);
  else for (const line of lines) out(`${line.replace(disturbing, "\ufffd")}\n`);
}

/** Prints why a command is refused, and ends with the code of refusals. */
function tellRefusal({ options, err, end }: Program, refusal: OperatorRefusal): void {
  const message = refusalText(refusal);
  err(options().json === true ? `${JSON.stringify({ refusal, message })}\n` : `${message}\n`);
  end(exitCodes.refused);
}

/** Carries out a command on the site that the settings name. */
export async function onSite(
  program: Program,
  work: (app: OpenOperatorApp) => Promise<Result<Told, OperatorRefusal>>,
): Promise<void> {
  const app = await createOperatorApp(loadConfig(program.environment), {
    operator: program.options().by ?? "",
    logTo: { write: program.err },
  });
  try {
    const result = await work(app);
    if (result.ok) tell(program, result.value);
    else tellRefusal(program, result.refusal);
  } finally {
    await app.close();
  }
}

/** A time as people read it. */
export const timeText = (time: number): string => new Date(time).toISOString();

/** Counts as people read them: "1 session", "2 sessions". */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

/** The sum of counts by name. */
export const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
