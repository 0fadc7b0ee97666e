/** JSON as the text of a script element: no text in it may end the element (HTML §4.12.1.3). */
export const jsonInElement = (json: string): string =>
  json.replace(/[<>]/g, (sign) => (sign === "<" ? String.raw`\u003c` : String.raw`\u003e`));
