import type { GemFacts, YearSpan } from "./gem-facts.ts";
import type { Place } from "./place.ts";

/**
 * A hidden place of the catalogue, with everything that the site knows about it. Each gem has its file in this folder.
 */
export interface Gem extends GemOnPage {
  readonly names: GemNames;
  readonly place: Place;
  readonly facts: GemFacts;
  /** The season in which it is at its best, which its description names; or that no season is better than the others. */
  readonly season: BestSeason;
  /** In plain words: the kind of place, the way there, and the season if one is better. It says what the facts say. */
  readonly inBrief: string;
  /** What is special about some days of its year, in the order of the calendar. */
  readonly highlights: readonly Highlight[];
  /** Those of its pictures that show a season, by the plants, the snow or the month in them. */
  readonly printSeasons: Readonly<Partial<Record<Season, readonly string[]>>>;
}

/** The fields of a gem in the specification (docs/product.md §3, Gem), which its page loads. */
export interface GemOnPage {
  /** The position in the catalogue, from 1. */
  readonly id: number;
  readonly title: string;
  readonly location: Location;
  /** 80–160 words of guide-book prose, plain text. */
  readonly description: string;
  readonly category: CategoryKey;
  readonly categoryTitle: CategoryTitle;
  readonly tags: readonly string[];
  /** One emoji. */
  readonly icon: string;
  /** The address of the main picture, from `pictures.ts`; `picture-set.ts` derives its files. */
  readonly image: string;
  /** Addresses of up to four further pictures. */
  readonly additionalImages: readonly string[];
  /** The catalogue's own rating, 1 to 5 with one decimal. It is never merged with the ratings of reviews. */
  readonly rating: number;
  /** The catalogue's own count of reviews. */
  readonly reviews: number;
}

/**
 * The Japanese names of a gem, for the "Did you mean" help (docs/product.md §10). The first entries of `kanji` and of
 * `romaji` are the names that the description uses. `kanji` also holds the Japanese title and other usual spellings,
 * `kana` the readings without spaces, `romaji` each name with and without macrons.
 */
export interface GemNames {
  readonly kanji: Names;
  readonly kana: Names;
  readonly romaji: Names;
}

type Names = readonly [string, ...string[]];

export type Season = "spring" | "summer" | "autumn" | "winter";

export type BestSeason = Season | "all year";

/** Days of every year that are special at a gem, by a source of its facts or of its description. */
export interface Highlight {
  /** Where the source names a season instead of days: a choice, which the gem's file explains. */
  readonly span: YearSpan;
  /** The days in words, as the source gives them: "late November". */
  readonly when: string;
  /** What is special, without the place: "maples". */
  readonly what: string;
  /** The place, with its preposition: "at Otagi Nenbutsu-ji". */
  readonly where: string;
  /** Whether most people who come for it come on these days. */
  readonly isPeak: boolean;
}

/** Leaves out what the page of a gem loads in another form or not at all. */
export const toPage = ({
  id,
  title,
  location,
  description,
  category,
  categoryTitle,
  tags,
  icon,
  image,
  additionalImages,
  rating,
  reviews,
}: Gem): GemOnPage => ({
  id,
  title,
  location,
  description,
  category,
  categoryTitle,
  tags,
  icon,
  image,
  additionalImages,
  rating,
  reviews,
});

/** The fields of a gem that cards show and the search reads. */
export type GemOnCard = Omit<GemOnPage, "category" | "icon" | "additionalImages"> &
  Pick<Gem, "season" | "inBrief">;

/** Leaves out the fields that no card shows, so that pages of cards stay small. */
export const toCard = ({
  id,
  title,
  location,
  description,
  categoryTitle,
  tags,
  image,
  rating,
  reviews,
  season,
  inBrief,
}: Gem): GemOnCard => ({
  id,
  title,
  location,
  description,
  categoryTitle,
  tags,
  image,
  rating,
  reviews,
  season,
  inBrief,
});

/** Category icon keys and the titles they stand for (docs/product.md §3, §9), in the order of the filter buttons. */
export const categoryTitles = {
  nature: "Nature & Gardens",
  food: "Food & Dining",
  culture: "Culture & Heritage",
  activities: "Activities & Workshops",
  history: "History & Heritage",
} as const;

export type CategoryKey = keyof typeof categoryTitles;
export type CategoryTitle = (typeof categoryTitles)[CategoryKey];

/** The tags that have a filter button (docs/product.md §9), in its order. */
export const filterTags = [
  "temple",
  "hiking",
  "traditional",
  "authentic",
  "local",
  "nature",
  "photography",
  "sushi",
  "ramen",
  "art",
  "unique",
] as const;

/** The filter buttons after All, in order: the category titles, then the tags (docs/product.md §9). */
export const filters: readonly string[] = [...Object.values(categoryTitles), ...filterTags];

/** The towns of the gems (docs/product.md §3). */
export const locations = [
  "Kyoto",
  "Tokyo",
  "Nara",
  "Osaka",
  "Arita",
  "Hakone",
  "Seki",
  "Uji",
  "Shizuoka",
  "Echizen",
] as const;

export type Location = (typeof locations)[number];
