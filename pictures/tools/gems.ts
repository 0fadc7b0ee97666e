/** The twelve gems: folder, icon, seal, and the colours of the hero. */
export interface GemSheet {
  readonly folder: string;
  readonly name: string;
  readonly icon: string;
  readonly seal: string;
  /** The colours from the top of the sheet to its bottom. */
  readonly palette: readonly [string, string, string];
}

export const gems: readonly GemSheet[] = [
  gem("otagi", "Otagi Nenbutsu-ji", "🗿", "愛", "#a9b08a", "#8a877c", "#6e7f3c"),
  gem("hyakkaen", "Mukojima-Hyakkaen", "🌼", "萩", "#d28aa3", "#c9d3bd", "#9a6fa0"),
  gem("hakozushi", "Osaka's boxed sushi", "🍣", "鮨", "#f2e4c4", "#e9b83f", "#e2765a"),
  gem("hakone", "the old stone road of Hakone", "🍵", "道", "#c9d3cc", "#8aa39b", "#2e4a46"),
  gem("nara-ink", "Nara's hand-pressed ink", "🖌️", "墨", "#4a423b", "#6b4a2c", "#14110f"),
  gem("tozan", "the porcelain torii of Tozan Shrine", "⛩️", "陶", "#9cc7e0", "#f5f3ee", "#2b4c9b"),
  gem("oze", "firelight cormorant fishing at Oze", "🔥", "鵜", "#1b2238", "#7a3d1e", "#0f1422"),
  gem("satta", "Satta Pass", "🗻", "富", "#1f4e79", "#e8c9c4", "#d99a3a"),
  gem("mitake", "the moss ravine of Mount Mitake", "🌲", "苔", "#bcd6b0", "#4f8a5b", "#1f5a45"),
  gem("echizen", "Echizen's paper village", "📜", "紙", "#dfe6ea", "#efe6d2", "#6b5442"),
  gem("manpukuji", "Manpuku-ji", "🐟", "禅", "#e4a0ae", "#b7b2a6", "#5e8c7a"),
  gem("ichijoji", "Ichijoji's ramen street", "🍜", "麺", "#22304a", "#8a3b35", "#e9a93a"),
];

function gem(
  folder: string,
  name: string,
  icon: string,
  seal: string,
  ...palette: [string, string, string]
): GemSheet {
  return { folder, name, icon, seal, palette };
}

export const placeholderTitle = (gem: GemSheet) => `Graded colour for ${gem.folder}`;

export const placeholderAlt = (gem: GemSheet) =>
  `Woodblock-style print: graded colour on paper with a small emblem, standing in for ${gem.name}.`;
