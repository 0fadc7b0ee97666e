import { useRef, useState, type ChangeEvent } from "react";
import * as messages from "../../../domain/messages.ts";
import { checkImage, imageTypes } from "../../../domain/profile.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../forms/field.tsx";
import { Avatar } from "../../shell/avatar.tsx";
import { FramedPicture, FramingSliders } from "./framed-picture.tsx";
import type { OwnProfile } from "./profile-page.tsx";
import type { ChosenImage } from "./use-chosen-image.ts";
import css from "./image-field.module.css";

/**
 * The picture as it is or will be cut, and the way to choose another. The browser's own file input is what the keyboard
 * and screen readers find; the button is its face for pointers, and without a script the input stands there itself.
 */
export function ImageField({
  nickname,
  profile,
  image,
  error,
  again,
  progress,
}: {
  readonly nickname: string;
  readonly profile: OwnProfile;
  readonly image: ChosenImage;
  readonly error: string | undefined;
  /** A picture was chosen and did not survive the page. */
  readonly again: boolean;
  /** Share of it that has been sent, or null. */
  readonly progress: number | null;
}) {
  const { url, choose } = image;
  const input = useRef<HTMLInputElement>(null);
  // A file input keeps its choice to itself; a new one forgets it.
  const [round, setRound] = useState(0);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0] ?? null;
    choose(file);
    if (file !== null && !checkImage(file).ok) event.target.value = "";
  };
  return (
    <div className={`${css["image"]} ${url === null ? "" : css["framed"]}`}>
      {url === null ? (
        <Avatar
          nickname={nickname || profile.nickname}
          image={profile.profileImage}
          pigment={profile.pigment}
          size="large"
        />
      ) : (
        <FramedPicture url={url} image={image} />
      )}
      <div className={css["choice"]}>
        <Field
          label={messages.profile.image}
          hint={messages.profile.imageHint}
          error={error}
          note={url === null ? (again ? messages.profile.imageAgain : null) : messages.profile.imageChosen}
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
