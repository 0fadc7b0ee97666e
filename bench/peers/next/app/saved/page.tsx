import { headers } from "next/headers";
import Link from "next/link";
import { catalogue } from "../../../../../domain/gems/catalogue.ts";
import * as messages from "../../../../../domain/site/messages.ts";
import { paths } from "../../../../../domain/site/paths.ts";
import { personOf } from "../../../shared/store.ts";

/** The saved gems: rendered for each request. */
export default async function Page() {
  const saved = personOf((await headers()).get("Cookie"))?.saved ?? [];
  return (
    <main>
      <h1>{messages.savedPage.title}</h1>
      <ul>
        {catalogue
          .filter(({ id }) => saved.includes(id))
          .map(({ id, title }) => (
            <li key={id}>
              <Link href={paths.gem(id)}>{title}</Link>
            </li>
          ))}
      </ul>
    </main>
  );
}
