import { describe, expect, test } from "vitest";
import { catalogue } from "../../domain/gems/catalogue.ts";
import { addText } from "../../domain/prints/picture-text.ts";
import { galleryPhotos } from "../../domain/gems/gallery.ts";
import { viewGemPhotos, viewPhotos } from "../../server/views/photos.ts";

describe("the gallery of all photos", () => {
  test("the gallery of all photos numbers them continuously, in the catalogue's order", () => {
    const series = viewPhotos();
    const photos = series.flatMap((one) => one.photos);
    expect(series.map(({ gem }) => gem.id)).toEqual(catalogue.map(({ id }) => id));
    expect(photos.map(({ photo }) => photo)).toEqual(photos.map((_, index) => index + 1));
    expect(photos.map(({ image }) => image)).toEqual(
      catalogue.flatMap((gem) => galleryPhotos(gem).map(({ image }) => image)),
    );
  });
});

describe("the gallery of a gem", () => {
  test("the gallery of a gem shows its distinct photos", () => {
    const [gem] = catalogue;
    expect(gem && viewGemPhotos(1)?.photos).toEqual(gem && galleryPhotos(gem).map(addText));
  });

  test.each([0, 13, 1.5, Number.NaN, null])("there is no gallery for the id %j", (gemId) => {
    expect(viewGemPhotos(gemId)).toBeNull();
  });
});
