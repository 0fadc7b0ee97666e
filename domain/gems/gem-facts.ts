import type { Day, Fact, Source, SourceDate, Sources } from "./evidence.ts";

/** The facts that every traveller looks for, in the order of the page. */
export const mainFactNames = [
  "hours",
  "closed",
  "cost",
  "wayThere",
  "wayBack",
  "season",
  "timeNeeded",
  "booking",
  "manners",
] as const;

/** The facts about a gem, in the order of the page. The last ones are shown only where a source has them. */
export const factNames = [
  ...mainFactNames,
  "toilets",
  "bins",
  "cash",
  "icCard",
  "steps",
  "children",
] as const;

export type MainFactName = (typeof mainFactNames)[number];
export type FactName = (typeof factNames)[number];

/** A clock time in Japan, `9:30`. */
export type Clock = string;
/** A day of any year, `05-11`. */
export type MonthDay = string;
/** A span of days in every year, both ends included. It may cross New Year. */
export type YearSpan = readonly [from: MonthDay, to: MonthDay];
/** Sunday is 0. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Hours that are the same on every open day. Where sources differ: those on which all agree. */
export interface Hours {
  readonly kind: "hours";
  /** The part of the gem that has these hours; absent for the gem as a whole. */
  readonly of?: string;
  readonly open: Clock;
  readonly lastEntry?: Clock;
  readonly close: Clock;
  /** Closed on these weekdays, public holidays excepted. */
  readonly closedWeekdays?: readonly Weekday[];
  /** Closed on these days of every year. */
  readonly closedSpans?: readonly YearSpan[];
}

/** No hours of a whole place: a path or grounds without a gate, unknown hours, or many houses. */
export interface WithoutHours {
  readonly kind: "always" | "ask" | "varies";
  /** What it means for somebody who sets out. It continues the sentence after a colon, without a full stop. */
  readonly note: string;
  /** Sources say that it is closed at weekends and on public holidays, but are too old or too few to be sure. */
  readonly isClosedOnDaysOff?: true;
}

/** When a gem is open: fixed hours; by booking, in a season or all year; or without hours. */
export type Opening = Hours | { readonly kind: "booking"; readonly season?: YearSpan } | WithoutHours;

/** How to reach the people of a place. */
export interface Contact {
  /** The address of the place's own site. */
  readonly officialSite?: string;
  readonly telephone?: {
    /** As it is dialled in Japan, `075-285-1549`. */
    readonly number: string;
    readonly sources: Sources;
  };
}

/** What a traveller needs to know about a gem. A fact without any source has no entry. */
export interface GemFacts {
  /** The day on which the sources were last read. */
  readonly checkedOn: Day;
  /** The opening rule, as the facts `hours`, `closed` and `season` state it. */
  readonly opening: Opening;
  readonly facts: Readonly<Partial<Record<FactName, Fact>>>;
  readonly contact?: Contact;
}

/**
 * How reliable a fact is (docs/product.md §11). `confirmed`: sources on two or more sites agree. `one source`: there is
 * only one. `sources differ`: they state different things. `old`: it changes from year to year, and each source has a
 * date of more than three years ago.
 */
export type Mark = "confirmed" | "one source" | "sources differ" | "old";

/** The facts that change from year to year. */
const changing: ReadonlySet<FactName> = new Set(["hours", "closed", "cost", "wayBack"]);

/** The month three years before a day. */
const threeYearsBefore = (day: Day): SourceDate => `${Number(day.slice(0, 4)) - 3}${day.slice(4, 7)}`;

/** The host of an address on the web. */
const hostOf = (address: string) => /^https?:[/]{2}([^/]+)/.exec(address)?.[1];

const sitesOf = (sources: readonly Source[]) => new Set(sources.map(({ address }) => hostOf(address)));

/** The mark of a fact, by its sources and the day on which they were read. A year alone counts as its beginning. */
export function markOf(name: FactName, { statements }: Fact, checkedOn: Day): Mark {
  const [{ sources }, ...others] = statements;
  if (others.length > 0) return "sources differ";
  const limit = threeYearsBefore(checkedOn);
  const isOld = sources.every(({ date }) => date !== null && date < limit);
  if (changing.has(name) && isOld) return "old";
  return sitesOf(sources).size > 1 ? "confirmed" : "one source";
}

/** A fact that is known, and how reliable it is. */
export interface KnownFact {
  readonly name: FactName;
  readonly fact: Fact;
  readonly mark: Mark;
}

/** The facts of a gem that are known, in the order of the page. */
export const knownFacts = ({ facts, checkedOn }: GemFacts): readonly KnownFact[] =>
  factNames.flatMap((name) => {
    const fact = facts[name];
    return fact === undefined ? [] : [{ name, fact, mark: markOf(name, fact, checkedOn) }];
  });

/** The sources of a fact, each once. */
export const sourcesOf = ({ statements }: Fact): readonly Source[] => [
  ...new Map(statements.flatMap(({ sources }) => sources).map((source) => [source.address, source])).values(),
];

/** The facts that can be missing: all but the season, because each gem has one or is equal all year (docs/product.md §11). */
export type UnconfirmedName = Exclude<MainFactName, "season">;

/**
 * The facts that a traveller looks for and no source has. Where the opening rule itself says that there are no common
 * hours, hours and closing days are not missing.
 */
export const unconfirmedFacts = ({ facts, opening: { kind } }: GemFacts): readonly UnconfirmedName[] => {
  const hasNoHours = kind === "always" || kind === "varies";
  return mainFactNames
    .filter((name) => name !== "season")
    .filter((name) => facts[name] === undefined && !(hasNoHours && (name === "hours" || name === "closed")));
};
