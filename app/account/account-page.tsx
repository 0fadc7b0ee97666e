import type { ReactNode } from "react";
import { Picture } from "../shell/picture.tsx";
import css from "./account-page.module.css";

/** A page about one's account: its head, what there is to read or fill in, and from 60rem a narrow print at the window's edge. */
export function AccountPage({
  print,
  back,
  title,
  children,
}: {
  /** The print's address (`pictureAddress`); its middle is what is seen. */
  readonly print: string;
  /** The way back, above the title. */
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
      {/* As high as the window, and cut to its middle: a third wider than that. Not fetched where it is not shown. */}
      <div className={css["strip"]}>
        <Picture image={print} sizes="134vh" alt="" />
      </div>
    </div>
  );
}
