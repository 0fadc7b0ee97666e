import { globSync } from "node:fs";
import path from "node:path";
import { readSource, type Breach } from "./modules.ts";

/** A record in docs/decisions. */
export interface Decision {
  readonly number: number;
  /** The name of its file. */
  readonly file: string;
  readonly title: string;
  /** As the index shows it, such as "superseded by 41". */
  readonly status: string;
  /** The numbers of the decisions that supersede this one, wholly or in part. */
  readonly supersededBy: readonly number[];
  /** The numbers of the decisions that this one supersedes, wholly or in part. */
  readonly supersedes: readonly number[];
}

const folder = "docs/decisions";
const index = `${folder}/README.md`;

/** The numbers of the decisions that a sentence links to. */
const linkedIn = (sentence = ""): readonly number[] =>
  [...sentence.matchAll(/\[decision (\d+)\]/g)].map(([, number]) => Number(number));

/**
 * Reads a record: its title, and the paragraph below it, which begins with `Status:`. Each sentence there that says
 * what it supersedes, or what supersedes it, names decisions by links.
 */
export function readDecision(file: string, text: string): Decision {
  const [heading = "", paragraph = ""] = text.split("\n\n");
  const [, number = "", title = ""] = /^# (\d+)\. (.+)/.exec(heading) ?? [];
  const sentences = paragraph.replaceAll("\n", " ").split(". ");
  const saying = (words: string) =>
    sentences.filter((sentence) => sentence.includes(words)).flatMap((sentence) => linkedIn(sentence));
  const whole = saying("Status: superseded by");
  const part = saying("Superseded in part by");
  const accepted = sentences[0]?.startsWith("Status: accepted") === true ? "accepted" : "without a status";
  const status =
    whole.length > 0
      ? `superseded by ${whole.join(" and ")}`
      : part.length > 0
        ? `${accepted}, in part superseded by ${part.join(" and ")}`
        : accepted;
  return {
    number: Number(number),
    file,
    title,
    status,
    supersededBy: [...whole, ...part],
    supersedes: saying("Supersedes"),
  };
}

/** All records. */
export const readDecisions = (): readonly Decision[] =>
  globSync(`${folder}/[0-9]*.md`, { cwd: path.join(import.meta.dirname, "..", "..") })
    .map((name) => path.posix.basename(name.replaceAll(path.sep, "/")))
    .sort()
    .map((file) => readDecision(file, readSource(`${folder}/${file}`)));

/** The row of a decision in the index. */
const rowOf = ({ number, file, title, status }: Decision) =>
  `| [${number}](${file}) | ${title} | ${status} |`;

/** Finds records that the index lacks or shows with another title or status, and rows without a record. */
export function indexBreaches(
  decisions: readonly Decision[],
  indexText = readSource(index),
): readonly Breach[] {
  const rows = [...indexText.matchAll(/^\| \[.+$/gm)].map(([row]) => row.replaceAll(/ +/g, " ").trim());
  const expected = new Set(decisions.map(rowOf));
  const missing = [...expected]
    .filter((row) => !rows.includes(row))
    .map((row) => ({ at: `${index} lacks a row`, fix: `write ${row}` }));
  const surplus = rows
    .filter((row) => !expected.has(row))
    .map((row) => ({ at: `${index} has ${row}`, fix: "remove or correct it: no record is like that." }));
  return [...missing, ...surplus];
}

/** Finds decisions that name each other in one direction only. */
export function oneSidedBreaches(decisions: readonly Decision[]): readonly Breach[] {
  const find = (number: number) => decisions.find((each) => each.number === number);
  return decisions.flatMap(({ number, file, supersededBy, supersedes }) => [
    ...supersededBy
      .filter((other) => find(other)?.supersedes.includes(number) !== true)
      .map((other) => ({
        at: `${folder}/${file} is superseded by decision ${other}, which does not say so`,
        fix: `write "Supersedes [decision ${number}](${file})." or "Supersedes in part …" in its status line.`,
      })),
    ...supersedes
      .filter((other) => find(other)?.supersededBy.includes(number) !== true)
      .map((other) => ({
        at: `${folder}/${file} supersedes decision ${other}, which does not say so`,
        fix: `begin its status line with "Status: superseded by [decision ${number}](${file})", or add "Superseded in part by …".`,
      })),
  ]);
}
