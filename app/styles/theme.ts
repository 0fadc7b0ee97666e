/** The ground colours for the browser's own bars; a test holds them against `--paper` in tokens.css. */
export const themeColour = { light: "#f6efe2", dark: "#14171e" } as const;
