import { catalogue } from "../../domain/gems/catalogue.ts";
import type { Day } from "../../domain/gems/evidence.ts";
import type { Gem } from "../../domain/gems/gem.ts";
import type { FactName } from "../../domain/gems/gem-facts.ts";
import { pictureText } from "../../domain/prints/picture-text.ts";
import { emergencyNumbers } from "../../domain/travel/emergency.ts";
import { readGemList } from "../../domain/travel/gem-list.ts";
import { phrases, type PhraseSection } from "../../domain/travel/phrases/all-phrases.ts";
import { phrasesFor } from "../../domain/travel/phrases/gem-phrases.ts";
import type { Phrase } from "../../domain/travel/phrases/phrase.ts";

/** The facts on a page of the book, in this order: what is asked in front of the door and on the way. */
const factNamesInBook = [
  "hours",
  "closed",
  "wayThere",
  "wayBack",
  "cost",
  "booking",
] as const satisfies readonly FactName[];

/** A fact in the book. */
interface BookFact {
  readonly name: (typeof factNamesInBook)[number];
  readonly value: string;
}

/** A gem in the pocket book. */
export interface BookGem extends Pick<Gem, "id" | "title" | "location" | "image"> {
  readonly imageAlt: string;
  readonly japaneseName: string;
  /** In Latin letters, to read aloud. */
  readonly reading: string;
  /** The town in Japanese, to show. */
  readonly town: string;
  readonly facts: readonly BookFact[];
  readonly phrases: readonly Phrase[];
}

/** The data of the pocket book. */
export interface ListBookView {
  readonly gems: readonly BookGem[];
  /** All phrases by part. */
  readonly sections: Readonly<Record<PhraseSection, readonly Phrase[]>>;
  readonly emergency: readonly { readonly number: string; readonly name: string }[];
  /** The day since which all facts are checked. */
  readonly checkedOn: Day;
}

/** Reads the pocket book of an address such as `/list/book?g=4,9,2`; null when it names no gem. */
export function viewListBook({ searchParams }: URL): ListBookView | null {
  const gems = readGemList(searchParams, catalogue);
  const [checkedOn] = gems
    .map(({ facts }) => facts.checkedOn)
    .toSorted((one, other) => one.localeCompare(other));
  if (checkedOn === undefined) return null;
  return {
    gems: gems.map(inBook),
    sections: phrases,
    emergency: emergencyNumbers.map(({ number, name }) => ({ number, name })),
    checkedOn,
  };
}

function inBook(gem: Gem): BookGem {
  const { id, title, location, image, names, place, facts } = gem;
  return {
    id,
    title,
    location,
    image,
    imageAlt: pictureText(image).alt,
    japaneseName: names.kanji[0],
    reading: names.romaji[0],
    town: place.directions.town,
    facts: factNamesInBook.flatMap((name) => {
      const fact = facts.facts[name];
      return fact === undefined ? [] : [{ name, value: fact.value }];
    }),
    phrases: phrasesFor(gem),
  };
}
