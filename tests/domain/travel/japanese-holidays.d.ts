declare module "japanese-holidays" {
  interface Holiday {
    /** 1 to 12. */
    readonly month: number;
    readonly date: number;
    readonly name: string;
  }
  const japaneseHolidays: {
    /** The holidays of a year; with `furikae` also the substitute holidays for Sundays. */
    readonly getHolidaysOf: (year: number, furikae?: boolean) => readonly Holiday[];
  };
  export default japaneseHolidays;
}
