import { useEffect, useState, type RefObject } from "react";
import { japaneseName } from "../../domain/gems/japanese-name.ts";
import * as messages from "../../domain/site/messages.ts";
import { pictureSet } from "../../domain/prints/picture-set.ts";
import type { KnownGem } from "../shell/known-gems.ts";
import { PictureGround, printClass } from "../shell/picture.tsx";
import { shownFile } from "../shell/print-motion.ts";
import { GemAbout } from "./gem-about.tsx";
import { GemSummary } from "./gem-summary.tsx";
import gallery from "./gem-gallery.module.css";
import layout from "./gem-page.module.css";
import summary from "./gem-summary.module.css";
import css from "./gem-skeleton.module.css";

/** As high as the caption of the main print. */
const unknownCaption = "\u00a0";

/**
 * A gem's page before its data has arrived: what earlier pages contained of the gem, in the layout of the page, and empty
 * places for the rest (decision 34). It covers the page that was left, which keeps its place and its scroll position.
 */
export function GemSkeleton({
  gem,
  page,
}: {
  readonly gem: KnownGem;
  readonly page: RefObject<HTMLElement | null>;
}) {
  const { description, categoryTitle, tags, season } = gem;
  const nameInText = description === undefined ? null : japaneseName({ description });
  const name = gem.japaneseName ?? nameInText;
  const hasText = description !== undefined && categoryTitle !== undefined && tags !== undefined;
  return (
    <>
      <LoadingStatus title={gem.title} />
      <main ref={page} id="content" className={css["page"]} tabIndex={-1} aria-busy="true">
        <div className={layout["page"]}>
          <div className={layout["top"]}>
            <div className={gallery["main"]}>
              {gem.image === undefined ? (
                <span className={`${css["mount"]} ${gallery["print"]}`} />
              ) : (
                <EarlierPrint image={gem.image} />
              )}
              <p className={gallery["caption"]}>{unknownCaption}</p>
            </div>
            <GemSummary gem={gem} japaneseName={name} season={season} glance={null}>
              <div className={summary["actions-place"]} />
            </GemSummary>
          </div>
          {hasText ? (
            <GemAbout gem={{ description, categoryTitle, tags }}>
              <div className={gallery["prints"]}>
                <span className={gallery["among"]}>
                  <span className={css["mount"]} />
                </span>
              </div>
            </GemAbout>
          ) : (
            <span className={css["mount"]} />
          )}
          <span className={css["mount"]} />
        </div>
      </main>
    </>
  );
}

/**
 * Says that the page is loading. It is empty at first, because screen readers announce only changes of a live region.
 */
function LoadingStatus({ title }: { readonly title: string }) {
  const [text, setText] = useState("");
  // oxlint-disable-next-line react/set-state-in-effect -- after the region is there
  useEffect(() => setText(messages.gem.loading(title)), [title]);
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  );
}

/** The print as the earlier page showed it: its place, and the file that was loaded for that page, if any. */
function EarlierPrint({ image }: { readonly image: string }) {
  const picture = pictureSet(image);
  const file = shownFile(picture.jpeg);
  return (
    <PictureGround picture={picture} className={gallery["print"] ?? ""}>
      {file !== undefined && <img className={printClass} src={file} alt="" data-pressed-print="" />}
    </PictureGround>
  );
}
