import type { ComponentProps } from "react";
import { Avatar } from "../../shell/avatar.tsx";
import css from "./large-avatar.module.css";

/** A person's picture or initial, as wide as its column. */
export function LargeAvatar(person: Omit<ComponentProps<typeof Avatar>, "className">) {
  return <Avatar {...person} className={css["large"] ?? ""} />;
}
