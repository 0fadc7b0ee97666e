/** The metadata in a document's head, as a search engine reads it. */
export interface Head {
  readonly title: string;
  readonly canonical: string | null;
  /** The content of the meta element with this `name` or `property`; null when there is none. */
  readonly meta: (name: string) => string | null;
  /** The schema.org markup. */
  readonly schema: readonly unknown[];
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
  "#39": "'",
};

/** Decodes HTML entities. */
export const unescapeHtml = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? "");

const attribute = (tag: string, name: string) => {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? null : unescapeHtml(value);
};

/** Reads the head of a document. */
export function readHead(html: string): Head {
  const [head = ""] = html.split("</head>");
  const tags = (name: string) => head.match(new RegExp(`<${name} [^>]*>`, "g")) ?? [];
  const metas = tags("meta");
  const canonical = tags("link").find((tag) => attribute(tag, "rel") === "canonical");
  return {
    title: unescapeHtml(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ""),
    canonical: canonical === undefined ? null : attribute(canonical, "href"),
    meta: (name) => {
      const tag = metas.find(
        (meta) => attribute(meta, "name") === name || attribute(meta, "property") === name,
      );
      return tag === undefined ? null : attribute(tag, "content");
    },
    schema: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, text = ""]) => JSON.parse(text) as unknown,
    ),
  };
}

/** The text of the main heading. */
export const mainHeading = (html: string): string =>
  unescapeHtml((/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? "").replace(/<[^>]*>/g, ""));
