import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import css from "../shell/frame/strip.module.css";
import { useShownCopy } from "../shell/use-shown-copy.ts";
import { takeWanted } from "./as-rendered.ts";
import { useRenewal } from "./use-renewal.ts";

/** Goes to the address that was asked for, once the copy has been hydrated as it was rendered. */
function useGoOn(): void {
  const navigate = useNavigate();
  const { state } = useLocation() as { readonly state: unknown };
  useEffect(() => {
    const wanted = takeWanted();
    if (wanted === null) return;
    // The copy has the data of every query.
    void navigate(wanted, { replace: true, state, preventScrollReset: true, defaultShouldRevalidate: false });
  }, [navigate, state]);
}

/** A line above a copied page: that it is one, and of which day. Here too the page becomes itself again. */
export function CopyBar() {
  const keptAt = useShownCopy()?.keptAt ?? null;
  const { pathname } = useLocation();
  useGoOn();
  useRenewal();
  return (
    <aside className={css["strip"]}>
      <span role="status">
        {keptAt === null ? messages.offlineCopy.status : messages.offlineCopy.statusOf(Date.parse(keptAt))}
      </span>
      {pathname !== paths.offline() && (
        <>
          {" · "}
          <a href={paths.offline()}>{messages.offlineCopy.contents}</a>
        </>
      )}
    </aside>
  );
}
