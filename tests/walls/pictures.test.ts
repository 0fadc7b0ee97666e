import { expect, test } from "vitest";
import { parseModule } from "./modules.ts";
import { kitOfOne, picturesCrossed, readPictureModules } from "./pictures.ts";

const modules = readPictureModules();

test("a print imports only from its own gem's folder and the drawing kit", () => {
  expect(picturesCrossed(modules)).toEqual([]);
});

test("every module of the drawing kit is used by two gems or more", () => {
  expect(kitOfOne(modules)).toEqual([]);
});

test("a print that imports from another gem, and a kit module that only one gem uses, are found", () => {
  const house = [
    parseModule("pictures/kit/sea.ts", "export const sea = 1;"),
    parseModule("pictures/kit/wave.ts", 'import { sea } from "./sea.ts"; export const wave = sea;'),
    parseModule("pictures/kit/sky.ts", 'import { bay } from "../sheets/satta/bay.ts"; void bay;'),
    parseModule(
      "pictures/sheets/satta/bay.ts",
      'import { wave } from "../../kit/wave.ts"; export const bay = wave;',
    ),
    parseModule("pictures/sheets/oze/a.ts", 'import { sea } from "../../kit/sea.ts"; void sea;'),
    parseModule("pictures/sheets/oze/b.ts", 'import { bay } from "../satta/bay.ts"; void bay;'),
  ];
  expect(picturesCrossed(house).map(({ at }) => at)).toEqual([
    "pictures/kit/sky.ts:1 imports pictures/sheets/satta/bay.ts",
    "pictures/sheets/oze/b.ts:1 imports pictures/sheets/satta/bay.ts",
  ]);
  const straight = house.filter(({ file }) => !file.endsWith("/b.ts"));
  expect(kitOfOne(straight).map(({ at }) => at)).toEqual([
    "pictures/kit/wave.ts serves satta only",
    "pictures/kit/sky.ts serves nothing only",
  ]);
});
