import { Button } from "../ui/button.tsx";
import css from "./script-only.module.css";

/** Prints the page. Hidden in browsers without JavaScript. */
export function PrintButton({ label }: { readonly label: string }) {
  return (
    <Button className={css["scriptOnly"]} onClick={() => window.print()}>
      {label}
    </Button>
  );
}
