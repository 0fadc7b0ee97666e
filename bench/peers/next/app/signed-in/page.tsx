import { headers } from "next/headers";
import { catalogue } from "../../../../../domain/gems/catalogue.ts";
import { toCard } from "../../../../../domain/gems/gem.ts";
import { personOf } from "../../../shared/store.ts";
import { hero } from "../../../shared/hero.ts";
import { Home } from "../home.tsx";

/** For somebody signed in: rendered for each request. */
export default async function Page() {
  const person = personOf((await headers()).get("Cookie"));
  return <Home hero={hero} gems={catalogue.map(toCard)} person={person} />;
}
