/**
 * The floor of rows 9 and 10: raw `node:sqlite` behind `node:http`, with prepared statements and the same durability
 * as the product. It looks up no session, validates nothing and counts no limits. Started by `documents.ts` with a
 * database file and a port.
 */
import { DatabaseSync } from "node:sqlite";
import { listen } from "./support/product.ts";

const [, , file = "", port = ""] = process.argv;
const database = new DatabaseSync(file);
database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
const page = database.prepare(
  `select reviews.*, users.profile_image from reviews join users on users.id = user_id where gem_id = ?
   order by reviews.created_at desc, reviews.id desc limit 21`,
);
const totals = database.prepare("select * from review_totals where gem_id = ?");
const own = database.prepare("select * from users where id = ?");
const save = database.prepare("insert into saves values (?, ?, ?) on conflict do nothing");
const remove = database.prepare("delete from saves where user_id = ? and gem_id = ?");
const write = database.prepare(
  `insert into reviews values (?, ?, ?, 'Somebody', ?, ?, ?, ?) on conflict (user_id, gem_id) do update
   set rating = excluded.rating, review_text = excluded.review_text, updated_at = excluded.updated_at`,
);

/** By the path; the arguments come in the query. */
const handlers: Readonly<Record<string, (user: string, gem: number, intent: string) => unknown>> = {
  reviews: (_, gem) => ({ reviews: page.all(gem), totals: totals.get(gem) }),
  own: (user) => own.get(user),
  save: (user, gem, intent) => (intent === "save" ? save.run(user, gem, Date.now()) : remove.run(user, gem)),
  review: (user, gem, text) => write.run(`${user}-${gem}`, gem, user, 5, text, Date.now(), Date.now()),
};

await listen(Number(port), (request, response) => {
  const { pathname, searchParams: given } = new URL(request.url ?? "/", "http://localhost");
  request.resume().on("end", () => {
    const result = handlers[pathname.slice(1)]?.(
      given.get("user") ?? "",
      Number(given.get("gem")),
      given.get("text") ?? "",
    );
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(result));
  });
});
process.once("disconnect", () => process.exit());
process.send?.("ready");
