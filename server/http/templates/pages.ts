import { catalogue } from "../../../domain/catalogue.ts";
import { paths } from "../../../domain/paths.ts";
import type { UserDocument } from "../../documents/user-document.ts";
import type { App } from "../../runtime/app.ts";
import { viewGem } from "../../views/gem.ts";
import { viewHome } from "../../views/home.ts";
import { viewSaved } from "../../views/saved.ts";
import type { HoleKind } from "./cut.ts";

/** A page that has templates. */
export interface TemplatePage {
  /** React Router's name of its route. */
  readonly route: string;
  /** The kinds of its holes. */
  readonly holes: readonly HoleKind[];
  /** Whether `read` returns the same for every user. */
  readonly isShared: boolean;
  /** Returns what the page's loader returns for a user; null if the page shows more of the user than its holes do. */
  readonly read: (app: App, user: UserDocument) => Promise<object | null> | object;
}

const holesOfAll = ["nonce", "initial", "image", "data"] as const;

const home: TemplatePage = {
  route: "routes/home",
  holes: [...holesOfAll, "heart"],
  isShared: true,
  read: (app) => viewHome(app, new URLSearchParams()),
};

const gem = (gemId: number): TemplatePage => ({
  route: "routes/gem",
  holes: [...holesOfAll, "heart"],
  isShared: true,
  async read(app, actor) {
    const view = await viewGem(app, { gemId, before: null, actor });
    // A review of the user's own looks different, and changes the label of the button.
    const hasOwn = view?.reviews?.own !== null;
    return view === null || hasOwn ? null : { view, origin: app.config.baseUrl.origin };
  },
});

/** The page of saved gems. Its cards are holes too. */
export const savedPage: TemplatePage = {
  route: "routes/saved",
  holes: [...holesOfAll, "list", "card"],
  isShared: false,
  read: (_, user) => ({ view: viewSaved(user), version: 0 }),
};

/** The pages that have templates, by path. */
export const templatePages: ReadonlyMap<string, TemplatePage> = new Map([
  [paths.home(), home],
  [paths.saved(), savedPage],
  ...catalogue.map(({ id }): [string, TemplatePage] => [paths.gem(id), gem(id)]),
]);
