import { useEffect } from "react";
import * as messages from "../../domain/site/messages.ts";
import { useToast } from "../ui/toast.tsx";
import { follow } from "./copy-state.ts";
import { useKeepSaved } from "./saved-on-phone.ts";

/** In windows with a kept copy: keeps it up to date, and says which facts have changed. */
export function Follow() {
  const show = useToast();
  useKeepSaved();
  useEffect(() => {
    const tell = async () => {
      const news = (await follow())?.news?.gems ?? [];
      if (news.length > 0) show({ type: "info", message: messages.offlineNews(news) });
    };
    void tell();
  }, [show]);
  return null;
}
