/** The colours of the temple's monks: black over a pale undergarment, an orange belt, a sedge hat. */
import { LOAD, STICK } from "../../kit/people/garb.ts";
import { BELT, CLOTH, COAT, HAIR, SHOE, SKIN, TROUSERS } from "../../kit/people/posed.ts";

export const monkRobes = {
  [SKIN]: "#dca880",
  [HAIR]: "#1b1822",
  [COAT]: "#4a3a50",
  [TROUSERS]: "#e8dcc4",
  [BELT]: "#d2582e",
  [SHOE]: "#6a4a32",
  [CLOTH]: "#e2bb74",
  [LOAD]: "#b08a56",
  [STICK]: "#6a4c30",
};
