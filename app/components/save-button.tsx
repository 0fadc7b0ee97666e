import { messages } from "../../domain/messages.ts";
import { Icon } from "../ui/icon.tsx";
import { useToast } from "../ui/toast.tsx";
import css from "./save-button.module.css";
import { useLogIn } from "./log-in.tsx";

/** The heart of a gem. Logged out, it says how to save and offers to log in beside it (spec §4, product §3). */
export function SaveButton({
  title,
  className = "",
}: {
  readonly title: string;
  readonly className?: string;
}) {
  const show = useToast();
  const logIn = useLogIn();
  return (
    <button
      type="button"
      className={`${css["save"]} ${className}`}
      aria-label={messages.gem.save(title)}
      aria-pressed={false}
      onClick={() =>
        show({
          type: "info",
          message: messages.saves.logIn,
          action: { label: messages.header.logIn, run: logIn },
        })
      }
    >
      <Icon name="heart" />
    </button>
  );
}
