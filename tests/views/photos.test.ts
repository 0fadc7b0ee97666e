import { describe, expect, test } from "vitest";
import { catalogue } from "../../domain/catalogue.ts";
import { withText } from "../../domain/picture-text.ts";
import { galleryPhotos } from "../../domain/gallery.ts";
import { viewGemPhotos, viewPhotos } from "../../server/views/photos.ts";

const view = (address: string) => viewGemPhotos(new URL(address, "http://localhost"));

describe("the gallery of all photos", () => {
  test("the gallery of all photos numbers them through, in the catalogue's order", () => {
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
    expect(gem && view("/photos/gem/1")?.photos).toEqual(gem && galleryPhotos(gem).map(withText));
  });

  test.each([
    "/photos/gem/0",
    "/photos/gem/13",
    "/photos/gem/01",
    "/photos/gem/%31",
    "/photos/gem/1/",
    "/gem/1",
  ])("there is no gallery at %s", (address) => {
    expect(view(address)).toBeNull();
  });
});
