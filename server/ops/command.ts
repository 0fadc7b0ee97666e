import type { Command } from "commander";
import { ok, type Result } from "../../domain/base/result.ts";
import { createOperatorApp, type OpenOperatorApp } from "../runtime/operator-app.ts";
import { loadConfig } from "../config/secret-files.ts";
import type { OperatorRefusal } from "../usecases/operator/operator.ts";
import { refusalText } from "./refusals.ts";

/** The exit codes of the process. */
export const exitCodes = { done: 0, failed: 1, usage: 2, refused: 3 } as const;

/** What the commands need while they are defined and run. */
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

/** The output of a command: a value for programs, with --json, or lines for people. */
export interface CommandOutput {
  readonly value: unknown;
  readonly lines: readonly string[];
}

/** Control characters and text direction marks. Reviews and names are written by other people. */
const controlCharacters = /[^\P{Control}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;

export function print({ options, out }: Program, { value, lines }: CommandOutput): void {
  if (options().json === true) out(`${JSON.stringify(value, null, 2)}\n`);
  else for (const line of lines) out(`${line.replace(controlCharacters, "\ufffd")}\n`);
}

function printRefusal({ options, err, end }: Program, refusal: OperatorRefusal): void {
  const message = refusalText(refusal);
  err(options().json === true ? `${JSON.stringify({ refusal, message })}\n` : `${message}\n`);
  end(exitCodes.refused);
}

/** Prints why a command is refused, and sets the exit code. */
export function refuse({ options, err, end }: Program, message: string): void {
  err(options().json === true ? `${JSON.stringify({ error: message })}\n` : `${message}\n`);
  end(exitCodes.refused);
}

/** The output of a use case: its value, and the lines that tell it. A refusal stays one. */
export const outputOf = <Value>(
  result: Result<Value, OperatorRefusal>,
  linesOf: (value: Value) => readonly string[],
): Result<CommandOutput, OperatorRefusal> =>
  result.ok ? ok({ value: result.value, lines: linesOf(result.value) }) : result;

/** Runs a command on the site of the settings, and prints its output. */
export async function onSite(
  program: Program,
  work: (app: OpenOperatorApp) => Promise<Result<CommandOutput, OperatorRefusal>>,
): Promise<void> {
  const app = await createOperatorApp(loadConfig(program.environment), {
    operator: program.options().by ?? "",
    logTo: { write: program.err },
  });
  try {
    const result = await work(app);
    if (result.ok) print(program, result.value);
    else printRefusal(program, result.refusal);
  } finally {
    await app.close();
  }
}

/** Milliseconds since the epoch as ISO 8601, in UTC. */
export const timeText = (time: number): string => new Date(time).toISOString();

/** A count with its noun: "1 session", "2 sessions". */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

/** The sum of counts by name. */
export const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
