import { Link } from "react-router";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { pictureAddress } from "../../domain/picture-set.ts";
import { buttonClass } from "../ui/button.tsx";
import { Picture } from "./picture.tsx";
import css from "./not-found.module.css";

const print = pictureAddress("hakone-hero");

/** A page that is not there, or that failed: what happened, and the way home. */
export function NotFound({ title, hint }: { readonly title: string; readonly hint: string }) {
  return (
    <div className={css["page"]}>
      <div className={css["print"]}>
        <Picture image={print} sizes="(width < 36rem) 100vw, 34rem" alt="" />
      </div>
      <div className={css["words"]}>
        <h1 className={css["title"]}>{title}</h1>
        <p className={css["hint"]}>{hint}</p>
        <Link className={buttonClass("primary")} to={paths.home()}>
          {messages.failures.goHome}
        </Link>
      </div>
    </div>
  );
}
