/** The shapes that many pages show. A part that is loaded later brings its own. */
const shapes = {
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20 20",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  heart: "M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.2 4.3 4.3 0 0 1 19.5 10C19.5 15.4 12 20 12 20Z",
  share: "M12 15V4M8 7.5 12 3.5l4 4M5 12v7h14v-7",
  left: "M14.5 5 8 12l6.5 7",
  right: "M9.5 5 16 12l-6.5 7",
  check: "M5 12.5 10 17.5 19.5 6.5",
  info: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11.5V16M12 8v.1",
  error: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V13M12 16v.1",
  pen: "M5 19l1-4L16 5l3 3L9 18l-4 1Z",
} as const;

/** The name of an icon. */
export type IconName = keyof typeof shapes;

/** A line icon of 24 units, 1.25em wide. Decorative: the element around it needs a label. */
export function Icon({ name, filled }: { readonly name: IconName; readonly filled?: boolean }) {
  return <LineIcon shape={shapes[name]} filled={filled} />;
}

/** The same with its own shape: the `d` of its path. */
export function LineIcon({
  shape,
  filled = false,
}: {
  readonly shape: string;
  readonly filled?: boolean | undefined;
}) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={shape}
        fill={filled ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
