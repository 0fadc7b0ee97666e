/** A hidden place in the bundled catalogue (docs/product.md §3, Gem). */
export interface Gem {
  /** 1 to 12, in the order of the catalogue. */
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

/** The fields of a gem that cards show and the search reads. */
export type GemOnCard = Omit<Gem, "category" | "icon" | "additionalImages">;

/** Leaves out the fields that no card shows, so that pages of cards stay small. */
export const onCard = ({
  id,
  title,
  location,
  description,
  categoryTitle,
  tags,
  image,
  rating,
  reviews,
}: Gem): GemOnCard => ({ id, title, location, description, categoryTitle, tags, image, rating, reviews });

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

/** The places the gems lie in (docs/product.md §3). */
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
