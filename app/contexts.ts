import { createContext } from "react-router";
import type { Form } from "../server/actions/form.ts";
import type { App } from "../server/runtime/app.ts";
import type { Client } from "../server/usecases/client.ts";
import type { UserDocument } from "../server/documents/user-document.ts";

/** The application from the composition root, for loaders and actions. */
export const appContext = createContext<App>();

/** This response's nonce for the content security policy, 128 random bits in base64. */
export const nonceContext = createContext<string>();

/** Returns a built stylesheet by its address, for the document; null in development. */
export const stylesheetContext = createContext<(address: string) => string | null>(() => null);

/** Identifies the request in logs and on error pages. */
export const requestIdContext = createContext<string>();

/** Called with each error of a loader, an action or the rendering. The server decides which status to send. */
export const failureContext = createContext<(error: unknown) => void>(() => undefined);

/** Called by a loader whose page is shown without a part that could not be read. */
export const incompleteContext = createContext<() => void>(() => undefined);

/** The built script that runs before the application, for the home page or any other. */
export const criticalPathContext = createContext<(page: "home" | "every-page") => string>();

/** The signed-in user; null for a visitor. The document contains private data. */
export const actorContext = createContext<UserDocument | null>(null);

/** Whether the browser has a session that cannot be looked up now. Its owner must not be asked to log in. */
export const sessionUnknownContext = createContext(false);

/** The form that was posted; null where none was. */
export const formContext = createContext<Form | null>(null);

/** The client of the request: its address, as limits count it, and its cookies. */
export const clientContext = createContext<Client>();
