import { ViewTransition, type ReactNode } from "react";
import { wantsMotion } from "./motion.ts";

const isMoving = !import.meta.env.SSR && wantsMotion();

/**
 * A page, which changes for another by a view transition where motion is welcome (app/document/styles/motion.css).
 * @param name is another for another page, as is the key. Without a name React would count the transition in the ids of its
 *   children, and the server renders none.
 */
export const PageTransition = ({ name, children }: { readonly name: string; readonly children: ReactNode }) =>
  isMoving ? (
    <ViewTransition name={name} default="none" enter="page" exit="page">
      {children}
    </ViewTransition>
  ) : (
    children
  );
