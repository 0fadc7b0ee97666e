/** The stamp on a gem's page. */
export const beenHere = {
  heading: "The seal of this place",
  how: "Press it into your stamp book: hold for more ink, drag to tilt it.",
  button: "Been here",
  buttonWaiting: "Been here, waiting",
  book: "Stamp book",
  undo: "Undo",
  logIn: "Please log in to collect stamps", // docs/product.md §4, Stamps
} as const;
