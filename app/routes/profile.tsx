import type { MetaFunction } from "react-router";
import { messages } from "../../domain/messages.ts";
import { LogInPrompt } from "../components/log-in-prompt.tsx";
import { personalMeta } from "../components/page-meta.ts";

export const meta: MetaFunction = () => personalMeta(messages.account.profile);

export default function ProfilePage() {
  return <LogInPrompt title={messages.account.logInToViewProfile} />;
}
