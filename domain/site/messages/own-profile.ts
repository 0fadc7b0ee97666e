/** The texts of the own profile. The log-in prompt that a visitor gets there needs none of the texts of the forms (`account.ts`). */

export const ownProfile = {
  tiles: [
    { value: "29K", label: "Followers" }, // docs/product.md §2, Profile: placeholders
    { value: "43K", label: "Following" },
    { value: "320K", label: "Saved" },
  ],
  stampBook: "Stamp book",
  figures: "In figures",
  savedPrints: "Recently saved",
  allSaved: "All saved gems",
  nextSaved: "The next one will hang here.",
  noneSaved: "Prints of the places you save will hang here.",
} as const;

/** The descriptions of the pages. */
export const profileDescriptions = {
  profile: "Your nickname, your picture and a few words about you.",
  editProfile: "Change your nickname, your username, your bio and your picture.",
} as const;
