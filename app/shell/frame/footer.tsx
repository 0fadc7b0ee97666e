import { Link } from "react-router";
import * as messages from "../../../domain/site/messages.ts";
import { paths } from "../../../domain/site/paths.ts";
import { Appearance } from "./appearance.tsx";
import css from "./footer.module.css";

/** The footer of every page (docs/product.md §2, Footer), with the licence of the pictures. */
export function Footer() {
  return (
    <footer className={css["footer"]}>
      <p className={css["copyright"]}>{messages.site.footer}</p>
      <p>
        {messages.site.prints} <Link to={paths.photos()}>{messages.site.allPrints}</Link>
      </p>
      <Appearance />
    </footer>
  );
}
