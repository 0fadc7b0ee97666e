import { hyakkaenA } from "../../domain/prints/pictures.ts";
import * as messages from "../../domain/site/messages.ts";
import { NotFound } from "../shell/not-found.tsx";

/** The page of a gem that does not exist (docs/product.md §2, Gem detail). */
export function GemNotFound() {
  return (
    <NotFound title={messages.gemPage.notFound} hint={messages.gemPage.notFoundHint} print={hyakkaenA} />
  );
}
