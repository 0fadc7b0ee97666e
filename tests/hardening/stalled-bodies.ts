import type { Socket } from "node:net";
import { cookieOf } from "../../bench/support/people.ts";
import { paths } from "../../domain/site/paths.ts";
import { cookieAt, hostOf, openSocket, type Target } from "./target.ts";

/** Clients whose uploads stop just before their end. */
export interface StalledClients {
  /** The answers so far, one for each client; empty where there is none. */
  readonly answers: () => readonly string[];
  readonly leave: () => void;
}

const length = 6_200_000;
const head = (target: Target, person: number) =>
  [
    `POST ${paths.editProfile()} HTTP/1.1`,
    `Host: ${hostOf(target)}`,
    `Origin: ${target.origin}`,
    `Cookie: ${cookieAt(target, cookieOf(person))}`,
    "Content-Type: multipart/form-data; boundary=b",
    `Content-Length: ${length}`,
    "\r\n",
  ].join("\r\n");
const part = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n';
/** All but the last bytes of an upload. */
const most = Buffer.concat([Buffer.from(part), Buffer.alloc(length - part.length - 10, 97)]);

/**
 * docs/security.md row 22: `count` clients send all but the last bytes of an upload and wait. They are `people` signed-in
 * users in turn, those of `preparePeople`.
 */
export function stallUploads(
  target: Target,
  { count, people }: { readonly count: number; readonly people: number },
): StalledClients {
  const answers = Array.from({ length: count }, () => "");
  const sockets = answers.map((_, n): Socket => {
    const socket = openSocket(target, () => {
      socket.write(head(target, 1 + (n % people)));
      socket.write(most);
    });
    return socket
      .on("data", (bytes) => (answers[n] += bytes.toString("latin1")))
      .on("error", () => undefined);
  });
  return {
    answers: () => answers,
    leave: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** The status of an answer; 0 where there is none. */
export const statusOf = (answer: string): number => Number(answer.slice(9, 12));
