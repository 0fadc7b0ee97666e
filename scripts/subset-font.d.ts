/** The part of subset-font that `cut-fonts.ts` uses; the package brings no types. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: "sfnt" | "woff2"; readonly keepFeatures: readonly string[] },
  ): Promise<Buffer>;
}
