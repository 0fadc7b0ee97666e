import { InvalidArgumentError, Option } from "commander";

/** Parses a whole number within bounds. @throws InvalidArgumentError, which ends the program with a usage message. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const number = Number(text);
    if (/^\d{1,9}$/.test(text) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`Give a whole number from ${least} to ${most}.`);
  };

const mostListed = 1000;
const usuallyListed = 20;

export const limitOption = (): Option =>
  new Option("--limit <number>", "the largest number of results")
    .default(usuallyListed)
    .argParser(wholeNumber(1, mostListed));

export const reasonOption = (help: string): Option => new Option("--reason <text>", help);
