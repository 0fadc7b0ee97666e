import pino, { type DestinationStream } from "pino";

interface Line {
  readonly level: number;
  readonly time: string;
  readonly msg?: string;
  readonly err?: { readonly stack?: string };
  readonly [name: string]: unknown;
}

/**
 * Writes the log to stdout in a readable form: time, level, message, details, and a stack trace on separate lines.
 */
export const readableLog: DestinationStream = {
  write(text) {
    const { level, time, msg = "", err, ...rest }: Line = JSON.parse(text);
    const details = Object.entries(rest).map(([name, value]) => `${name}=${String(value)}`);
    const words = [time.slice(11, 19), pino.levels.labels[level], msg, ...details];
    process.stdout.write(`${words.join(" ")}\n${err?.stack === undefined ? "" : `${err.stack}\n`}`);
  },
};
