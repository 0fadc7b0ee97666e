import { Link } from "react-router";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { mitakeB } from "../../domain/prints/pictures.ts";
import { buttonClass } from "../ui/button.tsx";
import { PrintedPage } from "./printed-page.tsx";

/** A missing page: what is missing, and a link to the home page. */
export function NotFound({
  title,
  hint,
  print = mitakeB,
}: {
  readonly title: string;
  readonly hint: string;
  /** The address of the print (`pictures.ts`). */
  readonly print?: string;
}) {
  return (
    <PrintedPage print={print}>
      <title>{messages.titles.page(title)}</title>
      <meta name="description" content={hint} />
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p>{hint}</p>
      <Link className={buttonClass("primary")} to={paths.home()}>
        {messages.failures.goHome}
      </Link>
    </PrintedPage>
  );
}
