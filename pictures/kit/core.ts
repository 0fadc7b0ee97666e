/** core: sizes, seeded chance, colour, layers. */
export * from "./core/clock.ts";
export * from "./core/colour.ts";
export * from "./core/layers.ts";
export * from "./core/maths.ts";
export * from "./core/random.ts";
export * from "./core/size.ts";
