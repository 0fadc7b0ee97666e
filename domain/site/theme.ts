/** The colours of the browser's own bars. A test compares them with `--paper` in tokens.css. */
export const themeColour = { light: "#f6efe2", dark: "#14171e" } as const;
