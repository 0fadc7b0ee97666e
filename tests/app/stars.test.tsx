import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Stars } from "../../app/ui/stars.tsx";

test.each([4.3, 4.8])("the stars are filled as far as the rating says: %s", (rating) => {
  expect(renderToStaticMarkup(<Stars value={rating} />)).toContain(`width="${rating}"`);
});
