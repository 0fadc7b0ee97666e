import { Link, useLocation, useMatches, useNavigate } from "react-router";
import * as messages from "../../../domain/site/messages.ts";
import { paths } from "../../../domain/site/paths.ts";
import { hasPageBefore } from "../../ui/engine.ts";
import { Icon } from "../../ui/icon.tsx";

/** The pages without this link: home is where Back ends, and the profile's form has a "Back" of its own where it may have one. */
const without: ReadonlySet<string | undefined> = new Set(["home", "editProfile"]);
/** The pages below a gem's. */
const ofGem: ReadonlySet<string | undefined> = new Set(["driverCard", "gemPhotos"]);

/** The state of a page to which this link led up: nothing is before it. */
const first = "first";

/**
 * The way back on an installed site, whose window has none; a stylesheet shows it there (docs/product.md §2). It goes
 * back to the site's page before, else to the page above this one, as it does without JavaScript.
 */
export function BackLink({ className }: { readonly className: string | undefined }) {
  const page = useMatches().at(-1);
  const { key, state } = useLocation();
  const navigate = useNavigate();
  if (without.has(page?.id)) return null;
  const parent = ofGem.has(page?.id) ? paths.gem(Number(page?.params["id"])) : paths.home();
  return (
    <Link
      className={className}
      to={parent}
      replace
      state={first}
      onClick={(event) => {
        const isFirst = !(hasPageBefore() ?? (key !== "default" && state !== first));
        if (isFirst || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <Icon name="left" />
      {messages.header.back}
    </Link>
  );
}
