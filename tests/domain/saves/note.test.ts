import { expect, test } from "vitest";
import { longestNote, readNote, readRevision } from "../../../domain/saves/note.ts";

test.each([
  ["", ""],
  ["bring cash", "bring cash"],
  ["two\r\nlines", "two\nlines"],
  ["x".repeat(longestNote), "x".repeat(longestNote)],
])("a note is read: %j", (typed, text) => {
  expect(readNote(typed)).toEqual({ ok: true, value: text });
});

test.each([
  ["x".repeat(longestNote + 1), "note-too-long"],
  ["\u202eabc", "note-characters"],
  ["a\u0000", "note-characters"],
  ["\ud800", "note-characters"],
])("a note is refused: %j", (typed, refusal) => {
  expect(readNote(typed)).toEqual({ ok: false, refusal });
});

test("line ends count once, as in the text field", () => {
  expect(readNote("\r\n".repeat(longestNote)).ok).toBe(true);
});

test.each([
  ["0", 0],
  ["17", 17],
  ["-1", null],
  ["1.5", null],
  ["", null],
  ["1e3", null],
  ["9999999999", null],
])("the revision %j is read as %j", (typed, revision) => {
  expect(readRevision(typed)).toBe(revision);
});
