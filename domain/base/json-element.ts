/** JSON as the text of a script element: no text in it may end the element (HTML §4.12.1.3). */
export const jsonInElement = (json: string): string =>
  json.replaceAll("<", String.raw`\u003c`).replaceAll(">", String.raw`\u003e`);
