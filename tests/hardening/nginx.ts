import { mkdirSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createFolder, startProgram } from "../support/deployed.ts";
import { freePort } from "../support/listening.ts";

/** The ports of a shared cache in front of a server, in two configurations. */
export interface SharedCache extends AsyncDisposable {
  /**
   * Stores what the server allows, and responses without caching headers for as long as a cache may guess (RFC 9111
   * §4.2.2).
   */
  readonly heeding: number;
  /** Stores every 200 whose address looks like a file, against the server's headers, as some content networks do. */
  readonly eager: number;
}

/** Starts nginx as a cache in front of the server on `port`. Each configuration has its own storage. */
export async function startNginx(port: number): Promise<SharedCache> {
  const { folder, write, remove } = createFolder("anaba-nginx-");
  const [heeding, eager] = [await freePort(), await freePort()];
  mkdirSync(path.join(folder, "logs"));
  const file = write("nginx.conf", configuration(folder, { port, heeding, eager }));
  const errors = path.join(folder, "error.log");
  const nginx = startProgram("nginx", ["-p", folder, "-c", file, "-e", errors]);
  for (const each of [heeding, eager]) while (!(await answers(each))) await pause(20);
  return {
    heeding,
    eager,
    async [Symbol.asyncDispose]() {
      await nginx.stop("SIGQUIT");
      remove();
    },
  };
}

/** Statuses that a cache may store heuristically (RFC 9110 §15.1). */
const heuristic = "200 203 204 206 300 301 308 404 405 410 414 501";

const configuration = (
  folder: string,
  { port, heeding, eager }: { readonly port: number; readonly heeding: number; readonly eager: number },
): string => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 256; }
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  proxy_cache_path ${folder}/heeding keys_zone=heeding:8m inactive=1h;
  proxy_cache_path ${folder}/eager keys_zone=eager:8m inactive=1h;
  large_client_header_buffers 4 64k;
  ignore_invalid_headers off;
  underscores_in_headers on;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_cache_methods GET HEAD;
  add_header X-Cache $upstream_cache_status always;
  server {
    listen 127.0.0.1:${heeding};
    location / {
      proxy_pass http://127.0.0.1:${port};
      proxy_cache heeding;
      proxy_cache_key $host$request_uri;
      proxy_cache_valid ${heuristic} 1h;
    }
  }
  server {
    listen 127.0.0.1:${eager};
    location / {
      proxy_pass http://127.0.0.1:${port};
    }
    location ~* "(^/(assets|pictures|icons|profile-images)/|\\.(css|js|png|jpe?g|webp|svg|ico|txt|xml|woff2)$)" {
      proxy_pass http://127.0.0.1:${port};
      proxy_cache eager;
      proxy_cache_key $host$uri$is_args$args;
      proxy_ignore_headers Cache-Control Expires Set-Cookie Vary X-Accel-Expires;
      proxy_cache_valid 200 1h;
    }
  }
}
`;

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      resolve(true);
      socket.end();
    });
    socket.on("error", () => resolve(false)).on("close", () => socket.destroy());
  });
