import { dataPath } from "../../domain/pages.ts";
import { paths } from "../../domain/paths.ts";

/** The addresses whose response belongs to the signed-in user alone (docs/product.md §2 and §10). */
export const personalAddresses: readonly string[] = [
  paths.saved(),
  paths.profile(),
  paths.editProfile(),
  paths.accountSettings(),
  paths.ownData(),
  dataPath(paths.saves()),
];
