import { Link } from "react-router";
import * as messages from "../../domain/site/messages.ts";
import { emergencyAnchor } from "../../domain/travel/emergency.ts";
import { manpukujiA } from "../../domain/prints/pictures.ts";
import { paths } from "../../domain/site/paths.ts";
import { Icon } from "../ui/icon.tsx";
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
    lede={email === null ? words.ledeWithoutAddress : words.lede}
    print={print}
    answer={
      email === null ? (
        <p className={css["text"]}>{words.missing}</p>
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
    <StatementPart id="answers" title={words.answers.title}>
      <dl className={css["rows"]}>
        <Row question={words.answers.danger} to={paths.phrases(emergencyAnchor)}>
          {words.answers.dangerLink}
        </Row>
        <Row question={words.answers.review} to={paths.howReviewsWork()}>
          {messages.site.howReviewsWork}
        </Row>
        <Row question={words.answers.data} to={paths.privacy()}>
          {messages.site.privacy}
        </Row>
        <Row question={words.answers.account} to={paths.accountSettings()}>
          {words.answers.accountLink}
        </Row>
      </dl>
    </StatementPart>
  </Statement>
);

/** A question, and the page that answers it. */
const Row = ({
  question,
  to,
  children,
}: {
  readonly question: string;
  readonly to: string;
  readonly children: string;
}) => (
  <div>
    <dt>{question}</dt>
    <dd>
      <Link to={to} reloadDocument>
        {children}
      </Link>
      <Icon name="right" />
    </dd>
  </div>
);
