/** flora: pines, cedars, maples and ferns: thousands of tapered dabs, grouped in clumps and sorted by light. */
export { cedarTrunk } from "./flora/cedar-trunk.ts";
export { cedarCrown } from "./flora/cedar.ts";
export { limb, roots } from "./flora/limb.ts";
export { mapleSpray, mapleTree } from "./flora/maple.ts";
export { pinePad } from "./flora/pine.ts";
export { fern, grass } from "./flora/undergrowth.ts";
