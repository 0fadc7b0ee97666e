import type { Result } from "../../domain/base/result.ts";
import type { OfflineOffer } from "../../domain/site/offline.ts";
import type { UserDocument } from "../documents/user-document.ts";
import type { App } from "../app.ts";
import type { Client } from "../usecases/client.ts";

/** Who asks for a page. */
export interface ViewContext {
  readonly app: App;
  readonly client: Client;
  /** The signed-in user; null for a visitor. */
  readonly actor: UserDocument | null;
  /** Whether the browser has a session that cannot be looked up now. Its owner must not be asked to log in. */
  readonly isSessionUnknown: boolean;
  /** Whether the page is made to be kept on phones, for nobody in particular (`domain/site/offline.ts`). */
  readonly isCopy: boolean;
  /** What can be kept on phones; null when nothing can (setting `OFFLINE`). */
  readonly offer: () => Promise<Result<OfflineOffer | null, "unavailable">>;
}

/** What is asked for: the address of the page, and the id in its path. */
export interface ViewRequest {
  readonly url: URL;
  readonly id: string | undefined;
}

/** The data of a page, with the status of the response. */
export interface Found<Data extends object> {
  readonly status: 200 | 404;
  readonly data: Data;
  /** Further headers of the page. */
  readonly headers?: readonly (readonly [name: string, value: string])[];
  /** Whether a part is missing because it could not be read. Such a page is not kept. */
  readonly isIncomplete?: boolean;
}

/** A personal page while the session cannot be looked up. */
export interface Unavailable {
  readonly status: 503;
}

/** What a view gives. */
export type Viewed<Data extends object> = Found<Data> | Unavailable;

/** Reads the data of a page. It throws when the data cannot be read. */
export type View<Data extends object = object> = (
  context: ViewContext,
  request: ViewRequest,
) => Viewed<Data> | Promise<Viewed<Data>>;

/** A view that always finds its data. */
export const shown =
  <Data extends object>(
    read: (context: ViewContext, request: ViewRequest) => Data | Promise<Data>,
  ): View<Data> =>
  async (context, request) => ({ status: 200, data: await read(context, request) });

/** A view of personal data. Without the session nobody knows whose they are, and the owner must not be asked to log in. */
export const personal = <Data extends object>(
  read: (context: ViewContext, request: ViewRequest) => Data | Promise<Data>,
): View<Data> => {
  const view = shown(read);
  return (context, request) => (context.isSessionUnknown ? { status: 503 } : view(context, request));
};
