import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readConfig, SettingError } from "../../server/config/config.ts";
import { loadConfig } from "../../server/config/secret-files.ts";
import { authSecret as secret } from "../support/site-of-engine.ts";

describe("invalid settings", () => {
  test.each<[Record<string, string>, RegExp]>([
    [{ PORT: "65536" }, /^PORT: must be a port/],
    [{ PORT: "3e3" }, /^PORT: /],
    [{ BASE_URL: "anaba.example" }, /^BASE_URL: must be the public address/],
    [{ BASE_URL: "http://localhost/app" }, /^BASE_URL: .* without a path/],
    [{ DATABASE_URL: "mysql://x/y", AUTH_SECRET: secret }, /^DATABASE_URL: must be a postgres/],
    [
      { DATABASE_URL: "postgres://u@one:5432,two:5432/y", AUTH_SECRET: secret },
      /^DATABASE_URL: must have one host, not several: .*deploy\/haproxy-postgresql\.cfg/,
    ],
    [{ DATABASE_URL: "postgres://x/y" }, /^AUTH_SECRET is required with DATABASE_URL/],
    [{ AUTH_SECRET: "short" }, /^AUTH_SECRET: must be at least 32/],
    [{ AUTH_SECRET: "a".repeat(40) }, /^AUTH_SECRET: must be random characters/],
    [{ AUTH_SECRET: `${secret},short` }, /^AUTH_SECRET: must be at least 32/],
    [{ AUTH_SECRET: `${secret},` }, /^AUTH_SECRET: must be at least 32/],
    [
      { AUTH_SECRET: `${secret},${secret},${secret}` },
      /^AUTH_SECRET: must be one secret, or the new and the old one/,
    ],
    [{ AUTH_SECRET: "change-me-0123456789abcdefghijklmnop" }, /^AUTH_SECRET: must be random characters/],
    [{ FILES_URL: "https://bucket.example" }, /^FILES_URL: must be s3:/],
    [{ FILES_URL: "s3://bucket?region=x" }, /^FILES_URL: must name the endpoint/],
    [
      { FILES_URL: "s3://bucket?endpoint=https://s3.example" },
      /^AWS_ACCESS_KEY_ID is required with FILES_URL/,
    ],
    [{ SMTP_URL: "mail.example" }, /^SMTP_URL: must be smtp:/],
    [{ SMTP_URL: "smtp://localhost:25" }, /^MAIL_FROM is required with SMTP_URL/],
    [{ SMTP_URL: "smtp://localhost:25", MAIL_FROM: "me\r\nBcc: x@y.io" }, /^MAIL_FROM: must be the sender/],
    [
      { BASE_URL: "https://anaba.example" },
      /^SMTP_URL is required with a public BASE_URL.*ALLOW_SIMULATED_EMAIL=1/,
    ],
    [{ ALLOW_SIMULATED_EMAIL: "yes" }, /^ALLOW_SIMULATED_EMAIL: must be 1/],
    [{ GOOGLE_CLIENT_ID: "id" }, /^GOOGLE_CLIENT_SECRET is required with another Google setting/],
    [{ GOOGLE_CLIENT_SECRET: "s" }, /^GOOGLE_CLIENT_ID is required with another Google setting/],
    [
      { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "s", GOOGLE_ISSUER: "http://idp.example" },
      /^GOOGLE_ISSUER: must begin with https/,
    ],
    [{ CONTACT_EMAIL: "me" }, /^CONTACT_EMAIL: must be the operator's address/],
    [{ CONTACT_EMAIL: "me@anaba.example\r\nBcc: x@y.io" }, /^CONTACT_EMAIL: must be the operator's address/],
    [{ OFFLINE: "no" }, /^OFFLINE: must be off or unset/],
    [{ TRUST_PROXY: "all" }, /^TRUST_PROXY: /],
    [{ LOG_LEVEL: "loud" }, /^LOG_LEVEL: must be one of/],
    ...["0.0.0.0", "::", "192.0.2.1", "anaba.example"].map((HOST): [Record<string, string>, RegExp] => [
      { HOST },
      /^BASE_URL is still localhost, but HOST=\S+ accepts other machines\. .*HOST=127\.0\.0\.1\. .*ALLOW_SIMULATED_EMAIL=1/,
    ]),
    [{ HOST: "0.0.0.0", BASE_URL: "http://[::1]:3000" }, /^BASE_URL is still \[::1\], but HOST=0\.0\.0\.0/],
    [
      { DATABASE_URL: "postgres://x/y", AUTH_SECRET: secret },
      /^FILES_URL is required with DATABASE_URL.*SINGLE_SERVER=1/,
    ],
    [{ TRUST_PROXI: "1" }, /^TRUST_PROXI: unknown setting; did you mean TRUST_PROXY\?$/],
    ...[
      "TRUST_PROXIES",
      "TRUSTED_PROXIES",
      "TRUST_PROXY_COUNT",
      "ANABA_TRUST_PROXY",
      "trust_proxy",
      "TrustProxy",
      "TRUST_PRXIES",
    ].map((name): [Record<string, string>, RegExp] => [
      { [name]: "1" },
      new RegExp(`^${name}: unknown setting; did you mean TRUST_PROXY\\?$`),
    ]),
    [{ ALLOW_SIMULATED_MAILS: "1" }, /^ALLOW_SIMULATED_MAILS: .* ALLOW_SIMULATED_EMAIL\?$/],
    [{ SINGLE_SERVER_MODE: "1" }, /^SINGLE_SERVER_MODE: .* SINGLE_SERVER\?$/],
    [{ AUTH_SECRETS: "x" }, /^AUTH_SECRETS: .* AUTH_SECRET\?$/],
    [{ AUTHSECRET: "x" }, /^AUTHSECRET: .* AUTH_SECRET\?$/],
    [{ DATABSE_URL: "postgres://x/y" }, /^DATABSE_URL: .* DATABASE_URL\?$/],
    [{ AUTH_SECRET_FIL: "x" }, /^AUTH_SECRET_FIL: .* AUTH_SECRET_FILE\?$/],
    [{ FILE_URL: "s3://x" }, /^FILE_URL: .* FILES_URL\?$/],
    [{ GOOGLE_CLIENTID: "x" }, /^GOOGLE_CLIENTID: .* GOOGLE_CLIENT_ID\?$/],
    ...["ignoreTLS=true", "requireTLS=false"].map((said): [Record<string, string>, RegExp] => [
      { SMTP_URL: `smtp://u:p@mail.example?${said}`, MAIL_FROM: "hello@anaba.example" },
      /^SMTP_URL: remove \w+TLS; .*SMTP_ALLOW_CLEARTEXT=1/,
    ]),
  ])("the settings %j stop the start with a line that names the setting and the fix", (environment, line) => {
    const read = () => readConfig(environment);
    expect(read).toThrow(SettingError);
    expect(read).toThrow(line);
    expect(read).toThrow(/^[^\n]+$/);
  });
});

describe("what is behind accounts", () => {
  test("without settings there is simulated mail, the development OpenID provider, files on disk and a generated secret", () => {
    expect(readConfig({})).toMatchObject({
      mail: { kind: "simulated", demo: false },
      google: { kind: "development" },
      files: { kind: "disk" },
      authSecrets: null,
      databaseUrl: "sqlite:./data/anaba.sqlite",
    });
  });

  test("a public address needs real mail or an allowed demonstration, and has no development OpenID provider", () => {
    const demo = readConfig({ BASE_URL: "https://anaba.example", ALLOW_SIMULATED_EMAIL: "1" });
    expect(demo).toMatchObject({ mail: { kind: "simulated", demo: true }, google: null });
    const real = readConfig({
      BASE_URL: "https://anaba.example",
      SMTP_URL: "smtps://u:p@mail.example",
      MAIL_FROM: "hello@anaba.example",
      GOOGLE_CLIENT_ID: "id",
      GOOGLE_CLIENT_SECRET: "s",
    });
    expect(real.mail).toEqual({
      kind: "smtp",
      url: "smtps://u:p@mail.example",
      from: "hello@anaba.example",
      requireTls: true,
    });
    expect(real.google).toEqual({ kind: "google", clientId: "id", clientSecret: "s", issuer: null });
  });

  test("CONTACT_EMAIL says where people reach the operator", () => {
    expect(readConfig({}).contactEmail).toBeNull();
    expect(readConfig({ CONTACT_EMAIL: "hello@anaba.example" }).contactEmail).toBe("hello@anaba.example");
  });

  test("AUTH_SECRET may hold a new and an old secret", () => {
    const older = `${secret}-before`;
    expect(readConfig({ AUTH_SECRET: secret }).authSecrets).toEqual([secret]);
    expect(readConfig({ AUTH_SECRET: `${secret}, ${older}` }).authSecrets).toEqual([secret, older]);
  });

  test("FILES_URL configures an S3 bucket", () => {
    const { files } = readConfig({
      FILES_URL: "s3://anaba?endpoint=https://s3.example&region=eu-1",
      AWS_ACCESS_KEY_ID: "k",
      AWS_SECRET_ACCESS_KEY: "s",
    });
    expect(files).toMatchObject({ kind: "s3", bucket: "anaba", region: "eu-1", accessKeyId: "k" });
  });
});

describe("what others can reach", () => {
  test("a public HOST with a loopback BASE_URL is a demonstration, if one is allowed", () => {
    const { mail } = readConfig({ HOST: "0.0.0.0", ALLOW_SIMULATED_EMAIL: "1" });
    expect(mail).toEqual({ kind: "simulated", demo: true });
  });

  test.each(["127.0.0.1", "127.8.9.10", "::1", "localhost"])("the HOST %s is loopback only", (HOST) => {
    expect(readConfig({ HOST }).mail).toEqual({ kind: "simulated", demo: false });
  });

  test("a single server may store images on its own disk", () => {
    const settings = { DATABASE_URL: "postgres://x/y", AUTH_SECRET: secret, SINGLE_SERVER: "1" };
    expect(readConfig(settings).files).toEqual({ kind: "disk" });
  });

  test.each([
    ["a password", "smtp://u:p@mail.example", {}, true],
    [
      "a password that may be sent unencrypted",
      "smtp://u:p@mail.example",
      { SMTP_ALLOW_CLEARTEXT: "1" },
      false,
    ],
    ["no password", "smtp://mail.example", {}, false],
  ])("mail with %s requires TLS: %j", (_, SMTP_URL, more, requireTls) => {
    const config = readConfig({ SMTP_URL, MAIL_FROM: "hello@anaba.example", ...more });
    expect(config.mail).toMatchObject({ requireTls });
  });

  test("environment variables of other programs are ignored", () => {
    const others = [
      "HOSTNAME",
      "HOSTS",
      "PORTS",
      "LOGLEVEL",
      "MAIL",
      "SMTP_USER",
      "AWS_PROFILE",
      "XDG_DATA_DIRS",
      "AWS_ACCESS_KEY",
      "AWS_SECRET_KEY",
      "AWS_SESSION_TOKEN",
      "DATABASE_URL_UNPOOLED",
      "DATABASE_NAME",
      "GOOGLE_CLIENT_EMAIL",
      "GOOGLE_CLOUD_PROJECT",
      "LOG_LEVEL_ROOT",
      "METRICS_PORT_9090_TCP",
      "ANABA_PORT",
      "ANABA_SERVICE_HOST",
      "PORT_3000_TCP_ADDR",
      "http_proxy",
      "NO_PROXY",
      "SERVER_NAME",
      "MAIL_USER",
    ];
    expect(() => readConfig(Object.fromEntries(others.map((name) => [name, "x"])))).not.toThrow();
  });
});

describe("secrets from files", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "anaba-secrets-"));
  const file = (name: string, text: string) => {
    const place = path.join(folder, name);
    writeFileSync(place, text);
    return place;
  };

  test("a secret file holds the value of its setting, and its trailing line end is ignored", () => {
    const config = loadConfig({
      AUTH_SECRET_FILE: file("secret", `${secret}\n`),
      SMTP_URL_FILE: file("smtp", "smtps://u:p@mail.example"),
      MAIL_FROM: "hello@anaba.example",
    });
    expect(config).toMatchObject({ authSecrets: [secret], mail: { url: "smtps://u:p@mail.example" } });
  });

  test.each<[Record<string, string>, RegExp]>([
    [
      { AUTH_SECRET_FILE: path.join(folder, "none") },
      /^AUTH_SECRET_FILE: .* cannot be read \(ENOENT\); name a file/,
    ],
    [{ AUTH_SECRET_FILE: file("empty", "\n") }, /^AUTH_SECRET_FILE: .* is empty$/],
    [
      { AUTH_SECRET_FILE: file("one", secret), AUTH_SECRET: secret },
      /^AUTH_SECRET_FILE and AUTH_SECRET are both set/,
    ],
    [{ AUTH_SECRET_FILE: file("short", "canary") }, /^AUTH_SECRET: must be at least 32/],
  ])("the settings %j are refused with one line that reveals no secret", (environment, line) => {
    const read = () => loadConfig(environment);
    expect(read).toThrow(SettingError);
    expect(read).toThrow(line);
    expect(read).toThrow(/^(?!.*canary)[^\n]+$/);
  });

  afterAll(() => rmSync(folder, { recursive: true }));
});
