import { mkdirSync } from "node:fs";
import path from "node:path";
import { adapted, createCertificate, startProgram, type Folder } from "./deployed.ts";
import { notInstalled } from "./left-out.ts";
import { hasProgram } from "./programs.ts";

const hasOpenssl = hasProgram("openssl");

/** The ports of the proxy. */
export interface Ports {
  readonly plain: number;
  readonly secure: number;
}

export interface Proxy {
  readonly name: string;
  readonly isThere: boolean;
  /** Starts the proxy with its configuration from `deploy/`, in front of the server at `upstream`. */
  readonly start: (
    folder: Folder,
    ports: Ports,
    upstream: number,
    second?: number,
  ) => { readonly said: () => string; readonly stop: (signal?: NodeJS.Signals) => Promise<void> };
}

export const nginx: Proxy = {
  name: "nginx",
  isThere: hasOpenssl && hasProgram("nginx"),
  start({ folder, write, ...rest }, { plain, secure }, upstream, second) {
    const { certificate, key } = createCertificate({ folder, write, ...rest });
    mkdirSync(path.join(folder, "logs"));
    const site = write(
      "site.conf",
      adapted("nginx.conf", {
        "server 127.0.0.1:3000 ": `server 127.0.0.1:${upstream} `,
        "# server 127.0.0.1:3001 ": `${second === undefined ? "# " : ""}server 127.0.0.1:${second} `,
        "/var/cache/nginx/anaba": `${folder}/cache`,
        "/var/log/nginx": `${folder}/logs`,
        "listen [::]:80;": "",
        "listen [::]:443 ssl;": "",
        "listen 80;": `listen 127.0.0.1:${plain};`,
        "listen 443 ssl;": `listen 127.0.0.1:${secure} ssl;`,
        "/etc/letsencrypt/live/anaba.example/fullchain.pem": certificate,
        "/etc/letsencrypt/live/anaba.example/privkey.pem": key,
      }),
    );
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (each) => `${each}_temp_path ${folder}/${each};`,
    );
    const file = write(
      "nginx.conf",
      `daemon off;
      ${process.getuid?.() === 0 ? "user root;" : ""}
      pid ${folder}/nginx.pid;
      events { worker_connections 4096; }
      http { access_log off; ${temporary.join(" ")} include ${site}; }`,
    );
    return startProgram("nginx", ["-p", folder, "-c", file, "-e", path.join(folder, "logs", "error.log")]);
  },
};

export const haproxy: Proxy = {
  name: "HAProxy",
  isThere: hasOpenssl && hasProgram("haproxy"),
  start(folder, { plain, secure }, upstream, second = 1) {
    const { both } = createCertificate(folder);
    const file = folder.write(
      "haproxy.cfg",
      adapted("haproxy.cfg", {
        "bind :80\n": `bind 127.0.0.1:${plain}\n`,
        "bind :443 ": `bind 127.0.0.1:${secure} `,
        "/etc/haproxy/anaba.example.pem": both,
        // By default the second server is down, as during a restart.
        "10.0.0.11:3000": `127.0.0.1:${upstream}`,
        "10.0.0.12:3000": `127.0.0.1:${second}`,
      }),
    );
    return startProgram("haproxy", ["-db", "-f", file]);
  },
};

export const caddy: Proxy = {
  name: "Caddy",
  isThere: hasOpenssl && hasProgram("caddy"),
  start(folder, { plain, secure }, upstream) {
    const { certificate, key } = createCertificate(folder);
    const site = adapted("Caddyfile", {
      "{\n\t# There": `{\n\tadmin off\n\thttp_port ${plain}\n\thttps_port ${secure}\n\t# There`,
      "anaba.example {": `anaba.example {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`,
      "127.0.0.1:3000": `127.0.0.1:${upstream}`,
    });
    const file = folder.write("Caddyfile", site);
    const home = { HOME: folder.folder, PATH: process.env["PATH"] };
    return startProgram("caddy", ["run", "--adapter", "caddyfile", "--config", file], { env: home });
  },
};

/** A sentence for each program of the tests of `deploy/` that this machine lacks: which one, and how to install it. */
export const missingProxies = (): readonly string[] =>
  ["openssl", "nginx", "HAProxy", "Caddy", "PgBouncer"]
    .filter((name) => !hasProgram(name.toLowerCase()))
    .map((name) => notInstalled(name, name.toLowerCase()));
