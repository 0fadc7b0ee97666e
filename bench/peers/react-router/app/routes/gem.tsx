import { data } from "react-router";
import { catalogue } from "../../../../../domain/gems/catalogue.ts";
import { toPage } from "../../../../../domain/gems/gem.ts";
import * as messages from "../../../../../domain/site/messages.ts";
import { Notice } from "../../../shared/chrome.tsx";
import { Picture } from "../../../shared/picture.tsx";
import { reviewsOf } from "../../../shared/store.ts";
import { useSaves } from "../use-saves.ts";
import type { Route } from "./+types/gem";

export function loader({ params }: Route.LoaderArgs) {
  const gem = catalogue.find(({ id }) => id === Number(params.id));
  if (gem === undefined) throw data(null, 404);
  return { gem: toPage(gem), reviews: reviewsOf(gem.id) };
}

export const meta = ({ loaderData: { gem } }: Route.MetaArgs) => [
  { title: messages.titles.page(gem.title) },
  { name: "description", content: gem.description.slice(0, 150) },
];

const date = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

export default function GemPage({ loaderData: { gem, reviews } }: Route.ComponentProps) {
  const { saved, notice, toggle } = useSaves();
  return (
    <main>
      <Picture image={gem.image} alt={gem.title} sizes="100vw" first />
      <h1>{gem.title}</h1>
      <p>
        {gem.location} ★ {gem.rating.toFixed(1)}
      </p>
      <button type="button" aria-pressed={saved.includes(gem.id)} onClick={() => toggle(gem.id)}>
        {messages.gem.save(gem.title)}
      </button>
      <p>{gem.description}</p>
      <ul>
        {gem.tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      <div className="grid">
        {gem.additionalImages.map((image) => (
          <Picture key={image} image={image} alt="" sizes="(width < 60rem) 100vw, 30vw" />
        ))}
      </div>
      {reviews.map(({ id, nickname, rating, text, createdAt }) => (
        <article key={id}>
          <p>
            {nickname} {"★".repeat(rating)}{" "}
            <time dateTime={new Date(createdAt).toISOString()}>{date.format(createdAt)}</time>
          </p>
          <p>{text}</p>
        </article>
      ))}
      <Notice text={notice} />
    </main>
  );
}
