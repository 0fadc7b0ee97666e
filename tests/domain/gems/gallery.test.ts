import { describe, expect, test } from "vitest";
import { detailPhotos, galleryPhotos, printSubject } from "../../../domain/gems/gallery.ts";

const gem = (...additionalImages: string[]) => ({ image: "main", additionalImages, printSeasons: {} });

describe("a gem's gallery", () => {
  test("a gem's gallery numbers the main photo first and the others after it", () => {
    expect(galleryPhotos(gem("a", "b"))).toEqual([
      { image: "main", photo: 1 },
      { image: "a", photo: 2 },
      { image: "b", photo: 3 },
    ]);
  });

  test("a gem's gallery shows each picture once", () => {
    expect(galleryPhotos(gem("a", "main", "a")).map(({ image }) => image)).toEqual(["main", "a"]);
  });
});

describe("the five photos of a gem's page", () => {
  test("the five photos of a gem's page are those of its gallery when the gem has five", () => {
    expect(detailPhotos(gem("a", "b", "c", "d"))).toEqual(
      ["main", "a", "b", "c", "d"].map((image, index) => ({ image, photo: index + 1, place: index + 1 })),
    );
  });

  test("missing photos of a gem's page are replaced by the main image, which links to itself", () => {
    expect(detailPhotos(gem("a")).map(({ image, photo, place }) => [place, image, photo])).toEqual([
      [1, "main", 1],
      [2, "a", 2],
      [3, "main", 1],
      [4, "main", 1],
      [5, "main", 1],
    ]);
  });

  test("the photos of a gem's page link only to photos that its gallery has", () => {
    for (const each of [gem(), gem("a"), gem("a", "a"), gem("a", "b", "c", "d")]) {
      const inGallery = galleryPhotos(each);
      for (const { image, photo } of detailPhotos(each)) expect(inGallery[photo - 1]?.image).toBe(image);
    }
  });
});

test("the subject of a picture does not mention that it is a print", () => {
  expect(printSubject("Woodblock-style print: a bridge in the rain.")).toBe("a bridge in the rain.");
  expect(printSubject("A bridge, no Woodblock-style print: at all")).toBe(
    "A bridge, no Woodblock-style print: at all",
  );
});
