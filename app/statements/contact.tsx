import { Link } from "react-router";
import * as messages from "../../domain/site/messages.ts";
import { emergencyAnchor } from "../../domain/travel/emergency.ts";
import { manpukujiA } from "../../domain/prints/pictures.ts";
import { paths } from "../../domain/site/paths.ts";
import { Statement, StatementPart } from "./statement.tsx";
import css from "./statement.module.css";

const words = messages.contact;

/** A wooden fish that is struck to call, the print of this page. */
const print = manpukujiA;

/**
 * How to reach the operator (docs/product.md §13).
 * @param props.email the operator's address; null when nobody has set one.
 */
export const Contact = ({ email }: { readonly email: string | null }) => (
  <Statement
    title={words.title}
    lede={email === null ? words.missing : words.lede}
    print={print}
    answer={
      email === null ? (
        <p className={css["text"]}>{words.duty}</p>
      ) : (
        <>
          <a href={`mailto:${email}`} className={css["address"]} translate="no">
            {email}
          </a>
          <p className={css["text"]}>{words.security}</p>
        </>
      )
    }
  >
    <StatementPart id="quicker" title={words.quicker.title}>
      <dl className={css["terms"]}>
        <dt>{words.quicker.danger}</dt>
        <dd>
          <Link to={paths.phrases(emergencyAnchor)} reloadDocument>
            {words.quicker.dangerLink}
          </Link>
        </dd>
        <dt>{words.quicker.review}</dt>
        <dd>
          <Link to={paths.howReviewsWork()} reloadDocument>
            {messages.site.howReviewsWork}
          </Link>
        </dd>
        <dt>{words.quicker.data}</dt>
        <dd>
          <Link to={paths.privacy()} reloadDocument>
            {messages.site.privacy}
          </Link>
        </dd>
        <dt>{words.quicker.account}</dt>
        <dd>
          <Link to={paths.accountSettings()} reloadDocument>
            {words.quicker.accountLink}
          </Link>
        </dd>
      </dl>
    </StatementPart>
  </Statement>
);
