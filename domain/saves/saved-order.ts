/**
 * The saved gems in the user's own order. A gem that has no place in it, such as one that was saved since, comes first,
 * the newest save before the others (docs/product.md §4, Save).
 * @param saved ids, the newest save first.
 * @param order ids in the user's order; those that are not saved do not count.
 */
export function inSavedOrder(saved: readonly number[], order: readonly number[]): readonly number[] {
  const placed = order.filter((id) => saved.includes(id));
  return [...saved.filter((id) => !placed.includes(id)), ...placed];
}

/** The order after a gem was put directly before another; unchanged where one of the two is not in it. */
export function putBefore(order: readonly number[], id: number, before: number): readonly number[] {
  if (id === before || !order.includes(id) || !order.includes(before)) return order;
  const others = order.filter((other) => other !== id);
  return others.toSpliced(others.indexOf(before), 0, id);
}
