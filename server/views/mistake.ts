import { gemById } from "../../domain/gems/gem-by-id.ts";
import type { Gem } from "../../domain/gems/gem.ts";

/** Reads the gem of an address such as `/mistake?gemId=4`; null when it names none. */
export function viewMistake({ searchParams }: URL): Pick<Gem, "id" | "title" | "image"> | null {
  const gem = gemById(searchParams.get("gemId"));
  return gem === null ? null : { id: gem.id, title: gem.title, image: gem.image };
}
