/** The time until a notice disappears, in milliseconds (docs/product.md §9). */
export const noticeLifetime = 3000;
