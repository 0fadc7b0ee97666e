import { Button } from "../ui/button.tsx";

/** Prints the page. */
export function PrintButton({ label }: { readonly label: string }) {
  return <Button onClick={() => window.print()}>{label}</Button>;
}
