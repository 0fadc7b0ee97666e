import { emergencyCheckedOn, emergencyNumbers } from "../../domain/travel/emergency.ts";
import { phrases, phraseSections } from "../../domain/travel/phrases/all-phrases.ts";

/** Reads the phrases by part of the page, and the emergency numbers. */
export const viewPhrases = () => ({
  sections: phraseSections.map((id) => ({ id, phrases: phrases[id] })),
  emergency: { numbers: emergencyNumbers, checkedOn: emergencyCheckedOn },
});

export type PhrasesView = ReturnType<typeof viewPhrases>;
