import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { useSite } from "../shell/use-site.ts";
import { canKeep } from "../ui/engine.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import css from "./keep-link.module.css";

/** The way to the page that keeps the site on this phone. Absent where the browser cannot, or the operator has it off. */
export function KeepLink({ className = "" }: { readonly className?: string }) {
  const isHydrated = useHydrated();
  const { isOfflineOff } = useSite();
  if (isOfflineOff === true || (isHydrated && !canKeep())) return null;
  return (
    <a className={`with-script ${css["link"]} ${className}`} href={paths.offline()}>
      {messages.offlineLink.keep}
    </a>
  );
}
