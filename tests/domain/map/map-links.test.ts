import { describe, expect, test } from "vitest";
import { mapLinks } from "../../../domain/map/map-links.ts";

const position = { latitude: 35.0314, longitude: 135.6611 };

describe("a place on other people's maps", () => {
  test("a map link has the position when it is accurate", () => {
    expect(mapLinks({ position, goodTo: 50, name: "愛宕念仏寺 京都市" })).toEqual({
      google: "https://www.google.com/maps/search/?api=1&query=35.0314%2C135.6611",
      apple: `https://maps.apple.com/?ll=35.0314,135.6611&q=${encodeURIComponent("愛宕念仏寺 京都市")}`,
      openStreetMap: "https://www.openstreetmap.org/?mlat=35.0314&mlon=135.6611#map=16/35.0314/135.6611",
    });
  });

  test("a map link searches for the name when the position is not accurate, near it if the map can", () => {
    const { google, apple, openStreetMap } = mapLinks({ position, goodTo: 1000, name: "薩埵峠 & 駐車場" });
    expect(new URL(google).searchParams.get("query")).toBe("薩埵峠 & 駐車場");
    expect(new URL(google).searchParams.get("api")).toBe("1");
    expect(new URL(apple).searchParams.get("q")).toBe("薩埵峠 & 駐車場");
    expect(new URL(apple).searchParams.get("sll")).toBe("35.0314,135.6611");
    expect(new URL(openStreetMap).hash).toBe("#map=14/35.0314/135.6611");
  });
});
