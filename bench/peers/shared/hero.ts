import { pictureText } from "../../../domain/prints/picture-text.ts";
import { homeHero } from "../../../domain/prints/pictures.ts";

/** The picture at the top of the home page. */
export interface Hero {
  readonly image: string;
  readonly alt: string;
}

/** Read on the server: the texts of all pictures are no part of what the browser loads. */
export const hero: Hero = { image: homeHero, alt: pictureText(homeHero).alt };
