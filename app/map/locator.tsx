import { Link } from "react-router";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { prefetchOnIntent } from "../shell/use-prefetch-on-intent.ts";
import { locators } from "./locators.ts";
import css from "./locator.module.css";

/** A small picture of where in Japan a gem lies. It links to the gem's line beside the map. */
export function Locator({ gemId }: { readonly gemId: number }) {
  return (
    <Link className={css["locator"]} to={paths.map(gemId)} {...prefetchOnIntent}>
      <img
        className={css["picture"]}
        src={locators[gemId]}
        width="360"
        height="240"
        alt=""
        loading="lazy"
        decoding="async"
      />
      <span>{messages.beforeYouGo.onTheMap}</span>
    </Link>
  );
}
