/** The share picture of pages that are about no single gem. Written by scripts/prints/encode.ts. */
export const siteShare = "/pictures/site-share.jpg?v=5ee34a40";
