import { useRevalidator } from "react-router";

/** Reads the data of the page on show anew, in place. */
export const useRefresh = (): (() => Promise<void>) => useRevalidator().revalidate;
