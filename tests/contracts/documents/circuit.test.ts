import { describe, expect, test } from "vitest";
import { CircuitBreaker } from "../../../server/database/circuit.ts";
import { refusalOf } from "./people.ts";

const unavailable = { code: "unavailable" };
const passed = { notRefused: undefined };

/** A circuit breaker whose probes the test resolves or rejects. */
function createWired() {
  const probes: PromiseWithResolvers<void>[] = [];
  const changes: boolean[] = [];
  const circuit = new CircuitBreaker({
    pause: 1,
    onChange: (isAway) => void changes.push(isAway),
    probe: () => {
      const probe = Promise.withResolvers<void>();
      probes.push(probe);
      return probe.promise;
    },
  });
  return { circuit, probes, changes };
}

describe("the circuit breaker", () => {
  test("the circuit breaker passes every call and sends no probe while all calls are answered", async () => {
    const { circuit, probes } = createWired();
    expect(await refusalOf(circuit.pass())).toEqual(passed);
    expect(probes).toEqual([]);
  });

  test("after an unanswered call the others wait for one probe, and pass if it succeeds", async () => {
    const { circuit, probes, changes } = createWired();
    circuit.failed();
    circuit.failed();
    const waiting = [refusalOf(circuit.pass()), refusalOf(circuit.pass())];
    expect(probes).toHaveLength(1);
    probes[0]?.resolve();
    expect(await Promise.all(waiting)).toEqual([passed, passed]);
    expect(changes).toEqual([]);
  });

  test("the circuit breaker refuses every call at once while probes fail, and passes them when one succeeds", async () => {
    const { circuit, probes, changes } = createWired();
    circuit.failed();
    probes[0]?.reject(new Error("away"));
    expect(await refusalOf(circuit.pass())).toEqual(unavailable);
    expect(changes).toEqual([true]);
    await expect.poll(() => probes.length).toBe(2);
    // The second probe is in progress; calls do not wait for it.
    expect(await refusalOf(circuit.pass())).toEqual(unavailable);
    probes[1]?.resolve();
    await expect.poll(() => changes).toEqual([true, false]);
    expect(await refusalOf(circuit.pass())).toEqual(passed);
  });

  test("a closed circuit breaker sends no more probes", async () => {
    const { circuit, probes } = createWired();
    circuit.failed();
    circuit.close();
    probes[0]?.reject(new Error("away"));
    expect(await refusalOf(circuit.pass())).toEqual(unavailable);
    circuit.failed();
    expect(probes).toHaveLength(1);
  });
});
