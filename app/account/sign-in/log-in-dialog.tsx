import { useState } from "react";
import * as messages from "../../../domain/site/messages.ts";
import { hakoneA, hakoneB, hakoneC, hakoneD, hakoneHero } from "../../../domain/prints/pictures.ts";
import type { SignupStep } from "../../../domain/account/signup.ts";
import { Dialog } from "../../forms/dialog.tsx";
import { Tabs } from "../../forms/tabs.tsx";
import { MailNote } from "../mail-note.tsx";
import { Picture } from "../../shell/picture.tsx";
import { saveAfterLogIn } from "../../saves/save-after-log-in.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "../sign-up/sign-up-form.tsx";
import { SignupSteps } from "../sign-up/signup-steps.tsx";
import { useSignup } from "../sign-up/use-signup.ts";
import css from "../log-in.module.css";

const tabs = [
  { name: "in", label: messages.logIn.signIn },
  { name: "up", label: messages.logIn.signUp },
] as const;

/** The five prints of one gem: each step of the sign-up shows the next one. */
const prints: Readonly<Record<SignupStep, string>> = {
  email: hakoneHero,
  code: hakoneHero,
  password: hakoneA,
  username: hakoneB,
  nickname: hakoneC,
  bio: hakoneD,
};

/** The log-in modal (docs/product.md §2): sign-in, and the steps of the sign-up. Closing it discards an unfinished sign-up. */
export default function LogInDialog({ onClose }: { readonly onClose: () => void }) {
  const signup = useSignup();
  const [tab, setTab] = useState<"in" | "up">(signup.step === "email" ? "in" : "up");
  const [email, setEmail] = useState(signup.draft.email);
  const print = prints[signup.step];
  const close = () => {
    signup.abandon();
    saveAfterLogIn.forget();
    onClose();
  };
  return (
    <Dialog label={messages.logIn.dialog} closeLabel={messages.logIn.close} look="pictured" onClose={close}>
      <div className={css["sheet"]}>
        <div className={css["print"]}>
          <Picture key={print} image={print} sizes="(width < 60rem) 100vw, 57rem" alt="" />
        </div>
        <div className={css["words"]}>
          {signup.step === "email" ? (
            <>
              <div className={css["head"]}>
                <h2 className={css["title"]}>{messages.logIn.dialog}</h2>
                <p className={css["hint"]}>{messages.logIn.hint}</p>
              </div>
              <Tabs label={messages.logIn.options} tabs={tabs} selected={tab} onSelect={setTab}>
                {tab === "in" ? (
                  <SignInForm email={email} onEmail={setEmail} />
                ) : (
                  <SignUpForm
                    email={email}
                    onEmail={setEmail}
                    signup={signup}
                    onSignIn={() => setTab("in")}
                  />
                )}
              </Tabs>
            </>
          ) : (
            <SignupSteps signup={signup} />
          )}
          {(signup.step === "code" || (signup.step === "email" && tab === "up")) && <MailNote />}
        </div>
      </div>
    </Dialog>
  );
}
