import { Link } from "react-router";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { prefetchOnIntent } from "./use-prefetch-on-intent.ts";

/** Links to the map and to all prints: in the header, and on pages where a phone's header has no room for them. */
export const PageLinks = ({ className }: { readonly className?: string | undefined }) => (
  <>
    <Link className={className} to={paths.map()} {...prefetchOnIntent}>
      {messages.header.map}
    </Link>
    <Link className={className} to={paths.photos()} {...prefetchOnIntent}>
      {messages.header.prints}
    </Link>
  </>
);
