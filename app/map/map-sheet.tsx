import { useMemo, useRef, type MouseEvent } from "react";
import { useNavigate } from "react-router";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { project, sheet, type SheetPoint } from "../../domain/map/projection.ts";
import { isPlainPress } from "../shell/action-link.tsx";
import { Button } from "../ui/button.tsx";
import { artwork } from "./artwork.ts";
import { insets, onInset } from "./insets.ts";
import type { MapGem } from "../../domain/map/map-gem.ts";
import { sealOffsets, names, okinawaFrame, scalePlace, type Name } from "./places-on-sheet.ts";
import { useMapWindow } from "./use-map-window.ts";
import "../document/styles/map-tokens.css";
import "./artwork.css";
import css from "./map-sheet.module.css";

/** The region with most of the gems, as parts of the sheet. */
const middle = { x: 0.525, y: 0.655 };

const place = ({ x, y }: SheetPoint) => `translate(${Math.round(x)} ${Math.round(y)})`;

/**
 * The map with a seal for each gem. In a crowded region the seal is on an inset, and in its own place when the map is
 * enlarged; only one of the two is shown.
 * @param label the name of the figure.
 * @param seals the numbers on the seals: those of the gems, or their positions in the list.
 */
export function MapSheet({
  gems,
  label,
  seals = "numbers",
}: {
  readonly gems: readonly MapGem[];
  readonly label: string;
  readonly seals?: "numbers" | "stops";
}) {
  const window = useRef<HTMLDivElement>(null);
  const controls = useMapWindow(window, middle);
  return (
    <figure className={css["figure"]} aria-label={label}>
      <div ref={window} className={css["window"]} data-insets="shown" data-whole="">
        <svg className={css["sheet"]} viewBox={`0 0 ${sheet.width} ${sheet.height}`}>
          <Drawing />
          {gems.map((gem, index) => (
            <Seals
              key={gem.id}
              gem={gem}
              {...(seals === "numbers"
                ? { number: gem.id, name: messages.map.seal(gem.id, gem.title, gem.location) }
                : { number: index + 1, name: messages.map.stop(index + 1, gem.title, gem.location) })}
            />
          ))}
        </svg>
      </div>
      {/* Without a script nothing moves the map. */}
      <div className={`with-script ${css["controls"]}`}>
        <Button onClick={controls.zoomIn} aria-disabled={controls.isLargest}>
          {messages.map.zoomIn}
        </Button>
        <Button onClick={controls.zoomOut} aria-disabled={controls.isWhole}>
          {messages.map.zoomOut}
        </Button>
        <Button onClick={controls.showWhole} aria-disabled={controls.isWhole}>
          {messages.map.wholeMap}
        </Button>
      </div>
      <figcaption className={css["caption"]}>
        <span className={`with-script ${css["mouseHint"]}`}>{messages.map.mouseHint}</span>
        <span className={`with-script ${css["touchHint"]}`}>{messages.map.touchHint}</span>{" "}
        {messages.map.credit}
      </figcaption>
    </figure>
  );
}

/** The part that never changes. It is rendered once. */
function Drawing() {
  return useMemo(
    () => (
      <g aria-hidden="true">
        <g className="artwork" dangerouslySetInnerHTML={{ __html: artwork }} />
        {names.map((name) => (
          <CityName key={`${name.on} ${name.city}`} name={name} />
        ))}
        <g transform={place({ x: okinawaFrame.x, y: okinawaFrame.y + okinawaFrame.height })}>
          <text className={`${css["name"]} ${css["scaled"]}`} y="110">
            {messages.map.okinawa}
          </text>
        </g>
        <g transform={place(scalePlace)}>
          <text className={`${css["name"]} ${css["scaled"]}`}>{messages.map.scale}</text>
        </g>
      </g>
    ),
    [],
  );
}

function CityName({ name: { city, on, side, at, x, y } }: { readonly name: Name }) {
  return (
    <g
      transform={place(at)}
      className={
        {
          sheet: undefined,
          "sheet without insets": css["offInset"],
          kyoto: css["onInset"],
          tokyo: css["onInset"],
        }[on]
      }
    >
      <g className={css["scaled"]}>
        {on === "sheet" && <circle className={css["dot"]} r="26" />}
        <text className={`${css["name"]} ${css[side]}`} x={x} y={y}>
          {city}
        </text>
      </g>
    </g>
  );
}

/** The number on a gem's seal, and the name of its link. */
interface SealText {
  readonly number: number;
  readonly name: string;
}

function Seals({ gem, ...text }: SealText & { readonly gem: MapGem }) {
  const inset = insets.find(({ gems }) => gems.includes(gem.id));
  const there = project(gem.position);
  if (inset === undefined) return <Seal id={gem.id} at={there} {...text} />;
  return (
    <>
      <Seal id={gem.id} at={onInset(inset, gem.position)} className={css["onInset"]} {...text} />
      <Seal id={gem.id} at={there} className={css["offInset"]} {...text} />
    </>
  );
}

function Seal({
  id,
  at,
  className,
  number,
  name,
}: SealText & {
  readonly id: number;
  readonly at: SheetPoint;
  readonly className?: string | undefined;
}) {
  const navigate = useNavigate();
  const [x, y] = sealOffsets[id] ?? [0, 0];
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    void navigate(paths.gem(id));
  };
  return (
    <g transform={place(at)} className={className}>
      {/* The title is for the mouse. Within the link it would count as a part of its visible text. */}
      <g className={css["scaled"]} role="none">
        <title>{name}</title>
        {(x !== 0 || y !== 0) && <path className={css["pin"]} d={`M0 0L${x} ${y}`} />}
        <a className={css["seal"]} href={paths.gem(id)} aria-label={name} onClick={follow}>
          <rect className={css["hit"]} x={x - 120} y={y - 120} width="240" height="240" />
          <g className={css["face"]}>
            <rect x={x - 120} y={y - 120} width="240" height="240" rx="14" />
            <rect className={css["border"]} x={x - 98} y={y - 98} width="196" height="196" rx="6" />
            <text x={x} y={y + 50}>
              {number}
            </text>
          </g>
        </a>
      </g>
    </g>
  );
}
