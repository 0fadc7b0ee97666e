import * as messages from "../../domain/messages.ts";
import { Button } from "../ui/button.tsx";
import { useLogIn } from "./log-in.tsx";
import css from "./log-in-prompt.module.css";

/** What a logged-out visitor sees where an account is needed; the address stays, so that logging in continues here. */
export function LogInPrompt({ title }: { readonly title: string }) {
  const logIn = useLogIn();
  return (
    <div className={css["prompt"]}>
      <h1 className={css["title"]}>{title}</h1>
      <p className={css["why"]}>{messages.account.whyLogIn}</p>
      <Button look="primary" onClick={logIn}>
        {messages.header.logIn}
      </Button>
    </div>
  );
}
