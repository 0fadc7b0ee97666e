import { useEffect } from "react";
import { pictureSet } from "../../domain/picture-set.ts";

/** Fetches pictures that are likely to be wanted next, behind everything else, at the size they would stand in. */
export function usePreload(
  images: readonly (string | undefined)[],
  sizesOf: (image: string) => string,
): void {
  const wanted = images.join(" ");
  useEffect(() => {
    for (const address of wanted.split(" ").filter(Boolean)) {
      const image = new Image();
      image.fetchPriority = "low";
      image.sizes = sizesOf(address);
      image.srcset = pictureSet(address).avif;
    }
  }, [wanted, sizesOf]);
}
