import { afterAll, beforeAll } from "vitest";

/**
 * Creates something before the tests of a `describe` or a file, and disposes of all that `owned` has after them, the
 * last first. Its properties are there only while tests run.
 */
export function fixture<Value extends object>(
  create: (owned: AsyncDisposableStack) => Promise<Value>,
): Value {
  const owned = new AsyncDisposableStack();
  const held: { value?: Value } = {};
  beforeAll(async () => {
    held.value = await create(owned);
  });
  afterAll(() => owned.disposeAsync());
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it forwards to the value
  return new Proxy({} as Value, {
    get(_, name) {
      if (held.value === undefined) throw new Error("a fixture is there only while tests run");
      return Reflect.get(held.value, name) as unknown;
    },
  });
}
