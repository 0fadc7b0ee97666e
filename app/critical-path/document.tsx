import type { EntryContext } from "react-router";
import { jsonInElement } from "../../domain/json-element.ts";
import {
  criticalPathDataId,
  loaderDataId,
  searchRoute,
  type ApplicationData,
  type CriticalPathData,
} from "./data.ts";
import { EarlyNotice } from "./early-notice-element.tsx";
import type { CriticalPathElements } from "./elements.ts";
import { modulesOf, withoutRoot } from "./manifest.ts";

/** The parts of a document in addition to its page. */
export interface DocumentParts extends CriticalPathData {
  readonly nonce: string;
  /** The built script that runs before the application. */
  readonly script: string;
  /** Text of the stylesheets. */
  readonly styles: string;
  /** The loaders' data as React Router's client reads it: lines of JSON. */
  readonly loaderData: string;
  /** The `@font-face` rule of the headings, for browsers without JavaScript. */
  readonly serifFace: string;
  /** The notice for a visitor who presses a heart before hydration; null for somebody else. */
  readonly earlyNotice: string | null;
}

/** The built module that every page loads; it starts the application (vite.config.ts). In development there is none. */
const sharedModule = /\/shared-[^/]*\.js$/;

/** Which of the two built scripts a page gets. */
export const scriptFor = (routeIds: readonly string[]): "home" | "every-page" =>
  routeIds.includes(searchRoute) ? "home" : "every-page";

const inElement = (json: string) => ({ __html: jsonInElement(json) });

/** The ids of the page's routes, the root first. */
export const matchedRoutes = ({ staticHandlerContext }: EntryContext): readonly string[] =>
  staticHandlerContext.matches.map(({ route }) => route.id);

/** Returns the data that starts the application on this page. */
export function applicationData(context: EntryContext, holdsStylesheets: boolean): ApplicationData {
  const { manifest, serverHandoffString } = context;
  const { entry, hmr, url } = manifest;
  const routes = matchedRoutes(context);
  const modules = withoutRoot(routes).flatMap((id) =>
    modulesOf(manifest, id).concat(manifest.routes[id]?.imports ?? []),
  );
  return {
    first: hmr === undefined ? [url] : [hmr.runtime, url],
    // The entry's own file only imports this module, so fetching it would be one more request.
    entry: entry.imports.find((address) => sharedModule.test(address)) ?? entry.module,
    imports: [...new Set([...entry.imports, ...modules])],
    routes,
    holdsStylesheets,
    context: JSON.parse(serverHandoffString ?? "{}"),
  };
}

/** The elements of the critical path, for `CriticalPathContext`. Only executed and styling elements need the nonce. */
export function criticalPathElements(parts: DocumentParts): CriticalPathElements {
  const {
    nonce,
    script,
    styles,
    loaderData,
    earlyNotice,
    serif,
    serifFace,
    kanjiFaces,
    fonts,
    fontFaces,
    application,
  } = parts;
  const data: CriticalPathData = { serif, kanjiFaces, fonts, fontFaces, application };
  return {
    head: (
      <>
        <script
          type="application/json"
          id={criticalPathDataId}
          dangerouslySetInnerHTML={inElement(JSON.stringify(data))}
        />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
        {styles !== "" && <style nonce={nonce} dangerouslySetInnerHTML={{ __html: styles }} />}
        <noscript>
          {fonts.map((href) => (
            <link key={href} rel="preload" as="font" crossOrigin="" href={href} />
          ))}
          {/* Three elements: the content security policy has a hash of each text, and the script applies the last two later. */}
          {[serifFace, kanjiFaces, fontFaces].map((rules) => (
            <style key={rules} nonce={nonce} dangerouslySetInnerHTML={{ __html: rules }} />
          ))}
        </noscript>
      </>
    ),
    end: (
      <>
        {earlyNotice !== null && <EarlyNotice message={earlyNotice} />}
        <script type="application/json" id={loaderDataId} dangerouslySetInnerHTML={inElement(loaderData)} />
      </>
    ),
  };
}
