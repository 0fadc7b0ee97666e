import { loadavg } from "node:os";
import type { Line, Row } from "./row.ts";

interface Run {
  /** The rows to run, one after the other. */
  readonly rows: readonly Row[];
  readonly args: readonly string[];
  /** Whether a row that lacks a program is left out; otherwise that is a failure. */
  readonly mayLeaveOut: boolean;
  readonly write: (text: string) => void;
}

/** A row that fails to run has missed its bar. */
async function linesOf(row: Row, args: readonly string[]): Promise<readonly Line[]> {
  try {
    return await row.run(args);
  } catch (error) {
    const figure = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return [{ figure, bar: "runs to its end", passed: false }];
  }
}

/**
 * Runs the rows and writes each figure with its bar, how long each row took beside which load, what was left out, and
 * at last how many figures reached their bar and how many did not. Returns whether all did.
 */
export async function runRows({ rows, args, mayLeaveOut, write }: Run): Promise<boolean> {
  const count = { passed: 0, failed: 0 };
  const leftOut: string[] = [];
  const begun = performance.now();
  for (const row of rows) {
    write(`\n${row.name}: ${row.shows}`);
    const lacking = row.lacks?.() ?? null;
    if (lacking !== null && mayLeaveOut) {
      leftOut.push(`${row.name} (${lacking})`);
      write(`  left out: ${lacking}`);
      continue;
    }
    const start = performance.now();
    const lines =
      lacking === null
        ? await linesOf(row, args)
        : [{ figure: lacking, bar: "runs to its end", passed: false }];
    for (const { figure, bar, passed } of lines) {
      write(`  ${passed ? "ok  " : "MISS"} ${figure} (bar: ${bar})`);
      count[passed ? "passed" : "failed"] += 1;
    }
    write(`  ${seconds(start)} s, load ${loadavg()[0]?.toFixed(1)}`);
  }
  write(
    `\n${rows.length - leftOut.length} rows in ${seconds(begun)} s; left out: ${leftOut.join("; ") || "none"}`,
  );
  write(`${count.passed} passed, ${count.failed} failed`);
  return count.failed === 0;
}

const seconds = (since: number) => Math.round((performance.now() - since) / 1000);
