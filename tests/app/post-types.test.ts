import { expect, test } from "vitest";
import type { RefusedAction } from "../../domain/site/action-response.ts";
import { post } from "../../app/client/post.ts";
import { read } from "../../app/client/read.ts";

/** Never called: the test is that it compiles. */
async function mistyped(): Promise<void> {
  await post("saves", "save", { gemId: "1" });
  await post("accountSettings", "delete", {});
  await post("editProfile", "save", { nickname: "N", username: "n", bio: "", image: new File([], "a") });
  // @ts-expect-error -- no such action
  await post("likes", "save", { gemId: "1" });
  // @ts-expect-error -- no such intent
  await post("saves", "toggle", { gemId: "1" });
  // @ts-expect-error -- a field of another name
  await post("saves", "save", { gem: "1" });
  // @ts-expect-error -- a field too many
  await post("saves", "save", { gemId: "1", userId: "a" });
  // @ts-expect-error -- a field missing
  await post("signIn", "signIn", { email: "a@b.io" });
  // @ts-expect-error -- a text in place of a file
  await post("editProfile", "save", { nickname: "N", username: "n", bio: "", image: "a" });
  const saved = await post("saves", "save", { gemId: "1" });
  // @ts-expect-error -- a value that may be a refusal
  void saved.saved;
  if (saved.ok) void (saved.saved satisfies boolean);
  else void (saved satisfies RefusedAction);
  const { location } = window;
  // @ts-expect-error -- nothing is read there
  await read("signIn", location);
  const { savedGems } = await read("saves", location);
  void (savedGems satisfies readonly number[] | null);
  const { view } = await read("gem", location);
  void (view?.gem.title satisfies string | undefined);
  // @ts-expect-error -- a part of another name
  void view?.jem;
}

test("a renamed field, intent or part of a page's data fails the type check where it is posted or read", () => {
  expect(mistyped).toBeTypeOf("function");
});
