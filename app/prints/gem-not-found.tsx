import { hyakkaenA } from "../../domain/prints/pictures.ts";
import * as messages from "../../domain/site/messages.ts";
import { NotFound } from "../shell/not-found.tsx";

/** The page of a gem that does not exist (docs/product.md §2, Gem detail), or of a list without any. */
export function GemNotFound({ hint = messages.gemPage.notFoundHint }: { readonly hint?: string }) {
  return <NotFound title={messages.gemPage.notFound} hint={hint} print={hyakkaenA} />;
}
