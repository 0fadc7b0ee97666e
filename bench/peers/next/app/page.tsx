import { catalogue } from "../../../../domain/catalogue.ts";
import { onCard } from "../../../../domain/gem.ts";
import { hero } from "../../shared/hero.ts";
import { Home } from "./home.tsx";

/** For visitors: rendered once, when it is built. */
export default function Page() {
  return <Home hero={hero} gems={catalogue.map(onCard)} person={null} />;
}
