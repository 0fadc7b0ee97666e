/** Where a gem is asked for: the path, and the id in it as React Router has decoded it. */
interface Asked {
  readonly id: string | undefined;
  readonly url: Pick<URL, "pathname">;
}

/**
 * The id in the address of a gem's page; null when the address is written in another way. React Router decodes ids and
 * ignores letter case and a slash at the end, so that `/gem/%31` and `/GEM/1` reach the page of `/gem/1` too; but a page
 * has one address (docs/product.md §2).
 * @param address writes the address of a gem's page, as in `domain/site/paths.ts`.
 */
export function gemIdIn({ id, url }: Asked, address: (id: number) => string): number | null {
  const number = Number(id);
  return address(number) === url.pathname ? number : null;
}
