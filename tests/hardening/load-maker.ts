import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** The status of a response (0 for a broken connection) and its time in milliseconds. */
export interface Answer {
  readonly status: number;
  readonly took: number;
}

const headEnd = "\r\n\r\n";
const lastChunk = "0\r\n\r\n";

/** Whether a response is complete, judging by its headers. */
function isWhole(answer: string): boolean {
  const head = answer.indexOf(headEnd);
  if (head === -1) return false;
  const length = /content-length: (\d+)/i.exec(answer.slice(0, head))?.[1];
  return length === undefined
    ? answer.endsWith(lastChunk)
    : answer.length - head - headEnd.length >= Number(length);
}

/**
 * A client with persistent connections, as many as there are requests in progress. It reads only the status and the
 * end of a response: parsing would take more processor time than the server.
 */
export function createClient(port: number) {
  const free: Socket[] = [];
  const open = () => connect(port, "127.0.0.1").setNoDelay(true).setEncoding("latin1");
  const send = (bytes: string, kept: Socket | undefined): Promise<number> => {
    const socket = kept ?? open();
    return new Promise((resolve) => {
      let answer = "";
      const end = (status: number) => {
        socket.removeAllListeners();
        socket.on("error", () => undefined);
        if (status === 0 || /^connection: close/im.test(answer)) socket.destroy();
        else {
          free.push(socket);
          socket.once("close", () => free.splice(free.indexOf(socket) >>> 0, 1));
        }
        // The server may close a kept connection before a request arrives on it. Like a browser, the client then sends
        // the request again on a new one (RFC 9112 §9.3.1).
        resolve(status === 0 && answer === "" && kept !== undefined ? send(bytes, undefined) : status);
      };
      socket.removeAllListeners();
      socket.on("error", () => end(0)).on("close", () => end(0));
      socket.on("data", (text: string) => {
        answer += text;
        if (isWhole(answer)) end(Number(answer.slice(9, 12)));
      });
      socket.write(bytes);
    });
  };
  const ask = async (bytes: string): Promise<Answer> => {
    const begun = performance.now();
    const status = await send(bytes, free.pop());
    return { status, took: performance.now() - begun };
  };
  const close = () => {
    for (const socket of free.splice(0)) socket.destroy();
  };
  return { ask, close };
}

/** An open loop: sends requests at a fixed rate, without waiting for responses. Resolves with the results of `send`. */
export async function openLoop(
  seconds: number,
  rate: number,
  send: (n: number) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const begun = performance.now();
  const sent: Promise<Answer>[] = [];
  while (performance.now() - begun < seconds * 1000) {
    const due = Math.floor(((performance.now() - begun) / 1000) * rate);
    while (sent.length < due) sent.push(send(sent.length));
    await pause(2);
  }
  return Promise.all(sent);
}

/** The quantile `share` (0 to 1) of the values. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
