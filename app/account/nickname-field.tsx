import * as messages from "../../domain/site/messages.ts";
import { TextField } from "../forms/field.tsx";

/** The field for a nickname. */
export function NicknameField({
  onType,
  ...rest
}: {
  readonly value: string;
  readonly error: string | null | undefined;
  /** Absent where one character is enough (docs/product.md §5). */
  readonly minLength?: number;
  readonly autoFocus?: boolean;
  readonly onType: (typed: string) => void;
}) {
  return (
    <TextField
      label={messages.signup.nickname}
      hint={messages.signup.nicknameHint}
      name="nickname"
      autoComplete="nickname"
      dir="auto"
      required
      onChange={(event) => onType(event.target.value)}
      {...rest}
    />
  );
}
