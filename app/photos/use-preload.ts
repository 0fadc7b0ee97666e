import { useEffect } from "react";
import { pictureSet } from "../../domain/prints/picture-set.ts";

/**
 * Preloads the pictures that are likely to be needed next, with low priority and in the size needed. After the paint:
 * React runs the effects of a press within the press.
 */
export function usePreload(
  images: readonly (string | undefined)[],
  sizesOf: (image: string) => string,
): void {
  const wanted = images.join(" ");
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const address of wanted.split(" ").filter(Boolean)) {
        const image = new Image();
        image.fetchPriority = "low";
        image.sizes = sizesOf(address);
        image.srcset = pictureSet(address).avif;
      }
    });
    return () => clearTimeout(timer);
  }, [wanted, sizesOf]);
}
