import { expect, onTestFinished, test } from "vitest";
import { sessionChannel, type SessionEvent } from "../../domain/account/google.ts";
import { onSessionEvent } from "../../app/shell/session-events.ts";

test("an event reaches a follower that an earlier follower of the same event removes", async () => {
  const heard: string[] = [];
  const event: SessionEvent = { kind: "google", outcome: "complete-profile" };
  await new Promise<void>((resolve) => {
    const stop = [
      onSessionEvent(() => stop[1]?.()),
      onSessionEvent(({ kind }) => heard.push(kind)),
      onSessionEvent(() => resolve()),
    ];
    onTestFinished(() => stop.forEach((end) => end()));
    const other = new BroadcastChannel(sessionChannel);
    onTestFinished(() => other.close());
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    other.postMessage(event);
  });
  expect(heard).toEqual(["google"]);
});
