import { useState } from "react";
import type { RefusedAction } from "../../../domain/site/action-response.ts";
import type { ResponseOf } from "../../../server/actions/registry.ts";
import { post } from "../../client/post.ts";
import { preparePicture } from "./prepare-picture.ts";
import type { ProfileDraft } from "./profile-draft.ts";
import type { ChosenImage } from "./use-chosen-image.ts";

/** The request that saves a profile. */
interface SendProfile {
  readonly busy: boolean;
  /** The share of the picture that has been sent, from 0 to 1; null when none is being sent. */
  readonly progress: number | null;
  readonly send: (
    typed: ProfileDraft,
    image: ChosenImage,
  ) => Promise<ResponseOf<"editProfile", "save"> | RefusedAction>;
}

/** Sends the typed values, and the picture if one is chosen. */
export function useSendProfile(): SendProfile {
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  return {
    busy,
    progress,
    async send(typed, { file, framing }) {
      setBusy(true);
      const response =
        file === null
          ? await post("editProfile", "save", typed)
          : await post(
              "editProfile",
              "save",
              { ...typed, image: await preparePicture(file, framing) },
              { onProgress: setProgress },
            );
      setBusy(false);
      setProgress(null);
      return response;
    },
  };
}
