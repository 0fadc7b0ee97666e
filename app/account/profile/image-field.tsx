import { useRef, useState, type ChangeEvent } from "react";
import * as messages from "../../../domain/site/messages.ts";
import { checkImage, imageTypes } from "../../../domain/account/profile.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../forms/field.tsx";
import { FramedPicture, FramingSliders } from "./framed-picture.tsx";
import { LargeAvatar } from "./large-avatar.tsx";
import type { OwnProfile } from "./profile-page.tsx";
import type { ChosenImage } from "./use-chosen-image.ts";
import css from "./image-field.module.css";

/**
 * The present or chosen picture, and the choice of another. Keyboards and screen readers use the browser's own file
 * input; the button is for pointers only. Without JavaScript the input itself is visible.
 */
export function ImageField({
  nickname,
  profile,
  image,
  error,
  isLost,
  progress,
}: {
  readonly nickname: string;
  readonly profile: OwnProfile;
  readonly image: ChosenImage;
  readonly error: string | undefined;
  /** Whether a picture was chosen before the page was loaded again, and is lost. */
  readonly isLost: boolean;
  /** The share of it that has been sent, from 0 to 1; null when nothing is being sent. */
  readonly progress: number | null;
}) {
  const { url, choose } = image;
  const input = useRef<HTMLInputElement>(null);
  // A file input cannot be emptied by a script, so a new one replaces it.
  const [round, setRound] = useState(0);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0] ?? null;
    choose(file);
    if (file !== null && !checkImage(file).ok) event.target.value = "";
  };
  return (
    <div className={`${css["image"]} ${url === null ? "" : css["framed"]}`}>
      {url === null ? (
        <LargeAvatar
          nickname={nickname || profile.nickname}
          image={profile.profileImage}
          pigment={profile.pigment}
        />
      ) : (
        <FramedPicture url={url} image={image} />
      )}
      <div className={css["choice"]}>
        <Field
          label={messages.profile.image}
          hint={messages.profile.imageHint}
          error={error}
          note={url === null ? (isLost ? messages.profile.imageAgain : null) : messages.profile.imageChosen}
        >
          {(control) => (
            <div className={css["control"]}>
              <input
                key={round}
                ref={input}
                {...control}
                className={css["file"]}
                type="file"
                name="image"
                accept={imageTypes.join(",")}
                onChange={onChange}
              />
              <Button tabIndex={-1} className={css["change"] ?? ""} onClick={() => input.current?.click()}>
                {messages.profile.changeImage}
              </Button>
            </div>
          )}
        </Field>
        {url !== null && progress === null && (
          <>
            <FramingSliders image={image} />
            <Button
              look="quiet"
              className={css["undo"] ?? ""}
              onClick={() => {
                choose(null);
                setRound(round + 1);
              }}
            >
              {messages.profile.imageUnchosen}
            </Button>
          </>
        )}
        {progress !== null && (
          <progress className={css["progress"]} aria-label={messages.profile.uploading} value={progress} />
        )}
      </div>
    </div>
  );
}
