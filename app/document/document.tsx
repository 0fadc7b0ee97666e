import { jsonInElement } from "../../domain/base/json-element.ts";
import { criticalPathDataId, pageDataId, type CriticalPathData, type PageData } from "./data.ts";
import { EarlyNotice } from "./early-notice-element.tsx";
import type { CriticalPathElements } from "./elements.ts";

/** The parts of a document in addition to its page. */
export interface DocumentParts extends CriticalPathData {
  readonly nonce: string;
  /** The built script that runs before the application. */
  readonly script: string;
  /** Text of the stylesheets. */
  readonly styles: string;
  readonly pageData: PageData;
  /** The `@font-face` rules of the headings and of the text, for browsers without JavaScript. */
  readonly serifFace: string;
  readonly sansFaces: string;
  /** The notice for a visitor who presses a heart before hydration; null for somebody else. */
  readonly earlyNotice: string | null;
}

const inElement = (data: object) => ({ __html: jsonInElement(JSON.stringify(data)) });

/** The elements of the critical path, for `CriticalPathContext`. Only executed and styling elements need the nonce. */
export function criticalPathElements(parts: DocumentParts): CriticalPathElements {
  const {
    nonce,
    script,
    styles,
    pageData,
    earlyNotice,
    serif,
    serifFace,
    sansFaces,
    kanjiFaces,
    sans,
    application,
  } = parts;
  const data: CriticalPathData = { serif, kanjiFaces, sans, application };
  return {
    head: (
      <>
        <script type="application/json" id={criticalPathDataId} dangerouslySetInnerHTML={inElement(data)} />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
        {styles !== "" && <style nonce={nonce} dangerouslySetInnerHTML={{ __html: styles }} />}
        <noscript>
          {sans.files.map(({ address }) => (
            <link key={address} rel="preload" as="font" crossOrigin="" href={address} />
          ))}
          {/* Elements of their own: the content security policy has a hash of each text, and the script applies that of the kanji. */}
          {[serifFace + sansFaces, kanjiFaces].map((rules) => (
            <style key={rules} nonce={nonce} dangerouslySetInnerHTML={{ __html: rules }} />
          ))}
        </noscript>
      </>
    ),
    end: (
      <>
        {earlyNotice !== null && <EarlyNotice message={earlyNotice} />}
        <script type="application/json" id={pageDataId} dangerouslySetInnerHTML={inElement(pageData)} />
      </>
    ),
  };
}
