import { useRevalidator } from "react-router";

/** Returns the function that loads the data of the present page again. */
export const useRefresh = (): (() => Promise<void>) => useRevalidator().revalidate;
