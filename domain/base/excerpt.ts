/**
 * The beginning of a text in one line of at most `longest` characters, for search engines and share previews: whole
 * sentences if they fill at least half of it, otherwise whole words and an ellipsis.
 */
export function excerpt(text: string, longest: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= longest) return line;
  const sentences = /^.*[.!?](?= )/.exec(line.slice(0, longest + 1))?.[0];
  if (sentences !== undefined && sentences.length >= longest / 2) return sentences;
  const words = line.slice(0, longest);
  return `${words.slice(0, Math.max(words.lastIndexOf(" "), 0)) || words.slice(0, -1)}…`;
}

/** Splits a text into its first sentence and the rest; nothing is lost. */
export function splitSentence(text: string): readonly [first: string, rest: string] {
  const end = /[.!?](?=\s)/.exec(text);
  const length = end === null ? text.length : end.index + 1;
  return [text.slice(0, length), text.slice(length)];
}
