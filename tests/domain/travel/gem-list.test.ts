import { expect, test } from "vitest";
import { catalogue } from "../../../domain/gems/catalogue.ts";
import { readGemList } from "../../../domain/travel/gem-list.ts";

const idsOf = (query: string) => readGemList(new URLSearchParams(query), catalogue).map(({ id }) => id);

test.each([
  ["g=4,9,2", [4, 9, 2]],
  ["g=4%2C9", [4, 9]],
  ["g=12", [12]],
  ["g=4,4,9,4", [4, 9]],
  ["g=0,13,4,-1,1.0,01,1e0,+2,NaN,__proto__", [4]],
  ["g=4,%209", [4]],
  ["g=4&g=9", [4]],
  ["g=,,4,,", [4]],
  ["", []],
  ["g=", []],
  ["g=nowhere", []],
  [`g=${"0,".repeat(5000)}4`, []],
  ["other=4", []],
])("the query %s lists the gems %j", (query, ids) => {
  expect(idsOf(query)).toEqual(ids);
});
