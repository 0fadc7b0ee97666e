import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Avatar } from "../../app/shell/avatar.tsx";

test.each([
  ["mori", "M"],
  ["  mori", "M"],
  ["7 seas", "7"],
  ["x", "X"],
  ["e\u0301mile", "E\u0301"],
  ["1\uFE0F\u20E3 first", "1\uFE0F\u20E3"],
  ["ōta", "Ō"],
  ["山田", "山"],
  ["👩‍👧 and I", "👩‍👧"],
  ["_mori", "_"],
  ["", ""],
])("the initial of %j is the first character that a reader sees", (nickname, initial) => {
  const html = renderToStaticMarkup(<Avatar nickname={nickname} image={null} pigment="moss" />);
  expect(html.replaceAll(/<[^>]*>/g, "")).toBe(initial);
});
