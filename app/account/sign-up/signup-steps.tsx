import { BioStep } from "./signup-bio-step.tsx";
import { CodeStep } from "./signup-code-step.tsx";
import { NicknameStep } from "./signup-nickname-step.tsx";
import { PasswordStep } from "./signup-password-step.tsx";
import { UsernameStep } from "./signup-username-step.tsx";
import type { Signup } from "./use-signup.ts";

/** The present step of the sign-up, after the email address (docs/product.md §4). */
export function SignupSteps({ signup }: { readonly signup: Signup }) {
  switch (signup.step) {
    case "email":
      return null;
    case "code":
      return <CodeStep signup={signup} />;
    case "password":
      return <PasswordStep signup={signup} />;
    case "username":
      return <UsernameStep signup={signup} />;
    case "nickname":
      return <NicknameStep signup={signup} />;
    case "bio":
      return <BioStep signup={signup} />;
  }
}
