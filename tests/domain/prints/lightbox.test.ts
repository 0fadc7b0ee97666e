import { describe, expect, test } from "vitest";
import { neighbours, readPhoto, readSwipe } from "../../../domain/prints/lightbox.ts";

describe("the photo in the address", () => {
  const read = (search: string) => readPhoto(new URLSearchParams(search), 5);

  test.each([
    ["?photo=1", 1],
    ["?photo=5", 5],
    ["?photo=2&photo=4", 2],
  ])("the query %s opens photo %i of five", (search, photo) => {
    expect(read(search)).toBe(photo);
  });

  test.each([
    "",
    "?photo=",
    "?photo=0",
    "?photo=6",
    "?photo=-1",
    "?photo=01",
    "?photo=1.0",
    "?photo=1e0",
    "?photo=%EF%BC%91",
    "?photo=2abc",
    "?photo=99999999999999999999",
    "?photo[]=1",
    "?Photo=1",
  ])("the query “%s” opens no photo of five", (search) => {
    expect(read(search)).toBeNull();
  });
});

describe("the neighbours of a photo", () => {
  test("the neighbours of a photo are the ones before and after it", () => {
    expect(neighbours(3, 5)).toEqual({ previous: 2, next: 4 });
  });

  test("the neighbours of a photo wrap around at both ends", () => {
    expect(neighbours(1, 5)).toEqual({ previous: 5, next: 2 });
    expect(neighbours(5, 5)).toEqual({ previous: 4, next: 1 });
  });

  test("the neighbours of the only photo are the photo itself", () => {
    expect(neighbours(1, 1)).toEqual({ previous: 1, next: 1 });
  });

  test("following the neighbours leads through every photo and back to the first", () => {
    const way = [1];
    for (let step = 0; step < 5; step++) way.push(neighbours(way.at(-1) ?? 0, 5).next);
    expect(way).toEqual([1, 2, 3, 4, 5, 1]);
  });
});

describe("a finger's way", () => {
  test.each([
    ["to the left", -120, 10, "next"],
    ["to the right", 120, -10, "previous"],
    ["just far enough", -40, 0, "next"],
    ["slanting, but sideways", 100, 60, "previous"],
  ] as const)("a finger that moves %s swipes", (_, right, down, direction) => {
    expect(readSwipe(right, down)).toBe(direction);
  });

  test.each([
    ["a tap", 0, 0],
    ["too short", 39, 0],
    ["down the page", 10, 200],
    ["as much down as sideways", -100, 100],
    ["as much up as sideways", 100, -61],
  ])("a finger's movement (%s) is not a swipe", (_, right, down) => {
    expect(readSwipe(right, down)).toBeNull();
  });
});
