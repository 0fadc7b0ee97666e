/** The name at the beginning of a gem's title, as in "Otagi Nenbutsu-ji, Temple of 1,200 Faces". */
export const shortTitle = (title: string): string => title.split(",", 1)[0] ?? title;
