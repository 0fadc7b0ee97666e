import { createContext } from "react-router";
import type { Form } from "../server/actions/form.ts";
import type { App } from "../server/runtime/app.ts";
import type { Client } from "../server/usecases/client.ts";
import type { UserDocument } from "../server/documents/user-document.ts";

/** The application of the composition root: what loaders and actions work with. */
export const appContext = createContext<App>();

/** This response's nonce for the content security policy, 128 random bits in base64. */
export const nonceContext = createContext<string>();

/** Reads a built stylesheet by its address so that the document can carry it; null where there is none (development). */
export const stylesheetContext = createContext<(address: string) => string | null>(() => null);

/** Identifies the request in logs and on error pages. */
export const requestIdContext = createContext<string>();

/** Hears what a loader, an action or the rendering threw; how grave that is, the server decides. */
export const failureContext = createContext<(error: unknown) => void>(() => undefined);

/** The built script that runs before the application, for the home page or any other. */
export const criticalPathContext = createContext<(page: "home" | "every-page") => string>();

/** Who is signed in; null for a visitor. All of the document is for its owner only. */
export const actorContext = createContext<UserDocument | null>(null);

/** Whether the browser has a session that cannot be looked up now; its owner must not be told to log in. */
export const sessionUnknownContext = createContext(false);

/** The form that was posted; null where none was. */
export const formContext = createContext<Form | null>(null);

/** The browser behind the request: its address as limits count it, and its cookies. */
export const clientContext = createContext<Client>();
