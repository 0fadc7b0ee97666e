import { pictureText } from "../../../domain/picture-text.ts";
import { homeHero } from "../../../domain/pictures.ts";

/** The picture at the top of the home page. */
export interface Hero {
  readonly image: string;
  readonly alt: string;
}

/** Read on the server: the texts of all pictures are no part of what the browser loads. */
export const hero: Hero = { image: homeHero, alt: pictureText(homeHero).alt };
