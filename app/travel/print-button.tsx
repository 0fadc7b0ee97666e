import { Button } from "../ui/button.tsx";

/** A picture that takes longer, in milliseconds, is missing on paper. */
const longestWait = 5000;

/** Loads the pictures of the page that nobody has scrolled to: the browser would print their places empty. */
async function loadPictures(): Promise<void> {
  const images = [...document.querySelectorAll<HTMLImageElement>("main img")];
  for (const image of images) image.loading = "eager";
  const late = new Promise((resolve) => setTimeout(resolve, longestWait));
  await Promise.race([Promise.allSettled(images.map((image) => image.decode())), late]);
}

/** Prints the page with its pictures. */
export function PrintButton({
  label,
  look = "outline",
}: {
  readonly label: string;
  /** "primary" where printing is what the page is for. */
  readonly look?: "outline" | "primary";
}) {
  return (
    <Button look={look} onClick={() => void loadPictures().then(() => window.print())}>
      {label}
    </Button>
  );
}
