/** Sentences of the card for a driver (docs/product.md §11). Loaded by that page only. */

/** A sentence for the driver, and its meaning for the traveller. */
interface Phrase {
  /** The parts between which a line may end. */
  readonly japanese: readonly string[];
  readonly english: string;
}

const phrase = (english: string, ...japanese: readonly string[]): Phrase => ({ japanese, english });

export const driverCard = {
  title: (title: string) => `Taxi card: ${title}`,
  description: (title: string, location: string) =>
    `The name and the address of ${title} in ${location} in Japanese, large enough to show to a taxi driver.`,
  request: phrase("Please take me to this place.", "この場所まで", "行ってください。"),
  wayBack: phrase(
    "Could you call a taxi for my way back, please?",
    "帰りの",
    "タクシーを",
    "呼んで",
    "いただけますか。",
  ),
  address: phrase("Address", "住所"),
  town: phrase("Town", "所在地"),
  landmark: phrase("Landmark", "目印"),
  sources: "The address is from:",
  phrases: "Phrases for this place",
  allPhrases: "All phrases and emergency numbers",
  print: "Print",
  back: (title: string) => `Back to ${title}`,
} as const;
