import css from "./unprinted-sheet.module.css";

/**
 * An unfinished print, shown while nothing is saved: outlines only, and one colour, a heart in place of the sun. The
 * marks at its lower edge are registration marks, as on a real woodblock.
 */
export function UnprintedSheet() {
  return (
    <div className={css["mount"]}>
      <svg className={css["sheet"]} viewBox="0 0 400 300" aria-hidden="true" focusable="false">
        <path className={css["paper"]} d="M12 12h376v276H12Z" />
        <path
          className={css["line"]}
          d="M12 206c82-12 128-66 160-104 8-10 16-10 24-4l9-7 9 7 8-5c8 3 13 10 20 18 34 42 78 84 146 95M170 106l10 11 8-8 10 14 9-10 9 13 8-13 9 9 11-11M12 224c66-18 132 6 200-4s116-18 176 0M12 244c64-14 116 8 168 2M252 240c48-8 92-10 136 2M12 266c58-12 108 4 152 2M274 262c40-6 78-6 114 4M192 288c-6-24 40-32 26-50-4-6-2-12 4-18M244 288c-6-28 30-30 14-50-6-7-14-11-28-18M44 222v-78M44 144c-6 14-12 22-20 28M44 144c6 14 12 22 20 28M44 166c-8 16-16 24-26 30M44 166c8 16 16 24 26 30M78 220v-50M78 170c-5 12-10 18-16 24M78 170c5 12 10 18 16 24"
        />
        <path className={css["mist"]} d="M22 92h92q8 0 8 6t-8 6H62M322 148h50M296 156h76" />
        <path className={css["marks"]} d="M360 294h34v-34M150 294h44" />
        <path
          className={css["heart"]}
          d="M306 96c-15-11-24-20-24-31 0-8 6-13 12-13 5 0 9 3 12 8 3-5 7-8 12-8 6 0 12 5 12 13 0 11-9 20-24 31Z"
        />
      </svg>
    </div>
  );
}
