import { Link } from "react-router";
import * as messages from "../../../domain/site/messages.ts";
import { paths } from "../../../domain/site/paths.ts";
import { Appearance } from "./appearance.tsx";
import { useSite } from "../use-site.ts";
import css from "./footer.module.css";

/** The footer of every page (docs/product.md §2, Footer), with the licence of the pictures and what the site says of itself. */
export function Footer() {
  const { hasContact } = useSite();
  return (
    <footer className={css["footer"]}>
      <p className={css["copyright"]}>{messages.site.footer}</p>
      <p>
        {messages.site.prints}{" "}
        <Link to={paths.photos()} discover="none">
          {messages.site.allPrints}
        </Link>
      </p>
      <p className={css["about"]}>
        <a href={paths.privacy()}>{messages.site.privacy}</a>
        <a href={paths.howReviewsWork()}>{messages.site.howReviewsWork}</a>
        {hasContact && <a href={paths.contact()}>{messages.site.contact}</a>}
      </p>
      <Appearance />
    </footer>
  );
}
