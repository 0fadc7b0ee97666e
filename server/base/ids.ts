/** Whether a text may be an id. PostgreSQL refuses a query for some others, such as one with NUL. */
export const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);
