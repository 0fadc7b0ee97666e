import { useEffect, useState, type ChangeEvent } from "react";
import * as messages from "../../../domain/messages.ts";
import { checkImage, imageTypes } from "../../../domain/profile.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../forms/field.tsx";
import { Avatar } from "../../shell/avatar.tsx";
import type { OwnProfile } from "./profile-page.tsx";
import css from "./image-field.module.css";

/** A picture chosen but not yet sent. */
export interface ChosenImage {
  readonly file: File | null;
  /** Its address within this page, or null. */
  readonly url: string | null;
  /** Why the last choice was not taken. */
  readonly error: string | null;
  readonly choose: (file: File | null) => void;
}

/** Holds the chosen picture; one that cannot be taken is refused at once (docs/product.md §5, Image). */
export function useChosenImage(): ChosenImage {
  const [chosen, setChosen] = useState<Omit<ChosenImage, "choose">>({ file: null, url: null, error: null });
  const { url } = chosen;
  useEffect(() => () => void (url !== null && URL.revokeObjectURL(url)), [url]);
  return {
    ...chosen,
    choose(file) {
      const checked = file === null ? null : checkImage(file);
      if (file === null || checked === null) setChosen({ file: null, url: null, error: null });
      else if (checked.ok) setChosen({ file, url: URL.createObjectURL(file), error: null });
      else setChosen({ file: null, url: null, error: messages.refusals[checked.refusal] });
    },
  };
}

/** The picture as it is or will be cut, and the way to choose another. */
export function ImageField({
  nickname,
  profile,
  image: { url, choose },
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
  // A file input keeps its choice to itself; a new one forgets it.
  const [round, setRound] = useState(0);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0] ?? null;
    choose(file);
    if (file !== null && !checkImage(file).ok) event.target.value = "";
  };
  return (
    <div className={css["image"]}>
      <Avatar
        nickname={nickname || profile.nickname}
        image={url ?? profile.profileImage}
        pigment={profile.pigment}
        size="large"
      />
      <div className={css["choice"]}>
        <Field
          label={messages.profile.image}
          hint={messages.profile.imageHint}
          error={error}
          note={url === null ? (again ? messages.profile.imageAgain : null) : messages.profile.imageChosen}
        >
          {(control) => (
            <input
              key={round}
              {...control}
              className={css["file"]}
              type="file"
              name="image"
              accept={imageTypes.join(",")}
              onChange={onChange}
            />
          )}
        </Field>
        {url !== null && progress === null && (
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
        )}
        {progress !== null && (
          <progress className={css["progress"]} aria-label={messages.profile.uploading} value={progress} />
        )}
      </div>
    </div>
  );
}
