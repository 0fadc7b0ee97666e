import type { ReactNode } from "react";
import { Picture } from "../shell/picture.tsx";
import css from "./account-page.module.css";

/** A page about the account: a heading, the content, and a print: above them, or from 60rem of width at the edge of the window. */
export function AccountPage({
  print,
  back,
  title,
  children,
}: {
  /** The address of the print (`pictures.ts`). Only its middle is visible. */
  readonly print: string;
  /** The link back, above the title. */
  readonly back?: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={css["page"]}>
      <div className={css["content"]}>
        <div className={css["head"]}>
          {back}
          <h1 className={css["title"]}>{title}</h1>
        </div>
        {children}
      </div>
      {/* A band, or as high as the window; only its middle is visible. Low windows hide it and do not load it. */}
      <div className={css["strip"]}>
        <Picture image={print} sizes="(width < 60rem) 100vw, 134vh" alt="" />
      </div>
    </div>
  );
}
