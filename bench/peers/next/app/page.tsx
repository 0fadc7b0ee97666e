import { catalogue } from "../../../../domain/gems/catalogue.ts";
import { toCard } from "../../../../domain/gems/gem.ts";
import { hero } from "../../shared/hero.ts";
import { Home } from "./home.tsx";

/** For visitors: rendered once, when it is built. */
export default function Page() {
  return <Home hero={hero} gems={catalogue.map(toCard)} person={null} />;
}
