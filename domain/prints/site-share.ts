/** The share picture of pages that are about no single gem. Written by scripts/prints/encode.ts. */
export const siteShare = "/pictures/site-share.jpg?v=9ce241b5";
