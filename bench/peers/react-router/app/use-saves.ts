import { useState } from "react";
import { useFetcher, useRouteLoaderData } from "react-router";
import * as messages from "../../../../domain/site/messages.ts";
import type { loader as rootLoader } from "./root.tsx";
import type { action } from "./routes/saves.ts";

/** The saved gems; a press shows at once, and a visitor is asked to log in. */
export function useSaves() {
  const person = useRouteLoaderData<typeof rootLoader>("root")?.person ?? null;
  const fetcher = useFetcher<typeof action>();
  const [notice, setNotice] = useState<string | null>(null);
  const pressed = Number(fetcher.formData?.get("gemId") ?? 0);
  const before = person?.saved ?? [];
  const saved =
    pressed === 0
      ? before
      : fetcher.formData?.get("intent") === "save"
        ? [pressed, ...before]
        : before.filter((id) => id !== pressed);
  const toggle = (gemId: number) => {
    if (person === null) return setNotice(messages.saves.logIn);
    const intent = saved.includes(gemId) ? "remove" : "save";
    void fetcher.submit({ gemId, intent }, { method: "post", action: "/saves" });
  };
  return { saved, notice, toggle };
}
