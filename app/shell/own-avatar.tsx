import type { CurrentUser } from "../../domain/site-data.ts";
import { Avatar } from "./avatar.tsx";

/**
 * The signed-in person's picture or initial in the header. The server also renders it on its own, for templates
 * (decision 30).
 */
export const OwnAvatar = ({
  user: { nickname, profileImage, pigment },
}: {
  readonly user: Pick<CurrentUser, "nickname" | "profileImage" | "pigment">;
}) => <Avatar nickname={nickname} image={profileImage} pigment={pigment} size="small" />;
