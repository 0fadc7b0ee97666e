import type { PageName } from "../domain/site/paths.ts";
import type { ActionName, IntentName, ResponseOf } from "../server/actions/registry.ts";
import type { ViewOf } from "../server/views/registry.ts";

/** A page of the site; `notFound` is that of every other address. */
export type RouteName = PageName | "notFound";

/** The data of a page: what the server's view of this name gives. */
export type DataOf<Name extends RouteName> = Name extends PageName ? ViewOf<Name> : null;

/** The response to the page's own form, when it was sent without JavaScript. */
type ActionDataOf<Name extends RouteName> = Name extends ActionName
  ? ResponseOf<Name, IntentName<Name>>
  : undefined;

/** What a page's component gets. */
export interface PageProps<Name extends RouteName> {
  readonly loaderData: DataOf<Name>;
  readonly actionData?: ActionDataOf<Name> | undefined;
}
