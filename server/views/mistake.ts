import { gemById } from "../../domain/gems/gem-by-id.ts";
import type { Gem } from "../../domain/gems/gem.ts";
import { shortTitle } from "../../domain/gems/short-title.ts";

/** The gem in whose facts a mistake is reported. */
export interface MistakeView extends Pick<Gem, "id" | "title" | "image"> {
  readonly shortTitle: string;
}

/** Reads the gem of an address such as `/mistake?gemId=4`; null when it names none. */
export function viewMistake({ searchParams }: URL): MistakeView | null {
  const gem = gemById(searchParams.get("gemId"));
  return gem === null
    ? null
    : { id: gem.id, title: gem.title, shortTitle: shortTitle(gem.title), image: gem.image };
}
