import { describe, expect, test } from "vitest";
import { detailPhotos, galleryPhotos, printTitle, whatItShows } from "../../domain/gallery.ts";

const gem = (...additionalImages: string[]) => ({ image: "main", additionalImages });

describe("a gem's gallery", () => {
  test("numbers the main photo first and the others after it", () => {
    expect(galleryPhotos(gem("a", "b"))).toEqual([
      { image: "main", photo: 1 },
      { image: "a", photo: 2 },
      { image: "b", photo: 3 },
    ]);
  });

  test("shows each picture once", () => {
    expect(galleryPhotos(gem("a", "main", "a")).map(({ image }) => image)).toEqual(["main", "a"]);
  });
});

describe("the five photos of a gem's page", () => {
  test("are the gallery's where the gem has five", () => {
    expect(detailPhotos(gem("a", "b", "c", "d"))).toEqual(
      ["main", "a", "b", "c", "d"].map((image, index) => ({ image, photo: index + 1, place: index + 1 })),
    );
  });

  test("fall back to the main image, which opens itself", () => {
    expect(detailPhotos(gem("a")).map(({ image, photo, place }) => [place, image, photo])).toEqual([
      [1, "main", 1],
      [2, "a", 2],
      [3, "main", 1],
      [4, "main", 1],
      [5, "main", 1],
    ]);
  });

  test("open only photos that the gallery has", () => {
    for (const each of [gem(), gem("a"), gem("a", "a"), gem("a", "b", "c", "d")]) {
      const inGallery = galleryPhotos(each);
      for (const { image, photo } of detailPhotos(each)) expect(inGallery[photo - 1]?.image).toBe(image);
    }
  });
});

test("what a print shows leaves out that it is a print", () => {
  expect(whatItShows("Woodblock-style print: a bridge in the rain.")).toBe("a bridge in the rain.");
  expect(whatItShows("A bridge, no Woodblock-style print: at all")).toBe(
    "A bridge, no Woodblock-style print: at all",
  );
});

test("a print's title line begins with a capital letter", () => {
  expect(printTitle("Woodblock-style print: a bridge in the rain.")).toBe("A bridge in the rain.");
});
