/** Sentences of the card for a driver (docs/product.md §11). Loaded by that page only. */

/** A sentence for the driver, and its meaning for the traveller. */
interface Phrase {
  readonly japanese: string;
  readonly english: string;
}

const phrase = (japanese: string, english: string): Phrase => ({ japanese, english });

export const driverCard = {
  title: (title: string) => `For the driver: ${title}`,
  description: (title: string, location: string) =>
    `The name and the address of ${title} in ${location} in Japanese, large enough to show to a taxi driver.`,
  request: phrase("この場所まで行ってください。", "Please take me to this place."),
  wayBack: phrase("帰りのタクシーを呼んでいただけますか。", "Could you call a taxi for my way back, please?"),
  shop: phrase("行き先", "Where to"),
  address: phrase("住所", "Address"),
  town: phrase("所在地", "Town"),
  landmark: phrase("目印", "Landmark"),
  sources: "The address is from:",
  print: "Print",
  back: (title: string) => `Back to ${title}`,
} as const;
