import { useId, useRef, type PointerEvent } from "react";
import { closest, moveFraming, squareOf } from "../../../domain/account/framing.ts";
import * as messages from "../../../domain/site/messages.ts";
import type { ChosenImage } from "./use-chosen-image.ts";
import css from "./framed-picture.module.css";

/** The chosen picture as it will be cropped. Dragging it moves the square. */
export function FramedPicture({
  url,
  image: { size, framing, measure, frame },
}: {
  /** The picture's address within this page. */
  readonly url: string;
  readonly image: ChosenImage;
}) {
  const square = size && squareOf(size, framing);
  const share = (part: number) => `${(100 * part) / (square?.side ?? 1)}%`;

  const last = useRef({ x: 0, y: 0 });

  function startDrag({ clientX: x, clientY: y, pointerId, currentTarget }: PointerEvent) {
    last.current = { x, y };
    currentTarget.setPointerCapture(pointerId);
  }

  function drag({ buttons, clientX: x, clientY: y, currentTarget: { clientWidth } }: PointerEvent) {
    if (buttons === 0 || size === null) return;
    const [right, down] = [(x - last.current.x) / clientWidth, (y - last.current.y) / clientWidth];
    last.current = { x, y };
    frame((current) => moveFraming(size, current, right, down));
  }

  return (
    <div className={css["frame"]} onPointerDown={startDrag} onPointerMove={drag}>
      <img
        key={url}
        className={css["picture"]}
        src={url}
        alt={messages.profile.imagePreview}
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          measure({ width, height })
        }
        style={
          square && size
            ? {
                width: share(size.width),
                height: share(size.height),
                left: share(-square.left),
                top: share(-square.top),
              }
            : undefined
        }
      />
    </div>
  );
}

/**
 * Sliders for position and zoom, for people who cannot drag. No slider for a direction in which the picture cannot
 * move.
 */
export function FramingSliders({ image: { size, framing, frame } }: { readonly image: ChosenImage }) {
  if (size === null) return null;
  const { side } = squareOf(size, framing);
  return (
    <fieldset className={css["sliders"]}>
      <legend className={css["legend"]}>{messages.profile.framing}</legend>
      <Slider
        label={messages.profile.framingZoom}
        value={framing.zoom}
        from={1}
        to={closest}
        onSlide={(zoom) => frame((current) => ({ ...current, zoom }))}
      />
      {size.width - side >= 1 && (
        <Slider
          label={messages.profile.framingX}
          value={framing.x}
          from={0}
          to={1}
          onSlide={(x) => frame((current) => ({ ...current, x }))}
        />
      )}
      {size.height - side >= 1 && (
        <Slider
          label={messages.profile.framingY}
          value={framing.y}
          from={0}
          to={1}
          onSlide={(y) => frame((current) => ({ ...current, y }))}
        />
      )}
    </fieldset>
  );
}

function Slider({
  label,
  value,
  from,
  to,
  onSlide,
}: {
  readonly label: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly onSlide: (value: number) => void;
}) {
  const id = useId();
  return (
    <div className={css["slider"]}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        className={css["range"]}
        min={from}
        max={to}
        step={(to - from) / 50}
        value={value}
        aria-valuetext={messages.profile.framingAt((value - from) / (to - from))}
        onChange={(event) => onSlide(event.target.valueAsNumber)}
      />
    </div>
  );
}
