import { pictureId } from "../prints/picture-set.ts";

export type Season = "spring" | "summer" | "autumn" | "winter";

/** The season in which a gem is at its best, where its description names one. */
const gemSeasons: Readonly<Record<number, Season>> = {
  1: "autumn",
  2: "autumn",
  5: "winter",
  7: "summer",
  9: "summer",
  10: "winter",
  12: "autumn",
};

/** The prints that show a season, by the plants, the snow or the month in them. */
const prints: Readonly<Record<Season, string>> = {
  spring: "nara-ink-c tozan-hero echizen-a echizen-d ichijoji-c",
  summer: "otagi-b hyakkaen-a hyakkaen-d hakone-hero tozan-a oze-c mitake-c manpukuji-hero manpukuji-b",
  autumn:
    "otagi-hero otagi-c otagi-d hyakkaen-hero hyakkaen-c hakone-b tozan-c tozan-d satta-c mitake-d echizen-b echizen-c",
  winter:
    "hyakkaen-b hakozushi-a hakone-a hakone-c nara-ink-hero nara-ink-a nara-ink-d satta-hero satta-b echizen-hero manpukuji-d ichijoji-d",
};

const readSeasons = () =>
  new Map(
    (["spring", "summer", "autumn", "winter"] as const).flatMap((season) =>
      prints[season].split(" ").map((id): [string, Season] => [id, season]),
    ),
  );

/** The season of each print that shows one, by picture id. */
export const printSeasons: ReadonlyMap<string, Season> = /* @__PURE__ */ readSeasons();

/** The season a gem's description names as its own, or null. */
export const gemSeason = (gemId: number): Season | null => gemSeasons[gemId] ?? null;

/** The season the print at a catalogue address shows, where it shows one. */
export const printSeason = (address: string): Season | undefined => printSeasons.get(pictureId(address));
