import { notFound } from "next/navigation";
import { catalogue } from "../../../../../../domain/gems/catalogue.ts";
import { Picture } from "../../../../shared/picture.tsx";

export const generateStaticParams = () => catalogue.map(({ id }) => ({ id: String(id) }));

/** A gem without its reviews: rendered when it is built. */
export default async function Page({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params;
  const gem = catalogue.find((each) => each.id === Number(id));
  if (gem === undefined) notFound();
  return (
    <main>
      <Picture image={gem.image} alt={gem.title} sizes="100vw" first />
      <h1>{gem.title}</h1>
      <p>{gem.description}</p>
    </main>
  );
}
