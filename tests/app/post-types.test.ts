import { expect, test } from "vitest";
import type { RefusedAction } from "../../domain/action-response.ts";
import { post, read } from "../../app/actions/post.ts";

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
  // @ts-expect-error -- an address that nothing is read at
  await read("signIn");
  const list = await read("saves");
  if (list.ok) void (list.value.savedGems satisfies readonly number[] | null);
}

test("a renamed field or intent fails the type check where it is posted", () => {
  expect(mistyped).toBeTypeOf("function");
});
