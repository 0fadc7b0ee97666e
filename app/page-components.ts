import type { ComponentType } from "react";
import type { RouteName } from "./page.ts";
import { pages } from "./routes.ts";

/** A page's component. The table in `routes.ts` binds it to the data of its own page, and the routes to that name. */
type AnyPage = ComponentType<{ readonly loaderData: unknown; readonly actionData?: unknown }>;

const components = new Map<RouteName, AnyPage>();

/** Whether the component of a page has been loaded. */
export const isLoaded = (name: RouteName): boolean => components.has(name);

/** Loads the component of a page: before the page is rendered. */
export async function loadComponent(name: RouteName): Promise<void> {
  const { default: Component } = await pages[name].load();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see `AnyPage`
  components.set(name, Component as AnyPage);
}

/** The loaded component of a page. */
export function componentOf(name: RouteName): AnyPage {
  const Component = components.get(name);
  if (Component === undefined) throw new Error(`${name} is not loaded`);
  return Component;
}
