/** Who asks: a signed-in user, or null for a visitor (spec §6). */
export type Actor = { readonly id: string } | null;

/** What it is asked about. */
export type Thing =
  | { readonly kind: "gem" }
  | { readonly kind: "reviews" }
  | { readonly kind: "review"; readonly userId: string }
  | { readonly kind: "saves"; readonly userId: string }
  | { readonly kind: "profile"; readonly userId: string }
  | { readonly kind: "account"; readonly userId: string };

/** Reading; adding one's own; changing; removing. */
export type Verb = "read" | "create" | "update" | "delete";

/** Spec §6: everybody reads gems and reviews; a signed-in user does the rest, to what is their own. */
export function can(actor: Actor, verb: Verb, thing: Thing): boolean {
  switch (thing.kind) {
    case "gem":
    case "reviews":
      return verb === "read" || (thing.kind === "reviews" && verb === "create" && actor !== null);
    case "review":
      return verb === "read" || isOwn(actor, thing.userId);
    case "saves":
    case "profile":
    case "account":
      return isOwn(actor, thing.userId);
  }
}

const isOwn = (actor: Actor, userId: string) => actor !== null && actor.id === userId;
