import { dataPath } from "../../domain/site/pages.ts";
import { paths } from "../../domain/site/paths.ts";

/** The addresses whose response belongs to the signed-in user alone (docs/product.md §2 and §10). */
export const personalAddresses: readonly string[] = [
  paths.saved(),
  paths.stamps(),
  paths.stampPicture(),
  paths.profile(),
  paths.editProfile(),
  paths.accountSettings(),
  paths.ownData(),
  dataPath(paths.saves()),
];
