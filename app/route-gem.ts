/** The arguments that React Router passes to the loader of a route such as `gem/:id`. */
interface GemRouteArgs {
  readonly params: { readonly id: string };
  readonly url: Pick<URL, "pathname">;
}

/**
 * The id in the address of a gem's page, from the route's parameter; null when the address is written in another way.
 * React Router decodes parameters and ignores letter case and a slash at the end, so that `/gem/%31` and `/GEM/1` reach the
 * route of `/gem/1` too; but a page has one address (docs/product.md §2).
 * @param address writes the address of a gem's page, as in `domain/paths.ts`.
 */
export function gemIdIn({ params, url }: GemRouteArgs, address: (id: number) => string): number | null {
  const id = Number(params.id);
  return address(id) === url.pathname ? id : null;
}
